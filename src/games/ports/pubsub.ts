// Publish and subscribe, between all processes.
import type { AccountId } from '../model/game.ts'

/** Tells those who look on that something has happened, in this process and in others. It may ring for nothing. */
export interface PubSub {
  /** A game's id, when it has changed; or another word that somebody listens for. */
  publish(topic: string): void
  /** Gives what ends it. */
  subscribe(topic: string, heard: () => void): () => void
}

/** What is published when somebody has a game that they had not before, or is invited to one. */
export const affairsTopic = (account: AccountId): string => `affairs/${account}`
