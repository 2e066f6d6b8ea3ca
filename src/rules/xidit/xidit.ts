// Lords of Xidit, as the contract wants it. Every part is a file of its own; here they are only put together.
import type { Game, Ruleset } from '../ruleset.ts'
import { answer, answerable } from './answer.ts'
import { awaits } from './awaits.ts'
import { begin, RULESET, VERSION, wishedOptions } from './begin.ts'
import { branches } from './branches.ts'
import { briefing } from './briefing.ts'
import { commandOf } from './command-of.ts'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import { evolve, fold } from './evolve.ts'
import { examples } from './examples.ts'
import { explain } from './explain.ts'
import { figures } from './figures.ts'
import { handedIn, takeBack } from './handed-in.ts'
import { marks } from './marks.ts'
import { DUMMIES, LENGTHS, OPTION_DEFAULTS, OPTION_NEEDS, type Options, PLAYERS } from './options.ts'
import { outcome } from './outcome.ts'
import { loadPack } from './pack/load.ts'
import type { Pack } from './pack/pack.ts'
import { standardPack } from './pack/standard.ts'
import { preview } from './preview.ts'
import type { Question } from './questions.ts'
import { readLine } from './read-line.ts'
import { type GameRecord, RECORD_FORMAT, record } from './record.ts'
import { replay } from './replay.ts'
import { carryOn } from './resolve.ts'
import { bySilence, byStanding } from './standing.ts'
import { standingFacts } from './standing-facts.ts'
import type { State } from './state.ts'
import { story } from './story.ts'
import { freshTable, tableFor } from './table.ts'
import { secrets, type Told, tell } from './tell.ts'
import { TERMS } from './terms.ts'
import { view } from './view.ts'
import type { View } from './view.types.ts'
import { ASSESSMENTS, ORDERS, REWARDS, UNIT_KINDS } from './vocabulary.ts'

export interface Xidit extends Ruleset<Options, State, Command, Event, Told, View, Question, GameRecord> {
  readonly pack: Pack
}

export const xiditWith = (pack: Pack): Xidit => ({
  name: RULESET,
  title: { en: 'Lords of Xidit', de: 'Lords of Xidit' },
  version: VERSION,
  fingerprint: pack.fingerprint,
  seats: { least: Math.min(...PLAYERS), most: Math.max(...PLAYERS) },
  recordFormat: RECORD_FORMAT,
  upcasts: [],
  stateSchema: 1,
  pack,
  facts: {
    pack: { name: pack.name, fingerprint: pack.fingerprint },
    board: pack.board,
    tiles: pack.tiles,
    orders: ORDERS,
    units: UNIT_KINDS,
    rewards: REWARDS,
    assessments: ASSESSMENTS,
    options: { players: PLAYERS, length: LENGTHS, dummy: DUMMIES },
    optionDefaults: OPTION_DEFAULTS,
    optionNeeds: OPTION_NEEDS,
    standing: standingFacts(pack),
  },
  examples,
  options: wishedOptions,
  begin: (options, seed) => begin(pack, options, seed),
  evolve,
  fold,
  awaits: (state) => awaits(pack, state),
  answerable: (state, seat) => answerable(pack, state, seat),
  terms: ({ t }) => TERMS[t],
  answer: (state, seat, command) => answer(pack, state, seat, command),
  commandOf,
  handedIn,
  takeBack,
  explain: (state, seat, command, locale) => explain(pack, state, seat, command, locale),
  takesLine: ({ t }) => t === 'orders',
  readLine,
  resolve(state) {
    const table = freshTable(pack, state)
    carryOn(table, byStanding)
    return table.events
  },
  lapse: (state, question) => bySilence(tableFor(pack, state), question) as Command,
  preview: (state, seat, draft) => preview(pack, state, seat, draft),
  isOver: (state) => state.stage === 'over',
  view: (state, viewer) => view(pack, state, viewer),
  briefing: (seen, reader) => briefing(pack, seen, reader),
  tell,
  secrets,
  roundName: (year, locale) => `${locale === 'de' ? 'Jahr' : 'Year'} ${year}`,
  marks,
  story: (events, reader) => story(pack, events, reader),
  record,
  replay: (given) => replay(pack, given),
  figures: (state) => figures(pack, state),
  outcome,
  branches,
})

export const xidit: Xidit = xiditWith(standardPack)

export const game: Game<Xidit> = {
  name: RULESET,
  standard: xidit,
  versions: [xidit],
  packFiles: ['xidit.board.json', 'xidit.tiles.json'],
  withPack(name, [board, tiles]) {
    const loaded = loadPack(name, board, tiles)
    return 'pack' in loaded ? { ruleset: xiditWith(loaded.pack) } : loaded
  },
}
