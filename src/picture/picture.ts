// What a picture of a game is, whichever game.

export interface PictureOptions {
  /** By seat. A seat without a name is called by its letter. */
  readonly names?: readonly string[]
  /** By seat: blue, orange, yellow, black or pink. In this order, if left out; a game may have colours of its own. */
  readonly colours?: readonly string[]
  /** English if left out. */
  readonly locale?: 'en' | 'de'
  /** Places one after the other, by the names the game has for them, to be shown as a way over the board. */
  readonly path?: readonly string[]
}

/** A view as one self-contained SVG text. */
export type Picture = (view: unknown, options?: PictureOptions) => string

/** How a game is drawn, with the pack it is played with. */
export type Painter<R> = (ruleset: R) => Picture
