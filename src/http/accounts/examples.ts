// Examples for the reference.

const at = '2027-03-01T18:30:00.000Z'
const account = 'a3c1f0de-5b7e-4c55-8a0e-2f6f6f1f9a11'

export const session = {
  account,
  accessToken: 'eyJhbGciOiJIUzI1NiIsImtpZCI6ImExIn0.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl',
  refreshToken: 'c0ffee'.repeat(10),
  expiresAt: at,
}
export const asked = { expiresAt: at }
export const joined = { moved: 2, kept: [] }
export const profile = {
  ...{ account, email: 'ada@example.org', guest: false, hasPassword: false, name: 'Ada', locale: 'en', program: null },
  ...{
    timeZone: 'Europe/Berlin',
    mail: { letters: { reminder: 'at-once' }, push: { reminder: true }, digestHour: 8, remindAt: 50, stopped: null },
    calendarAt: null,
    createdAt: at,
  },
}
export const sessionCard = {
  ...{ session: 'e1a2b3c4-5d6e-4f70-8a91-b2c3d4e5f607', device: 'Firefox on Linux', isCurrent: true },
  ...{ createdAt: at, usedAt: at, expiresAt: at },
}
export const tokenCard = {
  ...{ token: '7c1f7a0e-61f7-4c8e-a5de-93a1f2b7c8d4', name: 'My bot', scopes: ['read', 'play'] },
  ...{ createdAt: at, expiresAt: '2028-02-29T18:30:00.000Z', lastUsedAt: null },
}
export const exported = {
  ...{
    exportedAt: at,
    formerAddresses: [{ email: 'ada@example.org', changedAt: at, expiresAt: at }],
    profile,
    tokens: [tokenCard],
    grants: [],
    sessions: [],
    links: [],
    mailed: [],
    games: [],
    vacations: [],
    drafts: [],
  },
  ...{ letters: [], webhooks: [], browsers: [], messages: [] },
}
