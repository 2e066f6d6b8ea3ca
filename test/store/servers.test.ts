// Several servers in one address: the one that takes what is written is found, and found again when another takes over.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { isAway } from '../../src/store/database/away.ts'
import { openConnection, openPool } from '../../src/store/database/connection.ts'
import { addressesIn } from '../../src/store/database/servers.ts'
import { freePort } from '../support/free-port.ts'
import { type OwnPostgres, startOwnPostgres } from '../support/own-postgres.ts'
import { openSilentProxy, type SilentProxy } from '../support/silent-proxy.ts'

describe('An address of several servers', () => {
  it('is one address for each of them', () => {
    expect(
      addressesIn('postgresql://u:p@one:1,other:2/herald?target_session_attrs=read-write&sslmode=disable'),
    ).toEqual(['postgresql://u:p@one:1/herald?sslmode=disable', 'postgresql://u:p@other:2/herald?sslmode=disable'])
    expect(addressesIn('postgresql://one,other/herald?target_session_attrs=primary')).toEqual([
      'postgresql://one/herald',
      'postgresql://other/herald',
    ])
  })

  it('of one is left as it is', () => {
    const one = 'postgresql://u:p%2C@one/herald?host=%2Fa%2Cb'
    expect(addressesIn(one)).toEqual([one])
  })
})

describe('Of two servers', () => {
  const servers: OwnPostgres[] = []
  const ways: SilentProxy[] = []
  const PASSWORD = 'the same for both'
  beforeAll(async () => {
    for (let i = 0; i < 2; i++) {
      const server = await startOwnPostgres()
      servers.push(server)
      await ask(server, `ALTER ROLE CURRENT_USER PASSWORD '${PASSWORD}'`)
      const folder = new URL(server.url).searchParams.get('host')
      ways.push(await openSilentProxy({ path: `${folder}/.s.PGSQL.5432` }))
    }
  })
  afterAll(async () => {
    for (const way of ways) way.close()
    for (const server of servers) await server.stop()
  })
  const asWhom = () => {
    const { username, pathname } = new URL(servers[0]!.url)
    return { user: `${username}:${encodeURIComponent(PASSWORD)}`, name: pathname }
  }
  const ask = async (server: OwnPostgres, sql: string) => {
    const address = new URL(server.url)
    if (ways.length === 2) address.password = encodeURIComponent(PASSWORD)
    const client = new pg.Client({ connectionString: address.href })
    await client.connect()
    await client.query('SET default_transaction_read_only = off')
    await client.query(sql).finally(() => client.end())
  }
  /** As one that another has taken over from: from the next session on. */
  const onlyReads = (which: number, whether: boolean) =>
    ask(servers[which]!, `ALTER ROLE CURRENT_USER SET default_transaction_read_only = ${whether ? 'on' : 'off'}`)
  const both = (...ports: number[]) => {
    const { user, name } = asWhom()
    return `postgresql://${user}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}${name}`
  }
  const open = (url: string) => {
    const pool = openPool({ url, max: 3 })
    onTestFinished(() => pool.end())
    return pool
  }

  it('one that is away is passed over, by pools and by connections alike', async () => {
    const url = both(await freePort(), ways[1]!.port)
    const pool = open(url)
    const before = ways[1]!.connections
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    const client = await openConnection(url)
    await client.end()
    expect(ways[1]!.connections).toBe(before + 2)
  })

  it('one that only reads is passed over', async () => {
    await onlyReads(0, true)
    onTestFinished(() => onlyReads(0, false))
    const pool = open(both(ways[0]!.port, ways[1]!.port))
    await pool.query('CREATE TEMP TABLE one (id int); INSERT INTO one VALUES (1)')
  })

  it('when the other takes over, what is asked meanwhile is told to come again, and then it is served', async () => {
    await onlyReads(1, true)
    onTestFinished(() => onlyReads(1, false))
    onTestFinished(() => onlyReads(0, false))
    const pool = open(both(ways[0]!.port, ways[1]!.port))
    const write = () => pool.query({ name: 'tally', text: "SELECT nextval('outbox_id_seq')" })
    await write()
    // The first one reads only from now on, in sessions that are there already, too.
    await onlyReads(0, true)
    await pool.query('SET default_transaction_read_only = on')
    await onlyReads(1, false)
    const refused = await write().catch((error) => error)
    expect(isAway(refused)).toBe(true)
    await expect
      .poll(() =>
        write().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  it('where there is none that writes, that is said, and nothing waits', async () => {
    for (const which of [0, 1]) await onlyReads(which, true)
    onTestFinished(async () => {
      for (const which of [0, 1]) await onlyReads(which, false)
    })
    const url = both(ways[0]!.port, ways[1]!.port)
    const refused = await open(url)
      .query('SELECT 1')
      .catch((error) => error)
    expect(refused).toMatchObject({ message: 'this PostgreSQL only reads' })
    expect(isAway(refused)).toBe(true)
    await expect(openConnection(url)).rejects.toThrow('only reads')
  })
})
