// The small things that happen within an event (changes.ts of the rules).
import { type TProperties, Type } from 'typebox'
import { count, kind, named, oneOf, orNull, seat } from '../../schema-parts.ts'
import { GOODS } from '../vocabulary.ts'
import { die, feat, id, resource, source, track } from './vocabulary.ts'

const what = oneOf([...GOODS, 'fame'])
const made = <const C extends string, const P extends TProperties>(c: C, more: P, description?: string) =>
  Type.Object({ c: kind(c), seat, ...more }, description ? { description } : {})

export const change = named(
  'KdChange',
  Type.Union(
    [
      made(
        'count',
        { what, n: count(), on: Type.Optional(Type.Unsafe<true>({ const: true })) },
        'Goods or Fame gained (n > 0) or lost; `on`: through a passive character.',
      ),
      made(
        'wounded',
        { n: count(), disc: Type.Optional(oneOf(['hero', 'later'])) },
        '`disc`: where the one for the wound track comes from: the hero, or the victim will say.',
      ),
      made('given-up', { space: id, discs: count() }, 'For the wound track: one disc goes there, another one home.'),
      made('healed', { n: count(), disc: Type.Boolean() }, '`disc`: no wounds are left, and the disc goes home.'),
      made('rose', { track: track.ref, to: count() }),
      made('rolled', { die: die.ref, face: orNull(id) }, '`face` is null where it is only tried out.'),
      made('returned', { space: id, discs: count() }, 'Discs go home from a space.'),
      made(
        'rewarded',
        { from: source.ref, tile: Type.Optional(id) },
        '`tile`: of a random one its owner alone knows which.',
      ),
      made('card-taken', { slot: count(), card: id }),
      made('deed-done', { deed: id, orbs: count() }),
      made('contributed', { good: resource }),
      made('camp-robbed', { rival: seat, good: resource }, 'From a rival’s camp to the own.'),
      made(
        'stolen',
        { rival: seat, what, n: Type.Optional(count()) },
        '`n` is 0 where the rival had none, and left out where it is only tried out and nobody knows.',
      ),
      made('disc-joined', {}),
      made('grey-claimed', {}),
      made('feat', { feat }),
    ],
    { description: 'Something small that came of an event, by its kind `c`.' },
  ),
)
