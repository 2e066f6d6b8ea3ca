// The story in words: the exact sentence of each thing that happens, in both languages, and what is true of every story.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line, Locale, Reader, Viewer } from '../../../src/rules/ruleset.ts'
import type { Event } from '../../../src/rules/xidit/events.ts'
import type { Told } from '../../../src/rules/xidit/tell.ts'
import { noUnits, type UnitKind } from '../../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { noSentences, oddOnes } from '../../support/plain.ts'
import { anyGame, playAny } from '../../support/play.ts'
import { ada, begun, city, given, quietTiles, raging, threePlayers } from '../../support/table.ts'

const NAMES = ['Ada', 'Bela', 'Cara', 'Dov']
const reader = (viewer: Viewer, locale: Locale, names = NAMES): Reader => ({ viewer, locale, names })
const tell = (events: Told[], viewer: Viewer, locale: Locale) =>
  xidit.story(events, reader(viewer, locale)).map(({ text }) => text)

/** One event, as its own seat reads it and as others do, in both languages. */
function reads(event: Told, said: { you?: [string, string]; other?: [string, string] }) {
  if (said.you) expect([tell([event], 0, 'en'), tell([event], 0, 'de')]).toEqual(said.you.map((text) => [text]))
  if (said.other)
    expect([tell([event], 'public', 'en'), tell([event], 'public', 'de')]).toEqual(said.other.map((text) => [text]))
}

const at = { year: 2, slot: 3, seat: 0 }
const units = (some: Partial<Record<UnitKind, number>>) => ({ ...noUnits(), ...some })

