// Where the API keeps what the bench asks for.

export const paths = {
  health: '/healthz',
  guest: '/v1/sessions/guest',
  games: '/v1/games',
  game: (game: string) => `/v1/games/${game}`,
  seats: (game: string) => `/v1/games/${game}/seats`,
  nonce: (game: string) => `/v1/games/${game}/nonce`,
  start: (game: string) => `/v1/games/${game}/start`,
  answer: (game: string, kind: string, question?: string) =>
    `/v1/games/${game}/answers/${kind}${question === undefined ? '' : `?question=${question}`}`,
  stream: (game: string) => `/v1/games/${game}/stream`,
}
