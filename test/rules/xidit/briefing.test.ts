// The position in words: what each section says, in both languages, and what is true of every briefing.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale, Viewer } from '../../../src/rules/ruleset.ts'
import type { State } from '../../../src/rules/xidit/state.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { noSentences, oddOnes } from '../../support/plain.ts'
import { anyGame, playAny } from '../../support/play.ts'
import {
  ada,
  begun,
  bela,
  cara,
  city,
  fourPlayers,
  given,
  givenTable,
  nothingShown,
  queue,
  quietTiles,
  raging,
  threePlayers,
  titanPile,
  year,
} from '../../support/table.ts'

const NAMES = ['Ada', 'Bela', 'Cara', 'Dov', 'Eve']

function brief(state: State, viewer: Viewer, locale: Locale): Map<string, string[]> {
  const sections = xidit.briefing(xidit.view(state, viewer), { viewer, locale, names: NAMES })
  return new Map(sections.map(({ title, lines }) => [title, lines]))
}

const english = (state: State, title: string, viewer: Viewer = 0) => brief(state, viewer, 'en').get(title)
const german = (state: State, title: string, viewer: Viewer = 0) => brief(state, viewer, 'de').get(title)

describe('The year', () => {
  it('says what comes at its end', () => {
    const { state } = given(year(4))
    expect(english(state, 'Year 4 of 12')).toEqual([
      'Orders are awaited.',
      'This year ends with the military census.',
      'Assessments at the end of year 12, in this order: wealth, influence, reputation.',
      'Play order: you, Bela, Cara, Dov.',
      'Awaited: orders (you, Bela, Cara, Dov).',
    ])
    expect(german(state, 'Jahr 4 von 12')).toEqual([
      'Befehle werden erwartet.',
      'Dieses Jahr endet mit der Heerschau.',
      'Wertungen am Ende des Jahres 12, in dieser Folge: Reichtum, Einfluss, Ansehen.',
      'Zugfolge: du, Bela, Cara, Dov.',
      'Erwartet: Befehle (du, Bela, Cara, Dov).',
    ])
  })

  it('says when the next census is, and that the last year ends with the assessments', () => {
    expect(english(given(year(5)).state, 'Year 5 of 12')).toContain('Next military census: at the end of year 8.')
    expect(german(given(year(5)).state, 'Jahr 5 von 12')).toContain('Nächste Heerschau: am Ende des Jahres 8.')
    expect(english(given(year(12)).state, 'Year 12 of 12')).toContain(
      'Assessments at the end of this year, in this order: wealth, influence, reputation.',
    )
  })

  it('shows the dummy', () => {
    const { state } = givenTable(threePlayers)
    expect(english(state, 'Year 1 of 12')).toContain('Dummy: wealth 6, influence 5, reputation 4.')
    expect(german(state, 'Jahr 1 von 12')).toContain('Strohmann: Reichtum 6, Einfluss 5, Ansehen 4.')
  })
})

