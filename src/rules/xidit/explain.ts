// An answer in words, for whoever gave it: the six orders with the cities they lead to, or one sentence.
import type { Locale, Reading, Seat } from '../ruleset.ts'
import type { Command } from './commands.ts'
import type { Pack } from './pack/pack.ts'
import type { State } from './state.ts'
import { type City, type Order, UNIT_KINDS, type Units } from './vocabulary.ts'
import { cityName, regionName } from './words/said.ts'

interface Phrases {
  road: Record<'red' | 'blue' | 'black', string>
  leads(road: string, to: string): string
  nowhere(road: string, at: string): string
  act(at: string): string
  wait(at: string): string
  start(city: string): string
  startList(cities: string): string
  standing: string
  withdrawn: string
  spoils(kinds: string): string
  titan(size: number): string
  declined: string
  census(units: string): string
  bards(places: string): string
  story(city: string): string
  kind: Record<string, string>
  nothing: string
}

const en: Phrases = {
  road: { red: 'red road', blue: 'blue road', black: 'black road' },
  leads: (road, to) => `Take the ${road} to ${to}.`,
  nowhere: (road, at) => `No ${road} leads on: stay in ${at}.`,
  act: (at) => `Act in ${at}.`,
  wait: (at) => `Wait in ${at}.`,
  start: (city) => `Start in ${city}.`,
  startList: (cities) => `Start in the first free one of: ${cities}.`,
  standing: 'Your standing instructions are kept until you change them.',
  withdrawn: 'Your orders are withdrawn.',
  spoils: (kinds) => `Take ${kinds}.`,
  titan: (size) => `Fight the titan of size ${size}.`,
  declined: 'Let the titans be.',
  census: (units) => `Show at the census: ${units}.`,
  bards: (places) => `Place bards: ${places}.`,
  story: (city) => `Let the guild in ${city} grow.`,
  kind: {
    ...{ gold: 'gold', bards: 'bards', stories: 'stories' },
    ...{ militia: 'militia', archer: 'archer', infantry: 'infantry', cleric: 'cleric', mage: 'mage' },
  },
  nothing: 'nothing',
}

const de: Phrases = {
  road: { red: 'rote Straße', blue: 'blaue Straße', black: 'schwarze Straße' },
  leads: (road, to) => `Nimm die ${road} nach ${to}.`,
  nowhere: (road, at) => `Keine ${road} führt weiter: bleib in ${at}.`,
  act: (at) => `Handle in ${at}.`,
  wait: (at) => `Warte in ${at}.`,
  start: (city) => `Beginne in ${city}.`,
  startList: (cities) => `Beginne in der ersten freien Stadt von: ${cities}.`,
  standing: 'Deine Daueranweisungen gelten, bis du sie änderst.',
  withdrawn: 'Deine Befehle sind zurückgezogen.',
  spoils: (kinds) => `Nimm ${kinds}.`,
  titan: (size) => `Bekämpfe den Titanen der Größe ${size}.`,
  declined: 'Lass die Titanen in Ruhe.',
  census: (units) => `Zeige bei der Heerschau: ${units}.`,
  bards: (places) => `Setze Barden: ${places}.`,
  story: (city) => `Lass die Gilde in ${city} wachsen.`,
  kind: {
    ...{ gold: 'Gold', bards: 'Barden', stories: 'Stockwerke' },
    ...{ militia: 'Miliz', archer: 'Schütze', infantry: 'Fußvolk', cleric: 'Kleriker', mage: 'Magier' },
  },
  nothing: 'nichts',
}

export function explain(pack: Pack, state: State, seat: Seat, command: Command, locale: Locale): Reading {
  const phrases = locale === 'de' ? de : en
  if (command.t === 'orders') return explainOrders(pack, state.lords[seat]!.city!, command.orders, phrases)
  return { words: [sentence(pack, command, phrases)], places: [] }
}

/** Where the orders lead if nothing comes in between; nothing but a missing road does. */
function explainOrders(pack: Pack, from: City, orders: readonly Order[], phrases: Phrases): Reading {
  const places = [cityName(pack, from)]
  let city = from
  const words = orders.map((order) => {
    if (order === 'act') return phrases.act(cityName(pack, city))
    if (order === 'wait') return phrases.wait(cityName(pack, city))
    const to = pack.roads[city]![order]
    if (to === 0) return phrases.nowhere(phrases.road[order], cityName(pack, city))
    city = to
    places.push(cityName(pack, city))
    return phrases.leads(phrases.road[order], cityName(pack, city))
  })
  return { words, places }
}

function sentence(pack: Pack, command: Exclude<Command, { t: 'orders' }>, phrases: Phrases): string {
  const kinds = (list: readonly string[]) => list.map((kind) => phrases.kind[kind]).join(', ') || phrases.nothing
  switch (command.t) {
    case 'start':
      return phrases.start(cityName(pack, command.city))
    case 'start-list':
      return phrases.startList(command.cities.map((city) => cityName(pack, city)).join(', ') || phrases.nothing)
    case 'standing':
      return phrases.standing
    case 'withdraw-orders':
      return phrases.withdrawn
    case 'spoils':
      return phrases.spoils(kinds(command.take))
    case 'titan':
      return command.beat === null ? phrases.declined : phrases.titan(command.beat)
    case 'census':
      return phrases.census(unitsInWords(command.show, phrases))
    case 'census-bards':
      return phrases.bards(placementInWords(pack, command.bards))
    case 'census-story':
      return phrases.story(cityName(pack, command.city))
  }
}

const unitsInWords = (units: Units, { kind: words, nothing }: Phrases): string =>
  UNIT_KINDS.filter((kind) => units[kind] > 0)
    .map((kind) => `${units[kind]} × ${words[kind]}`)
    .join(', ') || nothing

const placementInWords = (pack: Pack, bards: Record<string, number>): string =>
  Object.entries(bards)
    .map(([region, count]) => `${count} × ${regionName(pack, region)}`)
    .join(', ')
