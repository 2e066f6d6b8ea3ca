// What there is to play with, as data (the facts of kingdom-defenders.ts). The file of a pack may hold more, for people.
import { type TSchema, Type } from 'typebox'
import { count, kind, named, oneOf, orNull, text } from '../../schema-parts.ts'
import { DIFFICULTIES, PLAYERS, VARIANTS } from '../options.ts'
import { DICE, GOODS, NEEDS, TRACKS, TRIGGERS } from '../vocabulary.ts'
import { requirement } from './questions.ts'
import { area, good, id, ids, pack, pair, relic, source } from './vocabulary.ts'

const name = named('KingdomDefendersName', Type.Object({ en: text(), de: text() }))
const known = { id, name: name.ref }
const flag = Type.Boolean()
const zone = oneOf(['city', 'kingdom', 'wall'])

const op = kind
const gain = named(
  'KingdomDefendersGain',
  Type.Object({ op: op('gain'), res: oneOf([...GOODS, 'fame', 'weaponOrSpell']), n: count() }),
)
const heal = Type.Object({ op: op('heal'), n: count() })
const gains = Type.Array(gain.ref)
const effect = named(
  'KingdomDefendersEffect',
  Type.Union(
    [
      gain.ref,
      heal,
      Type.Object({ op: op('pay'), res: oneOf(['coin', 'wound']), n: count() }),
      Type.Object({ op: op('buy'), coins: count(), n: count(), times: count() }),
      Type.Object({ op: op('level'), track: oneOf([...TRACKS, 'either']), n: count() }),
      Type.Object({ op: op('choose'), options: Type.Array(Type.Array(Type.Union([gain.ref, heal]))) }),
      Type.Object({ op: op('roll'), die: oneOf([...DICE, 'any']), times: count() }),
      Type.Object({ op: oneOf(['reward', 'copy', 'shield', 'first']) }),
      Type.Object({ op: oneOf(['contribute', 'perCard']), max: count() }),
      Type.Object({ op: op('disc'), kind: oneOf(['own', 'grey']) }),
      Type.Object({ op: op('attack'), kind: oneOf(['good', 'wound', 'camp']) }),
      Type.Object({ op: op('attack'), kind: kind('fame'), n: count() }),
      Type.Object({ op: op('attack'), kind: kind('bounce'), areas: Type.Array(area.ref), coins: count() }),
      Type.Object({ op: op('discount'), resources: count(), wounds: count() }),
      Type.Object({ op: op('on'), triggers: Type.Array(oneOf(TRIGGERS)), do: gains }),
      Type.Object({ op: op('levelTile'), value: count() }),
    ],
    { description: 'What a space, tile or card does (KD-6.4), by its `op`.' },
  ),
)
const effects = Type.Array(effect.ref)

const tile = { ...known, printed: flag, stars: count(), attack: flag, affectsC: flag, effects }
const horde = { ...known, needs: pair.ref, speed: count(), siegeFame: count() }

const each = <const K extends readonly string[], S extends TSchema>(names: K, one: S) =>
  Type.Object(Object.fromEntries(names.map((key) => [key, one])) as Record<K[number], S>)
const optional = <const K extends readonly string[]>(names: K) =>
  Type.Object(
    Object.fromEntries(names.map((key) => [key, Type.Optional(count())])) as Record<
      K[number],
      ReturnType<typeof Type.Optional<ReturnType<typeof count>>>
    >,
  )

const setup = named(
  'KingdomDefendersSetup',
  Type.Object({
    ...{ characters: count(), aside: count(), hero: count(), deckSlot: count(), campLimit: count(), dice: count() },
    ...{ startFame: Type.Array(count()), removeTiles: ids, twoPlayerCardsOnly: flag },
  }),
)
const variant = named(
  'KingdomDefendersVariantFacts',
  Type.Object({ rounds: count(), removeTiles: ids, horde: oneOf(['never', 'set-up', 'round-2']) }),
)
const trackFacts = named(
  'KingdomDefendersTrackFacts',
  Type.Object({
    ...{ name: name.ref, relic: relic.ref, good: good.ref },
    steps: Type.Array(Type.Object({ multiplier: Type.Optional(count()), effects: Type.Optional(effects) })),
  }),
)
const dieFacts = named(
  'KingdomDefendersDieFacts',
  Type.Object({
    ...{ colour: text(), name: name.ref },
    faces: Type.Array(Type.Object({ id, effects, count: count() })),
  }),
)

