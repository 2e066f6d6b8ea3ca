// Where the API keeps what the bench asks for again and again.

export const paths = {
  health: '/healthz',
  game: (game: string) => `/v1/games/${game}`,
  answer: (game: string, kind: string) => `/v1/games/${game}/answers/${kind}`,
  stream: (game: string) => `/v1/games/${game}/stream`,
}
