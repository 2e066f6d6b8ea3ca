// Options, checked, and set-up. The only place a seed enters.
import { Stream, shuffle } from '../random.ts'
import type { Checked, Refusal, Seed } from '../ruleset.ts'
import { checkFields, type Fields, isOneOf, notUnderstood } from '../shape.ts'
import type { Event, Filled } from './events.ts'
import { DUMMIES, LENGTHS, OPTION_DEFAULTS, OPTION_NEEDS, type Options, PLAYERS } from './options.ts'
import type { Pack } from './pack/pack.ts'
import type { Tracks } from './state.ts'
import { fill } from './tiles-renewal.ts'
import { ASSESSMENTS, type Assessment, copyUnits, noUnits, TITAN_SIZES, type TitanSize } from './vocabulary.ts'

export const RULESET = 'xidit'
export const VERSION = 1

/** Tiles that form the recruitment pile at set-up, before its top moves on. */
const RECRUIT_PILE = 5

/** Exactly the options of. */
export function checkOptions(wish: unknown): Checked<Options> {
  const refuse = (refusal: Refusal) => ({ ok: false as const, refusal })
  const wrong = checkFields(wish, ['players', 'length'], ['dummy'], 'X-2.1')
  if (wrong) return refuse(wrong)
  const { players, length, dummy } = wish as Fields
  if (!isOneOf(players, PLAYERS))
    return refuse(notUnderstood('bad-players', 'X-2.1', '/players', 'players is 3, 4 or 5.'))
  if (!isOneOf(length, LENGTHS))
    return refuse(notUnderstood('bad-length', 'X-2.1', '/length', 'length is "long" or "short".'))
  if (players !== OPTION_NEEDS.dummy.players) {
    if (dummy !== undefined)
      return refuse(notUnderstood('no-dummy', 'X-2.1', '/dummy', 'Only three players have a dummy.'))
    return { ok: true, value: { players, length } }
  }
  if (!isOneOf(dummy, DUMMIES))
    return refuse(notUnderstood('bad-dummy', 'X-2.1', '/dummy', 'With three players dummy is "normal" or "hard".'))
  return { ok: true, value: { players, length, dummy } }
}

/** The same, with what may be left out filled in: a long game, a normal dummy. */
export function wishedOptions(wish: unknown): Checked<Options> {
  if (typeof wish !== 'object' || wish === null || Array.isArray(wish)) return checkOptions(wish)
  const { length, dummy } = OPTION_DEFAULTS
  const filled = { length, ...(wish as Fields) }
  return checkOptions((wish as Fields).players === OPTION_NEEDS.dummy.players ? { dummy, ...filled } : filled)
}

export function begin(pack: Pack, options: Options, seed: Seed): Event[] {
  const layout = pack.layout(options)
  const many = layout.recruitTiles
  const dealt = shuffle(layout.inPlay, seed, 'tiles')
  const barracks = copyUnits(pack.supply)
  const recruits = dealt.slice(0, many).map((city): Filled => {
    const units = noUnits()
    fill(units, layout.tiles[city]!.recruits, barracks)
    return { city, units }
  })
  const recruitPile = dealt.slice(2 * many, 2 * many + RECRUIT_PILE)
  const threatPile = dealt.slice(2 * many + RECRUIT_PILE)
  const assessments = shuffle(ASSESSMENTS, seed, 'assessments')
  return [
    {
      t: 'begun',
      ruleset: RULESET,
      version: VERSION,
      pack: { name: pack.name, fingerprint: pack.fingerprint },
      options,
      seed,
      cities: pack.cities.length,
      regions: layout.regions.map((region) => region.id),
      recruits,
      threats: dealt.slice(many, 2 * many),
      queue: {
        recruitPile,
        recruitNext: recruitPile.shift() ?? null,
        recruitDiscard: [],
        threatPile,
        threatNext: threatPile.shift() ?? null,
        threatDiscard: [],
      },
      barracks,
      titans: titanPiles(pack, seed),
      assessments,
      dummy: options.dummy ? dummyTracks(assessments, options.dummy === 'hard' ? 7 : 6) : null,
      first: new Stream(seed, 'first-seat').below(options.players),
    },
  ]
}

/** Each pair in file order, shuffled. */
function titanPiles(pack: Pack, seed: Seed): Record<TitanSize, string[]> {
  const pile = (size: TitanSize) =>
    shuffle(
      [...pack.titans.values()].filter((titan) => titan.size === size).map((titan) => titan.id),
      seed,
      `titans/${size}`,
    )
  const [three, four, five] = TITAN_SIZES
  return { 3: pile(three), 4: pile(four), 5: pile(five) }
}

/** The category assessed first starts highest. */
function dummyTracks(assessments: Assessment[], highest: number): Tracks {
  const start = (kind: Assessment) => highest - assessments.indexOf(kind)
  return { wealth: start('wealth'), influence: start('influence'), reputation: start('reputation') }
}
