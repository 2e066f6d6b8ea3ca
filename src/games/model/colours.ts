// The colours of the seats. They differ in lightness too; the pictures know how to paint them.

export const COLOURS = ['blue', 'orange', 'yellow', 'black', 'pink'] as const
export type Colour = (typeof COLOURS)[number]

export const freeColours = ({ seats }: { seats: readonly { colour: Colour }[] }): Colour[] =>
  COLOURS.filter((colour) => !seats.some((holder) => holder.colour === colour))
