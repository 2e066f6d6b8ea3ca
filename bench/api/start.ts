// From the command to the first answered request, on a built project.
import { median } from '../measure.ts'
import type { Row } from '../report.ts'
import { newHome, removeHome, serveHome } from './herald.ts'

const TIMES = 3

export async function start(): Promise<Row[]> {
  const fresh: number[] = []
  const again: number[] = []
  const byNpm: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const home = newHome()
    try {
      fresh.push(await secondsToStart(home))
      again.push(await secondsToStart(home))
      byNpm.push(await secondsToStart(home, 'npm start'))
    } finally {
      removeHome(home)
    }
  }
  return [
    {
      what: 'npm start to the first answer, a built project and its data',
      figure: median(byNpm),
      unit: 's',
      wanted: { under: 5 },
    },
    { what: 'the built command to the first answer, with data', figure: median(again), unit: 's' },
    { what: 'the built command to the first answer, nothing there yet', figure: median(fresh), unit: 's' },
  ]
}

async function secondsToStart(home: string, how?: 'npm start'): Promise<number> {
  const server = await serveHome(home, how)
  await server.stop()
  return server.startedIn / 1000
}
