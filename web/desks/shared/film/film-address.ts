// Where a round's film is, and where in it one begins.

export const filmOf = (game: string, round: number, at: { step?: string; since?: number } = {}): string => {
  const place = at.step ? `&step=${at.step}` : at.since === undefined ? '' : `&since=${at.since}`
  return `/games/${game}#round=${round}${place}`
}
