// What a bot writer copies first: one of each thing a player may send.
import type { Examples } from '../ruleset.ts'

const orbs = { trophy: 0, legendaryWeapon: 0, arcaneTome: 1, rune: 0 }
const kept = { loot: 3, runes: 0, trophies: 0, legendaryWeapons: 0, wounds: 0, orbs }

export const examples: Examples = {
  options: { players: 3, difficulty: 'standard', variant: 'none' },
  answers: {
    plan: { round: 2, wishes: [['E1', 'E7'], ['A17', 'ask'], ['C']], then: 'pass' },
    acts: {
      round: 2,
      steps: [
        { space: 'E6.a', do: { times: 1, weapons: 2 } },
        { space: 'B3.4', do: 'auto' },
      ],
      rest: 'auto',
    },
    standing: {
      standing: { favour: 'ask', split: 'even', reward: ['orb', 'random'], camp: { most: 3, first: 'weapon' } },
    },
    fate: { keep: 'F4', weapons: 1 },
    dice: { round: 2, out: ['healing'] },
    die: { round: 2, die: 'force' },
    place: { round: 2, space: 'E1.a' },
    act: { round: 2, space: 'B3.4', do: { pay: { weapon: 1, spell: 2 } } },
    marker: { round: 2, space: 'D.1' },
    victory: { round: 3, goods: 'loot', track: 'magic', reward: 'random' },
    siege: { round: 5, track: 'strength', pay: 'wound' },
  },
  draft: { plan: { wishes: [['E1'], ['C']], then: 'pass' }, guesses: { '1': { wishes: [['E1']], then: 'steward' } } },
  result: {
    kingdomSaved: true,
    scores: [
      { ...kept, fame: 36, arcaneTomes: 2, fate: 0, total: 41 },
      { ...kept, fame: 36, arcaneTomes: 1, fate: 2, total: 42 },
    ],
    ranking: [[1], [0]],
    winners: [1],
    achievements: { seats: [['immaculate'], []], table: ['defender'] },
  },
}