describe('An order in words', () => {
  it('tells a move', () =>
    reads(
      { t: 'moved', ...at, road: 'red', from: 2, to: 3 },
      {
        you: [
          'You take the red road from Larmoise to Estivel.',
          'Du nimmst die rote Straße von Larmoise nach Estivel.',
        ],
        other: [
          'Ada takes the red road from Larmoise to Estivel.',
          'Ada nimmt die rote Straße von Larmoise nach Estivel.',
        ],
      },
    ))

  it('tells waiting', () =>
    reads(
      { t: 'waited', ...at, city: 9 },
      { you: ['You wait in Onys.', 'Du wartest in Onys.'], other: ['Ada waits in Onys.', 'Ada wartet in Onys.'] },
    ))

  it.each([
    ['militia', 'militia', 'Miliz'],
    ['archer', 'an archer', 'einen Schützen'],
    ['infantry', 'infantry', 'Fußvolk'],
    ['cleric', 'a cleric', 'einen Kleriker'],
    ['mage', 'a mage', 'einen Magier'],
  ] as const)('tells recruiting: %s', (unit, en, de) =>
    reads(
      { t: 'recruited', ...at, city: 1, unit },
      {
        you: [`You recruit ${en} in Tournebise.`, `Du rekrutierst ${de} in Tournebise.`],
        other: [`Ada recruits ${en} in Tournebise.`, `Ada rekrutiert ${de} in Tournebise.`],
      },
    ),
  )

  it('tells of a threat beaten, with what it cost', () =>
    reads(
      { t: 'threat-beaten', ...at, city: 1, creature: 'Gale Harpies', units: units({ militia: 2, archer: 1 }) },
      {
        you: [
          'You beat the Gale Harpies in Tournebise and pay 2 militia and 1 archer.',
          'Du besiegst „Gale Harpies“ in Tournebise und zahlst 2 Miliz und 1 Schützen.',
        ],
        other: [
          'Ada beats the Gale Harpies in Tournebise and pays 2 militia and 1 archer.',
          'Ada besiegt „Gale Harpies“ in Tournebise und zahlt 2 Miliz und 1 Schützen.',
        ],
      },
    ))

  it('tells of a titan beaten', () =>
    reads(
      {
        ...{ t: 'titan-beaten', ...at, city: 5, size: 3, titan: 'titan-3b', creature: 'Vasque, the Lake Heron' },
        units: units({ archer: 2, mage: 1 }),
      },
      {
        you: [
          'In Colof you beat the titan “Vasque, the Lake Heron” (size 3) and pay 2 archers and 1 mage.',
          'In Colof besiegst du den Titanen „Vasque, the Lake Heron“ (Größe 3) und zahlst 2 Schützen und 1 Magier.',
        ],
        other: [
          'In Colof Ada beats the titan “Vasque, the Lake Heron” (size 3) and pays 2 archers and 1 mage.',
          'In Colof besiegt Ada den Titanen „Vasque, the Lake Heron“ (Größe 3) und zahlt 2 Schützen und 1 Magier.',
        ],
      },
    ))

  it('says why it failed', () => {
    const failed = (event: object) => ({ t: 'failed', ...at, city: 9, order: 'act', ...event }) as Event
    reads(failed({ order: 'black', reason: 'no-road' }), {
      you: ['You stay in Onys: no black road leads on.', 'Du bleibst in Onys: Keine schwarze Straße führt weiter.'],
      other: ['Ada stays in Onys: no black road leads on.', 'Ada bleibt in Onys: Keine schwarze Straße führt weiter.'],
    })
    reads(failed({ reason: 'already-acted' }), {
      you: [
        'You act in Onys in vain: one success in a city is all a year allows.',
        'Du handelst in Onys vergeblich: Mehr als ein Erfolg im Jahr ist in einer Stadt nicht möglich.',
      ],
      other: [
        'Ada acts in Onys in vain: one success in a city is all a year allows.',
        'Ada handelt in Onys vergeblich: Mehr als ein Erfolg im Jahr ist in einer Stadt nicht möglich.',
      ],
    })
    reads(failed({ reason: 'nothing-here' }), {
      you: [
        'You act in Onys in vain: there is no tile, and no titan is raging.',
        'Du handelst in Onys vergeblich: Dort liegt kein Plättchen, und kein Titan wütet.',
      ],
    })
    reads(failed({ reason: 'declined' }), {
      you: ['You act in Onys and let the titans be.', 'Du handelst in Onys und lässt die Titanen in Ruhe.'],
      other: ['Ada acts in Onys and lets the titans be.', 'Ada handelt in Onys und lässt die Titanen in Ruhe.'],
    })
    reads(failed({ city: 1, reason: 'lacking-units', missing: { militia: 1, archer: 1 } }), {
      you: [
        'You act in Tournebise in vain: it takes 1 militia and 1 archer more to beat the Gale Harpies.',
        'Du handelst in Tournebise vergeblich: Gegen „Gale Harpies“ braucht es noch 1 Miliz und 1 Schützen.',
      ],
    })
    reads(failed({ reason: 'lacking-units' }), {
      you: [
        'You act in Onys in vain: for a raging titan the units do not suffice.',
        'Du handelst in Onys vergeblich: Gegen einen wütenden Titanen reichen die Einheiten nicht.',
      ],
      other: ['Ada acts in Onys in vain, for lack of units.', 'Ada handelt in Onys vergeblich: Es fehlt an Einheiten.'],
    })
  })

  it('tells the spoils, with what became of each', () => {
    const taken = (event: object) => ({ t: 'spoils-taken', ...at, city: 9, take: [], ...event }) as Event
    reads(taken({ gold: 3, bards: { ombel: 1, xidit: 2 } }), {
      you: [
        'You take 3 gold and place 3 bards (1 in Ombel, 2 in the Bastion).',
        'Du nimmst 3 Gold und setzt 3 Barden (1 nach Ombel, 2 in die Bastion).',
      ],
      other: [
        'Ada takes 3 gold and places 3 bards (1 in Ombel, 2 in the Bastion).',
        'Ada nimmt 3 Gold und setzt 3 Barden (1 nach Ombel, 2 in die Bastion).',
      ],
    })
    reads(taken({ bards: { rapha: 1 }, stories: 1, unheld: 2, dummy: 'wealth' }), {
      you: [
        'You place 1 bard in Rapha and build 1 story in Onys, with 2 stories held back until now; the dummy gains 1 wealth.',
        'Du setzt 1 Barden nach Rapha und baust 1 Stockwerk in Onys, dazu 2 Stockwerke aus der Rücklage; der Strohmann erhält 1 Reichtum.',
      ],
    })
    reads(taken({ gold: 1 }), {
      you: ['You take 1 gold.', 'Du nimmst 1 Gold.'],
      other: ['Ada takes 1 gold.', 'Ada nimmt 1 Gold.'],
    })
  })
})

