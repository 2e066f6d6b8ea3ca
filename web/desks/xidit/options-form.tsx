// What is agreed before a game of this kind begins.
export interface GameOptions {
  readonly players: 3 | 4 | 5
  readonly length: 'long' | 'short'
  readonly dummy?: 'normal' | 'hard'
}

export function OptionsForm() {
  return null
}