export const content = named(
  'KingdomDefendersContent',
  Type.Object({
    format: text(),
    seats: Type.Array(Type.Object({ colour: text(), name: name.ref })),
    goods: Type.Array(Type.Object({ id: good.ref, name: name.ref, plural: name.ref })),
    relics: Type.Array(Type.Object({ id: relic.ref, name: name.ref })),
    players: each(['2', '3', '4'], setup.ref),
    constants: each(
      [
        ...(['rounds', 'discsPerPlayer', 'markerDiscs', 'buildingTiles', 'maxWounds', 'faceUpDeeds'] as const),
        ...(['faceUpRewards', 'fatesDealt', 'maxAttackTiles', 'failFame'] as const),
      ],
      count(),
    ),
    difficulties: each(['standard', 'advanced', 'expert'], count()),
    variants: each(VARIANTS, variant.ref),
    areas: Type.Array(Type.Object({ id: area.ref, name: name.ref, zone })),
    zones: Type.Array(Type.Object({ id: zone, name: name.ref })),
    spaces: Type.Array(
      Type.Object({
        ...{ ...known, area: area.ref, minPlayers: count(), req: Type.Optional(requirement.ref) },
        slot: Type.Optional(orNull(count())),
        ...{ expires: Type.Optional(flag), max: Type.Optional(count()), door: Type.Optional(count()) },
      }),
    ),
    characters: Type.Array(Type.Object({ ...tile, passive: flag, fixedSlot: orNull(count()), req: requirement.ref })),
    buildings: Type.Array(
      Type.Object({
        ...tile,
        spaces: Type.Array(Type.Object({ ...known, req: requirement.ref, minPlayers: count() })),
      }),
    ),
    adventures: Type.Array(
      Type.Object({
        ...{ ...known, discs: count(), cost: each(['wound', 'weapon', 'spell', 'any'], count()) },
        ...{ effects, relics: Type.Array(relic.ref), twoPlayer: flag },
      }),
    ),
    deeds: Type.Array(Type.Object({ ...known, pile: oneOf(['I', 'II']), needs: optional(NEEDS) })),
    rewards: Type.Array(Type.Object({ ...known, relic: relic.ref })),
    hordes: Type.Array(Type.Object({ ...horde, players: Type.Array(count()) })),
    specialHordes: Type.Array(
      Type.Object({ id, players: count(), faces: Type.Array(Type.Object({ ...horde, round: count() })) }),
    ),
    hordeOutcome: Type.Object({
      victory: Type.Object({ goodsAt: count(), trackAt: count() }),
      siege: Type.Object({ trackAt: count(), leastFame: count() }),
    }),
    fates: Type.Array(
      Type.Object({
        ...{ ...known, start: gains },
        score: Type.Union([
          Type.Object({ kind: kind('table'), of: text(), table: Type.Array(count()) }),
          Type.Object({ kind: kind('perItem'), of: text(), each: count() }),
        ]),
      }),
    ),
    tracks: each(TRACKS, trackFacts.ref),
    dice: each(DICE, dieFacts.ref),
    rewardSources: Type.Array(Type.Object({ id: source.ref, name: name.ref, bonus: effects })),
    scoring: Type.Object({
      ...{ loot: count(), runeSets: Type.Array(count()), trophies: Type.Array(count()) },
      ...{ trophiesBeyond: count(), wound: count() },
    }),
    steward: Type.Object({ weapon: id, spell: id, both: id }),
    achievements: Type.Array(Type.Object({ ...known, scope: oneOf(['seat', 'table']) })),
  }),
)

const words = Type.Object({ title: text(), about: text(), usual: text() })
const instruction = named(
  'KingdomDefendersInstruction',
  Type.Object(
    {
      ...{ field: text('Of KingdomDefendersStanding.'), rule: text() },
      takes: Type.Union(
        [
          Type.Object({ t: oneOf(['one', 'some']), of: ids }),
          Type.Object({ t: kind('camp'), most: count(), first: ids }),
        ],
        { description: 'What it may say: one, some in order of preference, or `{ most, first }`. All may say `ask`.' },
      ),
      default: Type.Unknown({ description: 'A value, or a name for what is found out when it comes up.' }),
      words: Type.Object({ en: words, de: words }),
    },
    { description: 'A standing instruction, for forms.' },
  ),
)

export const facts = named(
  'KingdomDefendersFacts',
  Type.Object(
    {
      ...{ pack: pack.ref, content: content.ref },
      options: Type.Object(
        {
          ...{ players: Type.Array(oneOf(PLAYERS)), difficulty: Type.Array(oneOf(DIFFICULTIES)) },
          variant: Type.Array(oneOf(VARIANTS)),
        },
        { description: 'What each may be.' },
      ),
      optionDefaults: Type.Object({ difficulty: oneOf(DIFFICULTIES), variant: oneOf(VARIANTS) }),
      optionNeeds: Type.Object({ pool: Type.Object({ difficulty: oneOf(DIFFICULTIES) }) }),
      standing: Type.Array(instruction.ref),
    },
    { description: 'Board, pieces, options and words, to draw and play with.' },
  ),
)

export const factParts = [name, gain, effect, setup, variant, trackFacts, dieFacts, content, instruction]
