// The words of the game (vocabulary.ts) and what is made of them everywhere.
import { Type } from 'typebox'
import { count, exact, named, oneOf, orAsk, pack as packOf, text } from '../../schema-parts.ts'
import { DIFFICULTIES, PLAYERS, VARIANTS } from '../options.ts'
import { MOST_GIVEN } from '../standing-facts.ts'
import { AREAS, DICE, FEATS, GOODS, RELICS, RESOURCES, SOURCES, TRACKS } from '../vocabulary.ts'

export const resource = oneOf(RESOURCES)
export const good = named('KdGood', oneOf(GOODS))
export const track = named('KdTrack', oneOf(TRACKS))
export const die = named('KdDie', oneOf(DICE, 'In the order in which dice that stay out are written.'))
export const source = named('KdSource', oneOf(SOURCES, 'Where a Reward tile is taken from.'))
export const area = named('KdArea', oneOf(AREAS))
export const relic = named('KdRelic', oneOf(RELICS))
export const feat = oneOf(FEATS)
export const coinOrLoot = oneOf(['coin', 'loot'])
export const woundOrLoot = oneOf(['wound', 'loot'])
/** An id of the pack: a space, tile, card, face. */
export const id = text()
export const ids = Type.Array(id)

export const pair = named(
  'KdPair',
  Type.Object({ weapon: count(), spell: count() }, { ...exact, description: 'So many of each; zeros stand too.' }),
)

const different = { uniqueItems: true }

/** Standing instructions (KD-14). */
export const standing = named(
  'KdStanding',
  Type.Object(
    {
      plan: Type.Optional(oneOf(['ask', 'steward'])),
      acts: Type.Optional(oneOf(['ask', 'auto'])),
      favour: Type.Optional(orAsk(Type.Array(id, different), 'Faces of dice in order of preference.')),
      out: Type.Optional(orAsk(Type.Array(die.ref, different), 'Dice that stay out, in order of preference.')),
      split: Type.Optional(oneOf(['weapon', 'spell', 'even', 'ask'], 'What comes as one likes.')),
      track: Type.Optional(orAsk(track.ref)),
      goods: Type.Optional(oneOf(['coin', 'loot', 'ask'], 'After a victory.')),
      siege: Type.Optional(oneOf(['wound', 'loot', 'ask'], 'What is paid.')),
      reward: Type.Optional(orAsk(Type.Array(id, different), 'Relics, or `random`, in order of preference.')),
      camp: Type.Optional(
        orAsk(Type.Object({ most: Type.Integer({ minimum: 0, maximum: MOST_GIVEN }), first: resource }, exact)),
      ),
      marker: Type.Optional(orAsk(Type.Array(area.ref, different), 'Where a space is given up first.')),
    },
    { ...exact, description: 'Standing instructions (KD-14). What is left out is at its default.' },
  ),
)

const pool = Type.Optional(
  Type.Array(id, { description: 'With `custom`, and only then: the tiles that may be dealt, in pack order.' }),
)
const [difficulty, variant] = [oneOf(DIFFICULTIES), oneOf(VARIANTS)]
export const pack = named('KdPack', packOf)
export const options = named(
  'KdOptions',
  Type.Object(
    { players: oneOf(PLAYERS), difficulty, variant, pool },
    { description: 'What was agreed before the game began (KD-2.1).' },
  ),
)
/** As somebody opens a game. */
export const wishedOptions = named(
  'KdWishedOptions',
  Type.Object(
    { players: oneOf(PLAYERS), difficulty: Type.Optional(difficulty), variant: Type.Optional(variant), pool },
    { ...exact, description: 'How a game is opened: `standard` and `none` if left out.' },
  ),
)

export const vocabulary = [pack, good, track, die, source, area, relic, pair, standing, options, wishedOptions]
