// A pack from a file that somebody brings: made if it is sound, otherwise every fault in it.
import { checkPack } from './check.ts'
import { makePack } from './make.ts'
import type { Content, Pack } from './pack.ts'

export function loadPack(name: string, content: unknown): { pack: Pack } | { faults: string[] } {
  const faults = checkPack(content)
  return faults.length > 0 ? { faults } : { pack: makePack(name, content as Content) }
}
