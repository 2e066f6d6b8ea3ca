// From notices and questions to what programs and browsers are told: one delivery to each webhook of everybody concerned that is
// told of such things, and to each of their browsers where they wish for it. They are written together with what they tell of.
// Where nobody has either, nothing is looked at.

import type { Question } from '../../rules/ruleset.ts'
import type { GameId, KnownHolder } from '../model/game.ts'
import { deliveryId, type HookKind, type NewDelivery } from '../model/hook.ts'
import { TELLING, WISH_OF } from './kinds.ts'
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

type What = Pick<NewDelivery, 'kind' | 'occasion'>

export function deliveriesAbout({ game, notices, asked }: News, seats: readonly KnownHolder[]): NewDelivery[] {
  return seats.flatMap((holder): NewDelivery[] => {
    const { account, hooks, seat: own } = holder
    if (hooks.length === 0 || account === null) return []
    const theirs = notices.filter(({ seat }) => seat === null || seat === own)
    const toPrograms = [...theirs.flatMap(forPrograms), ...questioned(asked, holder)]
    const toBrowsers = forBrowsers(theirs, holder)
    return hooks.flatMap(({ hook, kinds, isBrowser }) => {
      const told = isBrowser ? toBrowsers : toPrograms.filter(({ kind }) => kinds.includes(kind))
      return told.map((what) => ({ id: deliveryId({ game, account, ...what }), hook, ...what }))
    })
  })
}

function forPrograms({ kind, occasion }: Notice): What[] {
  const known = KIND_OF[kind]
  return known === undefined ? [] : [{ kind: known, occasion: known === 'round-over' ? occasion : '' }]
}

/** What is asked at one moment is told at once. */
function questioned(asked: readonly Question[], { seat: own }: KnownHolder): What[] {
  const mine = asked.filter(({ seat }) => seat === own)
  return mine.length === 0 ? [] : [{ kind: 'asked', occasion: mine.map(({ id }) => id).join(' ') }]
}

/** As letters: what another one says at the same moment needs none of its own. */
function forBrowsers(theirs: readonly Notice[], { pushes }: KnownHolder): What[] {
  const wanted = theirs.filter(({ kind }) => pushes?.includes(WISH_OF[kind]))
  const isTold = wanted.some(({ kind }) => TELLING.includes(kind))
  return wanted
    .filter(({ kind }) => kind !== 'decision-asked' || !isTold)
    .map(({ kind, occasion }) => ({ kind, occasion }))
}