describe('A year in words', () => {
  it('opens with the orders of everybody', () => {
    const orders: Event = { t: 'orders-revealed', year: 2, orders: [['red', 'act'], ['blue', 'wait'], ['black']] }
    expect(tell([orders], 1, 'en')).toEqual([
      'All orders of year 2 are in and open.',
      'Ada’s orders: red, act.',
      'Your orders: blue, wait.',
      'Cara’s orders: black.',
    ])
    expect(tell([orders], 1, 'de')).toEqual([
      'Alle Befehle des Jahres 2 sind da und liegen offen.',
      'Befehle von Ada: rot, handeln.',
      'Deine Befehle: blau, warten.',
      'Befehle von Cara: schwarz.',
    ])
  })

  it('says who goes first', () =>
    reads(
      { t: 'year-begun', year: 3, first: 0 },
      {
        you: ['Year 3 begins, and you go first.', 'Das Jahr 3 beginnt; du bist zuerst am Zug.'],
        other: ['Year 3 begins, and Ada goes first.', 'Das Jahr 3 beginnt; Ada ist zuerst am Zug.'],
      },
    ))

  it('does not tell of paperwork', () => {
    const paperwork: Told[] = [
      { t: 'standing-left', seat: 0, standing: {} },
      { t: 'orders-given', year: 2, seat: 0 },
      { t: 'orders-given', year: 2, seat: 0, orders: ['red', 'act', 'red', 'act', 'red', 'act'] },
      { t: 'orders-withdrawn', year: 2, seat: 0 },
      { t: 'census-given', year: 4, seat: 0 },
    ]
    expect(tell(paperwork, 0, 'en')).toEqual([])
  })

  it.each([
    ['spoils', 'asked which rewards to take.', 'gefragt, welche Belohnungen es sein sollen.'],
    ['titan', 'asked whether to fight a titan.', 'gefragt, ob ein Titan bekämpft werden soll.'],
  ] as const)('tells who is asked about %s, until the answer tells it', (what, en, de) => {
    const asked: Event = { t: 'asked', ...at, what, city: 9 }
    reads(asked, {
      you: [`You are ${en}`, `Du wirst ${de}`],
      other: [`Ada is ${en}`, `Ada wird ${de}`],
    })
    const answer: Event = { t: 'spoils-taken', ...at, city: 9, take: ['gold'], gold: 2 }
    expect(tell([asked, { t: 'standing-left', seat: 0, standing: {} }], 0, 'en')).toHaveLength(1)
    expect(tell([asked, answer], 0, 'en')).toEqual(['You take 2 gold.'])
  })
})

