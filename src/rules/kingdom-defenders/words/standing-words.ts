// Standing instructions in words: what each is about, and what is done where nothing is said (KD-14).
import type { Locale } from '../../ruleset.ts'
import type { InstructionWords } from '../../words.ts'
import type { Standing } from '../commands.ts'

type All = Readonly<Record<keyof Standing, InstructionWords>>

const en: All = {
  plan: {
    title: 'Placement',
    about: 'Whether you are asked for a plan before discs are placed, or the steward places for you.',
    usual: 'You are asked; if you stay silent, the steward places for you.',
  },
  acts: {
    title: 'Activation',
    about: 'Whether you are asked what your spaces do, or they do it by themselves.',
    usual: 'You are asked; if you stay silent, everything that can be done is done.',
  },
  favour: {
    title: 'Favour of the King',
    about: 'Which die you take, by the face it shows.',
    usual: 'Steps first, then the larger gains; healing only where you have the wounds for it.',
  },
  out: {
    title: 'Dice that stay out',
    about: 'Which dice are not rolled when you are the first in favour.',
    usual: 'Healing and wealth first without wounds, wealth and magic first with wounds.',
  },
  split: {
    title: 'Weapons or spells',
    about: 'What you take where you may choose.',
    usual: 'One by one the kind of which you have fewer.',
  },
  track: {
    title: 'Strength or Magic',
    about: 'On which track you rise where you may choose.',
    usual: 'The one on which you stand higher and which is not full.',
  },
  goods: {
    title: 'Coin or loot',
    about: 'What you take when a Horde is beaten.',
    usual: 'Loot.',
  },
  siege: {
    title: 'Wound or loot',
    about: 'What you suffer or deliver when your camp was the emptiest at a siege.',
    usual: 'Loot, or a wound without any.',
  },
  reward: {
    title: 'Rewards',
    about: 'Which Reward tile you take, by the relic it shows.',
    usual: 'An orb, else a random one, else left, else right.',
  },
  camp: {
    title: 'Camp',
    about: 'How many resources you put into your camp at a time, and which first.',
    usual: 'As many as allowed, one by one the kind of which you have more.',
  },
  marker: {
    title: 'Space given up',
    about: 'From which area a disc is taken for a wound when your hero has none.',
    usual: 'Gates, characters, deeds, buildings, camps, then adventures.',
  },
}

const de: All = {
  plan: {
    title: 'Einsetzen',
    about: 'Ob du vor dem Einsetzen nach einem Plan gefragt wirst oder der Verwalter für dich setzt.',
    usual: 'Du wirst gefragt; schweigst du, setzt der Verwalter.',
  },
  acts: {
    title: 'Aktivieren',
    about: 'Ob du gefragt wirst, was deine Felder tun, oder sie es von selbst tun.',
    usual: 'Du wirst gefragt; schweigst du, wird alles getan, was geht.',
  },
  favour: {
    title: 'Gunst des Königs',
    about: 'Welchen Würfel du nimmst, nach der Seite, die er zeigt.',
    usual: 'Zuerst Schritte, dann die größeren Gewinne; Heilung nur, wo du die Wunden dafür hast.',
  },
  out: {
    title: 'Würfel, die draußen bleiben',
    about: 'Welche Würfel nicht geworfen werden, wenn du als Erste oder Erster in der Gunst stehst.',
    usual: 'Ohne Wunden zuerst Heilung und Reichtum, sonst zuerst Reichtum und Magie.',
  },
  split: {
    title: 'Waffen oder Zauber',
    about: 'Was du nimmst, wo du wählen darfst.',
    usual: 'Eins nach dem anderen die Art, von der du weniger hast.',
  },
  track: {
    title: 'Stärke oder Magie',
    about: 'Auf welcher Leiste du steigst, wo du wählen darfst.',
    usual: 'Auf der, auf der du höher stehst und die nicht voll ist.',
  },
  goods: {
    title: 'Münze oder Beute',
    about: 'Was du nimmst, wenn eine Horde geschlagen ist.',
    usual: 'Beute.',
  },
  siege: {
    title: 'Wunde oder Beute',
    about: 'Was du nimmst oder gibst, wenn dein Lager bei einer Belagerung das leerste war.',
    usual: 'Beute, ohne Beute eine Wunde.',
  },
  reward: {
    title: 'Belohnungen',
    about: 'Welche Belohnung du nimmst, nach dem Relikt, das sie zeigt.',
    usual: 'Eine Kugel, sonst eine zufällige, sonst links, sonst rechts.',
  },
  camp: {
    title: 'Lager',
    about: 'Wie viele Güter du auf einmal ins Lager legst und welche zuerst.',
    usual: 'So viele wie erlaubt, eins nach dem anderen die Art, von der du mehr hast.',
  },
  marker: {
    title: 'Aufgegebenes Feld',
    about: 'Aus welchem Bereich eine Scheibe für eine Wunde kommt, wenn dein Held keine hat.',
    usual: 'Tore, Charaktere, Taten, Gebäude, Lager, dann Abenteuer.',
  },
}

export const standingWords: Readonly<Record<Locale, All>> = { en, de }
