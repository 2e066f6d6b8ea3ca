// From notices and questions to what programs are told: one delivery to each webhook of everybody concerned that is told of
// such things. They are written together with what they tell of. Where nobody has a webhook, nothing is looked at.

import type { Question } from '../../rules/ruleset.ts'
import type { GameId, KnownHolder } from '../model/game.ts'
import { deliveryId, type HookKind, type NewDelivery } from '../model/hook.ts'
import type { Notice } from './notices.ts'

export interface News {
  readonly game: GameId
  readonly notices: readonly Notice[]
  /** What was not asked before. A program is told of every question, also where people get no letter about it. */
  readonly asked: readonly Question[]
}

/** A game that is given up is over, too; and no game is over twice. */
const KIND_OF: Partial<Record<Notice['kind'], HookKind>> = {
  'game-began': 'game-began',
  'round-over': 'round-over',
  'game-over': 'game-over',
  abandoned: 'game-over',
}

export function deliveriesAbout({ game, notices, asked }: News, seats: readonly KnownHolder[]): NewDelivery[] {
  return seats.flatMap((holder): NewDelivery[] => {
    const { account, hooks } = holder
    if (hooks.length === 0 || account === null) return []
    const told = [...noticed(notices, holder), ...questioned(asked, holder)]
    return told.flatMap(({ kind, occasion }) => {
      const id = deliveryId({ game, account, kind, occasion })
      return hooks.filter(({ kinds }) => kinds.includes(kind)).map(({ hook }) => ({ id, hook, kind, occasion }))
    })
  })
}

type What = Pick<NewDelivery, 'kind' | 'occasion'>

const noticed = (notices: readonly Notice[], { seat: own }: KnownHolder): What[] =>
  notices.flatMap(({ kind, occasion, seat }) => {
    const known = KIND_OF[kind]
    if (known === undefined || (seat !== null && seat !== own)) return []
    return [{ kind: known, occasion: known === 'round-over' ? occasion : '' }]
  })

/** What is asked at one moment is told at once. */
function questioned(asked: readonly Question[], { seat: own }: KnownHolder): What[] {
  const mine = asked.filter(({ seat }) => seat === own)
  return mine.length === 0 ? [] : [{ kind: 'asked', occasion: mine.map(({ id }) => id).join(' ') }]
}