describe('Tiles and titans in words', () => {
  const say = (event: Told, en: string, de: string) => reads(event, { you: [en, de], other: [en, de] })

  it('tells of tiles that come and go', () => {
    say(
      { t: 'tile-left', city: 9, side: 'recruit' },
      'Nobody is left to recruit in Onys.',
      'In Onys ist niemand mehr zu rekrutieren.',
    )
    say(
      { t: 'tile-came', city: 9, side: 'recruit', units: units({ archer: 1, cleric: 2 }) },
      'New recruits gather in Onys: 1 archer, 2 clerics.',
      'Neue Rekruten sammeln sich in Onys: 1 Schütze, 2 Kleriker.',
    )
    say(
      { t: 'tile-came', city: 1, side: 'threat' },
      'A new threat comes to Tournebise: the Gale Harpies; to beat: 2 militia, 1 archer.',
      'Eine neue Bedrohung kommt nach Tournebise: „Gale Harpies“; verlangt: 2 Miliz, 1 Schütze.',
    )
    expect(tell([{ t: 'tile-left', city: 9, side: 'threat' }], 0, 'en')).toEqual([]) // beaten, and that is told
  })

  it('takes the threat from the tiles of three players at a table of three', () => {
    const [line] = xidit.story([{ t: 'tile-came', city: 1, side: 'threat' }], reader(0, 'en', ['Ada', 'Bela', 'Cara']))
    const { needs } = xidit.pack.layout(threePlayers).tiles[1]!
    expect(line!.text).toMatch(/^A new threat comes to Tournebise: the Gale Harpies; to beat: /)
    expect([...line!.text.matchAll(/\d/g)].map(Number)).toEqual(Object.values(needs).filter((count) => count > 0))
  })

  it('tells of the piles only what is out of the ordinary', () => {
    expect(tell([{ t: 'next-drawn', side: 'threat', city: 9, from: 'threat' }], 0, 'en')).toEqual([])
    say(
      { t: 'next-drawn', side: 'recruit', city: 9, from: 'threat' },
      'The recruitment pile is empty: the next recruits, from the threat pile, are for Onys.',
      'Der Rekrutierungsstapel ist leer: Die nächsten Rekruten, vom Bedrohungsstapel, kommen nach Onys.',
    )
    for (const tiles of [[3, 4], { top: 3, count: 2 }])
      say(
        { t: 'pile-turned', pile: 'threat', tiles } as Told,
        'The discarded recruitment tiles are turned over: the threat pile now has 2 tiles.',
        'Die abgelegten Rekrutierungsplättchen werden umgedreht: Der Bedrohungsstapel hat jetzt 2 Plättchen.',
      )
    say(
      { t: 'pile-turned', pile: 'recruit', tiles: [3] },
      'The discarded threats are turned over: the recruitment pile now has 1 tile.',
      'Die abgelegten Bedrohungen werden umgedreht: Der Rekrutierungsstapel hat jetzt 1 Plättchen.',
    )
  })

  it('tells when titans awaken, and of the reinforcements', () => {
    say(
      { t: 'titans-awoke', awakening: 1, sizes: [3, 4, 5] },
      'The titans awaken! Now raging: size 3, 4 and 5.',
      'Die Titanen erwachen! Jetzt wüten: Größe 3, 4 und 5.',
    )
    say(
      { t: 'titans-awoke', awakening: 2, sizes: [] },
      'The threats have run out, but no titan is left slumbering on top of a pile.',
      'Die Bedrohungen sind erschöpft, aber kein Titan schlummert mehr obenauf.',
    )
    say(
      { t: 'reinforced', recruitPile: [1, 2], threatPile: { top: 3, count: 1 }, threatNext: 9 } as unknown as Told,
      'Reinforcements: 2 tiles in the recruitment pile, 1 tile in the threat pile; the next threat is for Onys.',
      'Verstärkung: 2 Plättchen im Rekrutierungsstapel, 1 Plättchen im Bedrohungsstapel; die nächste Bedrohung kommt nach Onys.',
    )
    say(
      { t: 'reinforced', recruitPile: [], threatPile: [], threatNext: null },
      'Reinforcements: 0 tiles in the recruitment pile, 0 tiles in the threat pile.',
      'Verstärkung: 0 Plättchen im Rekrutierungsstapel, 0 Plättchen im Bedrohungsstapel.',
    )
  })
})

