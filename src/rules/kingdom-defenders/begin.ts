// Options, checked, and set-up (KD-2). The only place a seed enters.
import { shuffle } from '../random.ts'
import type { Checked, Refusal, Seat, Seed } from '../ruleset.ts'
import { checkFields, type Fields, isObject, isOneOf, notUnderstood } from '../shape.ts'
import type { Event, InPlay } from './events.ts'
import { DIFFICULTIES, OPTION_DEFAULTS, OPTION_NEEDS, type Options, PLAYERS, VARIANTS } from './options.ts'
import type { Pack } from './pack/pack.ts'
import { tilePool } from './pack/pool.ts'

export const RULESET = 'kingdom-defenders'
export const VERSION = 1

const bad = (code: string, rule: string, at: string, message: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: notUnderstood(code, rule, at, message),
})

/** Exactly the options of KD-2.1. */
export function checkOptions(pack: Pack, wish: unknown): Checked<Options> {
  const wrong = checkFields(wish, ['players', 'difficulty', 'variant'], ['pool'], 'KD-2.1')
  if (wrong) return { ok: false, refusal: wrong }
  const { players, difficulty, variant, pool } = wish as Fields
  if (!isOneOf(players, PLAYERS)) return bad('bad-players', 'KD-2.1', '/players', 'There are 2, 3 or 4 players.')
  if (!isOneOf(difficulty, DIFFICULTIES))
    return bad('bad-difficulty', 'KD-2.1', '/difficulty', `The difficulty is one of ${DIFFICULTIES.join(', ')}.`)
  if (!isOneOf(variant, VARIANTS))
    return bad('bad-variant', 'KD-2.1', '/variant', `The variant is one of ${VARIANTS.join(', ')}.`)
  const custom = difficulty === OPTION_NEEDS.pool.difficulty
  if (custom !== Object.hasOwn(wish as Fields, 'pool'))
    return bad('bad-pool', 'KD-2.1', '/pool', 'There is a pool of tiles with "custom", and only then.')
  if (custom && !isInPackOrder(pack, pool))
    return bad('bad-pool', 'KD-2.1', '/pool', 'The pool lists tiles that are not printed, in pack order, none twice.')
  const options: Options = { players, difficulty, variant, ...(custom && { pool: [...(pool as string[])] }) }
  return isEnough(pack, options)
    ? { ok: true, value: options }
    : bad('pool-too-small', 'KD-2.2', custom ? '/pool' : '', 'There are too few tiles without attacks to be dealt.')
}

/** What a wish leaves out is at its default. */
export const wishedOptions = (pack: Pack, wish: unknown): Checked<Options> =>
  checkOptions(pack, isObject(wish) ? { ...OPTION_DEFAULTS, ...wish } : wish)

function isInPackOrder({ content }: Pack, pool: unknown): pool is string[] {
  if (!Array.isArray(pool)) return false
  const order = [...content.characters, ...content.buildings].filter(({ printed }) => !printed).map(({ id }) => id)
  let last = -1
  for (const id of pool) {
    const place = order.indexOf(id)
    if (place <= last) return false
    last = place
  }
  return true
}

/** KD-2.2: without any attack tile there must be enough of both. */
export function isEnough(pack: Pack, options: Options): boolean {
  const { characters, buildings } = tilePool(pack.content, options)
  const peaceful = (tiles: readonly { attack: boolean }[]) => tiles.filter(({ attack }) => !attack).length
  return (
    peaceful(characters) >= pack.layout(options).characters &&
    peaceful(buildings) >= pack.content.constants.buildingTiles
  )
}

