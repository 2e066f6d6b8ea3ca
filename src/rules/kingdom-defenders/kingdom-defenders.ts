// Kingdom Defenders, as the contract wants it. Every part is a file of its own; here they are only put together.
import type { Game, Ruleset } from '../ruleset.ts'
import { answer } from './answer.ts'
import { answerable } from './answerable.ts'
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
import { DIFFICULTIES, OPTION_DEFAULTS, OPTION_NEEDS, type Options, PLAYERS, VARIANTS } from './options.ts'
import { silentAnswer } from './orders/silence.ts'
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
import { byStanding } from './standing.ts'
import { standingFacts } from './standing-facts.ts'
import type { State } from './state.ts'
import { story } from './story.ts'
import { freshTable, tableFor } from './table.ts'
import { secrets, type Told, tell } from './tell.ts'
import { TERMS } from './terms.ts'
import { view } from './view.ts'
import type { View } from './view.types.ts'
import { warnings } from './warnings.ts'

export interface KingdomDefenders extends Ruleset<Options, State, Command, Event, Told, View, Question, GameRecord> {
  readonly pack: Pack
}

export const kingdomDefendersWith = (pack: Pack): KingdomDefenders => ({
  name: RULESET,
  title: { en: 'Kingdom Defenders', de: 'Verteidiger des Königreichs' },
  version: VERSION,
  fingerprint: pack.fingerprint,
  seats: { least: Math.min(...PLAYERS), most: Math.max(...PLAYERS) },
  // Answers in one line call rivals by them (KD-16.2).
  colours: pack.content.seats.map(({ colour }) => colour),
  recordFormat: RECORD_FORMAT,
  upcasts: [],
  stateSchema: 1,
  pack,
  facts: {
    pack: { name: pack.name, fingerprint: pack.fingerprint },
    content: pack.content,
    options: { players: PLAYERS, difficulty: DIFFICULTIES, variant: VARIANTS },
    optionDefaults: OPTION_DEFAULTS,
    optionNeeds: OPTION_NEEDS,
    standing: standingFacts(pack),
  },
  examples,
  options: (wish) => wishedOptions(pack, wish),
  begin: (options, seed) => begin(pack, options, seed),
  evolve,
  fold,
  awaits: (state) => awaits(pack, state),
  answerable: (state, seat) => answerable(pack, state, seat),
  terms: ({ t }) => TERMS[t],
  answer: (state, seat, command) => answer(pack, state, seat, command),
  commandOf,
  handedIn: (state, seat) => handedIn(pack, state, seat),
  takeBack: (state, _, kind) => takeBack(state, kind),
  explain: (_, seat, command, locale) => explain(pack, seat, command, locale),
  warnings: (state, seat, given, locale) => warnings(pack, state, seat, given, locale),
  takesLine: () => true,
  readLine: (line, state, seat) => readLine(pack, line, state, seat),
  resolve(state) {
    const table = freshTable(pack, state)
    carryOn(table, byStanding)
    return table.events
  },
  lapse: (state, question) => silentAnswer(tableFor(pack, state), question),
  preview: (state, seat, draft) => preview(pack, state, seat, draft),
  isOver: (state) => state.stage === 'over',
  view: (state, viewer) => view(pack, state, viewer),
  briefing: (seen, reader) => briefing(pack, seen, reader),
  tell,
  secrets,
  roundName: (round, locale) => `${locale === 'de' ? 'Runde' : 'Round'} ${round}`,
  marks,
  story: (events, reader) => story(pack, events, reader),
  record,
  replay: (given) => replay(pack, given),
  figures: (state) => figures(pack, state),
  outcome,
  branches,
})

export const kingdomDefenders: KingdomDefenders = kingdomDefendersWith(standardPack)

export const game: Game<KingdomDefenders> = {
  name: RULESET,
  standard: kingdomDefenders,
  versions: [kingdomDefenders],
  packFiles: ['kingdom-defenders.content.json'],
  withPack(name, [content]) {
    const loaded = loadPack(name, content)
    return 'pack' in loaded ? { ruleset: kingdomDefendersWith(loaded.pack) } : loaded
  },
}