describe('The census in words (X-8)', () => {
  const judge = (shown: Partial<Record<UnitKind, number>>[], kind: UnitKind, winners: number[], won: object[] = []) => [
    { t: 'census-revealed', year: 4, shown: shown.map(units) } as Event,
    { t: 'census-judged', year: 4, kind, winners } as Event,
    ...won.map((prize, i) => ({ t: 'census-won', year: 4, kind, seat: winners[i], ...prize }) as Event),
  ]

  it('is called', () =>
    reads(
      { t: 'census-called', year: 4 },
      { you: ['Year 4 ends with the military census.', 'Das Jahr 4 endet mit der Heerschau.'] },
    ))

  it('tells what each shows, who shows the most, and the prize', () => {
    const events = judge([{ archer: 3, mage: 1 }, { archer: 2 }, {}], 'archer', [0], [{ gold: 2 }])
    expect(tell(events, 0, 'en')).toEqual([
      'You show 3 archers and 1 mage.',
      'Bela shows 2 archers.',
      'Cara shows nothing.',
      'You show the most archers: 3.',
      'You win 2 gold.',
    ])
    expect(tell(events, 1, 'de')).toEqual([
      'Ada zeigt 3 Schützen und 1 Magier.',
      'Du zeigst 2 Schützen.',
      'Cara zeigt nichts.',
      'Ada zeigt die meisten Schützen: 3.',
      'Ada gewinnt 2 Gold.',
    ])
  })

  it('says that a prize is smaller because it is shared', () => {
    const events = judge([{ cleric: 2 }, { cleric: 2 }], 'cleric', [1, 0], [{ bards: { xidit: 1 } }, {}])
    expect(tell(events, 0, 'en').slice(2)).toEqual([
      'You and Bela tie for the most clerics, 2 each: both win.',
      'Bela places 1 bard in the Bastion; alone it would have been 2 bards.',
      'You can place no bard.',
    ])
    expect(tell(events, 0, 'de').slice(2)).toEqual([
      'Du und Bela zeigt gleichauf die meisten Kleriker, je 2: Ihr gewinnt beide.',
      'Bela setzt 1 Barden in die Bastion; allein wären es 2 Barden gewesen.',
      'Du kannst keinen Barden setzen.',
    ])
    const gold = judge([{ archer: 1 }, { archer: 1 }, { archer: 1 }], 'archer', [0, 1, 2], [{ gold: 1 }])
    expect(tell(gold, 'public', 'en').slice(3)).toEqual([
      'Ada, Bela and Cara tie for the most archers, 1 each: all win.',
      'Ada wins 1 gold; alone it would have been 2 gold.',
    ])
    expect(tell(gold, 'public', 'de').slice(3)).toEqual([
      'Ada, Bela und Cara zeigen gleichauf die meisten Schützen, je 1: Alle gewinnen.',
      'Ada gewinnt 1 Gold; allein wären es 2 Gold gewesen.',
    ])
    const militia = judge([{ militia: 1 }, { militia: 1 }], 'militia', [0, 1], [{ gold: 1 }])
    expect(tell(militia, 'public', 'de').slice(2)).toEqual([
      'Ada und Bela zeigen gleichauf die meiste Miliz, je 1: Beide gewinnen.',
      'Ada gewinnt 1 Gold.',
    ])
  })

  it('tells of kinds nobody shows, and of figures only if they were told', () => {
    expect(tell(judge([{}, {}], 'mage', []).slice(1), 0, 'en')).toEqual(['Nobody shows any mages.'])
    expect(tell(judge([{}, {}], 'infantry', []).slice(1), 0, 'de')).toEqual(['Niemand zeigt Fußvolk.'])
    expect(tell(judge([], 'mage', [0]).slice(1), 0, 'en')).toEqual(['You show the most mages.'])
  })

  it('tells of stories won', () => {
    const won = (prize: object) => ({ t: 'census-won', year: 4, kind: 'mage', seat: 0, ...prize }) as Event
    reads(won({ story: 9 }), {
      you: ['You let the guild in Onys grow by 1 story.', 'Du lässt die Gilde in Onys um 1 Stockwerk wachsen.'],
      other: ['Ada lets the guild in Onys grow by 1 story.', 'Ada lässt die Gilde in Onys um 1 Stockwerk wachsen.'],
    })
    reads(won({ held: true }), {
      you: [
        'You hold 1 story back until a guild has room for it.',
        'Du legst 1 Stockwerk zurück, bis eine Gilde Platz dafür hat.',
      ],
      other: [
        'Ada holds 1 story back until a guild has room for it.',
        'Ada legt 1 Stockwerk zurück, bis eine Gilde Platz dafür hat.',
      ],
    })
    reads(won({}), {
      you: ['You have no story left to build.', 'Du hast kein Stockwerk mehr zu bauen.'],
      other: ['Ada has no story left to build.', 'Ada hat kein Stockwerk mehr zu bauen.'],
    })
  })

  it('tells who is asked', () => {
    const asked = { t: 'census-asked', year: 4, kind: 'cleric', seat: 0 } as const
    reads(
      { ...asked, what: 'census-bards' },
      {
        you: ['You are asked where the bards go.', 'Du wirst gefragt, wohin die Barden gehen.'],
        other: ['Ada is asked where the bards go.', 'Ada wird gefragt, wohin die Barden gehen.'],
      },
    )
    reads(
      { ...asked, kind: 'mage', what: 'census-story' },
      { you: ['You are asked which guild grows.', 'Du wirst gefragt, welche Gilde wächst.'] },
    )
  })
})

