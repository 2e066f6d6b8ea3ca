// Of playing: answers, drafts, pictures; time, vacations, and what is said at a table.
import type { Texts } from './text.ts'

export const OF_PLAYING = {
  'no-such-answer': {
    en: [
      'The game has no answers of this kind: it is mistyped, or another game’s. `detail` lists those there are.',
      'Take the kind from the question’s `t`, or from `examples` of `GET /v1/rules/{ruleset}`.',
    ],
    de: [
      'Eine Antwort dieser Art gibt es in diesem Spiel nicht.',
      'Das Spiel kennt keine Antworten dieser Art: vertippt, oder aus einem anderen Spiel. `detail` nennt alle, die es gibt.',
      'Nimm die Art aus dem `t` der Frage, oder aus `examples` von `GET /v1/rules/{ruleset}`.',
    ],
  },
  'not-asked': {
    en: [
      'The question you name was answered already, the game went on, or it is somebody else’s. So an answer that is sent twice never answers the next question.',
      '`questions` says what you are asked now, each with its `id` and every legal option. Take it from there.',
    ],
    de: [
      'Diese Frage ist nicht, oder nicht mehr, an dich gerichtet.',
      'Die Frage, die du nennst, ist schon beantwortet, das Spiel ging weiter, oder sie gilt jemand anderem. So beantwortet nichts, was zweimal geschickt wird, die nächste Frage.',
      '`questions` sagt, wonach du jetzt gefragt wirst, mit `id` und jeder erlaubten Möglichkeit. Mach damit weiter.',
    ],
  },
  'question-needed': {
    en: [
      'An answer of this kind could be taken for one to the next question if it came late or twice.',
      'Send `?question=` with the `id` from your view; or `If-Match` with the view’s ETag.',
    ],
    de: [
      'Sag dazu, auf welche Frage das die Antwort ist.',
      'Eine Antwort dieser Art könnte, käme sie spät oder zweimal, für die nächste Frage gehalten werden.',
      'Schick `?question=` mit der `id` aus deiner Ansicht; oder `If-Match` mit dem ETag der Ansicht.',
    ],
  },
  'moved-on': {
    en: [
      'You sent `If-Match`, and the game is no longer as it was when you looked.',
      'Read it again, decide again, and send the new ETag. Without `If-Match`, name the question instead.',
    ],
    de: [
      'Das Spiel ist inzwischen weitergegangen.',
      'Du hast `If-Match` geschickt, und das Spiel ist nicht mehr, wie es war, als du es angesehen hast.',
      'Lies es neu, entscheide neu, schick den neuen ETag. Ohne `If-Match` nenne stattdessen die Frage.',
    ],
  },
  'too-many-changes': {
    en: [
      'An answer may be changed often, but every change is written into the log for good, so there is an end to it in a round (`GET /v1/limits`).',
      'What you handed in last counts. Try things out with `POST …/preview`, which writes nothing.',
    ],
    de: [
      'Du hast das in dieser Runde so oft geändert, wie es geht; es gilt, was du zuletzt abgegeben hast.',
      'Eine Antwort darf man oft ändern, aber jede Änderung steht für immer im Protokoll, darum hat es in einer Runde ein Ende (`GET /v1/limits`).',
      'Es gilt, was du zuletzt abgegeben hast. Probiere mit `POST …/preview`, das schreibt nichts auf.',
    ],
  },
  'no-taking-back': {
    en: [
      'You have handed in nothing of this kind, or it has been used already.',
      '`GET …/answers` shows what stands and may still change.',
    ],
    de: [
      'Das lässt sich nicht zurücknehmen.',
      'Du hast nichts dieser Art abgegeben, oder es ist schon benutzt.',
      '`GET …/answers` zeigt, was gilt und sich noch ändern lässt.',
    ],
  },
  'no-picture': {
    en: [
      'This game has no picture, or it has not begun.',
      'Draw your own: `GET /v1/rules/{ruleset}` has the board as data.',
    ],
    de: [
      'Von diesem Spiel gibt es kein Bild.',
      'Dieses Spiel hat kein Bild, oder es hat noch nicht begonnen.',
      'Zeichne selbst: `GET /v1/rules/{ruleset}` hat das Brett als Daten.',
    ],
  },
  'no-preview': {
    en: [
      'In this game a draft leads to nothing that could be told beforehand.',
      'Answer without; what is only kept until all are in may be changed.',
    ],
    de: [
      'In diesem Spiel kann man Entwürfe nicht ausprobieren.',
      'In diesem Spiel führt ein Entwurf zu nichts, was man vorher sagen könnte.',
      'Antworte ohne; was nur aufgehoben wird, bis alle fertig sind, lässt sich ändern.',
    ],
  },
  'draft-too-large': {
    en: [
      'A draft is kept for you as it is, for as long as the game lasts, so it is small.',
      'Keep less of it with us.',
    ],
    de: [
      'Ein Entwurf hat höchstens 8 KB.',
      'Ein Entwurf wird aufgehoben, wie er ist, solange das Spiel dauert, darum ist er klein.',
      'Heb weniger davon bei uns auf.',
    ],
  },
  'no-deadline': {
    en: [
      'The table plays without a clock, or nobody is asked for anything at the moment, or the game is paused.',
      'Nothing to do: nobody is waiting for you.',
    ],
    de: [
      'In diesem Spiel läuft gerade keine Zeit.',
      'Der Tisch spielt ohne Uhr, gerade wird niemand etwas gefragt, oder das Spiel macht Pause.',
      'Nichts zu tun: niemand wartet auf dich.',
    ],
  },
  'no-extensions-left': {
    en: [
      'The table agreed how often one may ask for more time (`agreement.extensions`).',
      'Answer in time, leave instructions, or wish for a pause, which needs everybody.',
    ],
    de: [
      'Du hast schon so oft mehr Zeit bekommen, wie es vereinbart ist.',
      'Der Tisch hat vereinbart, wie oft man um mehr Zeit bitten darf (`agreement.extensions`).',
      'Antworte rechtzeitig, hinterlass Anweisungen, oder wünsch dir eine Pause, die alle wollen müssen.',
    ],
  },
  'seat-not-offered': {
    en: [
      'Whoever sits there is back, somebody else was quicker, or the seat never was free.',
      '`GET /v1/games?which=substitutes` lists tables that want a substitute.',
    ],
    de: [
      'Für diesen Platz wird niemand gesucht.',
      'Wer dort sitzt, ist wieder da, jemand war schneller, oder der Platz war nie frei.',
      '`GET /v1/games?which=substitutes` nennt Tische, die jemanden suchen.',
    ],
  },
  'no-such-vacation': {
    en: ['It was cancelled, is over, or is somebody else’s.', '`GET /v1/me/vacations` lists yours.'],
    de: [
      'Diesen Urlaub gibt es nicht.',
      'Er wurde abgesagt, ist vorbei, oder gehört jemand anderem.',
      '`GET /v1/me/vacations` nennt deine.',
    ],
  },
  'too-much-vacation': {
    en: [
      'Others wait while you are away, so there are so many days a year (`GET /v1/limits`); and a day cannot be taken twice.',
      'Take fewer days, or cancel another vacation. Instructions and a steward play on without you.',
    ],
    de: [
      'So viele Urlaubstage hast du in dem Jahr nicht mehr.',
      'Andere warten, während du weg bist, darum sind es so viele Tage im Jahr (`GET /v1/limits`); und kein Tag zählt zweimal.',
      'Nimm weniger Tage, oder sag einen anderen Urlaub ab. Mit Anweisungen und Stellvertretung geht es auch ohne dich weiter.',
    ],
  },
  'too-many-vacations': {
    en: [
      'So many may lie ahead of you at a time (`GET /v1/limits`).',
      'Cancel one, or make one of two that follow each other.',
    ],
    de: [
      'Mehr Urlaube kannst du nicht vor dir haben.',
      'So viele dürfen zugleich vor dir liegen (`GET /v1/limits`).',
      'Sag einen ab, oder mach aus zweien, die aufeinander folgen, einen.',
    ],
  },
  'no-talk': {
    en: [
      'The table agreed to talk in the open only, or not at all (`agreement.talk`).',
      'Say it to all, if that is agreed; otherwise not here.',
    ],
    de: [
      'An diesem Tisch wird das nicht gesagt.',
      'Der Tisch hat vereinbart, nur offen zu reden, oder gar nicht (`agreement.talk`).',
      'Sag es allen, wenn das vereinbart ist; sonst hier nicht.',
    ],
  },
  'too-much-talk': {
    en: ['One person says so many things at one table in all (`GET /v1/limits`).', 'Listen. What was said stays.'],
    de: [
      'Du hast an diesem Tisch so viel gesagt, wie es geht.',
      'Eine Person sagt an einem Tisch insgesamt höchstens so viel (`GET /v1/limits`).',
      'Hör zu. Was gesagt ist, bleibt.',
    ],
  },
  'too-fast': {
    en: [
      'One person says so many things a minute at one table (`GET /v1/limits`).',
      'Wait as many seconds as `Retry-After` says.',
    ],
    de: [
      'Du redest an diesem Tisch zu schnell: warte ein wenig.',
      'Eine Person sagt an einem Tisch so viel in der Minute (`GET /v1/limits`).',
      'Warte so viele Sekunden, wie `Retry-After` sagt.',
    ],
  },
} as const satisfies Texts
