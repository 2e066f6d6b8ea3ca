// What a viewer may know of a position: a door out, as are tell.ts and preview.ts. After the end all is open.
import type { Seat, Viewer } from '../ruleset.ts'
import { influence } from './assessment.ts'
import { awaits } from './awaits.ts'
import type { Layout, Pack } from './pack/pack.ts'
import type { Question } from './questions.ts'
import { bySilence, lastAssessed, rewardsAsAssessed } from './standing.ts'
import type { Lord, State } from './state.ts'
import { playOrder, type Table, tableFor } from './table.ts'
import type { LordView, RegionView, TileFaces, TileView, TitanView, View } from './view.types.ts'
import { type City, copyUnits, ORDERS_A_YEAR, TITAN_SIZES } from './vocabulary.ts'

export function view(pack: Pack, state: State, viewer: Viewer): View {
  const layout = pack.layout(state.options)
  const { queue, options } = state
  const over = state.stage === 'over'
  const questions = awaits(pack, state)
  const faces = (city: City | null | undefined) => (city ? facesOf(layout, city) : null)
  return {
    viewer,
    pack: { ...state.pack },
    options: { ...options },
    years: layout.years,
    censusYears: layout.censusYears.slice(),
    assessments: state.assessments.slice(),
    defaults: { rewards: rewardsAsAssessed(state), dummy: state.dummy && lastAssessed(state) },
    stage: state.stage,
    year: state.year,
    first: state.first,
    playOrder: playOrder(state),
    slot: state.stage === 'year' ? slotOf(state) : null,
    lords: state.lords.map((lord, seat) => lordView(state, lord, seat, over || seat === viewer)),
    tiles: tilesOnBoard(state, layout),
    recruitTiles: layout.recruitTiles,
    queue: {
      recruitPile: { count: queue.recruitPile.length, top: faces(queue.recruitPile[0]) },
      recruitNext: faces(queue.recruitNext),
      recruitDiscard: queue.recruitDiscard.slice(),
      threatPile: { count: queue.threatPile.length, top: faces(queue.threatPile[0]) },
      threatNext: faces(queue.threatNext),
      threatDiscard: queue.threatDiscard.slice(),
    },
    guilds: state.guilds.flatMap((guild, city) => (guild ? [{ city, seat: guild.seat, height: guild.height }] : [])),
    regions: layout.regions.map(({ id, first, second }): RegionView => {
      const central = id === pack.central
      const known = (count: number, seat: Seat) => (central && !over && seat !== viewer ? null : count)
      return { region: id, first, second, central, bards: state.bards[id]!.map(known) }
    }),
    titans: titanViews(pack, state),
    barracks: copyUnits(state.barracks),
    awakenings: state.awakenings,
    dummy: state.dummy && { ...state.dummy },
    judging: state.judging?.kind ?? null,
    waitsFor: questions.map(({ seat, t }) => ({ seat, t })),
    questions: questions.filter(({ seat }) => seat === viewer).map((own) => questionView(tableFor(pack, state), own)),
    result: state.result && structuredClone(state.result),
    revealed: over ? reveal(state) : null,
  }
}

/** What silence would answer follows from the asked lord's own instructions, the question and what lies open to all. */
const questionView = (table: Table, question: Question): View['questions'][number] =>
  question.t === 'orders' ? question : ({ ...question, usual: bySilence(table, question) } as View['questions'][number])

/** The order that is being carried out, or comes up next. */
function slotOf({ carriedOut, pending, options }: State): number {
  if (pending && 'slot' in pending) return pending.slot
  return Math.min(ORDERS_A_YEAR, 1 + Math.floor(carriedOut / options.players))
}

function lordView(state: State, lord: Lord, seat: Seat, own: boolean): LordView {
  const ordersOpen = own || (state.stage !== 'orders' && state.stage !== 'start')
  const censusOpen = own || state.stage !== 'census'
  return {
    seat,
    city: lord.city,
    gold: own ? lord.gold : null,
    units: own ? copyUnits(lord.units) : null,
    bards: own ? lord.bards : null,
    stories: own ? lord.stories : null,
    held: own ? lord.held : null,
    influence: influence(state, seat),
    ordersIn: lord.orders !== null,
    censusIn: lord.census !== null,
    orders: ordersOpen && lord.orders ? lord.orders.slice() : null,
    census: censusOpen && lord.census ? copyUnits(lord.census) : null,
    acted: lord.acted.slice(),
    standing: own ? structuredClone(lord.standing) : null,
  }
}

function facesOf(layout: Layout, city: City): TileFaces {
  const { creature, recruits, needs, rewards } = layout.tiles[city]!
  return { city, creature, recruits: copyUnits(recruits), needs: copyUnits(needs), rewards: { ...rewards } }
}

const tilesOnBoard = (state: State, layout: Layout): TileView[] =>
  state.tiles.flatMap((tile, city): TileView[] => {
    if (!tile) return []
    if (tile.side === 'threat') return [{ ...facesOf(layout, city), side: 'threat' }]
    return [{ ...facesOf(layout, city), side: 'recruit', units: copyUnits(tile.units) }]
  })

const titanViews = (pack: Pack, state: State): TitanView[] =>
  TITAN_SIZES.map((size) => {
    const [top] = state.titans[size]
    if (!top) return { size, left: 0, top: null }
    const { creature, rewards } = pack.titans.get(top.id)!
    return {
      size,
      left: state.titans[size].length,
      top: { titan: top.id, creature, raging: top.raging, rewards: { ...rewards } },
    }
  })

/** What was hidden from everybody. */
function reveal({ seed, queue, titans }: State): NonNullable<View['revealed']> {
  const ids = (pile: State['titans'][3]) => pile.map(({ id }) => id)
  return {
    seed,
    recruitPile: queue.recruitPile.slice(),
    threatPile: queue.threatPile.slice(),
    titans: { 3: ids(titans[3]), 4: ids(titans[4]), 5: ids(titans[5]) },
  }
}