export function begin(pack: Pack, options: Options, seed: Seed): Event[] {
  const { content } = pack
  const layout = pack.layout(options)
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  const { characters, buildings } = dealTiles(pack, options, seed)

  const deedPile = (['I', 'II'] as const).flatMap((pile) =>
    shuffle(ids(content.deeds.filter((deed) => deed.pile === pile)), seed, `deeds/${pile}`),
  )
  const cards = content.adventures.filter(({ twoPlayer }) => twoPlayer || !layout.twoPlayerCardsOnly)
  const deck = shuffle(ids(cards), seed, 'adventures')
  const row: Record<string, string> = {}
  for (const slot of layout.row.toReversed()) row[slot] = deck.shift()!
  const rewardPile = shuffle(ids(content.rewards), seed, 'rewards')
  const order = shuffle(
    Array.from({ length: options.players }, (_, seat): Seat => seat),
    seed,
    'turn-order',
  )
  const fates = shuffle(ids(content.fates), seed, 'fates')
  const { fatesDealt, faceUpDeeds, faceUpRewards } = content.constants
  return [
    {
      t: 'begun',
      ruleset: RULESET,
      version: VERSION,
      pack: { name: pack.name, fingerprint: pack.fingerprint },
      options,
      seed,
      order,
      fame: order.map((_, seat) => layout.startFame[order.indexOf(seat)]!),
      hero: layout.hero,
      aside: layout.aside,
      characters,
      buildings,
      deeds: deedPile.splice(0, faceUpDeeds),
      deedPile,
      row,
      deck,
      rewards: rewardPile.splice(0, faceUpRewards),
      rewardPile,
      ...hordes(pack, options, seed),
      fates: order.map((_, seat) => fates.slice(fatesDealt * seat, fatesDealt * (seat + 1))),
    },
  ]
}

/** KD-2.9. */
function hordes(pack: Pack, options: Options, seed: Seed): { horde: InPlay | null; hordePile: string[] } {
  const { horde: when } = pack.layout(options)
  if (when === 'never') return { horde: null, hordePile: [] }
  const cards = pack.content.hordes.filter(({ players }) => players.includes(options.players))
  const hordePile = shuffle(
    cards.map(({ id }) => id),
    seed,
    'hordes',
  )
  if (when !== 'set-up') return { horde: null, hordePile }
  const id = hordePile.shift()!
  return { horde: { id, counter: pack.hordes.get(id)!.speed }, hordePile }
}

/** KD-2.3, KD-2.4. */
function dealTiles(pack: Pack, options: Options, seed: Seed) {
  const { characters, buildings } = tilePool(pack.content, options)
  const layout = pack.layout(options)
  const { maxAttackTiles, buildingTiles } = pack.content.constants
  const guests = deal(shuffle(characters, seed, 'characters'), layout.characters, maxAttackTiles)
  const houses = deal(shuffle(buildings, seed, 'buildings'), buildingTiles, maxAttackTiles - attacksIn(guests))
  const seated = seatFixed(
    pack,
    guests.map(({ id }) => id),
  )
  const audiences = layout.audiences.map(({ id }, at) => [id, seated[at]!] as const)
  return { characters: Object.fromEntries(audiences), buildings: houses.map(({ id }) => id) }
}

const attacksIn = (tiles: readonly { attack: boolean }[]): number => tiles.filter(({ attack }) => attack).length

/** Down the list until there are so many, passing over attack tiles when there are enough of them. */
export function deal<T extends { attack: boolean }>(tiles: readonly T[], many: number, mostAttacks: number): T[] {
  const dealt: T[] = []
  for (const tile of tiles)
    if (dealt.length < many && !(tile.attack && attacksIn(dealt) === mostAttacks)) dealt.push(tile)
  return dealt
}

/** Who has a slot of their own changes places with whoever lies there. */
export function seatFixed(pack: Pack, dealt: string[]): string[] {
  const seated = dealt.slice()
  for (const id of dealt) {
    const { fixedSlot } = pack.characters.get(id)!
    if (fixedSlot === null) continue
    const from = seated.indexOf(id)
    seated[from] = seated[fixedSlot - 1]!
    seated[fixedSlot - 1] = id
  }
  return seated
}
