// What makes a pack sound (KD-17). Every fault in a file, each with its place.
import { type Fault, isTooDeep } from '../../check-file.ts'
import { checkCards, checkCounts, checkSpaces, checkTiles } from './check-facts.ts'
import { checkLists, checkPlayers, checkSteward } from './check-play.ts'
import type { Content } from './pack.ts'
import { contentShape } from './shape.ts'

export function checkPack(content: unknown): string[] {
  if (isTooDeep(content)) return ['content: it is nested too deep to be a content file']
  const faults: string[] = []
  const fault: Fault = (place, sentence) => {
    faults.push(place === '' ? `content: ${sentence}` : `content: ${place}: ${sentence}`)
  }
  contentShape('', content, fault)
  checkNumbers(content, fault)
  // Of a file with broken parts nothing more can be said.
  if (faults.length === 0)
    for (const check of [
      checkIds,
      checkCounts,
      checkSpaces,
      checkTiles,
      checkCards,
      checkLists,
      checkPlayers,
      checkSteward,
    ])
      check(content as Content, fault)
  return faults
}

/** Numbers are integers, wherever they stand (KD-17.1). */
function checkNumbers(content: unknown, fault: Fault): void {
  const walk = (value: unknown, place: string): void => {
    if (typeof value === 'number' && !Number.isSafeInteger(value)) fault(place, 'numbers are whole (KD-17.1)')
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, place === '' ? name : `${place} ${name}`)
  }
  walk(content, '')
}

/** Ids are there once in the whole pack (KD-17.1). */
function checkIds(content: Content, fault: Fault): void {
  const seen = new Set<string>()
  const once = (place: string, id: string) => {
    if (seen.has(id)) fault(place, `its id ${id} is there twice (KD-17.1)`)
    seen.add(id)
  }
  const lists = {
    ...{ goods: content.goods, relics: content.relics, areas: content.areas, zones: content.zones },
    ...{ spaces: content.spaces, characters: content.characters, buildings: content.buildings },
    ...{ 'building spaces': content.buildings.flatMap(({ spaces }) => spaces), adventures: content.adventures },
    ...{ deeds: content.deeds, rewards: content.rewards, hordes: content.hordes },
    ...{ specialHordes: content.specialHordes, faces: content.specialHordes.flatMap(({ faces }) => faces) },
    ...{ fates: content.fates, 'dice faces': Object.values(content.dice).flatMap(({ faces }) => faces) },
    ...{ rewardSources: content.rewardSources, achievements: content.achievements },
  }
  for (const [place, list] of Object.entries(lists)) for (const { id } of list) once(place, id)
  for (const { colour } of content.seats) once('seats', colour)
}