describe('Beginning and end in words', () => {
  it('tells how the table is laid', () => {
    const { state } = begun(threePlayers)
    const [event] = xidit.begin(threePlayers, state.seed)
    const told = xidit.tell(event!, 0, false)!
    const lines = xidit.story([told], reader(0, 'en', ['Ada', 'Bela', 'Cara'])).map(({ text }) => text)
    expect(lines[0]).toBe('The game begins: 3 lords and 12 years to save the Kingdom.')
    expect(lines[1]).toMatch(/^Recruits gather in [A-Z].* and [A-Z].*\.$/)
    expect(lines[2]).toMatch(/^Threats haunt [A-Z].* and [A-Z].*\.$/)
    expect(lines[3]).toMatch(/^In the end \w+ is assessed first, then \w+, and \w+ last\.$/)
    expect(lines[4]).toMatch(/^The dummy starts with 6 \w+, 5 \w+ and 4 \w+\.$/)
    expect(lines[5]).toMatch(/^(You go|\w+ goes) first in year 1\.$/)
    const german = xidit.story([told], reader('public', 'de', ['Ada', 'Bela', 'Cara'])).map(({ text }) => text)
    expect(german[0]).toBe('Das Spiel beginnt: 3 Fürsten haben 12 Jahre, das Königreich zu retten.')
    expect(german[3]).toMatch(/^Am Ende wird zuerst \w+ gewertet, dann \w+, zuletzt \w+\.$/)
    expect(german[5]).toMatch(/^(Ada|Bela|Cara) beginnt das erste Jahr\.$/)
  })

  it('tells where heroes start', () =>
    reads(
      { t: 'start-chosen', seat: 0, city: 9 },
      {
        you: ['You start in Onys.', 'Du startest in Onys.'],
        other: ['Ada starts in Onys.', 'Ada startet in Onys.'],
      },
    ))

  it('tells the assessments with figures, ties and who is out', () => {
    const assessed: Event = {
      ...{ t: 'assessed', kind: 'wealth', values: [9, 4, 4, 7], dummy: 4 },
      ...{ ranking: [0, 2, 1, 'dummy'], eliminated: ['dummy'] },
    }
    expect(tell([assessed], 2, 'en')).toEqual([
      'Assessment of wealth: Ada 9, you 4, Bela 4, the dummy 4.',
      'A tie at 4: more units in hand decide, and if they are equal the later turn. In this order: you, Bela.',
      'A tie at 4: the dummy ranks below every lord.',
      'Already out: Dov 7.',
      'The dummy is eliminated.',
    ])
    expect(tell([{ ...assessed, eliminated: [2, 'dummy'] }], 2, 'de')).toEqual([
      'Wertung Reichtum: Ada 9, du 4, Bela 4, der Strohmann 4.',
      'Gleichstand bei 4: Mehr Einheiten auf der Hand entscheiden, bei gleich vielen der spätere Zug. In dieser Folge: du, Bela.',
      'Gleichstand bei 4: Der Strohmann steht hinter allen Fürsten.',
      'Schon ausgeschieden: Dov 7.',
      'Du scheidest aus.',
      'Der Strohmann scheidet aus.',
    ])
  })

  it('tells who saved the Kingdom', () => {
    const ended: Event = { t: 'game-ended', standings: [1, 0, 'dummy'], winner: 1 }
    expect(tell([ended], 1, 'en')).toEqual([
      'You are the Savior of the Kingdom!',
      'Final standings: 1. you, 2. Ada, 3. the dummy.',
    ])
    expect(tell([ended], 0, 'de')).toEqual([
      'Bela rettet das Königreich!',
      'Endstand: 1. Bela, 2. du, 3. der Strohmann.',
    ])
    expect(tell([ended], 1, 'de')[0]).toBe('Du rettest das Königreich!')
    const lost: Event = { t: 'game-ended', standings: ['dummy', 0, 1], winner: null }
    expect(tell([lost], 0, 'en')[0]).toBe('The dummy outlasts everybody: nobody saved the Kingdom.')
    expect(tell([lost], 0, 'de')[0]).toBe('Der Strohmann überdauert alle: Niemand hat das Königreich gerettet.')
  })

  it('calls somebody without a name by the seat', () => {
    const waited: Event = { t: 'waited', ...at, seat: 1, city: 9 }
    expect(xidit.story([waited], reader(0, 'en', ['Ada', '  ']))[0]!.text).toBe('Seat B waits in Onys.')
    expect(xidit.story([waited], reader(0, 'de', []))[0]!.text).toBe('Platz B wartet in Onys.')
    expect([...xidit.story([waited], reader(0, 'de', ['', 'x'.repeat(500)]))[0]!.text].length).toBeLessThan(100)
  })
})