describe('What is asked of the reader', () => {
  const ASKED = 'What is asked of you'
  const GEFRAGT = 'Was du zu tun hast'

  it('is nobody else’s business', () => {
    const { state } = given()
    expect(english(state, ASKED, 'public')).toBeUndefined()
    expect(english(state, 'What you hold', 'public')).toBeUndefined()
  })

  it('is a start city when the turn comes', () => {
    const { state } = begun(fourPlayers)
    expect(english(state, ASKED, state.first)).toEqual([
      'Choose the city your hero starts in: any where nobody stands yet.',
    ])
    expect(german(state, GEFRAGT, (state.first + 1) % 4)).toEqual(['Im Augenblick nichts.'])
  })

  it('is orders, until they are in', () => {
    const table = given(year(3))
    expect(english(table.state, ASKED)).toEqual([
      'Give your 6 orders for the year, out of: red, blue, black, act, wait.',
    ])
    const { state } = table.whenAnswered(ada, {
      ...{ t: 'orders', year: 3, orders: ['red', 'act', 'blue', 'wait', 'act', 'black'] },
    })
    expect(english(state, ASKED)).toEqual([
      'Your orders are in: red, act, blue, wait, act, black. You may change them until the last are in.',
    ])
    expect(german(state, GEFRAGT)).toEqual([
      'Deine Befehle sind da: rot, handeln, blau, warten, handeln, schwarz. Du kannst sie ändern, bis die letzten da sind.',
    ])
    expect(english(state, 'Orders of the year', 1)).toBeUndefined()
  })

  it('is which rewards to take, and where the bards may go', () => {
    const { state } = givenTable(
      threePlayers,
      quietTiles,
      ada.in(7),
      ada.holds({ militia: 2, archer: 2, infantry: 2, cleric: 2, mage: 2 }),
      city(7).isThreatened,
      ada.instructs({ rewards: 'ask' }),
    ).whenTheYearRuns({ ada: ['act'] })
    const [asked, ...rest] = english(state, ASKED)!
    expect(asked).toMatch(
      /^You have beaten the Brass Ravens in Xidit\. Take 2 of these: \d gold, \d bards, \d stories\.$/,
    )
    expect(rest).toEqual([
      'Bards may go to: Estoria, Rapha, Bastion.',
      'One track of the dummy rises: wealth, influence, reputation.',
    ])
    expect(german(state, GEFRAGT)?.[1]).toBe('Ziele für Barden: Estoria, Rapha, Bastion.')
    expect(english(state, 'Orders of the year')).toEqual([
      'You: act, wait, wait, wait, wait, wait.',
      'Bela: wait, wait, wait, wait, wait, wait.',
      'Cara: wait, wait, wait, wait, wait, wait.',
    ])
    expect(english(state, 'Year 1 of 12')).toContain('Awaited: rewards (you).')
  })

  it('is whether to fight a titan', () => {
    const { state } = given(
      ada.in(9),
      ada.holds({ archer: 3 }),
      titanPile(3, 'titan-3b'),
      raging(3, 4),
      ada.instructs({ titan: 'ask' }),
    ).whenTheYearRuns({ ada: ['act'] })
    expect(english(state, ASKED)?.[0]).toBe(
      'You may fight a titan from Onys, or let them be: Vasque, the Lake Heron (3): 3 gold, 3 bards, 3 stories.',
    )
    expect(german(state, GEFRAGT)?.[0]).toBe(
      'Du kannst von Onys aus einen Titanen bekämpfen oder sie in Ruhe lassen: Vasque, the Lake Heron (3): 3 Gold, 3 Barden, 3 Stockwerke.',
    )
  })

  it('is the census, and what is won there', () => {
    const table = given(
      year(4),
      nothingShown,
      ada.in(9),
      ada.holds({ cleric: 1, mage: 1 }),
      ada.hasGuild(9, 2),
      ada.hasGuild(1, 1),
      ada.instructs({ census: 'ask', bards: 'ask', story: 'ask' }),
    ).whenTheYearRuns({})
    expect(english(table.state, ASKED)).toEqual(['Say how many units of each kind you show at the census.'])
    const show = { militia: 0, archer: 0, infantry: 0, cleric: 1, mage: 1 }
    const shown = table.whenAnswered(ada, { t: 'census', year: 4, show }).whenItRuns()
    expect(english(shown.state, ASKED)).toEqual([
      'For the most clerics you place 2 bards.',
      'Bards may go to: Ombel, Rapha.',
    ])
    expect(german(shown.state, GEFRAGT)?.[0]).toBe('Für die meisten Kleriker setzt du 2 Barden.')
    const placed = shown
      .whenAnswered(ada, { t: 'census-bards', year: 4, kind: 'cleric', bards: { ombel: 2 } })
      .whenItRuns()
    expect(english(placed.state, ASKED)).toEqual(['One of your guilds grows by a story: Tournebise, Onys.'])
    expect(german(placed.state, GEFRAGT)).toEqual(['Eine deiner Gilden wächst um ein Stockwerk: Tournebise, Onys.'])
  })
})

