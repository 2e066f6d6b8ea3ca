// The rules in German; english.ts says how the text is written.
import type { RulesWords } from './english.ts'

export const german: RulesWords = {
  title: 'Die Regeln von Lords of Xidit',
  lead: 'Alles, für drei bis fünf Spieler, so wie hier gespielt wird. Zehn Minuten Lesezeit; das geführte erste Spiel dauert etwa ebenso lang.',
  boardCaption:
    'Das Königreich zu Beginn eines Spiels: 21 Städte, neun Regionen, fünf Rekrutierungsplättchen mit grünem Rahmen, fünf Bedrohungen, dunkel und gezackt, und vier Helden.',
  tileCaptions: {
    recruit: 'Ein Rekrutierungsplättchen: Hier warten fünf Einheiten, die schwächste links.',
    threat:
      'Eine Bedrohung: oben, was es braucht, um sie zu besiegen; unten, was sie an Gold, Barden und Stockwerken bringt.',
  },
  sections: {
    goal: {
      title: 'Worum es geht',
      text: [
        'Das Königreich Xidit wird heimgesucht. Jeder von euch ist ein Fürst mit einem Helden, der Einheiten rekrutiert und mit ihnen Kreaturen besiegt. Das bringt Gold, Barden, die von euch singen, und Stockwerke für eure Gilden.',
        'Nach neun Jahren (im langen Spiel zwölf) gibt es drei Wertungen: **Reichtum**, **Einfluss** und **Ansehen**, in einer Reihenfolge, die von Anfang an bekannt ist. Jedes Mal scheidet aus, wer Letzter ist. Wer übrig bleibt, gewinnt. Du musst in nichts der Beste sein; du darfst nur nicht der Letzte sein.',
      ],
    },
    kingdom: {
      title: 'Das Königreich',
      text: [
        '**Städte** sind durch Straßen verbunden: Rot {red} ist gestrichelt, Blau {blue} eine Doppellinie, Schwarz {black} durchgezogen. Eine Stadt hat von jeder Farbe höchstens eine Straße; darum genügt es, einem Helden die Farbe zu nennen.',
        '**Regionen** liegen zwischen den Straßen. Eine Stadt grenzt an jede Region, an deren Rand sie liegt. Das Zeichen {score} sagt, was eine Region wert ist: hier 4 für den Fürsten mit den meisten Barden darin und 2 für den mit den zweitmeisten. Im Herzogtum Xidit in der Mitte steht die **Bastion**; Barden kommen ungesehen hinein.',
        '**Helden** {hero} stehen in Städten, auch mehrere in derselben. **Gilden** {guild} stehen ebenfalls in Städten: eine je Stadt, von einem Fürsten, höchstens vier Stockwerke hoch.',
      ],
    },
    pieces: {
      title: 'Einheiten, und was ein Fürst hat',
      text: [
        'Es gibt fünf Arten von Einheiten. Die niemand braucht, warten in der Kaserne.',
        'Jeder Fürst beginnt mit 20 Barden {bards}, 15 Stockwerken {stories}, ohne Gold und ohne Einheiten. Aufgebrauchte Barden und Stockwerke sind weg; Gold geht nie aus.',
      ],
    },
    year: {
      title: 'Ein Jahr: sechs Befehle',
      text: [
        'Alle schreiben geheim sechs Befehle. Du darfst sie ändern, bis die des letzten Fürsten da sind. Dann werden alle aufgedeckt und reihum ausgeführt: von allen der erste Befehl in Zugreihenfolge, dann von allen der zweite, bis zum sechsten. Im nächsten Jahr beginnt, wer nach dem diesjährigen Ersten sitzt.',
        '- **Rot, Blau, Schwarz**: Dein Held nimmt diese Straße. Gibt es keine, geschieht nichts.',
        '- **Handeln**: Dein Held tut, was die Stadt in diesem Augenblick bietet: rekrutieren, eine Bedrohung besiegen oder gegen einen Titanen antreten.',
        '- **Warten**: nichts.',
        '**Ein Erfolg je Stadt und Jahr.** Wo du rekrutiert, eine Bedrohung oder einen Titanen besiegt hast, misslingt dir für den Rest des Jahres jedes weitere Handeln. Ein misslungenes zählt nicht: Du darfst es wieder versuchen.',
        '> Du schreibst handeln, handeln in einer Stadt mit Rekruten. Das erste nimmt eine Einheit, das zweite misslingt. Wäre das erste misslungen, weil dort eine Bedrohung lag, die du nicht zahlen konntest, so wäre das zweite ein neuer Versuch gewesen.',
        'Ein Befehl, der sich nicht ausführen lässt, ist einfach verloren; Schlimmeres folgt nicht.',
      ],
    },
    recruit: {
      title: 'Rekrutieren',
      text: [
        'Handelst du in einer Stadt mit einem Rekrutierungsplättchen, nimmst du **die schwächste Einheit**, die noch darauf liegt. Ablehnen oder eine andere wählen kannst du nicht. Ist die letzte genommen, geht das Plättchen, und sofort kommt anderswo ein neues.',
        '> Auf einem Plättchen warten eine Miliz {militia}, zwei Schützen {archer} und ein Magier {mage}. Drei Fürsten handeln dort nacheinander: Der erste bekommt die Miliz, die nächsten beiden je einen Schützen. Wer als Vierter kommt, bekommt den Magier.',
      ],
    },
    threats: {
      title: 'Eine Bedrohung besiegen',
      text: [
        'Handle in einer Stadt mit einer Bedrohung. Hast du **alle** Einheiten, die sie zeigt, zahlst du sie in die Kaserne, und sie ist besiegt; du musst, auch wenn du sie lieber behieltest. Fehlt dir eine, misslingt das Handeln, und du behältst alles.',
        'Dann nimmst du **zwei verschiedene Belohnungen von dreien**:',
        '- {gold} **Gold**: so viele Münzen.',
        '- {bards} **Barden**: So viele deiner Barden gehen in offene Regionen, die an die Stadt grenzen, verteilt, wie du willst. Alle müssen gesetzt werden, soweit du sie hast.',
        '- {stories} **Stockwerke**: so viele auf deine Gilde in dieser Stadt. Steht dort keine, gründest du eine. Eine Gilde hat höchstens vier; was nicht passt, verfällt.',
        'Eine Belohnung, die nichts bewirken würde, kannst du nicht nehmen: Barden, wenn du keine mehr hast oder keine offene Region angrenzt; Stockwerke, wenn du keine mehr hast, wenn dort eine fremde Gilde steht oder deine schon voll ist. Ist nur eine möglich, nimmst du diese.',
        '> In Estivel verlangt eine Bedrohung eine Miliz {militia} und ein Fußvolk {infantry} und bietet 2 Gold, 3 Barden und 1 Stockwerk. Du zahlst und nimmst Gold und Barden: 2 Gold, und die drei Barden nach Estoria und Argos, etwa zwei und einen.',
      ],
    },
    destiny: {
      title: 'Der Pfad des Schicksals',
      text: [
        'Zu jeder Stadt gehört ein Plättchen: auf der einen Seite Rekruten, auf der anderen eine Bedrohung. Auf dem Plan liegen immer fünf Rekrutierungsplättchen (zu dritt vier), solange die Kaserne sie füllen kann, und in der Regel ebenso viele Bedrohungen. Was als Nächstes kommt, ist offen: von jeder Seite das nächste Plättchen und das danach.',
        'Ein geleertes Rekrutierungsplättchen kommt später als Bedrohung wieder, eine besiegte Bedrohung als Ort zum Rekrutieren: Die Ablage der einen Seite wird zum Stapel der anderen, und was zuerst abgelegt wurde, kommt zuerst.',
        '- Geht ein Rekrutierungsplättchen, so kommt das nächste in seine Stadt und wird aus der Kaserne gefüllt. Fehlen dort Einheiten einer Art, bleiben ihre Plätze leer. Ein Plättchen, das keine einzige bekäme, wartet.',
        '- Ist eine Bedrohung besiegt, kommt sofort die nächste in ihre Stadt.',
        '- Ist kein Plättchen mehr da, das die nächste Bedrohung sein könnte, **erwachen die Titanen**. Dann werden die wartenden Plättchen neu geordnet: zwei zu den Rekruten, der Rest wird als Bedrohungen gemischt.',
      ],
    },
    titans: {
      title: 'Titanen',
      text: [
        'Es gibt je zwei Titanen der Größe 3, 4 und 5; von jeder Größe liegt einer oben. Sie schlummern, bis die Bedrohungen ausgehen; bei jedem Erwachen beginnen die obersten zu wüten.',
        'Handelst du in einer Stadt **ohne Plättchen**, während ein Titan wütet, darfst du einen besiegen: Du zahlst so viele Einheiten, wie er groß ist, von beliebiger Art, und nimmst zwei seiner drei Belohnungen wie bei einer Bedrohung, in der Stadt, in der du stehst. Du darfst auch ablehnen; das gilt als misslungenes Handeln. Der Titan darunter schlummert bis zum nächsten Erwachen weiter.',
      ],
    },
    census: {
      title: 'Die Heerschau',
      text: [
        'Am Ende der Jahre 3, 6 und 9 (im langen Spiel 4, 8 und 12) sagen alle geheim, wie viele Einheiten jeder Art sie zeigen, von keiner bis zu allen. Dann werden die Zahlen aufgedeckt, und Art für Art gewinnt, wer die meisten zeigt, mindestens eine. Gezeigte Einheiten behältst du.',
        'Barden gehen in offene Regionen, die an die Stadt deines Helden grenzen. Ein Stockwerk kommt auf eine deiner Gilden, die noch Platz hat; hast du keine, wird es **zurückgehalten** und gebaut, sobald du eine Gilde mit Platz gründest oder erhöhst. Zurückgehaltene Stockwerke zählen nicht als Einfluss.',
      ],
    },
    end: {
      title: 'Das Ende: drei Wertungen',
      text: [
        'Nach der Heerschau des letzten Jahres kommen die drei Wertungen in ihrer Reihenfolge. In jeder scheidet der Letzte von denen aus, die noch dabei sind; zu fünft in der ersten die letzten beiden.',
        '- {gold} **Reichtum**: dein Gold.',
        '- {stories} **Einfluss**: deine Stockwerke auf dem Plan.',
        '- {bards} **Ansehen**: für jede offene Region die höhere Zahl, wenn du dort die meisten Barden hast, die niedrigere für die zweitmeisten. Gleichstand bei den meisten: Jeder bekommt die höhere Zahl, niemand die niedrigere. Gleichstand bei den zweitmeisten: Jeder bekommt die niedrigere. Die Bastion zählt als Herzogtum Xidit. Barden von Ausgeschiedenen zählen weiter mit.',
        '> Estoria ist 4 | 2 wert. Du hast dort 3 Barden, Ada 3, Bo 1. Du und Ada bekommt je 4, Bo nichts. Bei 3, 2 und 2 bekämst du 4 und die anderen je 2.',
        'Gleichstand in einer Wertung: Mehr Einheiten auf der Hand, gleich welcher Art, sind besser; danach, wer in der Zugreihenfolge des letzten Jahres später kommt.',
        'Wer nach der dritten Wertung übrig ist, ist der Retter des Königreichs.',
      ],
    },
    setUp: {
      title: 'Aufbau und Varianten',
      text: [
        'Ein Spiel ist **kurz** (neun Jahre) oder **lang** (zwölf). Zu wenigen oder im kurzen Spiel sind Regionen gesperrt: Dorthin gehen keine Barden, und sie werden nicht gewertet. Ihre Städte bleiben offen für Reisen, Gilden und Titanen.',
        'Das Los entscheidet, welche Plättchen wo liegen, in welcher Folge Plättchen und Titanen kommen, wie gewertet wird und wer beginnt. Dann wählt in Zugreihenfolge jeder Fürst eine Stadt, in der noch kein Held steht.',
        '**Zu dritt** nehmt ihr eigene Plättchen mit je vier Rekruten, und ein **Strohmann** spielt mit. Er hat keinen Helden, nur eine Zahl für jede Wertung: 6 für die erste, 5 für die zweite, 4 für die dritte (schwer: 7, 6, 5). Sooft du eine Bedrohung oder einen Titanen besiegst, erhöhst du eine seiner Zahlen um 1. In den Wertungen steht er bei Gleichstand hinter dem Spieler, und bleibt er am Ende übrig, gewinnt niemand. An der Heerschau nimmt er nicht teil.',
      ],
    },
    secret: {
      title: 'Was geheim ist',
      text: [
        '- Bis alle da sind: die Befehle aller und die Zahlen der Heerschau.',
        '- Bis zum Ende: was die anderen haben, also Gold, Einheiten, übrige Barden, übrige und zurückgehaltene Stockwerke, und die Barden in der Bastion; die Folge der Stapel unter dem obersten Plättchen.',
        '- Nie geheim: wo die Helden stehen, Plättchen, Gilden, die Barden in allen anderen Regionen, die Kaserne, die nächsten Plättchen, und was jemand zahlt oder nimmt, während es geschieht. Wer mitzählt, weiß viel.',
        'Ist das Spiel zu Ende, liegt alles offen.',
      ],
    },
    web: {
      title: 'Spielen über Tage',
      text: [
        '**Geheime Befehle.** Was du abgibst, wird sofort versiegelt. Die anderen sehen nur, dass es da ist. Du bekommst eine Quittung; bis das Jahr läuft, kannst du deine Befehle ändern oder zurücknehmen, und ein Entwurf wird für dich aufgehoben.',
        '**Daueranweisungen.** Ein Jahr muss nicht für jede Belohnung anhalten. Sag vorher, was geschehen soll, oder „frag mich“, wo du lieber selbst entscheidest: Dann wartet das Jahr an dieser Stelle auf dich. Niemand sonst sieht deine Anweisungen. Was geschieht, wo du nichts sagst, steht unten in der Tabelle.',
        '**Zeit.** Ein Tisch vereinbart sein Tempo, wenn er eröffnet wird: ohne Frist, live, täglich, drei Tage oder wöchentlich, mit weniger Zeit für eine Entscheidung mitten im Jahr. Jeder darf hin und wieder um mehr Zeit bitten, Urlaub ankündigen oder eine Pause vorschlagen.',
        '**Abwesenheit.** Läuft deine Zeit ab, gibt es in der Regel einmal von selbst Aufschub. Danach entscheiden deine Daueranweisungen, und dein Jahr spielt der Regent, der eingebaute Spieler, oder es wird durchgewartet, wie der Tisch es vereinbart hat. Nach einigen solchen Jahren kann dein Platz jemand anderem angeboten werden, der von dort weiterspielt; kommst du rechtzeitig wieder, gehört er dir.',
        '**Das Los.** Am Tisch würde der Älteste beginnen; hier wird ausgelost.',
      ],
    },
    check: {
      title: 'Ein Spiel nachprüfen',
      text: [
        'Niemand muss den Würfeln dieses Servers trauen. Bevor jemand mitspielt, veröffentlicht er den Fingerabdruck einer geheimen Zahl; jeder Spieler gibt einen eigenen Text dazu. Der Zufall folgt aus allem zusammen, also konnte ihn niemand allein bestimmen. Ist das Spiel zu Ende, werden Geheimnis und Texte veröffentlicht.',
        'Von da an spielt „Dieses Spiel prüfen“ jedes Jahr in deinem eigenen Browser nach, vergleicht die Siegel aller Befehle mit den Befehlen und sagt, ob alles mit rechten Dingen zuging. Die Aufzeichnung lässt sich herunterladen und mit jedem anderen Programm prüfen, das die Regeln kennt.',
      ],
    },
  },
  units: {
    caption: 'Einheiten, die schwächste zuerst',
    kind: 'Art',
    count: 'Insgesamt',
    names: { militia: 'Miliz', archer: 'Schütze', infantry: 'Fußvolk', cleric: 'Kleriker', mage: 'Magier' },
  },
  censusTable: {
    caption: 'Preise der Heerschau, in dieser Folge gewertet',
    kind: 'Die meisten',
    alone: 'Allein',
    tied: 'Bei Gleichstand jeder',
    prizes: {
      militia: ['1 Gold', '1 Gold'],
      archer: ['2 Gold', '1 Gold'],
      infantry: ['1 Barde', '1 Barde'],
      cleric: ['2 Barden', '1 Barde'],
      mage: ['1 Stockwerk', '1 Stockwerk'],
    },
  },
  optionsTable: {
    caption: 'Gesperrte Regionen und Plättchen im Spiel',
    players: 'Spieler',
    long: 'Lang, 12 Jahre',
    short: 'Kurz, 9 Jahre',
    none: 'nichts gesperrt; 21 Plättchen',
    one: (region: string) => `${region} gesperrt; 19 Plättchen`,
    both: (one: string, other: string) => `${one} und ${other} gesperrt; 18 Plättchen`,
    few: (one: string, other: string) => `${one} und ${other} gesperrt; 16 Plättchen`,
  },
  standingTable: {
    caption: 'Daueranweisungen, und was üblich ist',
    about: 'Worüber',
    usual: 'Wenn du nichts anderes sagst',
    rows: [
      ['Belohnungen', 'die beiden, die zuerst gewertet werden'],
      ['Barden', 'in die angrenzende Region, die am meisten wert ist'],
      ['Titanen', 'abgelehnt'],
      ['Strohmann', 'seine zuletzt gewertete Zahl steigt'],
      ['Heerschau', 'alle Einheiten werden gezeigt'],
      ['Stockwerk der Heerschau', 'auf deine höchste Gilde mit Platz'],
      ['Startstadt', 'du wirst gefragt; schweigst du, dann dort, wo die meisten Plättchen nahe sind'],
    ],
  },
}
