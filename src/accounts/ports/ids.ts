// What things are called: each is a UUID.
export type AccountId = string
export type SessionId = string
export type TokenId = string
