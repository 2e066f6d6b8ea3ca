// A board at the beginning of a game, as it might be dealt: for the picture of the rules.
import type { Pack } from '../../../../src/rules/kingdom-defenders/pack/pack.ts'
import type { PlayerView, View } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import { pairOf } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'

const OPTIONS = { players: 4, difficulty: 'standard', variant: 'extreme' } as const

const playerAt = ({ content }: Pack, seat: number, fame: number, hero: number, aside: number): PlayerView => ({
  ...{ seat, colour: content.seats[seat]!.colour, fame, wounds: 0, strength: 0, magic: 0, hero, aside, orbsSpent: 0 },
  ...{ camp: pairOf(0, 0), roundAdventures: 0, roundHerald: 0, feats: [], out: false, cardsOwned: 0, rewardsOwned: 0 },
  ...{ fateKept: true, planIn: false, actsIn: false, goods: null, dealt: null, fate: null, adventures: null },
  ...{ rewards: null, plan: null, planUsed: 0, acts: null, given: null, standing: null },
})

/** Four players before the first disc is placed, with a Horde in play, so that everything is seen. */
export function startOf(pack: Pack): View {
  const { content } = pack
  const layout = pack.layout(OPTIONS)
  const tiles = (list: readonly { id: string; printed: boolean }[]) => list.filter(({ printed }) => !printed)
  const characters = tiles(content.characters)
  const horde = content.hordes.find(({ players }) => players.includes(OPTIONS.players))!
  return {
    ...{ viewer: 'public', pack: { name: pack.name, fingerprint: pack.fingerprint }, options: { ...OPTIONS } },
    ...{ rounds: layout.rounds, campLimit: layout.campLimit, stage: 'placement', round: 1, order: [0, 1, 2, 3] },
    turn: null,
    players: layout.startFame.map((fame, seat) => playerAt(pack, seat, fame, layout.hero, layout.aside)),
    characters: Object.fromEntries(layout.audiences.map(({ id }, i) => [id, characters[i]!.id])),
    buildings: [tiles(content.buildings)[0]!.id, null, null, null, null],
    spaces: {},
    adventures: layout.roads.map(({ slot }, i) => ({
      ...{ slot: slot!, card: content.adventures[i]!.id, deck: slot === layout.deckSlot },
      expires: layout.expiring.includes(slot!),
    })),
    deeds: content.deeds.slice(0, content.constants.faceUpDeeds).map(({ id }) => id),
    rewards: [content.rewards[0]!.id, content.rewards.at(-1)!.id],
    piles: { adventures: 30, deeds: 15, rewards: 16, hordes: 3 },
    horde: { id: horde.id, counter: horde.speed, missing: horde.needs },
    ...{ wall: 'A', grey: { now: null, next: null }, lastVictory: null, defender: false, favour: null, areaB: [] },
    ...{ waitsFor: [], questions: [], changeable: [], result: null, revealed: null },
  }
}
