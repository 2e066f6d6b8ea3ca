// What a viewer may know of a position (KD-10): a door out, as are tell.ts and preview.ts. After the end all is open.
import type { Seat, Viewer } from '../ruleset.ts'
import { answerable } from './answerable.ts'
import { questionsAt } from './awaits.ts'
import { automaticAct, automaticOrder } from './orders/automatic.ts'
import { silentAnswer } from './orders/silence.ts'
import type { Pack } from './pack/pack.ts'
import { missing } from './pieces/camps.ts'
import type { ActOption, Question } from './questions.ts'
import { nextToPlace } from './round/points.ts'
import type { Player, State } from './state.ts'
import { cardOn, spaceOf, type Table, tableFor } from './table.ts'
import type { PlayerView, QuestionView, View } from './view.types.ts'
import { copyPair } from './vocabulary.ts'

export function view(pack: Pack, state: State, viewer: Viewer): View {
  const table = tableFor(pack, state)
  const { layout } = table
  const over = state.stage === 'over'
  const questions = questionsAt(table)
  const asked = questions.filter(({ seat }) => seat === viewer)
  const mayAnswer = viewer === 'public' || over ? [] : answerable(pack, state, viewer)
  return {
    viewer,
    pack: { ...state.pack },
    options: structuredClone(state.options),
    rounds: layout.rounds,
    campLimit: layout.campLimit,
    stage: state.stage,
    round: state.round,
    order: state.order.slice(),
    turn: state.stage === 'placement' ? (nextToPlace(state) ?? null) : null,
    players: state.seats.map((player, seat) => playerView(table, player, seat, over || seat === viewer)),
    characters: { ...state.characters },
    buildings: state.buildings.map((id, place) => (place < state.revealed ? id : null)),
    spaces: Object.fromEntries(Object.entries(state.spaces).map(([id, there]) => [id, { ...there }])),
    adventures: layout.roads.map(({ slot }) => ({
      slot: slot!,
      card: cardOn(table, slot!)?.id ?? null,
      deck: slot === layout.deckSlot,
      expires: layout.expiring.includes(slot!),
    })),
    deeds: state.deeds.slice(),
    rewards: state.rewards.slice(),
    piles: {
      adventures: state.deck.length,
      deeds: state.deedPile.length,
      rewards: state.rewardPile.length,
      hordes: state.hordePile.length,
    },
    horde: state.horde && { ...state.horde, missing: missing(table) },
    wall: state.wall,
    grey: { ...state.grey },
    lastVictory: state.lastVictory,
    defender: state.defender,
    favour: structuredClone(state.favour),
    areaB: state.areaB.slice(),
    waitsFor: questions.map(({ seat, t }) => ({ seat, t })),
    questions: asked.map((own) => questionView(table, own)),
    changeable: mayAnswer
      .filter(({ id }) => asked.every((question) => question.id !== id))
      .map((own) => questionView(table, own)),
    result: structuredClone(state.result),
    revealed: over ? reveal(state) : null,
  }
}

function questionView(table: Table, question: Question): QuestionView {
  const usual = silentAnswer(table, question)
  if (question.t !== 'acts' && question.t !== 'act') return { ...question, usual }
  const each = usualOrder(table, question.spaces).map((id) => [id, automaticAct(table, question.seat, id).do] as const)
  return { ...question, usual, byItself: Object.fromEntries(each) }
}

/** Areas one after the other, and those of B as they would be activated by themselves. */
function usualOrder(table: Table, options: readonly ActOption[]): string[] {
  const isInB = ({ space }: ActOption) => spaceOf(table, space).area.startsWith('B')
  const inB = automaticOrder(
    table,
    options.filter(isInB).map(({ space }) => space),
  )
  const others = options.filter((option) => !isInB(option)).map(({ space }) => space)
  const at = (area: string) => others.filter((id) => spaceOf(table, id).area === area)
  return [...at('A'), ...inB, ...at('C')]
}

function playerView({ pack }: Table, player: Player, seat: Seat, own: boolean): PlayerView {
  const { weapon, spell, coin, loot } = player
  const known = <T>(value: T): T | null => (own ? structuredClone(value) : null)
  return {
    seat,
    colour: pack.content.seats[seat]!.colour,
    fame: player.fame,
    wounds: player.wounds,
    strength: player.strength,
    magic: player.magic,
    hero: player.hero,
    aside: player.aside,
    orbsSpent: player.orbsSpent,
    camp: copyPair(player.camp),
    roundAdventures: player.roundAdventures,
    roundHerald: player.roundHerald,
    feats: player.feats.slice(),
    out: player.out,
    cardsOwned: player.adventures.length,
    rewardsOwned: player.rewards.length,
    fateKept: player.fate !== null,
    planIn: player.plan !== null,
    actsIn: player.acts !== null,
    goods: own ? { weapon, spell, coin, loot } : null,
    dealt: known(player.dealt),
    fate: own ? player.fate : null,
    adventures: known(player.adventures),
    rewards: known(player.rewards),
    plan: known(player.plan),
    planUsed: own ? player.planUsed : null,
    acts: known(player.acts),
    given: known(player.given),
    standing: known(player.standing),
  }
}

/** What was hidden from everybody. */
const reveal = (state: State): NonNullable<View['revealed']> => ({
  seed: state.seed,
  buildings: state.buildings.slice(),
  deck: state.deck.slice(),
  deedPile: state.deedPile.slice(),
  rewardPile: state.rewardPile.slice(),
  hordePile: state.hordePile.slice(),
})
