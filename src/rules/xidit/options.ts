// What is agreed before a game begins.

export interface Options {
  players: 3 | 4 | 5
  length: 'long' | 'short'
  /** With three players, and only then. */
  dummy?: 'normal' | 'hard'
}
