// Words of this game's desk. Names of spaces, tiles and cards come with the pack.
import { spoken } from '../../words/words.ts'

export const defendersWords = spoken(
  {
    awaited: {
      title: 'The game waits for',
      doing: {
        fate: 'chooses a Fate',
        dice: 'chooses which dice stay out',
        die: 'takes a die of the King',
        plan: 'plans the placement',
        place: 'places a disc',
        acts: 'says what the own spaces do',
        act: 'decides about a space',
        marker: 'gives up a space for a wound',
        victory: 'takes a share of the victory',
        siege: 'bears a share of the siege',
      },
    },
  },
  {
    awaited: {
      title: 'Das Spiel wartet auf',
      doing: {
        fate: 'wählt ein Schicksal',
        dice: 'wählt, welche Würfel liegen bleiben',
        die: 'nimmt einen Würfel des Königs',
        plan: 'plant das Einsetzen',
        place: 'setzt eine Scheibe ein',
        acts: 'sagt, was die eigenen Felder tun',
        act: 'entscheidet über ein Feld',
        marker: 'gibt für eine Wunde ein Feld auf',
        victory: 'nimmt einen Anteil am Sieg',
        siege: 'trägt einen Anteil an der Belagerung',
      },
    },
  },
)
