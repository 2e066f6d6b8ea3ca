// What the lesson says. Names of tiles and cards are those of its fixed game.
import { spoken } from '../../../words/words.ts'

export const lessonWords = spoken(
  {
    place: 'Place the discs',
    steps: {
      city: {
        title: 'The City, the Wall and the Kingdom',
        text: 'You are hero A; Ada and Bo are bots. Below the Wall lies the City with its characters, deeds and buildings, above it the Kingdom with camps and adventures. Your six discs go onto spaces; afterwards each space does something for you. Most of it brings Fame.',
        task: 'Look around the board, then go on.',
      },
      fate: {
        title: 'Choose your Fate',
        text: 'Everybody gets two Fates and secretly keeps one. It gives you goods at once and points at the end: the Adventurer for adventures, the Hunter for trophies.',
        task: 'Keep one. We suggest the Adventurer, with 1 weapon of the choice.',
      },
      wishes: {
        title: 'A plan is a list of wishes',
        text: 'Discs are placed in turn, one space each, and everybody writes the whole plan beforehand. Weapons and spells are what adventures cost, so begin with them: the Armoury gives 2 weapons, the Spell Tower 2 spells. If you like, give a wish a second choice, in case somebody is there before you.',
        task: 'Wish for the Armoury (E1), then for the Spell Tower (E2): tap a space twice, or choose it from the list.',
      },
      wall: {
        title: 'The rule of the Wall',
        text: 'Once a disc of yours lies in the Kingdom, you cannot go back into the City this round. So the City comes first, then the adventure. “Ghosts of the Granary” costs a spell and one more spell or weapon, and brings 3 Fame and a trophy. The gates on the Wall are open at any time: the first gate makes you first next round.',
        task: 'Wish for Ghosts of the Granary (A21), then for the first gate (D.1), and hand your plan in.',
      },
      acts: {
        title: 'What your spaces do',
        text: 'All plans were opened and the discs placed; nothing of yours was taken. Now everybody says what the own spaces do, again in secret and all at once. In Area B you choose the order yourself: fetch weapons and spells first, then pay for the adventure.',
        task: 'Say what you pay for the adventure, or leave it to itself, and hand in.',
      },
      watch: {
        title: 'The round runs',
        text: 'Characters act first, then everybody in turn with deeds, buildings and adventures. At the end the gates make a new turn order, a building is revealed, and new adventures come.',
        task: 'Go through the round. At its end you have 3 more Fame and your first trophy.',
      },
      favour: {
        title: 'The King’s favour, and a Horde',
        text: 'Round 2: the Barnacle Host has come. It needs 4 weapons and 3 spells from all camps together and stands two steps from the Wall. The King’s dice are rolled; whoever has the least Fame takes one first, and that is you.',
        task: 'Take a die. For what is coming, 2 weapons are worth the most.',
      },
      camp: {
        title: 'Against the Horde',
        text: 'Each weapon or spell you bring to your camp is 1 Fame at once, and when the Horde is beaten as many again. The Captain of the Camps takes two of them from the City, the Great wagon up to three. A camp holds four.',
        task: 'Wish for the Captain of the Camps (P4), the Great wagon (C.4), Smuggler’s Wreck (A13) and the first gate (D.1), and hand in.',
      },
      give: {
        title: 'Fill your camp',
        text: 'The discs are placed. At the Captain and at the wagon you say what you give. Only what is still missing counts, and the wagon comes last: weapons are safe, as the others give spells. Giving nothing at a wagon would cost 2 Fame.',
        task: 'Give 2 weapons at each, or leave it to itself, and hand in.',
      },
      winning: {
        title: 'Hold the Wall, and be the best',
        text: 'So it goes on for six rounds, with ever larger Hordes. If the Wall is besieged twice, the city falls and nobody is the Kingdom Defender. Otherwise it is whoever has the most points.',
        task: 'You know enough to play.',
      },
    },
    done: {
      fate: 'Your Fate is kept; nobody else knows it.',
      wishes: 'Good: both are numbered on the board.',
      wall: 'Your plan is in and sealed; you could still change it or take it back. When you go on, the bots hand in theirs and the discs are placed.',
      acts: 'Your spaces have done what you said.',
      favour: 'You have taken your die.',
      camp: 'Your plan of the second round was carried out.',
      give: 'Your camp was filled.',
    },
    plans: [
      ['the Armoury (E1)', 'the Spell Tower (E2)', 'Ghosts of the Granary (A21)', 'the first gate (D.1)'],
      ['the Captain of the Camps (P4)', 'the Great wagon (C.4)', 'Smuggler’s Wreck (A13)', 'the first gate (D.1)'],
    ],
    otherWish: (place: number, wanted: string) =>
      `Allowed, but this lesson goes another way. Wish ${place} here: ${wanted}.`,
    tooMany: 'Allowed, but this lesson goes on with four wishes: please strike the others.',
    not: {
      asks: 'To be asked turn by turn is allowed. This lesson goes on without: please choose another end.',
      declines: 'Declining an adventure is allowed and costs 2 Fame. This lesson goes on with it won.',
    },
    watch: { story: 'What happened in the first round', earlier: 'Phase before', later: 'Next phase' },
    phases: {
      placement: 'The discs are placed',
      'area-a': 'Characters',
      'area-b': 'Deeds, buildings, adventures',
      gates: 'Gates and maintenance',
    },
    becameOf: 'What became of the Horde',
    counts: 'What counts at the end',
    counted: {
      fame: 'Fame, as it stands, and 1 for each loot.',
      relics: 'Relics: trophies the more you have; Legendary Weapons and Arcane Tomes times your Strength or Magic.',
      runes: 'Runes: the more different ones, the better.',
      fate: 'Your Fate.',
      wounds: 'Wounds cost 1 each.',
    },
    rest: {
      title: 'What else there is',
      siege:
        'Siege: a Horde at the Wall costs everybody Fame, less what is in their camp, and the emptiest camp suffers most.',
      deeds: 'Deeds: show what one asks for, spend nothing, and take a Reward.',
      standing:
        'Standing instructions: say beforehand which die you like, or where your goods go. Then no round has to wait for you.',
    },
  },
  {
    place: 'Scheiben setzen',
    steps: {
      city: {
        title: 'Die Stadt, die Mauer und das Königreich',
        text: 'Du bist Held A; Ada und Bo sind Bots. Unter der Mauer liegt die Stadt mit Charakteren, Taten und Gebäuden, darüber das Königreich mit Lagern und Abenteuern. Deine sechs Scheiben kommen auf Felder; danach tut jedes Feld etwas für dich. Das meiste bringt Ruhm.',
        task: 'Sieh dich auf dem Plan um, dann geht es weiter.',
      },
      fate: {
        title: 'Wähle dein Schicksal',
        text: 'Alle bekommen zwei Schicksale und behalten heimlich eins. Es gibt dir gleich Güter und am Ende Punkte: die Abenteurerin für Abenteuer, der Jäger für Trophäen.',
        task: 'Behalte eins. Unser Rat: die Abenteurerin, mit 1 Waffe nach Wahl.',
      },
      wishes: {
        title: 'Ein Plan ist eine Liste von Wünschen',
        text: 'Gesetzt wird reihum, je ein Feld, und alle schreiben den ganzen Plan vorher. Abenteuer kosten Waffen und Zauber, also fang damit an: Die Waffenkammer gibt 2 Waffen, der Zauberturm 2 Zauber. Wenn du magst, gib einem Wunsch eine zweite Möglichkeit, falls dir jemand zuvorkommt.',
        task: 'Wünsch dir die Waffenkammer (E1), dann den Zauberturm (E2): Tippe zweimal auf ein Feld oder wähle es aus der Liste.',
      },
      wall: {
        title: 'Die Regel der Mauer',
        text: 'Liegt eine deiner Scheiben im Königreich, kommst du in dieser Runde nicht mehr in die Stadt. Also erst die Stadt, dann das Abenteuer. „Spuk im Kornspeicher“ kostet einen Zauber und dazu einen Zauber oder eine Waffe; es bringt 3 Ruhm und eine Trophäe. Die Tore auf der Mauer sind immer offen: Das erste macht dich in der nächsten Runde zum Ersten.',
        task: 'Wünsch dir Spuk im Kornspeicher (A21), dann das erste Tor (D.1), und gib deinen Plan ab.',
      },
      acts: {
        title: 'Was deine Felder tun',
        text: 'Alle Pläne wurden geöffnet und die Scheiben gesetzt; dir ist niemand zuvorgekommen. Jetzt sagen alle, was die eigenen Felder tun, wieder geheim und gleichzeitig. In Bereich B bestimmst du die Reihenfolge selbst: erst Waffen und Zauber holen, dann das Abenteuer bezahlen.',
        task: 'Sag, was du für das Abenteuer zahlst, oder lass es von selbst geschehen, und gib ab.',
      },
      watch: {
        title: 'Die Runde läuft ab',
        text: 'Zuerst handeln die Charaktere, dann alle der Reihe nach mit Taten, Gebäuden und Abenteuern. Am Ende ändern die Tore die Zugfolge, ein Gebäude wird aufgedeckt, und neue Abenteuer kommen.',
        task: 'Geh die Runde durch. Am Ende hast du 3 Ruhm mehr und deine erste Trophäe.',
      },
      favour: {
        title: 'Die Gunst des Königs, und eine Horde',
        text: 'Runde 2: Das Seepockenheer ist da. Es verlangt 4 Waffen und 3 Zauber aus allen Lagern zusammen und steht zwei Schritte vor der Mauer. Die Würfel des Königs sind gefallen; wer den wenigsten Ruhm hat, nimmt zuerst einen, und das bist du.',
        task: 'Nimm einen Würfel. Für das, was kommt, sind 2 Waffen am meisten wert.',
      },
      camp: {
        title: 'Gegen die Horde',
        text: 'Jede Waffe und jeder Zauber in deinem Lager bringt sofort 1 Ruhm, und noch einmal so viel, wenn die Horde geschlagen ist. Der Lagerhauptmann nimmt zwei davon aus der Stadt mit, der Große Wagen bis zu drei. Ein Lager fasst vier.',
        task: 'Wünsch dir den Lagerhauptmann (P4), den Großen Wagen (C.4), Das Schmugglerwrack (A13) und das erste Tor (D.1), und gib ab.',
      },
      give: {
        title: 'Fülle dein Lager',
        text: 'Die Scheiben sind gesetzt. Beim Hauptmann und beim Wagen sagst du, was du gibst. Es zählt nur, was noch fehlt, und der Wagen kommt zuletzt: Waffen sind sicher, denn die anderen geben Zauber. Am Wagen nichts zu geben würde 2 Ruhm kosten.',
        task: 'Gib jedes Mal 2 Waffen, oder lass es von selbst geschehen, und gib ab.',
      },
      winning: {
        title: 'Die Mauer halten und die Besten sein',
        text: 'So geht es sechs Runden lang, mit immer größeren Horden. Wird die Mauer zweimal belagert, fällt die Stadt, und niemand hat das Königreich verteidigt. Sonst gewinnt, wer die meisten Punkte hat.',
        task: 'Du weißt genug, um zu spielen.',
      },
    },
    done: {
      fate: 'Dein Schicksal ist gewählt; niemand sonst kennt es.',
      wishes: 'Gut: Beide stehen mit ihrer Zahl auf dem Plan.',
      wall: 'Dein Plan ist abgegeben und versiegelt; noch könntest du ihn ändern oder zurücknehmen. Wenn du weitergehst, geben die Bots ihre ab, und die Scheiben werden gesetzt.',
      acts: 'Deine Felder haben getan, was du gesagt hast.',
      favour: 'Du hast deinen Würfel genommen.',
      camp: 'Dein Plan der zweiten Runde wurde ausgeführt.',
      give: 'Dein Lager wurde gefüllt.',
    },
    plans: [
      ['die Waffenkammer (E1)', 'der Zauberturm (E2)', 'Spuk im Kornspeicher (A21)', 'das erste Tor (D.1)'],
      ['der Lagerhauptmann (P4)', 'der Große Wagen (C.4)', 'Das Schmugglerwrack (A13)', 'das erste Tor (D.1)'],
    ],
    otherWish: (place: number, wanted: string) =>
      `Erlaubt, aber diese Lektion nimmt einen anderen Weg. Wunsch ${place} hier: ${wanted}.`,
    tooMany: 'Erlaubt, aber diese Lektion geht mit vier Wünschen weiter: Streiche bitte die anderen.',
    not: {
      asks: 'Zug um Zug gefragt zu werden ist erlaubt. Diese Lektion geht ohne weiter: Wähle bitte einen anderen Schluss.',
      declines:
        'Auf ein Abenteuer zu verzichten ist erlaubt und kostet 2 Ruhm. Diese Lektion geht weiter, wenn es bestanden ist.',
    },
    watch: { story: 'Was in der ersten Runde geschah', earlier: 'Vorige Phase', later: 'Nächste Phase' },
    phases: {
      placement: 'Die Scheiben werden gesetzt',
      'area-a': 'Charaktere',
      'area-b': 'Taten, Gebäude, Abenteuer',
      gates: 'Tore und Instandsetzung',
    },
    becameOf: 'Was aus der Horde wurde',
    counts: 'Was am Ende zählt',
    counted: {
      fame: 'Ruhm, wie er steht, und 1 für jede Beute.',
      relics: 'Relikte: Trophäen, je mehr, desto besser; Legendäre Waffen und Arkane Bücher mal Stärke oder Magie.',
      runes: 'Runen: je mehr verschiedene, desto besser.',
      fate: 'Dein Schicksal.',
      wounds: 'Wunden kosten je 1.',
    },
    rest: {
      title: 'Was es noch gibt',
      siege:
        'Belagerung: Eine Horde an der Mauer kostet alle Ruhm, weniger das, was im eigenen Lager liegt, und das leerste Lager trifft es am härtesten.',
      deeds: 'Taten: Zeige, was eine verlangt, gib nichts davon ab, und nimm eine Belohnung.',
      standing:
        'Daueranweisungen: Sag vorher, welcher Würfel dir lieb ist oder wohin deine Güter gehen. Dann muss keine Runde auf dich warten.',
    },
  },
)
