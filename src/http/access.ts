// Who may do what: every operation of the API stands here, and a route that does not cannot be added.
// A private game is there only for those at the table and for whoever has an invitation; for all others it is not found.
import type { Scope } from '../accounts/ports/words.ts'

/**
 * `anybody`: with or without a token; `person`: somebody who is signed in, or a program of theirs;
 * `player`: somebody who sits at the table; `host`: who has opened it; `courier`: a server that brings mail, with a secret of
 * its own; `monitor`: whoever watches this server, with a secret of its own or from the same machine.
 */
export type Who = 'anybody' | 'person' | 'player' | 'host' | 'courier' | 'monitor'

export interface Access {
  readonly tag:
    | 'accounts'
    | 'games'
    | 'playing'
    | 'reading'
    | 'talk'
    | 'mail'
    | 'rules'
    | 'exports'
    | 'oauth'
    | 'health'
  readonly who: Who
  /** What a token must be allowed; null where none is looked at. Who may come without one is told what all may know. */
  readonly scope: Scope | null
  /** Of who has opened the table, this as well: what they do there ends it for all. */
  readonly ofHost?: Scope
  /** What gets somebody in is not for programs: whoever has a token must not get hold of more than that. */
  readonly signedIn?: true
  /** Only for a while after they showed that it is them: see accounts/sign-in/confirm-session.ts. */
  readonly confirmed?: true
  /** A ticket in the address will do: see plugins/stream-tickets.ts. */
  readonly byTicket?: true
  /** Also for who was let in for one game alone; what it asks for in its body says which, and the operation looks. */
  readonly inOneGame?: true
  /** Speaks as OAuth has it: a form comes in, and refusals are in its words. See oauth/form.ts. */
  readonly form?: true
  /** For our own page alone: it reads a cookie, or takes a password. See other-sites.ts. */
  readonly ownPage?: true
  /** Reads a log from end to end, always or when it is about the past (`at`, `round`): see plugins/weighed.ts. */
  readonly wholeLog?: 'always' | 'of-the-past'
}

const rule =
  (tag: Access['tag'], who: Who) =>
  (scope: Scope | null): Access => ({ tag, who, scope })
const account = rule('accounts', 'person')
const own = { ...account('manage'), signedIn: true } as const
const sensitive = { ...own, confirmed: true } as const
const signIn = rule('accounts', 'anybody')(null)
const signInHere = { ...signIn, ownPage: true } as const
const oauth = rule('oauth', 'anybody')(null)
const oauthForm = { ...oauth, form: true } as const
const consent = { ...rule('oauth', 'person')('manage'), signedIn: true } as const
const host = rule('games', 'host')('manage')
const player = rule('playing', 'player')
const reading = rule('reading', 'anybody')('read')
const history = { ...reading, wholeLog: 'always' } as const
const picture = { ...reading, wholeLog: 'of-the-past' } as const
const open = rule('health', 'anybody')(null)

export const ACCESS = {
  requestLink: signInHere,
  followLink: signInHere,
  enterCode: signInHere,
  signInWithPassword: signInHere,
  openGuest: signIn,
  refresh: signIn,
  listSessions: own,
  endSession: own,
  confirmSession: own,
  signOut: own,
  signOutEverywhere: own,
  readProfile: account('read'),
  changeProfile: account('manage'),
  declareProgram: sensitive,
  setPassword: sensitive,
  askAddress: { ...sensitive, ownPage: true },
  changeAddress: { ...own, ownPage: true },
  undoAddress: signInHere,
  joinGuest: sensitive,
  exportAccount: sensitive,
  deleteAccount: sensitive,
  listUndelivered: account('read'),
  listTokens: own,
  createToken: sensitive,
  revokeToken: own,
  listGrants: own,
  endGrant: own,
  listWebhooks: own,
  createWebhook: sensitive,
  changeWebhook: sensitive,
  deleteWebhook: own,
  rotateWebhookSecret: sensitive,
  testWebhook: own,
  listWebhookDeliveries: own,
  redeliverWebhook: own,
  listBrowsers: own,
  addBrowser: own,
  removeBrowser: own,
  makeCalendar: sensitive,
  endCalendar: own,
  listVacations: account('read'),
  takeVacation: account('manage'),
  cancelVacation: account('manage'),

  openGame: rule('games', 'person')('manage'),
  listGames: rule('games', 'anybody')('read'),
  readGame: rule('games', 'anybody')('read'),
  joinGame: rule('games', 'person')('play'),
  leaveGame: { ...rule('games', 'player')('play'), ofHost: 'manage' },
  giveNonce: rule('games', 'player')('play'),
  takeOfferedSeat: rule('games', 'person')('play'),
  startGame: host,
  invite: host,
  inviteByMail: host,
  listInvitations: host,
  withdrawInvitation: host,
  readInvitation: rule('games', 'anybody')('read'),

  readAnswers: player('read'),
  giveAnswer: player('play'),
  withdrawAnswer: player('play'),
  previewDraft: player('read'),
  readDraft: player('read'),
  keepDraft: player('play'),
  dropDraft: player('play'),
  extendDeadline: player('play'),
  wishPause: player('play'),
  endPause: player('play'),

  readEvents: history,
  readLog: history,
  streamGame: { ...reading, byTicket: true },
  streamAccount: { ...rule('reading', 'person')('read'), byTicket: true },
  openStreamTicket: { ...rule('reading', 'person')('read'), inOneGame: true },
  listRounds: history,
  readRound: history,
  readRecord: history,
  readProof: history,
  readFigures: history,
  checkGame: history,
  drawGame: picture,
  drawGameAsPng: picture,

  readTalk: rule('talk', 'anybody')('read'),
  sayAtTable: rule('talk', 'player')('play'),

  askToUnsubscribe: rule('mail', 'anybody')(null),
  unsubscribe: rule('mail', 'anybody')(null),
  receiveMail: rule('mail', 'courier')(null),

  readOauthMetadata: oauth,
  readAuthorization: oauth,
  decideAuthorization: consent,
  issueTokens: oauthForm,
  revokeIssued: oauthForm,
  beginDevice: oauthForm,
  readDevice: consent,
  decideDevice: consent,

  listRules: rule('rules', 'anybody')(null),
  readRules: rule('rules', 'anybody')(null),
  readConformance: rule('rules', 'anybody')(null),

  listExports: rule('exports', 'anybody')(null),
  exportGames: rule('exports', 'anybody')(null),

  isAlive: open,
  isReady: open,
  readLimits: open,
  readMetrics: rule('health', 'monitor')(null),
} as const satisfies Record<string, Access>

export type OperationId = keyof typeof ACCESS

/** What a link in a letter lets its receiver do, in the game it is about, for the answer it asks for. */
export const BY_LETTER: readonly OperationId[] = [
  ...([
    'readGame',
    'readAnswers',
    'giveAnswer',
    'withdrawAnswer',
    'previewDraft',
    'readDraft',
    'keepDraft',
    'dropDraft',
    'streamGame',
    'listRounds',
    'readRound',
    'drawGame',
    'drawGameAsPng',
  ] as const),
]
