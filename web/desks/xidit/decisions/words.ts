// Words of the questions a game asks on the way. Nouns that are counted are in nouns.ts.
import { spoken } from '../../../words/words.ts'

export const decisionWords = spoken(
  {
    occasion: (year: number, slot: number) => `Year ${year}, order ${slot}.`,
    spoils: {
      title: 'Choose your rewards',
      about: (creature: string, city: string, choose: string) =>
        `You have beaten the ${creature} in ${city}. ${choose}`,
      choose: (count: number, of: number) =>
        count === 0
          ? 'Nothing of what it is worth can be yours here.'
          : count === of
            ? 'You get all that is possible here.'
            : `Take ${count} of the ${of} rewards.`,
      rewards: 'Rewards',
      chosen: (count: number, of: number) => `${count} of ${of} chosen`,
      oneMore: (missing: number) => `Choose ${missing} more.`,
      tooMany: (over: number) => `${over} too many.`,
      gold: (now: number) => `You then have ${now}.`,
      bards: 'To place in regions around this city.',
      found: (height: number) => `Founds your guild here, of height ${height}.`,
      grow: (height: number) => `Your guild here grows to height ${height}.`,
      notPossible: 'Not possible here.',
      less: (offered: number) => `(of ${offered} offered)`,
      send: 'Take these rewards',
      nothing: 'nothing',
    },
    bards: {
      where: (count: string) => `Place ${count}`,
      scores: (first: number, second: number) => `Most bards: ${first}, second most: ${second}.`,
      there: (list: string) => `There now: ${list}.`,
      nobody: 'Nobody has bards there.',
      bastion: (mine: number) => `You have ${mine} there; of the others nobody knows.`,
      you: (count: number) => `you ${count}`,
      left: (count: string) => `${count} still to be placed.`,
      allPlaced: 'All are placed.',
      send: 'Place the bards',
    },
    dummy: {
      legend: 'Which track of the dummy rises?',
      missing: 'Choose which track of the dummy rises.',
      rises: (from: number, to: number) => `from ${from} to ${to}`,
      assessed: (place: number) => ['assessed first', 'assessed second', 'assessed last'][place] ?? '',
    },
    titan: {
      title: 'Fight a titan?',
      about: (city: string) =>
        `Your hero acts in ${city}, where no tile lies. A titan may be fought: it costs as many units as it is large, of any kind.`,
      legend: 'Your choice',
      decline: 'Let them be',
      declineHint: 'The order fails; your units stay with you.',
      fight: (creature: string) => `Fight ${creature}`,
      worth: (size: number, rewards: string) => `Size ${size}: costs ${size} units. Worth ${rewards}.`,
      tooFew: 'You have too few units for it.',
      pay: (size: number) => `Which ${size} units do you pay?`,
      paid: (count: number, size: number) => `${count} of ${size} units`,
      inHand: (count: number) => `${count} in hand`,
      missing: (count: string) => `${count} more to pay.`,
      sendFight: 'Fight the titan',
      sendDecline: 'Let them be',
      declined: 'you let them be',
      fought: (creature: string, units: string, spoils: string) => `you fight ${creature} with ${units}, for ${spoils}`,
    },
    census: {
      title: 'Military census',
      about: (year: number) =>
        `Year ${year} ends with a census. For each kind, show as many units as you like. Whoever shows the most wins; shown units stay with you.`,
      all: 'Show all',
      none: 'Show none',
      units: 'Units you show',
      of: (most: number) => `of ${most}`,
      prize: {
        militia: 'The most wins 1 gold.',
        archer: 'The most wins 2 gold; tied 1 each.',
        infantry: 'The most wins 1 bard.',
        cleric: 'The most wins 2 bards; tied 1 each.',
        mage: 'The most wins 1 story.',
      },
      send: 'Show these',
      usual: (units: string) => `you show ${units}`,
      given: (units: string) => `You show: ${units}.`,
      givenHint: 'You can change this until the last player has chosen.',
      change: 'Change',
    },
    censusBards: {
      title: (count: string) => `The census brings you ${count}`,
      about: (year: number, most: string, city: string) =>
        `Census of year ${year}: you showed ${most}. Place your prize around ${city}, where your hero stands.`,
    },
    censusStory: {
      title: 'The census brings you a story',
      about: (year: number) => `Census of year ${year}: you showed the most mages. Choose the guild that grows.`,
      legend: 'Your guilds',
      grows: (from: number, to: number) => `grows from height ${from} to ${to}`,
      send: 'Build it',
      usual: (city: string) => `the guild in ${city} grows`,
    },
    start: {
      title: 'Where does your hero begin?',
      about: 'Choose a city where nobody stands yet: on the board, or here.',
      legend: 'Free cities',
      near: (tiles: number) => `${tiles} near`,
      nearHint: 'Near: how many tiles lie at most two roads away.',
      here: { recruit: 'recruits', threat: 'threat' },
      send: (city: string) => `Begin in ${city}`,
      usual: (city: string) => `you begin in ${city}`,
    },
    startList: {
      title: 'Others choose their start before you',
      about:
        'Leave a list of cities you like. When it is your turn, you get the first that is still free, and nobody has to wait. Without a list you are asked.',
      list: 'Your list, best first',
      empty: 'Nothing on your list yet. Add cities with a click on the board, or here.',
      add: 'Add a city',
      save: 'Save the list',
      clear: 'Ask me instead',
      saved: 'Your list is saved. You can change it until it is your turn.',
      unsaved: 'Not saved yet.',
    },
  },
  {
    occasion: (year: number, slot: number) => `Jahr ${year}, Befehl ${slot}.`,
    spoils: {
      title: 'Wähle deine Belohnungen',
      about: (creature: string, city: string, choose: string) => `Du hast „${creature}“ in ${city} besiegt. ${choose}`,
      choose: (count: number, of: number) =>
        count === 0
          ? 'Nichts von dem, was es wert ist, kannst du hier bekommen.'
          : count === of
            ? 'Du bekommst alles, was hier möglich ist.'
            : `Nimm ${count} der ${of} Belohnungen.`,
      rewards: 'Belohnungen',
      chosen: (count: number, of: number) => `${count} von ${of} gewählt`,
      oneMore: (missing: number) => `Wähle noch ${missing}.`,
      tooMany: (over: number) => `${over} zu viel.`,
      gold: (now: number) => `Danach hast du ${now}.`,
      bards: 'Für die Regionen um diese Stadt.',
      found: (height: number) => `Gründet deine Gilde hier, mit Höhe ${height}.`,
      grow: (height: number) => `Deine Gilde hier wächst auf Höhe ${height}.`,
      notPossible: 'Hier nicht möglich.',
      less: (offered: number) => `(von ${offered})`,
      send: 'Diese Belohnungen nehmen',
      nothing: 'nichts',
    },
    bards: {
      where: (count: string) => `${count} setzen`,
      scores: (first: number, second: number) => `Meiste Barden: ${first}, zweitmeiste: ${second}.`,
      there: (list: string) => `Jetzt dort: ${list}.`,
      nobody: 'Niemand hat dort Barden.',
      bastion: (mine: number) => `Du hast dort ${mine}; von den anderen weiß es niemand.`,
      you: (count: number) => `du ${count}`,
      left: (count: string) => `Noch ${count} zu setzen.`,
      allPlaced: 'Alle sind gesetzt.',
      send: 'Barden setzen',
    },
    dummy: {
      legend: 'Welche Leiste des Strohmanns steigt?',
      missing: 'Wähle, welche Leiste des Strohmanns steigt.',
      rises: (from: number, to: number) => `von ${from} auf ${to}`,
      assessed: (place: number) => ['als erste gewertet', 'als zweite gewertet', 'als letzte gewertet'][place] ?? '',
    },
    titan: {
      title: 'Gegen einen Titanen kämpfen?',
      about: (city: string) =>
        `Dein Held handelt in ${city}, wo kein Plättchen liegt. Du darfst gegen einen Titanen kämpfen: Das kostet so viele Einheiten, wie er groß ist, gleich welcher Art.`,
      legend: 'Deine Wahl',
      decline: 'In Ruhe lassen',
      declineHint: 'Der Befehl misslingt; deine Einheiten bleiben bei dir.',
      fight: (creature: string) => `Gegen „${creature}“ kämpfen`,
      worth: (size: number, rewards: string) => `Größe ${size}: kostet ${size} Einheiten. Wert: ${rewards}.`,
      tooFew: 'Dafür hast du zu wenige Einheiten.',
      pay: (size: number) => `Mit welchen ${size} Einheiten zahlst du?`,
      paid: (count: number, size: number) => `${count} von ${size} Einheiten`,
      inHand: (count: number) => `${count} auf der Hand`,
      missing: (count: string) => `Noch ${count} zu zahlen.`,
      sendFight: 'Gegen den Titanen kämpfen',
      sendDecline: 'In Ruhe lassen',
      declined: 'du lässt sie in Ruhe',
      fought: (creature: string, units: string, spoils: string) =>
        `du kämpfst gegen „${creature}“ mit ${units}, für ${spoils}`,
    },
    census: {
      title: 'Heerschau',
      about: (year: number) =>
        `Jahr ${year} endet mit einer Heerschau. Zeige von jeder Art so viele Einheiten, wie du willst. Wer die meisten zeigt, gewinnt; gezeigte Einheiten bleiben bei dir.`,
      all: 'Alle zeigen',
      none: 'Keine zeigen',
      units: 'Einheiten, die du zeigst',
      of: (most: number) => `von ${most}`,
      prize: {
        militia: 'Die meiste Miliz gewinnt 1 Gold.',
        archer: 'Die meisten gewinnen 2 Gold; bei Gleichstand je 1.',
        infantry: 'Das meiste Fußvolk gewinnt 1 Barden.',
        cleric: 'Die meisten gewinnen 2 Barden; bei Gleichstand je 1.',
        mage: 'Die meisten gewinnen 1 Stockwerk.',
      },
      send: 'Diese zeigen',
      usual: (units: string) => `du zeigst ${units}`,
      given: (units: string) => `Du zeigst: ${units}.`,
      givenHint: 'Du kannst das ändern, bis auch die Letzten gewählt haben.',
      change: 'Ändern',
    },
    censusBards: {
      title: (count: string) => `Die Heerschau bringt dir ${count}`,
      about: (year: number, most: string, city: string) =>
        `Heerschau von Jahr ${year}: Du hast ${most} gezeigt. Setze deinen Preis rund um ${city}, wo dein Held steht.`,
    },
    censusStory: {
      title: 'Die Heerschau bringt dir ein Stockwerk',
      about: (year: number) =>
        `Heerschau von Jahr ${year}: Du hast die meisten Magier gezeigt. Wähle die Gilde, die wächst.`,
      legend: 'Deine Gilden',
      grows: (from: number, to: number) => `wächst von Höhe ${from} auf ${to}`,
      send: 'Bauen',
      usual: (city: string) => `die Gilde in ${city} wächst`,
    },
    start: {
      title: 'Wo beginnt dein Held?',
      about: 'Wähle eine Stadt, in der noch niemand steht: auf dem Plan oder hier.',
      legend: 'Freie Städte',
      near: (tiles: number) => `${tiles} nah`,
      nearHint: 'Nah: wie viele Plättchen höchstens zwei Straßen weit liegen.',
      here: { recruit: 'Rekruten', threat: 'Bedrohung' },
      send: (city: string) => `In ${city} beginnen`,
      usual: (city: string) => `du beginnst in ${city}`,
    },
    startList: {
      title: 'Andere wählen ihren Start vor dir',
      about:
        'Hinterlass eine Liste von Städten, die dir gefallen. Wenn du an der Reihe bist, bekommst du die erste, die noch frei ist, und niemand muss warten. Ohne Liste wirst du gefragt.',
      list: 'Deine Liste, die beste zuerst',
      empty: 'Noch nichts auf deiner Liste. Füge Städte mit einem Klick auf den Plan hinzu, oder hier.',
      add: 'Stadt hinzufügen',
      save: 'Liste speichern',
      clear: 'Lieber fragen',
      saved: 'Deine Liste ist gespeichert. Du kannst sie ändern, bis du an der Reihe bist.',
      unsaved: 'Noch nicht gespeichert.',
    },
  },
)
