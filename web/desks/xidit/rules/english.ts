// The rules in English. `**word**` is set off, `{sign}` is drawn; a line that begins with `- ` belongs to a list, one with
// `> ` is an example.
export const english = {
  title: 'The rules of Lords of Xidit',
  lead: 'All of it, for three to five players, as it is played here. Ten minutes of reading; the guided first game takes about as long.',
  boardCaption:
    'The kingdom at the beginning of a game: 21 cities, nine regions, five recruitment tiles in green frames, five threats, dark and toothed, and four heroes.',
  tileCaptions: {
    recruit: 'A recruitment tile: five units wait here, the weakest on the left.',
    threat: 'A threat: above what it takes to beat it, below what it is worth in gold, bards and stories.',
  },
  sections: {
    goal: {
      title: 'What it is about',
      text: [
        'The kingdom of Xidit is haunted. Each of you is a lord with one hero, who recruits units and beats creatures with them. That brings gold, bards who sing of you, and stories for your guilds.',
        'After nine years (in a long game twelve) there are three assessments: **wealth**, **influence** and **reputation**, in an order that is known from the start. Each time, whoever is last is out. The one who remains wins. You need not be the best at anything; you must not be the last.',
      ],
    },
    kingdom: {
      title: 'The kingdom',
      text: [
        '**Cities** are joined by roads: red {red} is dashed, blue {blue} is a double line, black {black} is solid. A city has at most one road of each colour, so a colour is all that a hero needs to be told.',
        '**Regions** lie between the roads. A city borders every region whose edge it stands on. The sign {score} says what a region is worth: here 4 to the lord with the most bards in it and 2 to the one with the second most. The duchy of Xidit in the middle holds the **Bastion**; bards go into it unseen.',
        '**Heroes** {hero} stand in cities; any number may share one. **Guilds** {guild} stand in cities as well: one guild in a city, of one lord, at most four stories high.',
      ],
    },
    pieces: {
      title: 'Units, and what a lord has',
      text: [
        'There are five kinds of units. Those that nobody uses wait in the barracks.',
        'Each lord begins with 20 bards {bards}, 15 stories {stories}, no gold and no units. Bards and stories that are used up are gone; gold never runs out.',
      ],
    },
    year: {
      title: 'A year: six orders',
      text: [
        'Everybody secretly writes six orders. You may change them until the last lord’s are in. Then all are opened and carried out in turn: everybody’s first order in play order, then everybody’s second, up to the sixth. Next year the lord after this year’s first goes first.',
        '- **Red, blue, black**: your hero takes that road. Where there is none, nothing happens.',
        '- **Act**: your hero does what the city offers at that moment: recruit, beat a threat, or fight a titan.',
        '- **Wait**: nothing.',
        '**One success a city a year.** Where you have recruited, or beaten a threat or a titan, any further act of yours in that city fails for the rest of the year. An act that failed does not count: you may try again.',
        '> You write act, act in a city with recruits. The first takes a unit, the second fails. Had the first failed because a threat lay there that you could not pay, the second would have been a fresh try.',
        'An order that cannot be carried out is simply lost; nothing worse follows.',
      ],
    },
    recruit: {
      title: 'Recruiting',
      text: [
        'Act in a city with a recruitment tile, and you take **the weakest unit** left on it. You cannot refuse it or choose another. When the last unit is taken, the tile leaves and a new one comes elsewhere at once.',
        '> On a tile wait a militia {militia}, two archers {archer} and a mage {mage}. Three lords act there one after the other: the first gets the militia, the next two an archer each. Whoever comes fourth gets the mage.',
      ],
    },
    threats: {
      title: 'Beating a threat',
      text: [
        'Act in a city with a threat. If you hold **all** the units it shows, you pay them into the barracks and the threat is beaten; you must, even if you would rather keep them. If you lack one, the act fails and you keep everything.',
        'Then you take **two different rewards of the three**:',
        '- {gold} **Gold**: so many coins.',
        '- {bards} **Bards**: so many of your bards go into open regions that border the city, split as you like. All that the reward offers must be placed, as far as you have them.',
        '- {stories} **Stories**: so many stories onto your guild in this city. If the city has no guild, you found one. A guild has at most four; what does not fit is lost.',
        'A reward that would do nothing cannot be taken: bards when you have none left, or when no open region borders the city; stories when you have none left, when somebody else’s guild stands there, or when yours is full. If only one is possible, you take that one.',
        '> In Estivel a threat asks for a militia {militia} and an infantry {infantry} and offers 2 gold, 3 bards and 1 story. You pay and take gold and bards: 2 gold, and the three bards into Estoria and Argos, say two and one.',
      ],
    },
    destiny: {
      title: 'The path of destiny',
      text: [
        'Every city has one tile: recruits on one side, a threat on the other. There are always five recruitment tiles on the board (with three players four), as long as the barracks can fill them, and as a rule as many threats. What comes next is open: the next tile of each side and the one after it.',
        'An emptied recruitment tile later comes back as a threat, and a beaten threat as a place to recruit: the discard of one side becomes the pile of the other, first in, first out.',
        '- When a recruitment tile leaves, the next one goes to its city and is filled from the barracks. If units of a kind have run out there, their places stay empty. A tile that could not get a single unit waits.',
        '- When a threat is beaten, the next threat goes to its city at once.',
        '- When no tile is left to be the next threat, the **titans awaken**. Then the waiting tiles are sorted anew: two go to the recruits, the rest are shuffled as threats.',
      ],
    },
    titans: {
      title: 'Titans',
      text: [
        'There are two titans of size 3, two of size 4 and two of size 5, one of each size on top. They slumber until the threats run out; at every awakening the top ones begin to rage.',
        'Act in a city **without a tile** while a titan rages, and you may beat one: you pay as many units as its size, of any kinds you choose, and take two of its three rewards as for a threat, in the city where you stand. You may also decline; that counts as a failed act. The titan below goes on slumbering until the next awakening.',
      ],
    },
    census: {
      title: 'The military census',
      text: [
        'At the end of years 3, 6 and 9 (in a long game 4, 8 and 12) everybody secretly says how many units of each kind they show, from none to all. Then all numbers are opened, and kind by kind whoever shows the most, at least one, wins. Shown units stay yours.',
        'Bards go into open regions bordering the city where your hero stands. A story goes onto a guild of yours with room; if you have none, it is **held** and is built as soon as you found or raise a guild that has room. Held stories do not count as influence.',
      ],
    },
    end: {
      title: 'The end: three assessments',
      text: [
        'After the last year’s census come the three assessments in their order. In each the last of those still in is out; with five players, the last two in the first one.',
        '- {gold} **Wealth**: your gold.',
        '- {stories} **Influence**: your stories on the board.',
        '- {bards} **Reputation**: for every open region, the higher number to whoever has the most bards there, the lower to the second most. Tied for most: each gets the higher number, and nobody the lower. Tied for second: each gets the lower. The Bastion counts as the duchy of Xidit. Bards of those already out still count.',
        '> Estoria is worth 4 | 2. You have 3 bards there, Ada 3, Bo 1. You and Ada get 4 each, Bo nothing. With 3, 2 and 2 you would get 4, the others 2 each.',
        'Tied in an assessment: more units in hand, whatever their kind, is better; then whoever comes later in the last year’s play order.',
        'Whoever is left after the third assessment is the Savior of the Kingdom.',
      ],
    },
    setUp: {
      title: 'Set-up and options',
      text: [
        'A game is **short** (nine years) or **long** (twelve). With few players, or in a short game, some regions are closed: no bards go there and they score nothing. Their cities stay open to travel, guilds and titans.',
        'By lot are decided: which tiles lie where, the order of the tiles and titans to come, the order of the assessments, and who goes first. Then, in play order, each lord chooses a start city where no hero stands yet.',
        '**Three players** use tiles of their own, with four recruits each, and play with a **dummy** as well. It has no hero, only a number for each assessment: 6 for the first, 5 for the second, 4 for the third (hard: 7, 6, 5). Whenever you beat a threat or a titan you raise one of its numbers by 1. In the assessments it ranks below a player it ties with, and if it remains at the end, nobody wins. It takes no part in the census.',
      ],
    },
    secret: {
      title: 'What is secret',
      text: [
        '- Until all are in: everybody’s orders, and everybody’s census numbers.',
        '- To the end: what the others hold, that is gold, units, bards and stories left and held, and the bards in the Bastion; the order of the piles below their top tile.',
        '- Never secret: where heroes stand, tiles, guilds, bards in all other regions, the barracks, the next tiles, and what somebody pays or takes as it happens. Whoever keeps count knows a lot.',
        'When the game is over, everything lies open.',
      ],
    },
    web: {
      title: 'Playing over days',
      text: [
        '**Orders in secret.** What you hand in is sealed at once. The others see only that it is in. You get a receipt; until the year runs you can change your orders or take them back, and a draft is kept for you.',
        '**Standing instructions.** A year need not stop for every reward. Tell your steward beforehand what to do, or say “ask me” where you would rather decide yourself: then the year waits for you at that point. Nobody else sees your instructions. What is done where you say nothing stands in the table below.',
        '**Time.** A table agrees on its pace when it is opened: no limit, live, daily, three days or weekly, with less time for a decision in the middle of a year. Each player may ask for more time now and then, announce a vacation, or propose a pause.',
        '**Absence.** If your time runs out, there is usually one automatic extension. After that a decision is made by your standing instructions, and your year is played by the regent, the built-in player, or waited through, as the table agreed. After some such years your seat may be offered to somebody else, who plays on from where you stood; come back in time, and it is yours again.',
        '**The lot.** At a table the oldest would begin; here the first seat is drawn.',
      ],
    },
    check: {
      title: 'Checking a game',
      text: [
        'Nobody has to trust this server’s dice. Before anybody joins, it publishes the fingerprint of a secret number; every player adds a text of their own. Chance follows from all of these together, so nobody alone could choose it. When the game is over, secret and texts are published.',
        'From then on “Check this game” replays every year in your own browser, compares the seals of all orders with the orders, and says whether everything was as it should be. The record of the game can be downloaded and checked by any other program that knows the rules.',
      ],
    },
  },
  units: {
    caption: 'Units, weakest first',
    kind: 'Kind',
    count: 'In all',
    names: { militia: 'Militia', archer: 'Archer', infantry: 'Infantry', cleric: 'Cleric', mage: 'Mage' },
  },
  censusTable: {
    caption: 'Prizes of the census, judged in this order',
    kind: 'Most of',
    alone: 'Alone',
    tied: 'Each of those tied',
    prizes: {
      militia: ['1 gold', '1 gold'],
      archer: ['2 gold', '1 gold'],
      infantry: ['1 bard', '1 bard'],
      cleric: ['2 bards', '1 bard'],
      mage: ['1 story', '1 story'],
    },
  },
  optionsTable: {
    caption: 'Closed regions and tiles in play',
    players: 'Players',
    long: 'Long, 12 years',
    short: 'Short, 9 years',
    none: 'nothing closed; 21 tiles',
    one: (region: string) => `${region} closed; 19 tiles`,
    both: (one: string, other: string) => `${one} and ${other} closed; 18 tiles`,
    few: (one: string, other: string) => `${one} and ${other} closed; 16 tiles`,
  },
  standingTable: {
    caption: 'Standing instructions, and what is usual',
    about: 'About',
    usual: 'Unless you say otherwise',
    rows: [
      ['Rewards', 'the two that are assessed first'],
      ['Bards', 'into the bordering region worth most'],
      ['Titans', 'declined'],
      ['Dummy', 'its number assessed last is raised'],
      ['Census', 'all units are shown'],
      ['Story of the census', 'onto your tallest guild with room'],
      ['Start city', 'you are asked; if you stay silent, where the most tiles are near'],
    ],
  },
}

export type RulesWords = typeof english
