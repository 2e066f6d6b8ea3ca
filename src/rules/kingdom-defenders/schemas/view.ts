// A position as somebody sees it (view.types.ts).
import { Type } from 'typebox'
import { byKey, count, named, oneOf, orNull, seat, seed, text, viewer } from '../../schema-parts.ts'
import type { Question } from '../questions.ts'
import { acts, plan, siegeFields, victoryFields } from './answers.ts'
import { question, questions } from './questions.ts'
import { result } from './result.ts'
import { die, feat, id, ids, options, pack, pair, standing } from './vocabulary.ts'

const flag = Type.Boolean()
const goods = Type.Object({ weapon: count(), spell: count(), coin: count(), loot: count() })

const player = named(
  'KdPlayer',
  Type.Object(
    {
      ...{ seat, colour: text(), fame: count(), wounds: count(), strength: count(), magic: count() },
      ...{ hero: count('Discs at hand.'), aside: count('Discs that may still join.'), orbsSpent: count() },
      ...{ camp: pair.ref, roundAdventures: count(), roundHerald: count(), feats: Type.Array(feat) },
      out: Type.Boolean({ description: 'Takes no more turns of this placement.' }),
      cardsOwned: count('How many cards and Reward tiles lie behind the screen.'),
      rewardsOwned: count(),
      fateKept: Type.Boolean({ description: 'Whether they have decided, or handed in, what is collected now.' }),
      ...{ planIn: flag, actsIn: flag, goods: orNull(goods), dealt: orNull(ids), fate: orNull(id) },
      ...{ adventures: orNull(ids), rewards: orNull(ids), plan: orNull(plan.ref) },
      planUsed: orNull(count(), 'How many wishes of the plan are done or dropped.'),
      acts: orNull(acts.ref),
      given: orNull(
        Type.Union([Type.Object(victoryFields), Type.Object(siegeFields)]),
        'What was said to a victory or siege that is not carried out yet.',
      ),
      standing: orNull(standing.ref),
    },
    { description: 'What others may not know of a player is null.' },
  ),
)

const known = Type.Array(orNull(id))
const seats = Type.Array(seat)

export const view = named(
  'KdView',
  Type.Object(
    {
      ...{ viewer, pack: pack.ref, options: options.ref, rounds: count(), campLimit: count() },
      stage: oneOf(
        [
          ...(['fates', 'favour', 'placement', 'area-a', 'area-b', 'area-c', 'horde'] as const),
          ...(['victory', 'siege', 'aftermath', 'gates', 'end', 'over'] as const),
        ],
        'Fates, dice, placing, acting; the Horde, what it brings, the next one; the end of the round, and scores.',
      ),
      ...{ round: count(), order: seats },
      turn: orNull(seat, 'Whose turn of placement it is; null elsewhere.'),
      players: Type.Array(player.ref),
      characters: byKey(id, 'By space.'),
      buildings: Type.Array(orNull(id), { description: 'The five places; null where one lies face down.' }),
      spaces: byKey(Type.Object({ seat, discs: count() }), 'Who is where.'),
      adventures: Type.Array(Type.Object({ slot: count(), card: orNull(id), deck: flag, expires: flag }), {
        description: 'What lies on the adventure slots that exist; the deck’s slot among them.',
      }),
      deeds: known,
      rewards: known,
      piles: Type.Object({ adventures: count(), deeds: count(), rewards: count(), hordes: count() }),
      horde: orNull(Type.Object({ id, counter: count(), missing: pair.ref })),
      wall: orNull(oneOf(['A', 'B'])),
      grey: Type.Object({ now: orNull(seat), next: orNull(seat) }),
      lastVictory: orNull(count()),
      defender: flag,
      favour: orNull(
        Type.Object({
          order: Type.Array(seat, { description: 'Who takes a die after whom (KD-4.3).' }),
          out: orNull(Type.Array(die.ref)),
          dice: Type.Array(Type.Object({ die: die.ref, face: id, seat: orNull(seat) }), {
            description: 'The rolled ones; `seat` took it.',
          }),
        }),
      ),
      areaB: Type.Array(seat, { description: 'Who goes after whom in Area B, once it is fixed.' }),
      waitsFor: Type.Array(Type.Object({ seat, t: oneOf(Object.keys(questions) as Question['t'][]) }), {
        description: 'Whom the game waits for.',
      }),
      questions: Type.Array(question.ref, { description: 'What this viewer is asked.' }),
      changeable: Type.Array(question.ref, {
        description: 'What this viewer has handed in and may still change (KD-15.2, KD-15.4, KD-15.6).',
      }),
      result: orNull(result.ref),
      revealed: orNull(
        Type.Object({ seed, buildings: ids, deck: ids, deedPile: ids, rewardPile: ids, hordePile: ids }),
        'When the game is over: what was hidden until then.',
      ),
    },
    { description: 'What a viewer gets to see of a position (KD-10). Null stands for what they may not know.' },
  ),
)

export const viewParts = [player, result]
