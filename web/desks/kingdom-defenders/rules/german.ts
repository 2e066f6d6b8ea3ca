// The rules in German; english.ts says how the text is written.
import type { RulesWords } from './english.ts'

const steps = (table: readonly number[]): string =>
  table
    .map((fame, count) => `${count}${count === table.length - 1 ? ' oder mehr' : ''} → ${fame}`)
    .slice(1)
    .join(', ')

export const german: RulesWords = {
  title: 'Die Regeln von Verteidiger des Königreichs',
  lead: 'Alles, für zwei bis vier, so wie hier gespielt wird, mit jedem Plättchen und jeder Karte. Eine Viertelstunde für den Text; der Rest ist zum Nachschlagen. Das geführte erste Spiel dauert zehn Minuten.',
  boardCaption:
    'Der Spielplan, bevor die erste Scheibe gesetzt ist. Unten liegt die Stadt mit Charakteren, Taten und Gebäuden, quer durch die Mitte die Mauer mit ihren Toren, darüber das Königreich mit Lagern, dem Weg der Horde und Abenteuern.',
  legend: 'Was die Zeichen bedeuten',
  sections: {
    goal: {
      title: 'Worum es geht',
      text: [
        'Eine Horde kommt aus dem Meer, und dann noch eine. Ihr seid die Helden der Stadt: Ihr rüstet euch aus, besteht Abenteuer, vollbringt Taten und sammelt Relikte. Das alles bringt **Ruhm** {fame}. Und ihr bringt Waffen und Zauber in eure Lager vor der Mauer. Denn fällt die Mauer zweimal, fällt die Stadt, und niemand hat das Königreich verteidigt.',
        'Nach sechs Runden gewinnt, wer die meisten Punkte hat. Die Mauer haltet ihr also gemeinsam; um alles andere wetteifert ihr.',
      ],
    },
    board: {
      title: 'Der Spielplan',
      text: [
        'Alles beginnt mit deinen **Scheiben** {disc}: Du setzt sie auf ein Feld, und später tut das Feld etwas für dich. Es gibt sechs Bereiche:',
        '- In der **Stadt**: **A**, die Charaktere; **B1**, die Tatenhalle; **B2**, die Gebäude, fünf auf den Plan gedruckt und fünf weitere, von denen jede Runde eins aufgedeckt wird.',
        '- Im **Königreich**: **B3**, die Abenteuer; **C**, die Lager, offen, solange eine Horde im Spiel ist.',
        '- Auf der **Mauer**: **D**, die beiden Tore.',
        'Im Ring eines Feldes steht, was es verlangt: Punkte sind Scheiben, und manche verlangen dazu eine Münze {coin} oder einen Ruhm {fame}. Auf jedem Feld hat nur eine Person Platz. Einige Felder sind erst zu dritt oder zu viert offen.',
      ],
    },
    goods: {
      title: 'Güter, Ruhm und Relikte',
      text: [
        'Es gibt vier Arten von **Gütern**: Waffen {weapon}, Zauber {spell}, Münzen {coin} und Beute {loot}. Waffen und Zauber sind das, womit man kämpft. Der Vorrat geht nie aus.',
        '**Ruhm** fällt nie unter 0: Wer mehr verlieren würde, verliert, was da ist.',
        '**Relikte** stehen auf Abenteuern und Belohnungen: Trophäen {trophy}, Legendäre Waffen {legendaryWeapon}, Arkane Bücher {arcaneTome}, Kugeln {orb} und Runen in fünf Formen {rune:ember} {rune:tide} {rune:gale} {rune:stone} {rune:star}, dazu blanke {rune:wild}, die für jede stehen. Dir gehören die Relikte deiner Karten und Plättchen; sie liegen hinter deinem Schirm.',
      ],
    },
    round: {
      title: 'Eine Runde im Überblick',
      text: [
        'Es gibt sechs Runden. In jeder geschieht:',
        '- **Neue Runde** (nicht in der ersten). In der zweiten kommt die erste Horde.',
        '- **Gunst des Königs** (nicht in der ersten): Alle nehmen einen Würfel.',
        '- **Einsetzen**: in Zugfolge, je ein Feld, reihum, bis alle gepasst haben.',
        '- **Charaktere**, Bereich A.',
        '- **Taten, Gebäude, Abenteuer**, Bereich B, eine Person nach der anderen.',
        '- **Lager**, Bereich C, und dann kommt **die Horde** näher oder wird geschlagen; beides nur, solange eine im Spiel ist.',
        '- **Tore**: Sie ändern die Zugfolge.',
        '- **Instandsetzung**: Ein Gebäude wird aufgedeckt, leere Plätze werden aufgefüllt.',
        'Die letzte Runde endet nach der Horde, und mit ihr das Spiel. Eine zweite Belagerung beendet es sofort.',
      ],
    },
    favour: {
      title: 'Die Gunst des Königs',
      text: [
        'So viele Würfel wie Mitspielende werden geworfen. Zu zweit und zu dritt sagt vorher, wer den **wenigsten** Ruhm hat, welche Würfel draußen bleiben. Dann nehmen alle einen Würfel und was er zeigt, wer den wenigsten Ruhm hat, zuerst; bei Gleichstand, wer in der Zugfolge später kommt. Ablehnen darf niemand.',
      ],
    },
    placement: {
      title: 'Einsetzen',
      text: [
        'Bist du dran, besetzt du ein leeres Feld und zahlst sofort, was es verlangt, oder du passt und bist für diese Phase draußen. Zurück gibt es nichts, und gesetzte Scheiben bleiben liegen.',
        '- In einer Runde darfst du ein Feld in Bereich A besetzen, eins in B1, eins in C, eins in D, eins in jedem Gebäude und beliebig viele Abenteuer.',
        '- **Regel der Mauer**: Sobald eine deiner Scheiben im Königreich liegt, darfst du in dieser Runde nichts mehr in die Stadt setzen. Die Tore zählen weder hier noch dort.',
        '- Bereich C ist nur offen, solange eine Horde im Spiel ist.',
        '> Du hast noch drei Scheiben und willst Waffen aus der Waffenkammer und ein Abenteuer. Geh zuerst in die Waffenkammer: Vom Abenteuer führt kein Weg zurück in die Stadt. Und behalte eine Scheibe beim Helden, wenn das Abenteuer dich verwundet.',
      ],
    },
    characters: {
      title: 'Bereich A: die Charaktere',
      text: [
        'Drei Charaktere (zu zweit zwei) geben Audienz; die Königliche Garde ist daneben aufgedruckt. Sie handeln in der Reihenfolge ihrer Plätze. Du darfst verzichten.',
        'Manche **wirken dauernd** {passive}: Sie werden nicht aktiviert, sondern helfen dir vom Ende des Einsetzens bis zum Ende der Runde.',
        'Manche **greifen an** {attack}: Du nennst jemanden. Wer bei der Königlichen Garde steht, kann nicht genannt werden, und gibt es niemanden, geschieht dieser Teil nicht. Nie sind mehr als zwei Plättchen mit Angriff im Spiel, zu zweit keins.',
      ],
    },
    buildings: {
      title: 'Bereich B: die Gebäude',
      text: [
        'In Zugfolge aktivieren alle nacheinander **sämtliche** ihrer Felder in Bereich B, eins nach dem anderen in beliebiger Reihenfolge. Hol dir also zuerst, was ein Abenteuer kostet.',
        'Ein Gebäude tut von links nach rechts, was seine Zeichen sagen. Verzichten ist immer erlaubt und kostet nichts; was nicht zu bezahlen ist, darauf kann man nur verzichten. Die Scheiben kehren zum Helden zurück.',
      ],
    },
    deeds: {
      title: 'Taten',
      text: [
        'Mit einer Scheibe in der Tatenhalle vollbringst du eine der drei Taten, die offen liegen. Du **zeigst**, was sie verlangt, und gibst nichts davon ab. Jede Art zählt für sich: Eine Karte darf als Abenteuer und für ihr Relikt gezeigt werden.',
        'Für alles, was dir fehlt, kannst du je eine **Kugel** {orb} verbrauchen: Sie ist dann aufgebraucht, zählt am Ende aber noch.',
        'Dann nimmst du eine **Belohnung**: eine zufällige aus der Truhe und 1 Münze {coin}; oder die auf dem linken Sockel und einen Wurf mit dem Heilwürfel {die:healing}; oder die auf dem rechten und einen Wurf mit dem Reichtumswürfel {die:wealth}.',
      ],
    },
    rewards: {
      title: 'Belohnungen',
      text: [
        'Jede Belohnung ist ein Relikt. Zwei liegen offen auf den Sockeln, die anderen in der Truhe. Es gibt sie für Taten, für das vollste Lager, wenn eine Horde geschlagen wird, und wo ein Plättchen es sagt; die Zugabe gibt es nur für Taten.',
      ],
    },
    adventures: {
      title: 'Abenteuer',
      text: [
        'Fünf Karten (zu zweit drei) liegen bereit: die oberste vom Stapel und eine Reihe, die zum Rand der Karte wandert. Wo ein rotes Kreuz {expires} steht, verlässt die Karte am Ende der Runde das Spiel.',
        'Wer das Abenteuer besteht, zahlt seine Waffen {weapon} und Zauber {spell}, ein zweifarbiges Zeichen {both} mit einem von beiden, und nimmt seine Wunden {wound}. Dann bekommst du, was es gibt, und die Karte mit ihren Relikten gehört dir.',
        'Deine Stufen in Stärke und Magie machen jedes Abenteuer billiger, siehe unten.',
        '**Verzichten kostet 2 Ruhm**, auch wenn du nur nicht zahlen kannst.',
        '> Eine Karte kostet zwei Waffen und eins von beiden, und deine Stärke erlässt dir eine Waffe. Du zahlst eine Waffe und einen Zauber, oder zwei Waffen.',
      ],
    },
    wounds: {
      title: 'Wunden',
      text: [
        'Du kannst bis zu vier Wunden {wound} haben; was mehr daraus machen würde, geht nicht. Mit der ersten geht eine deiner Scheiben auf die Wundenleiste und bleibt dort, bis die letzte geheilt ist: vom Helden, oder, wenn er keine hat, von einem Feld, das du besetzt. Dieses Feld ist dann aufgegeben; ein aufgegebenes Abenteuer kostet 2 Ruhm.',
        'Am Ende kostet jede Wunde einen Punkt.',
      ],
    },
    levels: {
      title: 'Stärke und Magie',
      text: [
        'Jeder Schritt vorwärts bringt, was dort steht. Ein Schritt auf einer vollen Leiste verfällt.',
        'Die Plättchen **−1** und **−2** erlassen dir so viele Waffen (Stärke) oder Zauber (Magie) beim Preis **jedes** Abenteuers, nicht aber bei dem, was eine Horde verlangt. Die **Faktoren** sagen, was jede Legendäre Waffe {legendaryWeapon} und jedes Arkane Buch {arcaneTome} am Ende wert ist: Der höchste erreichte zählt.',
      ],
    },
    horde: {
      title: 'Bereich C: Lager und Horde',
      text: [
        'Eine Horde verlangt so und so viele Waffen und Zauber, **alle Lager zusammen**. Sie steht einige Schritte vor der Mauer.',
        'Die Felder in Bereich C kommen in ihrer Reihenfolge, nicht nach Zugfolge. Auf jedem legst du 1 bis zu seiner Zahl an Waffen und Zaubern aus der Hand in dein eigenes Lager, nur was noch fehlt und bis zur Grenze deines Lagers. **Jedes bringt sofort 1 Ruhm.** Nichts zu geben kostet 2 Ruhm: Geh also nicht mit leeren Händen hin, und nicht, wenn andere vor dir alles Fehlende geben könnten.',
        'Dann die Horde:',
        '- **Geschlagen**, wenn nichts fehlt: Alle bekommen so viel Ruhm, wie in ihrem Lager liegt. Ab 2 im Lager nimmst du dazu eine Münze oder Beute, ab 3 steigst du in Stärke oder Magie, und wer allein das vollste Lager hat, nimmt eine Belohnung.',
        '- **Nicht geschlagen**: Sie kommt einen Schritt näher.',
        '- **An der Mauer: eine Belagerung.** Alle verlieren den Ruhm, den die Horde nennt, weniger das eigene Lager. Ab 3 im Lager steigst du immerhin eine Stufe. Alle mit dem leersten Lager nehmen eine Wunde oder geben eine Beute ab und verlieren 2 Ruhm mehr.',
        'Nach Sieg oder Belagerung werden die Lager geleert, und die nächste Horde kommt. Nach der ersten Belagerung ist die Mauer beschädigt; nach der zweiten **fällt die Stadt, und das Spiel endet sofort**.',
        'Nach Runde 4 und 5 kommt die besondere Horde dieser Runde.',
        '> Eine Horde verlangt 4 Waffen und 3 Zauber. Du hast 4 gegeben, Ada 2, Bo 1: Sie ist geschlagen. Du bekommst 4 Ruhm, eine Beute, eine Stufe und die Belohnung für das vollste Lager; Ada 2 Ruhm und eine Münze; Bo 1 Ruhm.',
      ],
    },
    gates: {
      title: 'Tore und Instandsetzung',
      text: [
        'Wer am ersten Tor steht, kommt in der Zugfolge an die erste Stelle, dann, wer am zweiten steht, an die zweite. Die anderen behalten ihre Reihenfolge.',
        'Dann wird (nach Runde 1 bis 4) ein Gebäude aufgedeckt, leere Plätze für Taten und Belohnungen werden aufgefüllt, Scheiben auf dauernd wirkenden Charakteren kehren heim, Karten auf den Plätzen mit Kreuz gehen, und die Reihe der Abenteuer rückt nach und wird aufgefüllt.',
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'All das zusammen sind deine Punkte, mindestens 0. Kugeln zählen von selbst als das, was für dich am besten ist.',
        'Die meisten Punkte gewinnen; dann mehr Abenteuer, dann mehr Beute. Nur wenn die Stadt steht, ist das Königreich verteidigt.',
        '> Runen zählen in Schichten aus verschiedenen. Du hast zwei Glutrunen, eine Flutrune und eine blanke: Die blanke wird zu einer anderen Form, also hat die erste Schicht drei und die zweite eine. Das sind 8 und 1: 9 Punkte.',
      ],
    },
    fates: {
      title: 'Schicksale',
      text: [
        'Vor der ersten Runde bekommen alle zwei Schicksale, behalten heimlich eins und nehmen die Güter, mit denen es beginnt. Was es am Ende zählt, bleibt bis dahin geheim.',
      ],
    },
    achievements: {
      title: 'Erfolge',
      text: ['Sie ändern nichts am Spiel. Am Ende werden sie erzählt, zum Stolzsein.'],
    },
    setUp: {
      title: 'Aufbau und Optionen',
      text: [
        '**Plättchen** haben einen bis drei Sterne. „Einfach“ teilt solche mit einem Stern aus, „fortgeschritten“ mit bis zu zwei, „anspruchsvoll“ alle; oder ihr wählt sie einzeln. Drei Charaktere (zu zweit zwei) und fünf Gebäude kommen ins Spiel, darunter höchstens zwei Plättchen mit Angriff.',
        '**Familie**: fünf Runden, keine Horde, keine Lager. **Extrem**: Von der ersten Runde an ist eine Horde da.',
        '**Zu zweit**: keine Angriffe, keine Königliche Garde, die dritte Audienz ist geschlossen, nur Karten für zwei, der Stapel liegt auf dem dritten Platz, und einige Felder sind zu.',
        'Das Los entscheidet über Plättchen, Karten, Stapel, die Zugfolge und die Schicksale. Alle haben elf Scheiben: Drei sind Marker, die anderen liegen beim Helden oder beiseite; die Kaserne bringt diese zurück.',
      ],
    },
    secret: {
      title: 'Was geheim ist',
      text: [
        '- Dein Plan und deine Handlungen, bis sie ausgeführt werden, und was davon nicht ausgeführt wurde, bis zum Ende.',
        '- Dein Schicksal, wie viele Güter du hast, welche Karten und Plättchen hinter deinem Schirm liegen, und welche Belohnung du aus der Truhe gezogen hast.',
        '- Nie geheim: Ruhm, Wunden, Leisten, Scheiben, Lager und alles, was jemand bekommt oder zahlt, während es geschieht. Wer mitzählt, weiß viel.',
        '- Allen unbekannt: die Reihenfolge der Stapel und die verdeckten Gebäude.',
        'Ist das Spiel zu Ende, liegt alles offen.',
      ],
    },
    web: {
      title: 'Spielen über Tage',
      text: [
        'Eine Runde hat **zwei Fenster**, in denen alle gleichzeitig und geheim etwas sagen:',
        '- **Der Plan**: eine Liste von Wünschen, einer je Zug, jeder mit dem, was du stattdessen nähmst. Sind alle da, wird eingesetzt. Am Ende sagst du, was dann ist: passen, Zug für Zug gefragt werden, oder der **Verwalter** setzt den Rest. Er holt Waffen und Zauber und hilft gegen die Horde.',
        '- **Die Handlungen**: was deine Felder tun, in welcher Reihenfolge, und was du zahlst, gibst und nimmst. Wozu du nichts sagst, geschieht von selbst.',
        'Dazwischen kann eine Entscheidung kommen, etwa welchen Würfel du nimmst. **Daueranweisungen** antworten für dich, oder sie sagen „frag mich“, und das Spiel wartet dort auf dich.',
        '**Zeit und Abwesenheit.** Das Tempo vereinbart ein Tisch, wenn er eröffnet wird. Läuft deine Zeit ab, gibt es meist einmal von selbst mehr; dann entscheiden der Verwalter und deine Anweisungen, oder der eingebaute Mitspieler, wie der Tisch es vereinbart hat.',
        'Antworten gehen auch per Mail, in einer Zeile: „E1 E7/E2 A17 C passe“ ist ein Plan.',
      ],
    },
    check: {
      title: 'Ein Spiel prüfen',
      text: [
        'Niemand muss den Würfeln dieses Servers trauen. Bevor sich jemand setzt, veröffentlicht er den Fingerabdruck einer geheimen Zahl; alle Mitspielenden geben einen eigenen Text dazu. Alles Mischen und Würfeln folgt daraus. Ist das Spiel zu Ende, werden Geheimnis und Texte veröffentlicht, und „Dieses Spiel prüfen“ spielt es in deinem eigenen Browser nach.',
      ],
    },
  },
  lists: {
    characters: 'Alle Charaktere',
    buildings: 'Alle Gebäude',
    adventures: 'Alle Abenteuer',
    deeds: 'Taten',
    rewards: 'Alle Belohnungen',
    hordes: 'Alle Horden',
    fates: 'Alle Schicksale',
  },
  stars: (stars: number) => (stars === 1 ? 'ein Stern' : `${stars} Sterne`),
  asks: 'Verlangt',
  asked: (discs: number, coins: number, fame: number) =>
    [
      discs === 1 ? '1 Scheibe' : `${discs} Scheiben`,
      coins > 0 ? (coins === 1 ? '1 Münze' : `${coins} Münzen`) : '',
      fame > 0 ? `${fame} Ruhm` : '',
    ]
      .filter(Boolean)
      .join(', '),
  printed: 'Auf dem Plan gedruckt.',
  passive: 'Wirkt dauernd.',
  attack: 'Ein Angriff.',
  fixed: (slot: number) => `Immer in Audienz ${slot}.`,
  forPlayers: (players: number) => (players === 4 ? 'zu viert' : 'zu dritt und zu viert'),
  alsoForTwo: 'Auch zu zweit.',
  pile: { I: 'Erster Stapel', II: 'Zweiter Stapel, nach dem ersten' },
  times: (count: number) => `${count} davon.`,
  horde: (needs: string, speed: number, fame: number) =>
    `Verlangt ${needs}. ${speed === 1 ? 'Einen Schritt' : `${speed} Schritte`} vor der Mauer. Eine Belagerung kostet ${fame} Ruhm, weniger das eigene Lager.`,
  withPlayers: (players: readonly number[]) => `Mit ${players.join(' oder ')} Mitspielenden.`,
  special: 'Besondere Horden',
  afterRound: (round: number) => `Nach Runde ${round}.`,
  scoreEach: (each: number, what: string) => `Am Ende je ${each} Ruhm; gezählt werden: ${what}.`,
  scoreTable: (what: string, table: readonly number[]) =>
    `Am Ende Ruhm nach Zahl; gezählt werden: ${what}. ${steps(table)}.`,
  counts: {
    coin: 'Münzen',
    loot: 'Beute',
    rewardTile: 'Belohnungen',
    adventureCard: 'Abenteuer',
    trophy: 'Trophäen',
    legendaryWeapon: 'Legendäre Waffen',
    arcaneTome: 'Arkane Bücher',
    distinctRune: 'verschiedene Runen',
  },
  achieved: {
    immaculate: 'Am Ende keine Wunden.',
    collector: 'Mindestens eine Trophäe, Legendäre Waffe, Kugel und Rune und ein Arkanes Buch.',
    fanatic: 'Fünf verschiedene Runen.',
    expertise: 'Eine volle Leiste, Stärke oder Magie.',
    hunter: 'Acht Trophäen.',
    adventurer: 'Drei Abenteuer in einer Runde.',
    defender: 'Für den Tisch: Horden in zwei Runden hintereinander geschlagen.',
    failed: 'Für den Tisch: Die Stadt ist gefallen.',
    popular: 'Fünf Ruhm in einer Runde von einem Charakter, der für dein Tun bezahlt.',
    supremacy: 'Allein gewonnen, mit 20 Punkten Vorsprung vor allen anderen.',
    fortunate: 'Acht Beute.',
    legend: 'Zusammen 120 Punkte.',
  },
  dice: {
    caption: 'Die vier Würfel, je sechs Seiten',
    die: 'Würfel',
    shows: 'Zeigt',
    faces: (count: number) => `${count} ×`,
  },
  tracks: {
    caption: 'Stufe für Stufe',
    step: 'Stufe',
    times: (times: number, relic: string) => `${relic}: zählt je ${times}.`,
    nothing: 'Nichts.',
  },
  score: {
    caption: 'Was am Ende zählt',
    what: 'Was',
    worth: 'Punkte',
    items: {
      fame: 'Ruhm',
      loot: 'Beute',
      runes: 'Runen',
      trophies: 'Trophäen',
      legendaryWeapons: 'Legendäre Waffen',
      arcaneTomes: 'Arkane Bücher',
      orbs: 'Kugeln',
      wounds: 'Wunden',
      fate: 'Dein Schicksal',
    },
    fame: 'wie er steht',
    loot: 'je 1',
    runes: (sets: readonly number[]) => `jede Schicht aus 1, 2 … verschiedenen: ${sets.join(', ')}`,
    trophies: (all: readonly number[]) => `für 1, 2 …: ${all.join(', ')}; jede weitere 1`,
    legendaryWeapons: 'je einmal dein Faktor der Stärke',
    arcaneTomes: 'je einmal dein Faktor der Magie',
    orbs: 'jede zählt als Trophäe, Legendäre Waffe, Arkanes Buch oder beliebige Rune, verbraucht oder nicht',
    wounds: 'je −1',
    fate: 'wie die Karte sagt',
  },
  players: {
    caption: 'Nach Zahl der Mitspielenden',
    of: 'Mitspielende',
    characters: 'Charaktere im Spiel',
    hero: 'Scheiben beim Helden',
    aside: 'Scheiben beiseite',
    dice: 'Würfel des Königs',
    offered: 'Abenteuer zur Wahl',
    camp: 'Grenze eines Lagers',
    fame: 'Ruhm am Anfang, nach Zugfolge',
  },
  standing: {
    caption: 'Daueranweisungen, und was üblich ist',
    about: 'Worüber',
    usual: 'Wenn du nichts anderes sagst',
  },
}
