// The story in German.
import { nouns } from './nouns.de.ts'
import { type Person, readerFirst } from './people.ts'
import type { SpoilsSaid, StoryPhrases } from './story-phrases.ts'

/** Who, and the verb as it goes with them. */
const does = (who: Person, du: string, other: string): string => `${who.start} ${who.you ? du : other}`

function deeds(who: Person, city: string, { gold, bards, stories, unheld }: SpoilsSaid): string {
  const verb = (du: string, other: string) => (who.you ? du : other)
  const done: string[] = []
  if (gold) done.push(`${verb('nimmst', 'nimmt')} ${gold}`)
  if (bards) done.push(`setzt ${bards}`)
  if (stories)
    done.push(`${verb('baust', 'baut')} ${stories} in ${city}${unheld ? `, dazu ${unheld} aus der Rücklage` : ''}`)
  return nouns.and(done) || `${verb('nimmst', 'nimmt')} nichts`
}

const inVain = (who: Person, city: string): string => `${does(who, 'handelst', 'handelt')} in ${city} vergeblich`

export const story: StoryPhrases = {
  begun: (players, years) => `Das Spiel beginnt: ${players} Fürsten haben ${years} Jahre, das Königreich zu retten.`,
  recruitsIn: (cities) => `Rekruten sammeln sich in ${cities}.`,
  threatsIn: (cities) => `Bedrohungen suchen ${cities} heim.`,
  assessmentOrder: (first, second, third) => `Am Ende wird zuerst ${first} gewertet, dann ${second}, zuletzt ${third}.`,
  dummyStarts: (tracks) => `Der Strohmann beginnt mit ${tracks}.`,
  firstSeat: (who) => `${does(who, 'beginnst', 'beginnt')} das erste Jahr.`,
  startChosen: (who, city) => `${does(who, 'startest', 'startet')} in ${city}.`,

  revealed: (year) => `Alle Befehle des Jahres ${year} sind da und liegen offen.`,
  ordersOf: (who, orders) => `${who.you ? 'Deine Befehle' : `Befehle von ${who.name}`}: ${orders}.`,
  moved: (who, road, from, to) => `${does(who, 'nimmst', 'nimmt')} die ${nouns.road[road]} von ${from} nach ${to}.`,
  waited: (who, city) => `${does(who, 'wartest', 'wartet')} in ${city}.`,
  noRoad: (who, road, city) => `${does(who, 'bleibst', 'bleibt')} in ${city}: Keine ${nouns.road[road]} führt weiter.`,
  actFailed: {
    'already-acted': (who, city) =>
      `${inVain(who, city)}: Mehr als ein Erfolg im Jahr ist in einer Stadt nicht möglich.`,
    'nothing-here': (who, city) => `${inVain(who, city)}: Dort liegt kein Plättchen, und kein Titan wütet.`,
    declined: (who, city) => `${does(who, 'handelst', 'handelt')} in ${city} und lässt die Titanen in Ruhe.`,
  },
  lackingForThreat: (who, city, creature, missing) =>
    `${inVain(who, city)}: Gegen ${creature === null ? 'die Bedrohung' : `„${creature}“`} braucht es noch ${missing}.`,
  lackingForTitan: (who, city) => `${inVain(who, city)}: Gegen einen wütenden Titanen reichen die Einheiten nicht.`,
  lackingUnits: (who, city) => `${inVain(who, city)}: Es fehlt an Einheiten.`,
  recruited: (who, unit, city) => `${does(who, 'rekrutierst', 'rekrutiert')} ${unit} in ${city}.`,
  threatBeaten: (who, creature, city, units) =>
    `${does(who, 'besiegst', 'besiegt')} „${creature}“ in ${city} und ${who.you ? 'zahlst' : 'zahlt'} ${units}.`,
  titanBeaten: (who, creature, size, city, units) =>
    `In ${city} ${who.you ? 'besiegst du' : `besiegt ${who.name}`} den Titanen „${creature}“ (Größe ${size}) und ${who.you ? 'zahlst' : 'zahlt'} ${units}.`,
  spoils: (who, city, taken) =>
    `${who.start} ${deeds(who, city, taken)}${taken.dummy ? `; der Strohmann erhält 1 ${taken.dummy}` : ''}.`,
  asked: {
    spoils: (who) => `${does(who, 'wirst', 'wird')} gefragt, welche Belohnungen es sein sollen.`,
    titan: (who) => `${does(who, 'wirst', 'wird')} gefragt, ob ein Titan bekämpft werden soll.`,
    'census-bards': (who) => `${does(who, 'wirst', 'wird')} gefragt, wohin die Barden gehen.`,
    'census-story': (who) => `${does(who, 'wirst', 'wird')} gefragt, welche Gilde wächst.`,
  },

  recruitsGone: (city) => `In ${city} ist niemand mehr zu rekrutieren.`,
  recruitsCame: (city, units) => `Neue Rekruten sammeln sich in ${city}: ${units}.`,
  threatCame: (city, creature, needs) => `Eine neue Bedrohung kommt nach ${city}: „${creature}“; verlangt: ${needs}.`,
  threatCameUnknown: (city) => `Eine neue Bedrohung kommt nach ${city}.`,
  nextFromOtherPile: {
    recruit: (city) =>
      `Der Rekrutierungsstapel ist leer: Die nächsten Rekruten, vom Bedrohungsstapel, kommen nach ${city}.`,
    threat: (city) =>
      `Der Bedrohungsstapel ist leer: Die nächste Bedrohung, vom Rekrutierungsstapel, kommt nach ${city}.`,
  },
  pileTurned: {
    recruit: (count) =>
      `Die abgelegten Bedrohungen werden umgedreht: Der Rekrutierungsstapel hat jetzt ${nouns.object(count, 'tiles')}.`,
    threat: (count) =>
      `Die abgelegten Rekrutierungsplättchen werden umgedreht: Der Bedrohungsstapel hat jetzt ${nouns.object(count, 'tiles')}.`,
  },
  titansAwoke: (sizes) =>
    sizes.length === 0
      ? 'Die Bedrohungen sind erschöpft, aber kein Titan schlummert mehr obenauf.'
      : `Die Titanen erwachen! Jetzt wüten: Größe ${nouns.and(sizes.map(String))}.`,
  reinforced: (recruits, threats, next) =>
    `Verstärkung: ${recruits} im Rekrutierungsstapel, ${threats} im Bedrohungsstapel${next ? `; die nächste Bedrohung kommt nach ${next}` : ''}.`,

  censusCalled: (year) => `Das Jahr ${year} endet mit der Heerschau.`,
  shows: (who, units) => `${does(who, 'zeigst', 'zeigt')} ${units}.`,
  nobodyShows: (kind) => `Niemand zeigt ${nouns.kind[kind]}.`,
  showsMost: (winners, kind, count) => {
    const [first] = winners
    if (winners.length === 1)
      return `${does(first!, 'zeigst', 'zeigt')} ${nouns.most[kind]}${count === null ? '' : `: ${count}`}.`
    const all = readerFirst(winners)
    const names = nouns.and(all.map((who, i) => (i === 0 ? who.start : who.name)))
    const [show, both, every] = all[0]!.you
      ? ['zeigt', 'Ihr gewinnt beide', 'Ihr gewinnt alle']
      : ['zeigen', 'Beide gewinnen', 'Alle gewinnen']
    return `${names} ${show} gleichauf ${nouns.most[kind]}${count === null ? '' : `, je ${count}`}: ${winners.length === 2 ? both : every}.`
  },
  wonGold: (who, gold) => `${does(who, 'gewinnst', 'gewinnt')} ${gold}`,
  wonBards: (who, bards) => `${who.start} setzt ${bards}`,
  wonStory: (who, city) => `${who.start} lässt die Gilde in ${city} um 1 Stockwerk wachsen`,
  wonHeld: (who) => `${does(who, 'legst', 'legt')} 1 Stockwerk zurück, bis eine Gilde Platz dafür hat`,
  wonNothing: {
    bards: (who) => `${does(who, 'kannst', 'kann')} keinen Barden setzen`,
    stories: (who) => `${does(who, 'hast', 'hat')} kein Stockwerk mehr zu bauen`,
  },
  shared: (alone) => `; allein wären es ${alone} gewesen`,

  yearBegun: (year, who) => `Das Jahr ${year} beginnt; ${who.you ? 'du bist' : `${who.name} ist`} zuerst am Zug.`,
  assessed: (kind, figures) => `Wertung ${nouns.assessment[kind]}: ${figures}.`,
  alreadyOut: (figures) => `Schon ausgeschieden: ${figures}.`,
  tied: (value, ranking) =>
    `Gleichstand bei ${value}: Mehr Einheiten auf der Hand entscheiden, bei gleich vielen der spätere Zug. In dieser Folge: ${ranking}.`,
  tiedWithDummy: (value) => `Gleichstand bei ${value}: Der Strohmann steht hinter allen Fürsten.`,
  eliminated: (who) => `${does(who, 'scheidest', 'scheidet')} aus.`,
  winner: (who) => `${who.you ? 'Du rettest' : `${who.start} rettet`} das Königreich!`,
  noWinner: 'Der Strohmann überdauert alle: Niemand hat das Königreich gerettet.',
  standings: (places) => `Endstand: ${places}.`,
}