describe('A line', () => {
  it('names the step it belongs to and whom it is about', () => {
    const year = given(quietTiles, ada.in(7), city(7).offers('archer', 'mage'))
    const { events } = year.whenTheYearRuns({ ada: ['act', 'red'] })
    const lines = xidit.story(events, reader(0, 'en'))
    const event = events.findIndex(({ t }) => t === 'recruited')
    expect(lines.find(({ text }) => text === 'You recruit an archer in Xidit.')).toEqual({
      ...{ seats: [0], step: 'order-1-0', event, text: 'You recruit an archer in Xidit.' },
    })
    expect(lines[0]).toMatchObject({ seats: [], step: 'revealed' })
    expect(lines.at(-1)).toMatchObject({ step: 'orders', text: 'Year 2 begins, and Bela goes first.' })
  })

  it('has no step before the first one is known', () => {
    expect(xidit.story([{ t: 'titans-awoke', awakening: 1, sizes: [3] }], reader(0, 'en'))[0]!.step).toBeNull()
  })

  it('keeps the tiles that came with the order that brought them', () => {
    const { events } = given(ada.in(7), city(7).offers('archer'), raging(3)).whenTheYearRuns({ ada: ['act'] })
    const gone = xidit.story(events, reader(0, 'en')).find(({ text }) => text === 'Nobody is left to recruit in Xidit.')
    expect(gone).toMatchObject({ seats: [], step: 'order-1-0' })
  })
})

const viewersOf = (players: number): Viewer[] => [...Array.from({ length: players }, (_, seat) => seat), 'public']
const LOCALES: Locale[] = ['en', 'de']

function arePlain(lines: Line[]): void {
  const texts = lines.map(({ text }) => text)
  expect(oddOnes(texts)).toEqual([])
  expect(noSentences(texts)).toEqual([])
}

describe('The story of any game', () => {
  it('is plain sentences, in the reader’s language, and has a line for every order', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { events } = playAny(game)
        const { players } = game.options
        const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva'].slice(0, players)
        for (const viewer of viewersOf(players))
          for (const locale of LOCALES) {
            const told = events.flatMap((event) => xidit.tell(event, viewer, false) ?? [])
            let years = 0
            for (const stretch of byYear(told)) {
              const lines = xidit.story(stretch, { viewer, locale, names })
              arePlain(lines)
              if (stretch.some(({ t }) => t === 'orders-revealed')) years++
              else continue
              for (let seat = 0; seat < players; seat++)
                for (let slot = 1; slot <= 6; slot++) expect(lines.some((line) => isOrder(line, slot, seat))).toBe(true)
            }
            expect(years).toBe(game.options.length === 'long' ? 12 : 9)
            const whole = xidit.story(told, { viewer, locale, names })
            expect(whole.some(({ text }) => text.startsWith(locale === 'en' ? 'You ' : 'Du '))).toBe(
              viewer !== 'public',
            )
          }
      }),
      { numRuns: 12 },
    )
  })

  it('may be told of any stretch, also when all is open', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), fc.nat(), (game, from, many) => {
        const { events } = playAny(game)
        const begin = from % events.length
        const lines = xidit.story(events.slice(begin, begin + 1 + (many % 80)), {
          ...{ viewer: 0, locale: from % 2 ? 'en' : 'de', names: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva'] },
        })
        arePlain(lines)
      }),
      { numRuns: 100 },
    )
  })
})

const isOrder = (line: Line, slot: number, seat: number) =>
  line.step === `order-${slot}-${seat}` && line.seats.length === 1 && line.seats[0] === seat

function byYear(events: Told[]): Told[][] {
  const years: Told[][] = [[]]
  for (const event of events) {
    if (event.t === 'year-begun') years.push([])
    years.at(-1)!.push(event)
  }
  return years
}
