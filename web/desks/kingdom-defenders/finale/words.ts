// Words for the end of this game.
import { spoken } from '../../../words/words.ts'

export const finaleWords = spoken(
  {
    stands: 'The city stands',
    fallen: 'The city has fallen',
    defender: 'Kingdom Defender',
    defenders: 'Kingdom Defenders',
    allLost: 'You have all lost',
    saved: (rounds: number, name: string, points: string) =>
      `The Wall has held for ${rounds} rounds. Nobody did more for the city than ${name}, with ${points} points.`,
    savedTogether: (names: string, points: string) =>
      `${names} share the victory: ${points} points each, as many adventures and as much loot.`,
    broke: (round: number) => `In round ${round} a second siege broke the Wall. Nobody is a Kingdom Defender.`,
    didBest: (names: string, points: string, isShared: boolean) =>
      isShared ? `${names} did best, with ${points} points each.` : `${names} did best, with ${points} points.`,
    standings: 'Standings',
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    level: (names: string) => `${names} are level in points, adventures and loot: they share their place.`,
    tie: {
      adventures: (higher: string, lower: string, more: string, less: string) =>
        `${higher} and ${lower} are level in points. ${higher} has more adventures (${more} to ${less}) and stands higher.`,
      loot: (higher: string, lower: string, more: string, less: string) =>
        `${higher} and ${lower} are level in points and adventures. ${higher} has more loot (${more} to ${less}) and stands higher.`,
    },
    rule: 'Rule KD-9.7',
    watchEnd: 'Watch how it ended',
    scoring: 'The scoring, item by item',
    scoringHint:
      'Legendary Weapons and Arcane Tomes count times the multiplier reached in Strength and Magic. Sets of different Runes score the more, the larger they are.',
    item: 'Item',
    items: {
      ...{ fame: 'Fame', loot: 'Loot', runes: 'Runes', trophies: 'Trophies', wounds: 'Wounds', fate: 'Fate' },
      ...{ legendaryWeapons: 'Legendary Weapons', arcaneTomes: 'Arcane Tomes' },
    },
    pieces: (count: number) => `${count} in all`,
    different: (sizes: string) => `${sizes} ${sizes === '1' ? 'kind' : 'kinds'}`,
    total: 'Total',
    treasures: 'Relics, Orbs and achievements',
    heaps: { trophy: 'Trophies', legendaryWeapon: 'Legendary Weapons', arcaneTome: 'Arcane Tomes' },
    orbs: (count: number) => (count === 1 ? '1 Orb' : `${count} Orbs`),
    orbsCount: (uses: string) => `Counted as ${uses}: the best use there was.`,
    orbsSpent: (count: number) => `Shown for deeds before: ${count}.`,
    orbAs: {
      trophy: (count: number) => (count === 1 ? '1 Trophy' : `${count} Trophies`),
      legendaryWeapon: (count: number) => (count === 1 ? '1 Legendary Weapon' : `${count} Legendary Weapons`),
      arcaneTome: (count: number) => (count === 1 ? '1 Arcane Tome' : `${count} Arcane Tomes`),
      rune: (count: number) => (count === 1 ? '1 Rune' : `${count} Runes`),
    },
    fateCounts: {
      coin: (count: number) => (count === 1 ? 'counts coins: 1.' : `counts coins: ${count}.`),
      loot: (count: number) => `counts loot: ${count}.`,
      rewardTile: (count: number) => `counts Rewards: ${count}.`,
      adventureCard: (count: number) => `counts adventures: ${count}.`,
      trophy: (count: number) => `counts Trophies: ${count}.`,
      legendaryWeapon: (count: number) => `counts Legendary Weapons: ${count}.`,
      arcaneTome: (count: number) => `counts Arcane Tomes: ${count}.`,
      distinctRune: (count: number) => `counts different Runes: ${count}.`,
    },
    achievements: 'Achievements',
    tableAchievements: 'Achievements of the table',
    achieved: {
      immaculate: 'no wounds at the end',
      collector: 'a relic of every kind',
      fanatic: 'five different Runes',
      expertise: 'a track climbed to its end',
      hunter: 'eight Trophies or more',
      adventurer: 'three adventures in one round',
      popular: 'five Fame in one round through a character’s favour',
      supremacy: 'won by 20 points or more',
      fortunate: 'eight loot or more',
      legend: '120 points or more',
      defender: 'Hordes beaten in two rounds running',
      failed: 'the city fell',
    },
    collected: (cards: number, tiles: number) =>
      `${cards === 1 ? '1 adventure' : `${cards} adventures`}, ${tiles === 1 ? '1 Reward' : `${tiles} Rewards`}`,
    reward: 'Reward',
    graphs: 'Round by round',
    measures: {
      ...{ fame: 'Fame', total: 'Points, had it ended then' },
      ...{ adventures: 'Adventures', goods: 'Goods in hand' },
    },
  },
  {
    stands: 'Die Stadt steht',
    fallen: 'Die Stadt ist gefallen',
    defender: 'Verteidigung des Königreichs',
    defenders: 'Gemeinsame Verteidigung des Königreichs',
    allLost: 'Ihr habt alle verloren',
    saved: (rounds: number, name: string, points: string) =>
      `Die Mauer hat ${rounds} Runden gehalten. Niemand hat mehr für die Stadt getan als ${name}, mit ${points} Punkten.`,
    savedTogether: (names: string, points: string) =>
      `${names} teilen sich den Sieg: je ${points} Punkte, gleich viele Abenteuer und gleich viel Beute.`,
    broke: (round: number) =>
      `In Runde ${round} hat eine zweite Belagerung die Mauer gebrochen. Niemand hat das Königreich verteidigt.`,
    didBest: (names: string, points: string, isShared: boolean) =>
      isShared
        ? `Am weitesten kamen ${names} mit je ${points} Punkten.`
        : `Am weitesten kam ${names} mit ${points} Punkten.`,
    standings: 'Endstand',
    points: (points: number) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
    level: (names: string) =>
      `${names} liegen an Punkten, Abenteuern und Beute gleichauf: Sie teilen sich ihren Platz.`,
    tie: {
      adventures: (higher: string, lower: string, more: string, less: string) =>
        `${higher} und ${lower} liegen an Punkten gleichauf. ${higher} hat mehr Abenteuer (${more} zu ${less}) und steht davor.`,
      loot: (higher: string, lower: string, more: string, less: string) =>
        `${higher} und ${lower} liegen an Punkten und Abenteuern gleichauf. ${higher} hat mehr Beute (${more} zu ${less}) und steht davor.`,
    },
    rule: 'Regel KD-9.7',
    watchEnd: 'Ansehen, wie es endete',
    scoring: 'Die Wertung, Posten für Posten',
    scoringHint:
      'Legendäre Waffen und Arkane Bücher zählen mal dem Faktor, der auf Stärke und Magie erreicht ist. Sätze verschiedener Runen bringen umso mehr, je größer sie sind.',
    item: 'Posten',
    items: {
      ...{ fame: 'Ruhm', loot: 'Beute', runes: 'Runen', trophies: 'Trophäen', wounds: 'Wunden', fate: 'Schicksal' },
      ...{ legendaryWeapons: 'Legendäre Waffen', arcaneTomes: 'Arkane Bücher' },
    },
    pieces: (count: number) => `${count} Stück`,
    different: (sizes: string) => `${sizes} ${sizes === '1' ? 'Art' : 'Arten'}`,
    total: 'Summe',
    treasures: 'Relikte, Kugeln und Erfolge',
    heaps: { trophy: 'Trophäen', legendaryWeapon: 'Legendäre Waffen', arcaneTome: 'Arkane Bücher' },
    orbs: (count: number) => (count === 1 ? '1 Kugel' : `${count} Kugeln`),
    orbsCount: (uses: string) => `Gezählt als ${uses}: besser ging es nicht.`,
    orbsSpent: (count: number) => `Davor für Taten gezeigt: ${count}.`,
    orbAs: {
      trophy: (count: number) => (count === 1 ? '1 Trophäe' : `${count} Trophäen`),
      legendaryWeapon: (count: number) => (count === 1 ? '1 Legendäre Waffe' : `${count} Legendäre Waffen`),
      arcaneTome: (count: number) => (count === 1 ? '1 Arkanes Buch' : `${count} Arkane Bücher`),
      rune: (count: number) => (count === 1 ? '1 freie Rune' : `${count} freie Runen`),
    },
    fateCounts: {
      coin: (count: number) => `zählt Münzen: ${count}.`,
      loot: (count: number) => `zählt Beute: ${count}.`,
      rewardTile: (count: number) => `zählt Belohnungen: ${count}.`,
      adventureCard: (count: number) => `zählt Abenteuer: ${count}.`,
      trophy: (count: number) => `zählt Trophäen: ${count}.`,
      legendaryWeapon: (count: number) => `zählt Legendäre Waffen: ${count}.`,
      arcaneTome: (count: number) => `zählt Arkane Bücher: ${count}.`,
      distinctRune: (count: number) => `zählt verschiedene Runen: ${count}.`,
    },
    achievements: 'Erfolge',
    tableAchievements: 'Erfolge des ganzen Tisches',
    achieved: {
      immaculate: 'am Ende ohne Wunde',
      collector: 'ein Relikt von jeder Art',
      fanatic: 'fünf verschiedene Runen',
      expertise: 'eine Leiste bis ans Ende erklommen',
      hunter: 'acht Trophäen oder mehr',
      adventurer: 'drei Abenteuer in einer Runde',
      popular: 'fünf Ruhm in einer Runde durch die Gunst eines Charakters',
      supremacy: 'mit 20 Punkten Vorsprung gewonnen',
      fortunate: 'acht Beute oder mehr',
      legend: '120 Punkte oder mehr',
      defender: 'Horden in zwei Runden nacheinander besiegt',
      failed: 'die Stadt ist gefallen',
    },
    collected: (cards: number, tiles: number) =>
      `${cards} Abenteuer, ${tiles === 1 ? '1 Belohnung' : `${tiles} Belohnungen`}`,
    reward: 'Belohnung',
    graphs: 'Runde für Runde',
    measures: {
      ...{ fame: 'Ruhm', total: 'Punkte, hätte es da geendet' },
      ...{ adventures: 'Abenteuer', goods: 'Güter auf der Hand' },
    },
  },
)
