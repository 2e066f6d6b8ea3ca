// The game in German.
import type { Person } from '../../words.ts'
import type { Phrases } from './phrases.ts'

const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

/** Who, and the verb as it goes with them. */
const does = (who: Person, du: string, other: string): string => `${who.start} ${who.you ? du : other}`
const people = (all: readonly Person[]): string =>
  and([...all.filter(({ you }) => you), ...all.filter(({ you }) => !you)].map(({ name }) => name))
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const NEVER = { missing: 'fehlt', unknown: 'gehört hier nicht hin', impossible: 'kann so nicht sein' }
const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`
const wounds = (n: number): string => many(n, 'Wunde', 'Wunden')
const discs = (n: number): string => many(n, 'Scheibe', 'Scheiben')
const steps = (n: number): string => many(n, 'Schritt', 'Schritte')
const after = (what: string): string => (what === '' ? '.' : `: ${what}.`)
const aside = (what: string): string => (what === '' ? '' : ` (${what})`)

const ASKED = {
  ...{ fate: 'Schicksal', dice: 'Würfel, die draußen bleiben', die: 'Würfel', place: 'Einsetzen' },
  ...{ act: 'Aktivieren', marker: 'Feld aufgeben', victory: 'Sieg', siege: 'Belagerung' },
}

export const german: Phrases = {
  you: 'du',
  seat: (letter) => `Platz ${letter}`,
  and,
  nothing: 'nichts',

  gained: (what) => `${what} erhalten`,
  paid: (what) => `${what} gezahlt`,
  lost: (what) => `${what} verloren`,
  forOther: (what, who) => `${who}: ${what}`,
  fame: (n) => `${n} Ruhm`,
  suffered: (n) => `${wounds(n)} erlitten`,
  healed: (n) => `${wounds(n)} geheilt`,
  givenUp: (space) => `${space} aufgegeben`,
  rose: (track, step) => `${track} steigt auf Stufe ${step}`,
  rolled: (die, face) => `${die} zeigt ${face}`,
  rolledUnknown: (die) => `${die} wird geworfen`,
  rewarded: (source, tile) => `eine Belohnung, Ort: ${source}${aside(tile ?? '')}`,
  card: (name) => `„${name}“ gewonnen`,
  deed: (name, orbs) => `„${name}“ vollbracht${orbs > 0 ? ` mit ${many(orbs, 'Kugel', 'Kugeln')}` : ''}`,
  contributed: (what) => `${what} ins Lager gelegt`,
  campRobbed: (what, rival) => `${what} aus dem Lager geholt, das ${rival} gehört`,
  stolen: (what, rival) => `${what} weggenommen, Opfer: ${rival}`,
  stolenIfThere: (what, rival) => `${what} weggenommen, falls vorhanden, Opfer: ${rival}`,
  missed: (what, rival) => `nichts weggenommen (${what}), Opfer: ${rival}`,
  sentHome: (n, who, space) => `${discs(n)} heimgeschickt von ${space}, Opfer: ${who}`,
  discJoined: 'eine Scheibe mehr für immer',
  greyClaimed: 'eine Scheibe mehr in der nächsten Runde',
  feat: (name) => `Erfolg „${name}“`,

  begun: (players, rounds) => `Das Spiel beginnt: ${players} Helden haben ${rounds} Runden, die Stadt zu halten.`,
  order: (names) => `Zugfolge: ${names.join(', ')}.`,
  fateKept: (who, fate, what) =>
    fate === null
      ? `${does(who, 'behältst', 'behält')} eins von zwei Schicksalen.`
      : `${does(who, 'behältst', 'behält')} das Schicksal „${fate}“${after(what)}`,
  round: (round) => `Runde ${round} beginnt.`,
  grey: (who) => `${does(who, 'hast', 'hat')} diese Runde die graue Scheibe.`,
  hordeCame: (name, needs, speed, fame) =>
    `Eine Horde kommt: „${name}“ verlangt ${needs}, ist ${steps(speed)} entfernt und würde ${fame} Ruhm kosten.`,
  diceOut: (who, dice) => `${does(who, 'lässt', 'lässt')} draußen: ${dice}.`,
  diceRolled: (dice) => `Die Würfel des Königs: ${dice}.`,
  dieTaken: (who, die, what) => `${does(who, 'nimmst', 'nimmt')} den ${die}${after(what)}`,
  placed: (who, space, cost) => `${does(who, 'besetzt', 'besetzt')} ${space}${aside(cost)}.`,
  passed: (who) => `${does(who, 'passt', 'passt')}.`,
  placementEnded: 'Alle Scheiben sind gesetzt.',
  asked: (who, what) => `${does(who, 'wirst', 'wird')} um eine Entscheidung gebeten (${ASKED[what]}).`,
  activated: (who, place, what) => `${does(who, 'aktivierst', 'aktiviert')} ${place}${after(what)}`,
  declined: (who, place, what) => `${does(who, 'verzichtest', 'verzichtet')} auf ${place}${after(what)}`,
  marked: (who, place, what) => `${does(who, 'gibst', 'gibt')} ${place} wegen einer Wunde auf${after(what)}`,
  areaB: (names, what) => `Bereich B wird der Reihe nach gespielt von ${names.join(', ')}${after(what)}`,
  hordeBeaten: (name, what) => `Die Horde „${name}“ ist geschlagen${after(what)}`,
  hordeAdvanced: (counter) => `Die Horde kommt näher: noch ${steps(counter)} entfernt.`,
  besieged: (name, what) => `Die Horde „${name}“ steht vor der Mauer und belagert die Stadt${after(what)}`,
  victory: (who, what) => `${does(who, 'nimmst', 'nimmt')} am Sieg teil${after(what)}`,
  siege: (who, what) => `${does(who, 'trägst', 'trägt')} an der Belagerung mit${after(what)}`,
  wallTurned: 'Die Mauer hält, aber kein zweites Mal.',
  wallFell: 'Die Mauer ist dahin: Die Stadt fällt.',
  orderChanged: (names) => `Neue Zugfolge: ${names.join(', ')}.`,
  revealed: (building) => `Ein Gebäude öffnet: ${building}.`,
  newDeeds: (names) => `Neue Taten: ${names}.`,
  newRewards: (names) => `Neue Belohnungen: ${names}.`,
  newCards: (names) => `Neue Abenteuer: ${names}.`,
  saved: (winners) => `Die Stadt steht. Das Königreich verteidigt hat vor allen: ${people(winners)}.`,
  fallen: (winners) =>
    `Die Stadt ist gefallen. Am besten war ${people(winners)}, doch niemand hat das Königreich gerettet.`,
  score: (who, total, items) => `${capital(who.name)}: ${total} (${items}).`,
  item: {
    fame: 'Ruhm',
    loot: 'Beute',
    runes: 'Runen',
    trophies: 'Trophäen',
    legendaryWeapons: 'Legendäre Waffen',
    arcaneTomes: 'Arkane Bücher',
    wounds: 'Wunden',
    fate: 'Schicksal',
  },
  achieved: (who, names) => (who ? `Erfolge, ${who.name}: ${names}.` : `Erfolge der Runde am Tisch: ${names}.`),

  title: {
    asked: 'Was du gefragt bist',
    own: 'Was du hast',
    players: 'Spieler',
    horde: 'Die Horde und die Mauer',
    city: 'Charaktere und Gebäude',
    deeds: 'Taten und Belohnungen',
    adventures: 'Abenteuer',
    spaces: 'Scheiben auf dem Plan',
    result: 'Ergebnis',
  },
  roundOf: (round, rounds) => `Runde ${round} von ${rounds}`,
  now: (stage) => `Jetzt: ${stage}.`,
  stage: {
    fates: 'Schicksale werden gewählt',
    favour: 'Gunst des Königs',
    placement: 'Einsetzen',
    'area-a': 'Charaktere (Bereich A)',
    'area-b': 'Taten, Gebäude und Abenteuer (Bereich B)',
    'area-c': 'Lager (Bereich C)',
    horde: 'die Horde',
    victory: 'die Horde ist geschlagen',
    siege: 'Belagerung',
    aftermath: 'nach der Schlacht',
    gates: 'Tore',
    end: 'das Ende',
    over: 'das Spiel ist aus',
  },
  waitsFor: (names) => `Das Spiel wartet auf ${names}.`,
  waitsForNobody: 'Das Spiel wartet auf niemanden.',
  askedFor: {
    fate: 'Welches deiner zwei Schicksale behältst du?',
    dice: 'Welche Würfel bleiben draußen?',
    die: 'Welchen Würfel nimmst du?',
    plan: 'Wohin willst du diese Runde deine Scheiben setzen?',
    place: 'Wohin setzt du jetzt?',
    acts: 'Was tun deine Felder diese Runde?',
    act: 'Was tut dein Feld jetzt?',
    marker: 'Welches Feld gibst du wegen einer Wunde auf?',
    victory: 'Was nimmst du vom Sieg?',
    siege: 'Wie trägst du die Belagerung?',
  },
  inOneLine: {
    fate: 'In einer Zeile, etwa: F4 1w',
    dice: 'In einer Zeile, etwa: Heilung',
    die: 'In einer Zeile, etwa: Kraft',
    plan: 'In einer Zeile, ein Wunsch für jeden Zug, Ersatz dafür hinter einem Strich, und was dann kommt: E1 E7/E2 C passe (oder frage, oder Verwalter)',
    place: 'In einer Zeile, etwa: E1.b (oder passe)',
    acts: 'In einer Zeile, Schritt für Schritt, und was aus dem Rest wird: E6 2x 3w; C 2w; E11 nein; auto (oder frage)',
    act: 'In einer Zeile, etwa: E6 2x 3w (oder nein)',
    marker: 'In einer Zeile, etwa: D.1',
    victory: 'In einer Zeile, etwa: Beute Magie links',
    siege: 'In einer Zeile, etwa: Stärke Wunde',
  },
  notAsked: 'Du wirst nach nichts gefragt.',
  handedIn: {
    plan: 'Dein Plan ist da; du kannst ihn noch ändern.',
    acts: 'Deine Handlungen sind da; du kannst sie noch ändern.',
  },
  usual: (answer) => `Wenn du schweigst: ${answer}`,
  ownGoods: (goods) => `Auf der Hand: ${goods}.`,
  ownDiscs: (hero, set) => `Scheiben beim Helden: ${hero}; beiseite: ${set}.`,
  ownFate: (fate) => `Dein Schicksal: ${fate}.`,
  ownCards: (names) => `Deine Abenteuer: ${names}.`,
  ownTiles: (names) => `Deine Belohnungen: ${names}.`,
  standing: (who, fame, hurt, strength, magic, hero) =>
    `${capital(who.name)}: ${fame} Ruhm, ${wounds(hurt)}, Stärke ${strength}, Magie ${magic}, ${discs(hero)} beim Helden.`,
  holds: (who, cards, tiles, camp) =>
    `${capital(who.name)}: ${many(cards, 'Abenteuer', 'Abenteuer')}, ${many(tiles, 'Belohnung', 'Belohnungen')}, Lager: ${camp}.`,
  noHorde: 'Keine Horde ist im Spiel: Bereich C ist geschlossen.',
  horde: (name, needs, missing, counter, fame) =>
    `Die Horde „${name}“ verlangt ${needs}; es fehlt: ${missing}. Sie ist ${steps(counter)} entfernt; eine Belagerung kostet ${fame} Ruhm, weniger das eigene Lager.`,
  wall: {
    A: 'Die Mauer ist heil.',
    B: 'Die Mauer ist beschädigt: Mit der nächsten Belagerung fällt die Stadt.',
    none: 'Die Mauer ist dahin.',
  },
  tile: (name, id, text) => `${name} (${id}): ${text}`,
  dice: (list) => `Würfel: ${list}.`,
  rewardsThere: (left, right, pile) => `Belohnungen: links ${left}, rechts ${right}, in der Truhe: ${pile}.`,
  occupied: (space, who) => `${space}: ${who}.`,
  nobodyPlaced: 'Auf dem Plan liegen keine Scheiben.',
  options: (list) => `Offen für dich: ${list}.`,
  closed: {
    occupied: 'besetzt',
    'nothing-there': 'nichts da',
    'lacking-discs': 'zu wenig Scheiben',
    'lacking-coins': 'zu wenig Münzen',
    'lacking-fame': 'zu wenig Ruhm',
    'one-a-round': 'schon besucht',
    'beyond-the-wall': 'du bist vor der Mauer',
    'no-horde': 'keine Horde',
  },

  keep: (fate, weapons) =>
    `Behalte „${fate}“${weapons === null ? '' : `, ${many(weapons, 'Waffe', 'Waffen')} nach Wahl`}.`,
  out: (dice) => `Draußen bleiben: ${dice}.`,
  take: (die) => `Nimm den ${die}.`,
  place: (space) => `Besetze ${space}.`,
  pass: 'Passe.',
  wish: (n, refs) => `Wunsch ${n}: ${refs}.`,
  then: { pass: 'Dann passe ich.', ask: 'Dann frag mich.', steward: 'Dann setzt der Verwalter.' },
  act: (place, fields) => `Bei ${place}: ${fields}.`,
  decline: (place) => `Verzichte auf ${place}.`,
  automatic: (place) => `Bei ${place} von selbst.`,
  rest: { auto: 'Der Rest von selbst.', ask: 'Frag mich nach dem Rest.' },
  marker: (space) => `Gib ${space} auf.`,
  share: {
    take: (list) => `Nimm ${list}.`,
    step: (track) => `einen Schritt ${track}`,
    reward: (source) => `eine Belohnung (${source})`,
    pay: { wound: 'Nimm 1 Wunde.', loot: 'Gib 1 Beute ab.' },
  },
  standingKept: 'Deine Daueranweisungen gelten, bis du sie änderst.',
  withdrawn: { plan: 'Dein Plan ist zurückgezogen.', acts: 'Deine Handlungen sind zurückgezogen.' },
  field: {
    ...{ weapons: 'Waffen', times: 'Mal', track: 'Leiste', option: 'Wahl', dice: 'Würfel', reward: 'Belohnung' },
    ...{ give: 'gib', building: 'Gebäude', rival: 'Gegner', good: 'Gut', camp: 'Lager', target: 'Ziel' },
    ...{ marker: 'gib auf', deed: 'Tat', pay: 'zahle', wound: 'Wunde', left: 'links', right: 'rechts' },
    ...{ random: 'zufällig', pass: 'passe', ask: 'frage', then: 'dann' },
  },
  never: {
    wish: (n) => `Wunsch ${n} wird übergangen: nichts davon steht dir in dieser Runde offen.`,
    step: (n, place, field, why) => `Schritt ${n}, ${place}, wird übergangen: „${field}“ ${NEVER[why]}.`,
  },
}
