// The shortest answers there are to what a player is asked at first: the first city, and six times nothing.

export interface Asked {
  id: string
  t: string
  year?: number
  cities?: number[]
}

/** Under the game. */
export const placeOf = ({ id, t }: Asked) => `answers/${t}?question=${id}`

export const answerTo = ({ t, year, cities }: Asked) =>
  t === 'orders' ? { year, orders: Array(6).fill('wait') } : { city: cities?.[0] }
