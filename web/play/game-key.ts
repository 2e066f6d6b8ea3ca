// What the client remembers of a game is kept under its name.
export const gameKey = (game: string) => ['game', game] as const
