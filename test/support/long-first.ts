// The order of the test files: the longest first, so that none of them is begun when all others are done. How long each took
// is remembered from the last run; where there was none, the size of a file says little, so those known to be long are named.
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONG = ['test/rules/verify.test.ts']

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = LONG.indexOf(relative(project.config.root, moduleId))
      return place < 0 ? LONG.length : place
    }
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return (await super.sort(files)).sort((a, b) => group(a) - group(b) || rank(a) - rank(b))
  }
}