describe('The lords', () => {
  it('hold what only they know', () => {
    const { state } = given(
      ada.holds({ archer: 1, mage: 2 }),
      ada.hasGold(4),
      ada.hasBardsLeft(1),
      ada.hasStoriesLeft(2),
      ada.holdsStories(1),
    )
    expect(english(state, 'What you hold')).toEqual([
      'Units: 1 archer, 2 mages.',
      '4 gold; left to place: 1 bard, 1 story.',
      'Held back: 1 story, built with your next guild.',
    ])
    expect(german(state, 'Was du hast')).toEqual([
      'Einheiten: 1 Schütze, 2 Magier.',
      '4 Gold; noch zu setzen: 1 Barde, 1 Stockwerk.',
      'In der Rücklage: 1 Stockwerk, mit deiner nächsten Gilde zu bauen.',
    ])
    expect(english(state, 'What you hold', 1)?.[0]).toBe('No units.')
  })

  it('stand where everybody sees them, and the reader knows the roads on', () => {
    const { state } = given(ada.in(7), bela.in(1), cara.in(1))
    expect(english(state, 'Heroes')).toEqual([
      'You are in Xidit.',
      'Bela is in Tournebise.',
      'Cara is in Tournebise.',
      'Dov is in Cendrelle.',
      'Roads from Xidit: red to Clairval, blue to Ombreval, black to Beau Bourg.',
    ])
    expect(german(state, 'Helden', 1)?.slice(-1)).toEqual([
      'Straßen von Tournebise: blau nach Larmoise, schwarz nach Onys.',
    ])
    expect(english(begun(fourPlayers).state, 'Heroes', 0)).toContain('You have yet to choose a city.')
  })
})

describe('Tiles', () => {
  it('lie in cities, with what they offer and ask', () => {
    const { state } = given(city(7).offers('archer', 'mage', 'mage'), city(1).isThreatened, ada.holds({ militia: 2 }))
    expect(english(state, 'Recruits')).toEqual([
      'Xidit: 1 archer, 2 mages.',
      'On the board: 1 of 5 tiles. The weakest unit of a city is recruited first.',
    ])
    expect(english(state, 'Threats')).toEqual([
      'Tournebise: Gale Harpies. Needs 2 militia, 1 archer; gives 3 gold, 2 bards, 1 story. You lack 1 archer.',
    ])
    expect(german(state, 'Bedrohungen')).toEqual([
      'Tournebise: Gale Harpies. Verlangt: 2 Miliz, 1 Schütze; bringt: 3 Gold, 2 Barden, 1 Stockwerk. Noch nötig: 1 Schütze.',
    ])
    expect(english(state, 'Threats', 'public')).toEqual([
      'Tournebise: Gale Harpies. Needs 2 militia, 1 archer; gives 3 gold, 2 bards, 1 story.',
    ])
    const { state: strong } = given(city(1).isThreatened, ada.holds({ militia: 2, archer: 1 }))
    expect(english(strong, 'Threats')?.[0]).toMatch(/ You have what it takes\.$/)
    expect(english(given().state, 'Threats')).toEqual(['None.'])
  })

  it('wait on the path of destiny', () => {
    const { state } = given(queue({ recruitNext: 1, threatPile: [1, 2], recruitDiscard: [5] }))
    expect(english(state, 'Path of destiny')).toEqual([
      'Next recruits: Tournebise (3 militia, 1 archer, 1 infantry).',
      'Recruitment pile: empty.',
      'Next threat: none.',
      'Threat pile: 2 tiles, on top Tournebise (Gale Harpies; needs 2 militia, 1 archer; gives 3 gold, 2 bards, 1 story).',
      'Discarded: recruitment 1 tile, threats 0 tiles.',
      'In the barracks: 18 militia, 16 archers, 14 infantry, 12 clerics, 10 mages.',
    ])
    expect(german(state, 'Pfad des Schicksals')?.slice(0, 3)).toEqual([
      'Nächste Rekruten: Tournebise (3 Miliz, 1 Schütze, 1 Fußvolk).',
      'Rekrutierungsstapel: leer.',
      'Nächste Bedrohung: keine.',
    ])
  })

  it('of titans show the top', () => {
    const { state } = given(titanPile(3), titanPile(4, 'titan-4a'), titanPile(5, 'titan-5b', 'titan-5a'), raging(5))
    expect(english(state, 'Titans')).toEqual([
      'Size 3: all beaten.',
      'Size 4: Ronceval, the Bramble Bear, slumbering; gives 5 gold, 3 bards, 3 stories.',
      'Size 5: Orage-Gris, the Elder Wyrm, raging; gives 5 gold, 5 bards, 4 stories; 1 more below.',
    ])
    expect(german(state, 'Titanen')?.[2]).toBe(
      'Größe 5: Orage-Gris, the Elder Wyrm, wütet; bringt: 5 Gold, 5 Barden, 4 Stockwerke; noch 1 darunter.',
    )
  })
})

