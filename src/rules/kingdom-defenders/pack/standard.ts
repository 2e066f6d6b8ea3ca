// The pack of the box. That it is sound is a test's business, not every start's.
import content from './content.json' with { type: 'json' }
import { makePack } from './make.ts'
import type { Content } from './pack.ts'

export const standardPack = makePack('standard', content as unknown as Content)
