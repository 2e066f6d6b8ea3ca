// The order of the test files: the longest first, so that none of them is begun when all others are done. How long each took
// is remembered from the last run; where there was none, the size of a file says little, so those known to be long are named.
// Files of one kind follow each other, as they share a process and what it has loaded; those without a service are short, and
// fill up the end.
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONG = [
  ...['test/http/fuzz.test.ts', 'test/http/roles.test.ts', 'test/http/secrecy/three.test.ts'],
  ...['test/http/secrecy/five.test.ts', 'test/http/secrecy/four.test.ts', 'test/store/embedded.test.ts'],
  ...['test/jobs/secrets.test.ts', 'test/jobs/jobs.test.ts', 'test/rules/verify.test.ts'],
  ...['test/bots/kingdom-defenders.test.ts', 'test/rules/xidit/properties.test.ts'],
  ...['test/rules/kingdom-defenders/properties.test.ts', 'test/borders.test.ts', 'test/main/restart.test.ts'],
  ...['test/browser/defenders-whole-game.test.ts', 'test/browser/whole-game.test.ts'],
]

for (const file of LONG)
  if (!existsSync(file)) throw new Error(`${file} is not there: whoever moves it moves it here, too`)

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = LONG.indexOf(relative(project.config.root, moduleId))
      return place < 0 ? LONG.length : place
    }
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    const fills = ({ project }: TestSpecification) => Number(project.name === 'pure')
    return (await super.sort(files)).sort((a, b) => group(a) - group(b) || fills(a) - fills(b) || rank(a) - rank(b))
  }
}
