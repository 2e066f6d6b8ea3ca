// A server that stops answers whom it has begun to answer, takes nobody new, and waits for no stream.
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { until } from '../support/served.ts'
import { fullTable } from '../support/tables.ts'

const database = ownDatabase()

it('a server that stops answers whom it has begun to answer', async () => {
  const deps = depsFor(database)
  const { app, close } = await testApp(database, undefined, {}, deps)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { game } = await fullTable(deps)
  const stream = await fetch(`${address}/v1/games/${game}/stream`)
  expect(stream.status).toBe(200)

  const holder = await database.pool.connect()
  await holder.query('BEGIN; LOCK TABLE game IN ACCESS EXCLUSIVE MODE')
  const asked = fetch(`${address}/v1/games?which=running`)
  await until(async () => (await holder.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount! > 0)
  const closed = close()
  const port = Number(new URL(address).port)
  await until(
    () =>
      new Promise<boolean>((known) => {
        const socket = connect(port, '127.0.0.1', () => known(false)).once('error', () => known(true))
        socket.once('connect', () => socket.destroy())
      }),
  )
  await holder.query('ROLLBACK')
  holder.release()
  const answer = await asked
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(game)
  await closed
  await expect(stream.text()).rejects.toThrow()
})