describe('Who is ahead', () => {
  it('is told by guilds, the tallest influence first', () => {
    const { state } = given(bela.hasGuild(9, 3), bela.hasGuild(1, 1), ada.hasGuild(7, 2))
    expect(english(state, 'Guilds and influence')).toEqual([
      'Bela: influence 4 (Tournebise 1, Onys 3).',
      'You: influence 2 (Xidit 2).',
      'Cara: influence 0.',
      'Dov: influence 0.',
    ])
    expect(german(given().state, 'Gilden und Einfluss')).toEqual(['Es gibt noch keine Gilden.'])
  })

  it('is told by bards, but for those of others in the Bastion', () => {
    const { state } = given(
      ada.hasBardsIn('ombel', 1),
      bela.hasBardsIn('ombel', 3),
      bela.hasBardsIn('xidit', 4),
      ada.hasBardsIn('xidit', 2),
    )
    expect(english(state, 'Bards')).toEqual([
      'Ombel (3 | 1): Bela 3, you 1.',
      'Bastion (7 | 4): you 2; the others’ are hidden.',
      'No bards in Estoria (4 | 2), Argos (4 | 2), Rapha (4 | 1), Hautgivre (5 | 2), Ad Larian (4 | 2), Vieux Marais (3 | 2), The Far Confines (3 | 1).',
      'In brackets the score for the most | the second most bards.',
    ])
    expect(english(state, 'Bards', 2)?.[1]).toBe('Bastion (7 | 4): you 0; the others’ are hidden.')
    expect(english(state, 'Bards', 'public')?.[1]).toBe('Bastion (7 | 4): hidden.')
    expect(german(state, 'Barden')?.[1]).toBe('Bastion (7 | 4): du 2; die der anderen sind verborgen.')
  })

  it('is told by the result in the end, when there is nothing left to plan', () => {
    const { state } = given(year(12), nothingShown, ada.hasGold(5), bela.hasGold(3), cara.hasGold(2)).whenTheYearRuns(
      {},
    )
    expect([...brief(state, 0, 'en').keys()]).toEqual([
      'Year 12 of 12',
      'Result',
      'What you hold',
      'Guilds and influence',
      'Bards',
    ])
    expect(english(state, 'Result')?.[0]).toBe('Assessment of wealth: you 5, Bela 3, Cara 2, Dov 0.')
    expect(english(state, 'Result')?.at(-1)).toMatch(/^Final standings: 1\. .*, 4\. Dov\.$/)
    expect(german(state, 'Ergebnis')?.[0]).toBe('Wertung Reichtum: du 5, Bela 3, Cara 2, Dov 0.')
  })
})

it('is plain sentences wherever any game stands, the same sections in both languages', () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), (game, at) => {
      const { events } = playAny(game)
      // A titan is beaten and its spoils are taken in one go: no game stands in between.
      const end = 1 + (at % events.length)
      const state = xidit.fold(events.slice(0, events[end - 1]!.t === 'titan-beaten' ? end + 1 : end))
      for (const viewer of [...state.lords.keys(), 'public'] as Viewer[]) {
        const [en, de] = [brief(state, viewer, 'en'), brief(state, viewer, 'de')]
        expect([...de.values()].map((lines) => lines.length)).toEqual([...en.values()].map((lines) => lines.length))
        const lines = [...en.values(), ...de.values()].flat()
        expect(oddOnes([...lines, ...en.keys(), ...de.keys()])).toEqual([])
        expect(noSentences(lines.filter((line) => !/^\d+ [Gg]old; /.test(line)))).toEqual([])
      }
    }),
    { numRuns: 150 },
  )
})
