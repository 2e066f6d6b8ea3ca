// What the lesson says. Names of cities and creatures are those of its fixed game.
import { spoken } from '../../../words/words.ts'

export const lessonWords = spoken(
  {
    runYear: 'Let the year run',
    steps: {
      kingdom: {
        title: 'The kingdom and its lords',
        text: 'You are lord A; Ada, Bo and Cleo are bots. Your heroes travel between 21 cities. In cities with a green frame recruits are waiting; where the dark, toothed tiles lie, creatures threaten a city.',
        task: 'Look around the map, then go on.',
      },
      start: {
        title: 'Choose where you begin',
        text: 'Before the first year every hero takes a city of their own. A place with recruits, and with more of them near by, is a good one.',
        task: 'Choose Clairval, city 6, on the map or from the list.',
      },
      recruit: {
        title: 'Act where recruits wait: recruit',
        text: 'Each year you write six orders. “Act” in a city with recruits takes one unit, always the weakest that is left. In Clairval that is a militia.',
        task: 'Write “Act” as your first order: the button, the key A, or your own city on the map.',
      },
      roads: {
        title: 'Name a colour: travel',
        text: 'At most one road of each colour leaves a city: red is dashed, blue is a double line, black is solid. Name the colour, and your hero takes that road.',
        task: 'Write blue, then black: by way of Carolys to Colof.',
      },
      six: {
        title: 'Six orders make a year',
        text: 'Three places are left. Read what the preview says to each order. It is how things stand now, not a promise: the others are on their way too.',
        task: 'Write act, red, act: a militia in Colof, then on to Vigie for infantry.',
      },
      handIn: {
        title: 'Hand in, in secret',
        text: 'Nobody sees your orders until everybody’s are in. Until then you can change them or take them back. You get a receipt with a seal: it proves later that nobody touched them.',
        task: 'Hand your orders in.',
      },
      watch: {
        title: 'The year runs',
        text: 'Now all orders lie open and are carried out in turn: everybody’s first order, then everybody’s second, up to the sixth. You were first this year; next year Ada is.',
        task: 'Go through the year. At its end you hold two militia and one infantry.',
      },
      threat: {
        title: 'Act where a threat is: beat it',
        text: 'In Estivel, city 3, the Thornback Boars ask for 1 militia and 1 infantry. You hold both. An “Act” there pays them and beats the threat. Ada and Bo stand near: mind who is first.',
        task: 'Write act, blue, act, black, act, red, and hand in.',
      },
      spoils: {
        title: 'Two rewards of three',
        text: 'The boars are beaten, and the year stops for you. Gold is wealth. Bards sing in the regions around the city: reputation. Stories build your guild here: influence.',
        task: 'Take two, as you like. Three bards may be split between Estoria and Argos.',
      },
      winning: {
        title: 'Never be the last',
        text: 'After the last year there are three assessments, and each time whoever is last is out. The one who remains has saved the kingdom. So do not be the best at one thing: do not be the last at any.',
        task: 'You know enough to play.',
      },
    },
    done: {
      recruit: 'Just right. The unit will be yours when the order is carried out.',
      roads: 'Good: your way is drawn on the map.',
      six: 'All six are there. Read the preview once more, then go on.',
      handIn: 'Your orders are in and sealed. When you go on, the bots hand in theirs and the year runs.',
      threat: 'Your orders of the second year were carried out.',
    },
    plans: [
      [
        'act, to recruit in Clairval',
        'the blue road, to Carolys',
        'the black road, to Colof',
        'act, to recruit in Colof',
        'the red road, to Vigie',
        'act, to recruit in Vigie',
      ],
      [
        'act, to recruit in Vigie',
        'the blue road, to Estivel',
        'act, to beat the Thornback Boars',
        'the black road, to Clairval',
        'act, to recruit in Clairval',
        'the red road, to Xidit',
      ],
    ],
    otherCity: 'That would be allowed. This lesson goes on from Clairval, city 6: please take that one.',
    otherOrder: (place: number, plan: string) =>
      `Allowed, but this lesson goes another way. Order ${place} here: ${plan}.`,
    story: 'What happened in the first year',
    revealed: 'All orders are open',
    order: (order: number) => `Order ${order} of 6`,
    earlier: 'Order before',
    later: 'Next order',
    assessments: 'Assessed in this game, in this order',
    assessed: {
      wealth: 'Wealth: your gold.',
      influence: 'Influence: the stories of your guilds on the board.',
      reputation: 'Reputation: each region pays for the most and the second most bards in it.',
    },
    rest: {
      title: 'What else there is',
      census:
        'Census: every third year (in a long game every fourth) the lords show their units. Who shows the most of a kind gets a small prize and keeps them.',
      titans:
        'Titans awaken late in the game. From a city without a tile you can beat one with any units, for large rewards.',
      standing:
        'Standing instructions: say beforehand which rewards you like best and where your bards go. Then no year has to wait for you. Or let yourself be asked, as here.',
    },
  },
  {
    runYear: 'Das Jahr ablaufen lassen',
    steps: {
      kingdom: {
        title: 'Das Königreich und seine Fürsten',
        text: 'Du bist Fürst A; Ada, Bo und Cleo sind Bots. Eure Helden reisen zwischen 21 Städten. In Städten mit grünem Rahmen warten Rekruten; wo die dunklen, gezackten Plättchen liegen, bedrohen Kreaturen die Stadt.',
        task: 'Sieh dich auf der Karte um, dann geht es weiter.',
      },
      start: {
        title: 'Wähle, wo du beginnst',
        text: 'Vor dem ersten Jahr nimmt sich jeder Held eine eigene Stadt. Gut ist ein Ort mit Rekruten, und mit weiteren in der Nähe.',
        task: 'Wähle Clairval, Stadt 6, auf der Karte oder aus der Liste.',
      },
      recruit: {
        title: 'Handeln, wo Rekruten warten: rekrutieren',
        text: 'Jedes Jahr schreibst du sechs Befehle. „Handeln“ nimmt in einer Stadt mit Rekruten eine Einheit, immer die schwächste, die noch da ist. In Clairval ist das eine Miliz.',
        task: 'Schreibe „Handeln“ als ersten Befehl: mit dem Knopf, der Taste A oder deiner Stadt auf der Karte.',
      },
      roads: {
        title: 'Eine Farbe nennen: reisen',
        text: 'Von jeder Farbe führt höchstens eine Straße aus einer Stadt: Rot ist gestrichelt, Blau eine Doppellinie, Schwarz durchgezogen. Nenne die Farbe, und dein Held nimmt diese Straße.',
        task: 'Schreibe blau, dann schwarz: über Carolys nach Colof.',
      },
      six: {
        title: 'Sechs Befehle sind ein Jahr',
        text: 'Drei Plätze sind noch frei. Lies, was die Vorschau zu jedem Befehl sagt. Sie zeigt, wie es jetzt steht, und verspricht nichts: Die anderen sind auch unterwegs.',
        task: 'Schreibe handeln, rot, handeln: Miliz in Colof, dann in Vigie Fußvolk.',
      },
      handIn: {
        title: 'Abgeben, im Geheimen',
        text: 'Niemand sieht deine Befehle, bevor alle da sind. Bis dahin kannst du sie ändern oder zurücknehmen. Du bekommst eine Quittung mit Siegel: Sie beweist später, dass niemand sie angerührt hat.',
        task: 'Gib deine Befehle ab.',
      },
      watch: {
        title: 'Das Jahr läuft ab',
        text: 'Jetzt liegen alle Befehle offen und werden reihum ausgeführt: von allen der erste, dann von allen der zweite, bis zum sechsten. Dieses Jahr warst du zuerst dran, nächstes Jahr ist es Ada.',
        task: 'Geh das Jahr durch. Am Ende hast du zwei Miliz und ein Fußvolk.',
      },
      threat: {
        title: 'Handeln, wo Gefahr droht: besiegen',
        text: 'In Estivel, Stadt 3, verlangen die Thornback Boars 1 Miliz und 1 Fußvolk. Beides hast du. „Handeln“ zahlt sie dort und besiegt die Bedrohung. Ada und Bo sind nicht weit: Achte darauf, wer zuerst dran ist.',
        task: 'Schreibe handeln, blau, handeln, schwarz, handeln, rot und gib ab.',
      },
      spoils: {
        title: 'Zwei Belohnungen von dreien',
        text: 'Die Boars sind besiegt, und das Jahr hält für dich an. Gold ist Reichtum. Barden singen in den Regionen rund um die Stadt: Ansehen. Stockwerke bauen hier deine Gilde: Einfluss.',
        task: 'Nimm zwei, wie du magst. Drei Barden darfst du auf Estoria und Argos verteilen.',
      },
      winning: {
        title: 'Nie Letzter sein',
        text: 'Nach dem letzten Jahr kommen drei Wertungen, und jedes Mal scheidet aus, wer Letzter ist. Wer übrig bleibt, hat das Königreich gerettet. Sei also nicht in einem der Beste: Sei in keinem der Letzte.',
        task: 'Du weißt genug, um zu spielen.',
      },
    },
    done: {
      recruit: 'Genau so. Die Einheit gehört dir, sobald der Befehl ausgeführt wird.',
      roads: 'Gut: Dein Weg ist auf der Karte eingezeichnet.',
      six: 'Alle sechs stehen da. Lies noch einmal die Vorschau, dann geht es weiter.',
      handIn:
        'Deine Befehle sind abgegeben und versiegelt. Wenn du weitergehst, geben die Bots ihre ab, und das Jahr läuft.',
      threat: 'Deine Befehle des zweiten Jahres wurden ausgeführt.',
    },
    plans: [
      [
        'handeln, um in Clairval zu rekrutieren',
        'die blaue Straße, nach Carolys',
        'die schwarze Straße, nach Colof',
        'handeln, um in Colof zu rekrutieren',
        'die rote Straße, nach Vigie',
        'handeln, um in Vigie zu rekrutieren',
      ],
      [
        'handeln, um in Vigie zu rekrutieren',
        'die blaue Straße, nach Estivel',
        'handeln, um die Thornback Boars zu besiegen',
        'die schwarze Straße, nach Clairval',
        'handeln, um in Clairval zu rekrutieren',
        'die rote Straße, nach Xidit',
      ],
    ],
    otherCity: 'Erlaubt wäre das. Diese Lektion geht von Clairval aus, Stadt 6: Nimm bitte diese.',
    otherOrder: (place: number, plan: string) =>
      `Erlaubt, aber diese Lektion nimmt einen anderen Weg. Befehl ${place} hier: ${plan}.`,
    story: 'Was im ersten Jahr geschah',
    revealed: 'Alle Befehle liegen offen',
    order: (order: number) => `Befehl ${order} von 6`,
    earlier: 'Voriger Befehl',
    later: 'Nächster Befehl',
    assessments: 'In diesem Spiel wird so gewertet',
    assessed: {
      wealth: 'Reichtum: dein Gold.',
      influence: 'Einfluss: die Stockwerke deiner Gilden auf dem Plan.',
      reputation: 'Ansehen: Jede Region zahlt für die meisten und die zweitmeisten Barden.',
    },
    rest: {
      title: 'Was es noch gibt',
      census:
        'Heerschau: Jedes dritte Jahr (im langen Spiel jedes vierte) zeigen die Fürsten ihre Einheiten. Wer von einer Art die meisten zeigt, bekommt einen kleinen Preis und behält sie.',
      titans:
        'Titanen erwachen spät im Spiel. Aus einer Stadt ohne Plättchen besiegst du einen mit beliebigen Einheiten, für große Belohnungen.',
      standing:
        'Daueranweisungen: Sag vorher, welche Belohnungen dir am liebsten sind und wohin deine Barden gehen. Dann muss kein Jahr auf dich warten. Oder lass dich fragen, wie hier.',
    },
  },
)
