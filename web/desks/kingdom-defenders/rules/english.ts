// The rules in English. `**word**` is set off, `{sign}` is drawn; a line that begins with `- ` belongs to a list, one with
// `> ` is an example. What a tile or card does is not written here: its words are made from the pack.

/** `1 → 0, 2 → 1, 3 or more → 2`. */
const steps = (table: readonly number[]): string =>
  table
    .map((fame, count) => `${count}${count === table.length - 1 ? ' or more' : ''} → ${fame}`)
    .slice(1)
    .join(', ')

export const english = {
  title: 'The rules of Kingdom Defenders',
  lead: 'All of it, for two to four players, as it is played here, with every tile and card. A quarter of an hour for the text; the rest is for looking things up. The guided first game takes ten minutes.',
  boardCaption:
    'The board before the first disc is placed. Below lies the City with characters, deeds and buildings, across the middle the Wall with its gates, and above it the Kingdom with camps, the path of the Horde and adventures.',
  legend: 'What the signs mean',
  sections: {
    goal: {
      title: 'What it is about',
      text: [
        'A Horde comes from the sea, and then another one. You are heroes of the city: you arm yourselves, go on adventures, do deeds and collect relics. All of that brings **Fame** {fame}. And you bring weapons and spells to your camps before the Wall, because if the Wall falls twice, the city falls, and nobody is the Kingdom Defender.',
        'After six rounds whoever has the most points wins. So you hold the Wall together, and compete for everything else.',
      ],
    },
    board: {
      title: 'The board',
      text: [
        'Everything you do begins with your **discs** {disc}: put them on a space, and later the space does something for you. There are six areas:',
        '- In the **City**: **A**, the characters; **B1**, the Hall of Deeds; **B2**, the buildings, five printed on the board and five more that are revealed one a round.',
        '- In the **Kingdom**: **B3**, the adventures; **C**, the camps, open while a Horde is in play.',
        '- On the **Wall**: **D**, the two gates.',
        'A space shows in its ring what it asks for: dots are discs, and some ask for a coin {coin} or a Fame {fame} as well. Each space takes one player. Some spaces are only open with three or four players.',
      ],
    },
    goods: {
      title: 'Goods, Fame and relics',
      text: [
        'There are four kinds of **goods**: weapons {weapon}, spells {spell}, coins {coin} and loot {loot}. Weapons and spells together are called **resources**. The reserve never runs out.',
        '**Fame** is never below 0: whoever would lose more loses what there is.',
        '**Relics** stand on adventure cards and Reward tiles: trophies {trophy}, Legendary Weapons {legendaryWeapon}, Arcane Tomes {arcaneTome}, Orbs {orb} and runes of five shapes {rune:ember} {rune:tide} {rune:gale} {rune:stone} {rune:star}, and blank ones {rune:wild} that stand for any. You have the relics of the cards and tiles you own, and keep them behind your screen.',
      ],
    },
    round: {
      title: 'A round at a glance',
      text: [
        'There are six rounds. In each of them:',
        '- **New round** (not in the first). In the second the first Horde comes.',
        '- **Favour of the King** (not in the first): everybody takes a die.',
        '- **Placement**: in turn order, one space each, round and round, until everybody has passed.',
        '- **Characters**, Area A.',
        '- **Deeds, buildings, adventures**, Area B, one player after the other.',
        '- **Camps**, Area C, and then **the Horde** moves or is beaten; both only while one is in play.',
        '- **Gates**: they make a new turn order.',
        '- **Maintenance**: a building is revealed, and empty places are filled.',
        'The last round ends after the Horde, and the game with it. A second siege ends the game at once.',
      ],
    },
    favour: {
      title: 'Favour of the King',
      text: [
        'As many dice as players are rolled. With two or three players, the one with the **least** Fame first says which dice stay out. Then everybody takes one die and what its face shows, the one with the least Fame first; of equals, whoever is later in turn order. Nobody may refuse.',
      ],
    },
    placement: {
      title: 'Placement',
      text: [
        'When it is your turn, you occupy one empty space and pay at once what it asks for, or you pass and are out for this phase. Nothing is given back later, and placed discs never move.',
        '- In a round you may occupy one space of Area A, one of B1, one of C, one of D, one of each building, and as many adventures as you like.',
        '- **Rule of the Wall**: as soon as a disc of yours lies in the Kingdom, you may place nothing more in the City this round. The gates are neutral.',
        '- Area C is open only while a Horde is in play.',
        '> You have three discs left and want weapons from the Armoury and an adventure. Go to the Armoury first: from the adventure there is no way back into the City. And keep a disc with your hero if the adventure wounds you.',
      ],
    },
    characters: {
      title: 'Area A: the characters',
      text: [
        'Three characters (with two players two) lie on the audiences; the Royal Guard is printed beside them. They act in the order of their slots. You may decline.',
        'Some are **passive** {passive}: they are not activated, but work for you from the end of placement until the end of the round.',
        'Some **attack** {attack}: you name a rival. Whoever stands with the Royal Guard cannot be named, and if nobody can be named, that part does nothing. There are never more than two tiles with an attack in a game, and none with two players.',
      ],
    },
    buildings: {
      title: 'Area B: the buildings',
      text: [
        'In turn order each player activates **all** their spaces in Area B, one at a time in any order, before the next one begins. So fetch what an adventure costs before you go on it.',
        'A building does from left to right what its signs say. Declining is always possible and free, and what cannot be paid can only be declined. The discs go back to your hero.',
      ],
    },
    deeds: {
      title: 'Deeds',
      text: [
        'With a disc in the Hall of Deeds you do one of the three deeds that lie open. You **show** what it needs and spend nothing. Each kind is counted by itself: a card may be shown as an adventure and for its relic.',
        'For each thing you lack you may use up an **Orb** {orb}: it is spent for good, but still counts at the end.',
        'Then you take a **Reward**: a random one from the chest and 1 coin {coin}; or the one on the left pedestal and a roll of the Healing die {die:healing}; or the one on the right and a roll of the Wealth die {die:wealth}.',
      ],
    },
    rewards: {
      title: 'Rewards',
      text: [
        'Each Reward tile is a relic. Two lie open on the pedestals, the others in the chest. You get them for deeds, for the fullest camp when a Horde is beaten, and where a tile says so; the bonus is for deeds only.',
      ],
    },
    adventures: {
      title: 'Adventures',
      text: [
        'Five cards (with two players three) are on offer: the top of the deck and a row that moves on towards the edge of the map. Where a red cross {expires} stands, the card leaves the game at the end of the round.',
        'To go on the adventure you pay its weapons {weapon} and spells {spell}, a two-coloured sign {both} with either, and suffer its wounds {wound}. Then you take what it gives, and the card with its relics is yours.',
        'Your levels of Strength and Magic make every adventure cheaper: see below.',
        '**Declining costs 2 Fame**, also if you only cannot pay.',
        '> A card costs two weapons and one of either, and your Strength takes one weapon off. You pay a weapon and a spell, or two weapons.',
      ],
    },
    wounds: {
      title: 'Wounds',
      text: [
        'You can have up to four wounds {wound}; what would make it more cannot be done. With the first wound one of your discs goes to the wound track and stays there until the last is healed: from your hero, or, if your hero has none, from a space you occupy. That space is then given up; an adventure given up costs 2 Fame.',
        'At the end each wound costs a point.',
      ],
    },
    levels: {
      title: 'Strength and Magic',
      text: [
        'Each step forward gives what stands on it. A step on a full track is lost.',
        'The tiles **−1** and **−2** take so many weapons (on the track of Strength) or spells (Magic) off the price of **every** adventure, but not off what a Horde needs. The **multipliers** say what each Legendary Weapon {legendaryWeapon} and Arcane Tome {arcaneTome} is worth at the end: the highest you have reached counts.',
      ],
    },
    horde: {
      title: 'Area C: camps and the Horde',
      text: [
        'A Horde needs so many weapons and so many spells, **all camps together**. It stands some steps from the Wall.',
        'The spaces of Area C come in their order, whatever the turn order. On each you put 1 up to its number of resources from your hand into your own camp, only of what is still missing and within the limit of your camp. **Each brings 1 Fame at once.** Giving nothing costs 2 Fame, so do not go there with empty hands, or when others before you may fill what is missing.',
        'Then the Horde:',
        '- **Beaten**, if nothing is missing: everybody gains Fame equal to their camp. With a camp of 2 or more you take a coin or loot as well, with 3 or more a step of Strength or Magic, and whoever alone has the fullest camp takes a Reward.',
        '- **Not beaten**: it comes one step closer.',
        '- **At the Wall: a siege.** Everybody loses the Fame the Horde names, less their own camp. With a camp of 3 or more you still rise a step. Everybody with the emptiest camp suffers a wound or gives up a loot, and loses 2 Fame more.',
        'After a victory or a siege the camps are emptied and the next Horde comes. After the first siege the Wall is damaged; after the second **the city falls and the game ends at once**.',
        'After rounds 4 and 5 it is the special Horde of that round that comes.',
        '> A Horde needs 4 weapons and 3 spells. You have put in 4, Ada 2, Bo 1: it is beaten. You gain 4 Fame, a loot, a step, and the Reward for the fullest camp; Ada gains 2 Fame and a coin; Bo 1 Fame.',
      ],
    },
    gates: {
      title: 'Gates and maintenance',
      text: [
        'Whoever stands at the first gate becomes first in turn order, then whoever stands at the second becomes second. The others keep their order.',
        'Then a new building is revealed (after rounds 1 to 4), empty places of deeds and Rewards are filled, discs on passive characters come home, cards on the crossed slots leave, and the row of adventures moves on and is filled.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'The points of all these make your total, which is at least 0. Orbs are counted as what is best for you, by themselves.',
        'The highest total wins; then more adventure cards, then more loot. Only if the city stands is the winner the Kingdom Defender.',
        '> Runes are counted in layers of different ones. You have two Ember, one Tide and a blank rune: the blank one becomes another shape, so the first layer has three and the second one. That is 8 and 1: 9 points.',
      ],
    },
    fates: {
      title: 'Fates',
      text: [
        'Before the first round everybody is dealt two Fates, secretly keeps one and takes the goods it begins with. What it counts at the end stays secret until then.',
      ],
    },
    achievements: {
      title: 'Achievements',
      text: ['They change nothing in the game. They are told at the end, for your pride.'],
    },
    setUp: {
      title: 'Set-up and options',
      text: [
        '**Tiles** have one to three stars. “Standard” deals those of one star, “advanced” those of up to two, “expert” all; or you choose them one by one. Three characters (with two players two) and five buildings are dealt, at most two tiles with an attack among them.',
        '**Family**: five rounds, no Horde, no camps. **Extreme**: a Horde is there from the first round on.',
        '**Two players**: no attacks, no Royal Guard, the third audience is closed, only cards marked for two, the deck lies on the third slot, and some spaces are closed.',
        'By lot are decided: tiles, cards, piles, the turn order and the Fates dealt. Everybody has eleven discs: three are markers, the others with the hero or set aside; the Barracks bring those back.',
      ],
    },
    secret: {
      title: 'What is secret',
      text: [
        '- Your plan and your acts until they are carried out, and what of them was not, to the end.',
        '- Your Fate, how many goods you have, which cards and tiles lie behind your screen, and which Reward you drew from the chest.',
        '- Never secret: Fame, wounds, tracks, discs, camps, and every gain and payment as it happens. Whoever keeps count knows a lot.',
        '- Unknown to all: the order of the piles, and the buildings that lie face down.',
        'When the game is over, everything lies open.',
      ],
    },
    web: {
      title: 'Playing over days',
      text: [
        'A round has **two windows** in which everybody says something at once and in secret:',
        '- **The plan**: a list of wishes, one a turn, each with what you would take instead. When all are in, placement runs. At the end you say what then: pass, be asked turn by turn, or let the **steward** place what is left. The steward fetches weapons and spells and helps against the Horde.',
        '- **The acts**: what your spaces do, in which order, and what you pay, give and take. What you say nothing about is done by itself.',
        'In between a decision may come up, such as which die to take. **Standing instructions** answer it for you, or say “ask me”, and the game waits for you at that point.',
        '**Time and absence.** A table agrees on its pace when it is opened. If your time runs out, there is usually one automatic extension; then the steward and your instructions decide, or the built-in player, as the table agreed.',
        'Answers can be sent by mail, too, in one line: “E1 E7/E2 A17 C pass” is a plan.',
      ],
    },
    check: {
      title: 'Checking a game',
      text: [
        'Nobody has to trust this server’s dice. Before anybody joins, it publishes the fingerprint of a secret number; every player adds a text of their own. All shuffles and rolls follow from these together. When the game is over, secret and texts are published, and “Check this game” replays it in your own browser.',
      ],
    },
  },
  lists: {
    characters: 'All characters',
    buildings: 'All buildings',
    adventures: 'All adventures',
    deeds: 'Deeds',
    rewards: 'All Rewards',
    hordes: 'All Hordes',
    fates: 'All Fates',
  },
  stars: (stars: number): string => (stars === 1 ? 'one star' : `${stars} stars`),
  asks: 'Asks',
  asked: (discs: number, coins: number, fame: number) =>
    [
      discs === 1 ? '1 disc' : `${discs} discs`,
      coins > 0 ? (coins === 1 ? '1 coin' : `${coins} coins`) : '',
      fame > 0 ? `${fame} Fame` : '',
    ]
      .filter(Boolean)
      .join(', '),
  printed: 'Printed on the board.',
  passive: 'Works all round.',
  attack: 'An attack.',
  fixed: (slot: number) => `Always on audience ${slot}.`,
  forPlayers: (players: number): string => (players === 4 ? 'with four players' : 'with three or four players'),
  alsoForTwo: 'Also with two players.',
  pile: { I: 'First pile', II: 'Second pile, after the first' },
  times: (count: number) => `${count} of them.`,
  horde: (needs: string, speed: number, fame: number) =>
    `Needs ${needs}. ${speed === 1 ? 'One step' : `${speed} steps`} from the Wall. A siege costs ${fame} Fame, less the own camp.`,
  withPlayers: (players: readonly number[]) => `With ${players.join(' or ')} players.`,
  special: 'Special Hordes',
  afterRound: (round: number) => `After round ${round}.`,
  scoreEach: (each: number, what: string) => `At the end ${each} Fame for each of your ${what}.`,
  scoreTable: (what: string, table: readonly number[]) => `At the end, Fame by number of ${what}: ${steps(table)}.`,
  counts: {
    coin: 'coins',
    loot: 'loot',
    rewardTile: 'Reward tiles',
    adventureCard: 'adventures',
    trophy: 'trophies',
    legendaryWeapon: 'Legendary Weapons',
    arcaneTome: 'Arcane Tomes',
    distinctRune: 'different runes',
  },
  achieved: {
    immaculate: 'No wounds at the end.',
    collector: 'At least one trophy, Legendary Weapon, Arcane Tome, Orb and rune.',
    fanatic: 'Five different runes.',
    expertise: 'A full track of Strength or Magic.',
    hunter: 'Eight trophies.',
    adventurer: 'Three adventures in one round.',
    defender: 'For the table: Hordes beaten in two rounds running.',
    failed: 'For the table: the city fell.',
    popular: 'Five Fame in one round from a character who pays for what you do.',
    supremacy: 'Won alone, 20 points above everybody else.',
    fortunate: 'Eight loot.',
    legend: 'A total of 120.',
  },
  dice: {
    caption: 'The four dice, six faces each',
    die: 'Die',
    shows: 'Shows',
    faces: (count: number) => `${count} ×`,
  },
  tracks: {
    caption: 'Step by step',
    step: 'Step',
    times: (times: number, relic: string) => `Each ${relic} counts ${times}.`,
    nothing: 'Nothing.',
  },
  score: {
    caption: 'What counts at the end',
    what: 'What',
    worth: 'Points',
    items: {
      fame: 'Fame',
      loot: 'Loot',
      runes: 'Runes',
      trophies: 'Trophies',
      legendaryWeapons: 'Legendary Weapons',
      arcaneTomes: 'Arcane Tomes',
      orbs: 'Orbs',
      wounds: 'Wounds',
      fate: 'Your Fate',
    },
    fame: 'as it stands',
    loot: '1 each',
    runes: (sets: readonly number[]) => `each layer of 1, 2 … different ones: ${sets.join(', ')}`,
    trophies: (all: readonly number[]) => `for 1, 2 …: ${all.join(', ')}; each further one 1`,
    legendaryWeapons: 'each times your multiplier of Strength',
    arcaneTomes: 'each times your multiplier of Magic',
    orbs: 'each counts as a trophy, a Legendary Weapon, an Arcane Tome or any rune, spent or not',
    wounds: '−1 each',
    fate: 'as its card says',
  },
  players: {
    caption: 'By number of players',
    of: 'Players',
    characters: 'Characters dealt',
    hero: 'Discs with the hero',
    aside: 'Discs set aside',
    dice: 'Dice of the King',
    offered: 'Adventures on offer',
    camp: 'Limit of a camp',
    fame: 'Fame at the start, in turn order',
  },
  standing: {
    caption: 'Standing instructions, and what is usual',
    about: 'About',
    usual: 'Unless you say otherwise',
  },
}

export type RulesWords = typeof english
