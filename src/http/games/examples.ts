// Examples for the reference that are the same whichever games there are.

export const hash = (digit: string) => digit.repeat(64)
export const at = '2027-03-01T18:30:00.000Z'
export const dueAt = '2027-03-02T18:30:00.000Z'
export const head = hash('d')

export const game = '0b9f6a52-3d0e-4c1a-9a55-8f4c1d2e7b60'

export const opened = { game, commitment: hash('c') }
export const givenNonce = { commitment: hash('c'), nonce: 'ada-likes-dice' }
export const receipt = {
  ...{ seat: 0, words: ['Go to the mill.'], places: ['mill'], warnings: [], seq: 13 },
  ...{ head: hash('e'), at, seal: hash('f'), salt: '5a'.repeat(16) },
}
export const page = { after: 12, count: 1, at, by: 0, seal: hash('f'), head: hash('e') }
export const line = { seats: [0], text: 'Ada waits.' }
export const round = { round: 1, from: 1, to: 40 }
export const message = { number: 3, at, from: 0, to: null, text: 'Good luck, everybody!', erased: false, former: false }
export const vacation = {
  ...{ id: '5e0f2b1c-9a57-4f0b-8f43-6f1d2c3b4a59', firstDay: '2027-07-01', lastDay: '2027-07-14' },
  ...{ from: '2027-06-30T22:00:00.000Z', to: '2027-07-14T22:00:00.000Z' },
}
export const invitation = { id: '7c1f7a0e-61f7-4c8e-a5de-93a1f2b7c8d4', createdAt: at }
