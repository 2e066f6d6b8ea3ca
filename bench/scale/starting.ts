// From the command to the first answered request, with a million games beside a thousand.
import { median } from '../measure.ts'
import type { Row } from '../report.ts'
import type { Town, Towns } from './towns.ts'

const TIMES = 5

export async function starting({ few, many }: Towns): Promise<Row[]> {
  const ours: number[] = []
  const beside: number[] = []
  await startOf(many)
  await startOf(few)
  for (let time = 0; time < TIMES; time++) {
    ours.push(await startOf(many))
    beside.push(await startOf(few))
  }
  const figure = median(ours.map((each, at) => each / beside[at]!))
  return [
    {
      what: 'start-up, ms',
      ours: median(ours),
      beside: median(beside),
      figure,
      unit: 'times',
      wanted: { atMost: 1.3 },
    },
  ]
}

async function startOf(town: Town): Promise<number> {
  await town.server.stop()
  town.server = await town.start()
  return town.server.startedIn
}
