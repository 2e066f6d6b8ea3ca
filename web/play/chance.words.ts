// Words for fair chance.
import { spoken } from '../words/words.ts'

export const chanceWords = spoken(
  {
    title: 'Fair chance',
    mine: 'Your part of chance:',
    hint: 'All chance of a game follows from a secret of the server and from what each player adds. The server has committed to its secret before anybody added anything, so that neither it nor anybody else can choose what comes. Your browser has drawn your part by itself, remembers it with the commitment, and checks both when the game is over.',
    nonce: 'Your part',
    commitment: 'What the server has committed to',
  },
  {
    title: 'Ehrlicher Zufall',
    mine: 'Dein Anteil am Zufall:',
    hint: 'Aller Zufall eines Spiels folgt aus einem Geheimnis des Servers und aus dem, was jeder Spieler beiträgt. Der Server hat sich auf sein Geheimnis festgelegt, bevor irgendjemand etwas beigetragen hat: So kann weder er noch sonst jemand bestimmen, was kommt. Dein Browser hat deinen Anteil selbst ausgelost, merkt ihn sich zusammen mit der Festlegung und prüft beides, wenn das Spiel zu Ende ist.',
    nonce: 'Dein Anteil',
    commitment: 'Worauf sich der Server festgelegt hat',
  },
)
