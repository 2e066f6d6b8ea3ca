// Words for the end of this game.
import { spoken } from '../../../words/words.ts'

export const finaleWords = spoken(
  {
    hall: 'Hall of fame',
    savior: 'Savior of the Kingdom',
    nobody: 'Nobody saved the Kingdom: the dummy outlasted everybody.',
    standings: 'Standings',
    outIn: { wealth: 'out over wealth', influence: 'out over influence', reputation: 'out over reputation' },
    survived: 'survived all three assessments',
    assessments: 'The three assessments',
    nth: ['First assessment', 'Second assessment', 'Third assessment'],
    kind: { wealth: 'Wealth', influence: 'Influence', reputation: 'Reputation' },
    counts: {
      wealth: 'Gold counts.',
      influence: 'Stories on the board count.',
      reputation: 'The most and second most bards of each region count.',
    },
    byRegion: 'Bards by region',
    region: 'Region',
    score: 'Scores',
    out: 'eliminated',
    outBefore: 'Out before:',
    ranking: 'Ranking',
    tieUnits: (higher: string, lower: string, value: string, more: string, less: string) =>
      `${higher} and ${lower} are level at ${value}. ${higher} holds more units (${more} to ${less}) and stands higher.`,
    tieTurn: (higher: string, lower: string, value: string, units: string) =>
      `${higher} and ${lower} are level at ${value}, and in units in hand (${units} each). ${higher} came later in the last year and stands higher.`,
    tieDummy: (higher: string, value: string) =>
      `The dummy is level with ${higher} at ${value}: it ranks below every lord it ties with.`,
    rule: 'Rule X-9.3',
    watch: 'Watch',
    watchKind: (kind: string) => `Watch the assessment: ${kind}`,
    graphs: 'Year by year',
    units: 'Units in hand',
    dummyLetter: 'D',
  },
  {
    hall: 'Ruhmeshalle',
    savior: 'Retter des Königreichs',
    nobody: 'Niemand hat das Königreich gerettet: Der Strohmann hat alle überdauert.',
    standings: 'Endstand',
    outIn: {
      wealth: 'beim Reichtum ausgeschieden',
      influence: 'beim Einfluss ausgeschieden',
      reputation: 'beim Ansehen ausgeschieden',
    },
    survived: 'hat alle drei Wertungen überstanden',
    assessments: 'Die drei Wertungen',
    nth: ['Erste Wertung', 'Zweite Wertung', 'Dritte Wertung'],
    kind: { wealth: 'Reichtum', influence: 'Einfluss', reputation: 'Ansehen' },
    counts: {
      wealth: 'Gold zählt.',
      influence: 'Stockwerke auf dem Plan zählen.',
      reputation: 'Die meisten und zweitmeisten Barden jeder Region zählen.',
    },
    byRegion: 'Barden nach Regionen',
    region: 'Region',
    score: 'Wertung',
    out: 'scheidet aus',
    outBefore: 'Schon ausgeschieden:',
    ranking: 'Rangfolge',
    tieUnits: (higher: string, lower: string, value: string, more: string, less: string) =>
      `${higher} und ${lower} liegen mit ${value} gleichauf. ${higher} hat mehr Einheiten (${more} zu ${less}) und steht davor.`,
    tieTurn: (higher: string, lower: string, value: string, units: string) =>
      `${higher} und ${lower} liegen mit ${value} gleichauf, auch an Einheiten (je ${units}). ${higher} war im letzten Jahr später dran und steht davor.`,
    tieDummy: (higher: string, value: string) =>
      `Der Strohmann liegt mit ${higher} bei ${value} gleichauf: Er steht hinter allen, mit denen er gleichauf liegt.`,
    rule: 'Regel X-9.3',
    watch: 'Ansehen',
    watchKind: (kind: string) => `Die Wertung ansehen: ${kind}`,
    graphs: 'Jahr für Jahr',
    units: 'Einheiten auf der Hand',
    dummyLetter: 'S',
  },
)
