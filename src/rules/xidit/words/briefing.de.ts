// The position in German.
import type { BriefingPhrases } from './briefing-phrases.ts'
import { nouns } from './nouns.de.ts'

export const briefing: BriefingPhrases = {
  title: {
    year: (year, of) => `Jahr ${year} von ${of}`,
    asked: 'Was du zu tun hast',
    hand: 'Was du hast',
    heroes: 'Helden',
    orders: 'Befehle des Jahres',
    recruits: 'Rekruten',
    threats: 'Bedrohungen',
    destiny: 'Pfad des Schicksals',
    titans: 'Titanen',
    guilds: 'Gilden und Einfluss',
    bards: 'Barden',
    result: 'Ergebnis',
  },

  stage: {
    start: 'Die Helden wählen ihre Städte.',
    orders: 'Befehle werden erwartet.',
    year: 'Das Jahr ist im Gange.',
    census: 'Die Heerschau findet statt.',
    judging: 'Die Heerschau wird gewertet.',
    over: 'Das Spiel ist zu Ende.',
  },
  slot: (slot) => `Befehl ${slot} von 6 wird ausgeführt.`,
  censusThisYear: 'Dieses Jahr endet mit der Heerschau.',
  nextCensus: (year) => `Nächste Heerschau: am Ende des Jahres ${year}.`,
  noCensusLeft: 'Es kommt keine Heerschau mehr.',
  assessmentsAt: (kinds, lastYear, now) =>
    `Wertungen am Ende ${now ? 'dieses Jahres' : `des Jahres ${lastYear}`}, in dieser Folge: ${kinds}.`,
  playOrder: (names) => `Zugfolge: ${names}.`,
  dummy: (tracks) => `Strohmann: ${tracks}.`,
  waitsFor: (kinds) => `Erwartet: ${kinds}.`,

  asked: {
    start: 'Wähle die Stadt, in der dein Held beginnt: eine, in der noch niemand steht.',
    orders: (count, words) => `Gib deine ${count} Befehle für das Jahr. Es gibt: ${words}.`,
    ordersIn: (orders) => `Deine Befehle sind da: ${orders}. Du kannst sie ändern, bis die letzten da sind.`,
    spoils: (creature, city, choose, rewards) =>
      `Du hast „${creature}“ in ${city} besiegt. Nimm ${choose === 1 ? 'dies' : `${choose} davon`}: ${rewards}.`,
    titan: (city, titans) => `Du kannst von ${city} aus einen Titanen bekämpfen oder sie in Ruhe lassen: ${titans}.`,
    census: 'Sag, wie viele Einheiten jeder Art du bei der Heerschau zeigst.',
    censusIn: (units) => `Deine Zahlen zur Heerschau sind da: ${units}. Du kannst sie ändern, bis die letzten da sind.`,
    censusBards: (bards, kind) => `Für ${nouns.most[kind]} setzt du ${bards}.`,
    censusStory: (cities) => `Eine deiner Gilden wächst um ein Stockwerk: ${cities}.`,
    bardsGoTo: (regions) => `Ziele für Barden: ${regions}.`,
    dummy: (tracks) => `Eine Leiste des Strohmanns steigt: ${tracks}.`,
    nothing: 'Im Augenblick nichts.',
  },
  pending: {
    start: 'Startstadt',
    orders: 'Befehle',
    spoils: 'Belohnungen',
    titan: 'Titan',
    census: 'Heerschau',
    'census-bards': 'Barden',
    'census-story': 'Gilde',
  },

  units: (units) => `Einheiten: ${units}.`,
  noUnits: 'Keine Einheiten.',
  holdings: (gold, bards, stories) => `${gold}; noch zu setzen: ${bards}, ${stories}.`,
  held: (stories) => `In der Rücklage: ${stories}, mit deiner nächsten Gilde zu bauen.`,
  hero: (who, city) => `${who.start} ${who.you ? 'bist' : 'ist'} in ${city}.`,
  heroNowhere: (who) => `${who.start} ${who.you ? 'hast' : 'hat'} noch keine Stadt gewählt.`,
  acted: (who, cities) => `${who.start} ${who.you ? 'hattest' : 'hatte'} dieses Jahr schon Erfolg in ${cities}.`,
  roads: (city, ways) =>
    `Straßen von ${city}: ${ways.map(({ road, to }) => `${nouns.order[road]} nach ${to}`).join(', ')}.`,
  ordersOf: (who, orders) => `${who.start}: ${orders}.`,

  tile: (city, units) => `${city}: ${units}.`,
  threat: (city, creature, needs, gives) => `${city}: ${creature}. Verlangt: ${needs}; bringt: ${gives}.`,
  queuedThreat: (city, creature, needs, gives) => `${city} (${creature}; verlangt: ${needs}; bringt: ${gives})`,
  canPay: 'Du hast alles dafür.',
  lack: (units) => `Noch nötig: ${units}.`,
  none: 'Keine.',
  next: {
    recruit: (tile) => `Nächste Rekruten: ${tile}.`,
    threat: (tile) => `Nächste Bedrohung: ${tile}.`,
  },
  nextNone: { recruit: 'Nächste Rekruten: keine.', threat: 'Nächste Bedrohung: keine.' },
  pile: {
    recruit: (count, top) => `Rekrutierungsstapel: ${count}, obenauf ${top}.`,
    threat: (count, top) => `Bedrohungsstapel: ${count}, obenauf ${top}.`,
  },
  pileEmpty: { recruit: 'Rekrutierungsstapel: leer.', threat: 'Bedrohungsstapel: leer.' },
  discards: (recruits, threats) => `Abgelegt: Rekrutierung ${recruits}, Bedrohungen ${threats}.`,
  barracks: (units) => `In der Kaserne: ${units}.`,
  recruitTiles: (count, of) =>
    `Auf dem Plan: ${count} von ${of} Plättchen. Die schwächste Einheit einer Stadt wird zuerst rekrutiert.`,

  titan: (size, creature, raging, gives, below) =>
    `Größe ${size}: ${creature}, ${raging ? 'wütet' : 'schlummert'}; bringt: ${gives}${below > 0 ? `; noch ${below} darunter` : ''}.`,
  titansGone: (size) => `Größe ${size}: alle besiegt.`,
  influence: (who, influence, guilds) => `${who.start}: Einfluss ${influence}${guilds && ` (${guilds})`}.`,
  region: (name, first, second) => `${name} (${first} | ${second})`,
  bardsIn: (region, bards) => `${region}: ${bards}.`,
  bastion: 'Bastion',
  regionScores: 'In Klammern die Wertung für die meisten | die zweitmeisten Barden.',
  nobodyIn: (regions) => `Keine Barden in ${regions}.`,
  noGuilds: 'Es gibt noch keine Gilden.',
  hiddenBards: { others: 'die der anderen sind verborgen', all: 'verborgen' },

  assessed: (kind, figures) => `Wertung ${nouns.assessment[kind]}: ${figures}.`,
  standings: (places) => `Endstand: ${places}.`,
}
