// What the environment says, read once and checked before anything starts. A wrong value is named in one line.
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import type { Limits } from '../http/limits/limits.ts'
import { redisAt, USUAL_PREFIX } from '../jobs/redis/redis-address.ts'
import type { DkimKey, SmtpTls } from '../mail/smtp.ts'
import { addressesIn } from '../store/database/servers.ts'
import { type Allowances, allowancesIn } from './allowances.ts'
import { type Keeping, keepingIn } from './keeping.ts'
import type { Keys } from './secrets.ts'
import { smtpTlsIn } from './smtp-tls.ts'
import { Mistake } from './terminal/mistake.ts'

export interface Config extends Allowances {
  readonly host: string
  readonly port: number
  /** Where people reach this server; links in letters begin with it. */
  readonly publicUrl: string
  /** Of an existing PostgreSQL; undefined for the embedded one. */
  readonly databaseUrl: string | undefined
  /** PostgreSQL itself, where a pooler stands in between. */
  readonly databaseDirectUrl: string | undefined
  /** A PostgreSQL that follows it, for what is much to read; undefined where there is none. */
  readonly databaseReadUrl: string | undefined
  /** Whether a process brings the database up to date itself, or waits until that is done. */
  readonly migrate: 'auto' | 'wait'
  /** Connections of a process to play and look with, for accounts, and for jobs that wait in the database. */
  readonly databaseConnections: number
  readonly accountConnections: number
  readonly jobConnections: number
  /** Where jobs wait; undefined for the database itself. */
  readonly redisUrl: string | undefined
  /** What all keys in Redis begin with. */
  readonly redisPrefix: string
  /** Where the embedded mode keeps its database and its secrets. */
  readonly home: string
  readonly logLevel: string
  /** How often what was forgotten is looked for, in seconds. */
  readonly sweepSeconds: number
  /** How long what nobody needs any more is kept. */
  readonly keeping: Keeping
  /** Sign access tokens, the first for new ones; null when none are named. */
  readonly accessKeys: Keys | null
  /** Those that differ from the usual. */
  readonly limits: Partial<Limits>
  /** Letters by SMTP, and whom they come from; undefined puts them into a folder. */
  readonly smtp: SmtpConfig | undefined
  /** Of addresses that letters can be answered to; null where nobody reads them. */
  readonly replyDomain: string | null
  /** What the server that hands over such answers shows; null where none does. */
  readonly inboundSecret: string | null
  /** Where they are taken over SMTP; undefined where they are not. */
  readonly inboundSmtp: InboundSmtp | undefined
  /** The server whose word about senders is taken; null where none is. */
  readonly authservId: string | null
  /** What whoever reads the figures shows; null where only this machine does. */
  readonly metricsToken: string | null
  /** Where monitors alone ask; undefined where they do not. */
  readonly monitors: { readonly host: string; readonly port: number } | undefined
  /** Whom to tell of games that stand still; null where only the log does. */
  readonly operatorEmail: string | null
  /** Which programs may be told: by http:// as well, and in which networks that are not public. */
  readonly webhooks: { readonly http: boolean; readonly allow: readonly string[] }
  /** What push services know this server by, hex digits; null for one that follows from the other keys. */
  readonly pushKey: string | null
  /** The only pages of other sites that may call the API; all may where none is named. */
  readonly corsOrigins: readonly string[]
  /** Proxies whose word is taken for where a request comes from. */
  readonly trustProxy: string[] | false
}

export interface SmtpConfig {
  readonly url: string
  readonly from: string
  readonly dkim: DkimKey | undefined
  readonly tls: SmtpTls
}

export interface InboundSmtp {
  readonly host: string
  readonly port: number
  /** PEM files for STARTTLS. */
  readonly certificate: { readonly cert: string; readonly key: string } | undefined
}

type Inbound = Pick<Config, 'replyDomain' | 'inboundSecret' | 'inboundSmtp' | 'authservId'>

type Environment = Readonly<Record<string, string | undefined>>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export function readConfig(env: Environment): Config {
  const port = numberIn(env, 'PORT', 3000)
  const host = env.HOST || '127.0.0.1'
  return {
    host,
    port,
    publicUrl: urlIn(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    databaseUrl: databaseIn(env, 'DATABASE_URL'),
    databaseDirectUrl: databaseIn(env, 'DATABASE_DIRECT_URL'),
    databaseReadUrl: urlIn(env, 'DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    migrate: oneOf(env, 'MIGRATE', ['auto', 'wait'], env.DATABASE_URL ? 'wait' : 'auto'),
    databaseConnections: countOf(env, 'DATABASE_CONNECTIONS') ?? 16,
    accountConnections: countOf(env, 'ACCOUNT_CONNECTIONS') ?? 10,
    jobConnections: jobConnectionsIn(env),
    redisUrl: redisIn(env),
    redisPrefix: prefixIn(env),
    home: resolve(env.HERALD_HOME || '.herald'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    sweepSeconds: countOf(env, 'SWEEP_SECONDS') ?? 60,
    keeping: keepingIn(env),
    accessKeys: keysIn(env),
    limits: {
      ...countIn(env, 'REQUESTS_A_MINUTE', 'requests'),
      ...countIn(env, 'ADDRESS_REQUESTS_A_MINUTE', 'requestsByAddress'),
      ...countIn(env, 'SIGN_INS_A_MINUTE', 'signIns'),
      ...countIn(env, 'STREAMS', 'streams'),
      ...countIn(env, 'ADDRESS_STREAMS', 'streamsByAddress'),
      ...countIn(env, 'ADDRESS_CONNECTIONS', 'connectionsByAddress'),
      ...countIn(env, 'GUESTS_A_DAY', 'guests'),
    },
    ...allowancesIn((name) => countOf(env, name)),
    smtp: smtpIn(env),
    ...inboundIn(env, host),
    metricsToken: metricsTokenIn(env),
    monitors: monitorsIn(env),
    operatorEmail: addressIn(env, 'OPERATOR_EMAIL'),
    webhooks: {
      http: oneOf(env, 'WEBHOOK_HTTP', ['yes', 'no'], 'no') === 'yes',
      allow: listIn(env, 'WEBHOOK_ALLOW', isSubnet, 'addresses or networks such as 10.1.0.0/16'),
    },
    pushKey: pushKeyIn(env),
    corsOrigins: listIn(env, 'CORS_ORIGINS', isOrigin, 'pages such as https://front.example, or *'),
    trustProxy: proxiesIn(env),
  }
}

/** For those who share a database with other processes: there is none to start. */
export function needDatabase(config: Config): Config {
  if (config.databaseUrl) return config
  throw new Mistake('DATABASE_URL is needed here, as in postgresql://localhost/herald: several processes share one.')
}

export const databaseFolder = ({ home }: Config): string => join(home, 'database')

function numberIn(env: Environment, name: string, otherwise: number): number {
  const text = env[name]
  if (!text) return otherwise
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (number >= 0 && number <= 65535) return number
  throw new Mistake(`${name} is a port from 0 to 65535, not "${text}".`)
}

function countIn(env: Environment, name: string, limit: keyof Limits): Partial<Limits> {
  const count = countOf(env, name)
  return count === undefined ? {} : { [limit]: count }
}

function countOf(env: Environment, name: string): number | undefined {
  const text = env[name]
  if (!text) return undefined
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Mistake(`${name} is a whole number from 1 to 999,999,999, not "${text}".`)
}

/** Each of the queues keeps one to listen, so fewer would stand still. */
const FEWEST_FOR_JOBS = 14

function jobConnectionsIn(env: Environment): number {
  const count = countOf(env, 'JOB_CONNECTIONS') ?? FEWEST_FOR_JOBS
  if (count >= FEWEST_FOR_JOBS) return count
  throw new Mistake(`JOB_CONNECTIONS is at least ${FEWEST_FOR_JOBS}, as every queue keeps one to listen; not ${count}.`)
}

/** `id:secret`, several with commas between. */
function keysIn({ ACCESS_KEYS }: Environment): Keys | null {
  if (!ACCESS_KEYS) return null
  const keys = ACCESS_KEYS.split(',').map((text) => /^([0-9a-zA-Z-]{1,32}):(\S{32,})$/.exec(text.trim()))
  const [first, ...others] = keys.map((found) => found && { id: found[1]!, secret: found[2]! })
  if (first && others.every((key) => key !== null)) return [first, ...others]
  throw new Mistake('ACCESS_KEYS is id:secret, several with commas between; a secret has at least 32 characters.')
}

/** A password in it is not repeated. */
function urlIn(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && protocols.includes(url.protocol)) return text.replace(/\/$/, '')
  throw new Mistake(`${name} is an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`)
}

/** Of several servers with commas between, the one that takes what is written: nothing else is of use here. */
function databaseIn(env: Environment, name: string): string | undefined {
  const protocols = ['postgres:', 'postgresql:']
  const addresses = addressesIn(env[name] ?? '')
  if (addresses.length === 1) return urlIn(env, name, protocols)
  for (const address of addresses) urlIn({ [name]: address }, name, protocols)
  const [, target = 'read-write'] = /[?&]target_session_attrs=([^&]*)/.exec(env[name]!) ?? []
  if (target === 'read-write' || target === 'primary') return env[name]
  throw new Mistake(`${name} needs a server that takes what is written: target_session_attrs is read-write.`)
}

function redisIn({ REDIS_URL }: Environment): string | undefined {
  if (!REDIS_URL) return undefined
  if (redisAt(REDIS_URL)) return REDIS_URL.replace(/\/$/, '')
  throw new Mistake(
    'REDIS_URL is an address that begins with redis:// or rediss://, or names Sentinels: redis+sentinel://one,other/master.',
  )
}

function prefixIn({ REDIS_PREFIX }: Environment): string {
  if (!REDIS_PREFIX) return USUAL_PREFIX
  if (/^[\w{}.-]{1,40}$/.test(REDIS_PREFIX)) return REDIS_PREFIX
  throw new Mistake(`REDIS_PREFIX is a word such as {herald}, not "${REDIS_PREFIX}".`)
}

function smtpIn(env: Environment): Config['smtp'] {
  const url = urlIn(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (!url) return undefined
  const from = env.MAIL_FROM
  if (from && /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) return { url, from, dkim: dkimIn(env), tls: smtpTlsIn(env) }
  throw new Mistake('MAIL_FROM is whom letters come from, as in: Herald <herald@example.org>.')
}

function addressIn(env: Environment, name: string): string | null {
  const text = env[name]
  if (!text) return null
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text)) return text
  throw new Mistake(`${name} is one address such as ops@example.org.`)
}

function dkimIn(env: Environment): DkimKey | undefined {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE } = env
  if (!DKIM_DOMAIN && !DKIM_SELECTOR && !DKIM_KEY_FILE) return undefined
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_KEY_FILE)
    throw new Mistake('DKIM_DOMAIN is needed with DKIM_SELECTOR and DKIM_KEY_FILE: all three or none.')
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: keyIn(DKIM_KEY_FILE) }
}

function keyIn(file: string): string {
  try {
    const key = readFileSync(file, 'utf8')
    if (key.includes('PRIVATE KEY')) return key
  } catch {} // the same mistake
  throw new Mistake('DKIM_KEY_FILE is a file with a private key in PEM.')
}

function inboundIn(env: Environment, host: string): Inbound {
  const { MAIL_REPLY_DOMAIN, INBOUND_SECRET, INBOUND_AUTHSERV_ID } = env
  if (MAIL_REPLY_DOMAIN && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(MAIL_REPLY_DOMAIN))
    throw new Mistake(`MAIL_REPLY_DOMAIN is a domain such as reply.example.org, not "${MAIL_REPLY_DOMAIN}".`)
  if (INBOUND_SECRET && INBOUND_SECRET.length < 32) throw new Mistake('INBOUND_SECRET has at least 32 characters.')
  const inboundSmtp = inboundSmtpIn(env, host)
  if (MAIL_REPLY_DOMAIN && !INBOUND_SECRET && !inboundSmtp)
    throw new Mistake('INBOUND_SECRET (at least 32 characters) or INBOUND_SMTP_PORT is needed with MAIL_REPLY_DOMAIN.')
  if (inboundSmtp && !MAIL_REPLY_DOMAIN)
    throw new Mistake('MAIL_REPLY_DOMAIN is needed with INBOUND_SMTP_PORT: mail for it is taken, and no other.')
  if (INBOUND_AUTHSERV_ID && !/^[^\s;"()]+$/.test(INBOUND_AUTHSERV_ID))
    throw new Mistake('INBOUND_AUTHSERV_ID is the name of a mail server such as mx.example.org.')
  return {
    replyDomain: MAIL_REPLY_DOMAIN || null,
    inboundSecret: INBOUND_SECRET || null,
    inboundSmtp,
    authservId: INBOUND_AUTHSERV_ID || null,
  }
}

function inboundSmtpIn(env: Environment, host: string): InboundSmtp | undefined {
  const { INBOUND_SMTP_PORT, INBOUND_SMTP_HOST, INBOUND_SMTP_CERT_FILE: cert, INBOUND_SMTP_KEY_FILE: key } = env
  if (!INBOUND_SMTP_PORT) return undefined
  if (!cert !== !key) throw new Mistake('INBOUND_SMTP_CERT_FILE is needed with INBOUND_SMTP_KEY_FILE: both or none.')
  const certificate = cert && key ? { cert, key } : undefined
  return { host: INBOUND_SMTP_HOST || host, port: numberIn(env, 'INBOUND_SMTP_PORT', 0), certificate }
}

const IS_HERE = /^(127\.[\d.]+|::1|localhost)$/

/** Whoever is not on this machine shows that they may read the figures. */
function monitorsIn(env: Environment): Config['monitors'] {
  if (!env.METRICS_PORT) return undefined
  const host = env.METRICS_HOST || '127.0.0.1'
  if (!IS_HERE.test(host) && !env.METRICS_TOKEN)
    throw new Mistake('METRICS_TOKEN is needed with a METRICS_HOST that others reach: figures are not for everybody.')
  return { host, port: numberIn(env, 'METRICS_PORT', 0) }
}

function metricsTokenIn({ METRICS_TOKEN }: Environment): string | null {
  if (!METRICS_TOKEN) return null
  if (/^[\x21-\x7e]{16,}$/.test(METRICS_TOKEN)) return METRICS_TOKEN
  throw new Mistake('METRICS_TOKEN has at least 16 characters, without blanks.')
}

function pushKeyIn({ PUSH_KEY }: Environment): string | null {
  if (!PUSH_KEY) return null
  if (/^[0-9a-f]{64}$/i.test(PUSH_KEY)) return PUSH_KEY
  throw new Mistake('PUSH_KEY is 64 hex digits, as from: openssl rand -hex 32')
}

function listIn(env: Environment, name: string, fits: (one: string) => boolean, what: string): string[] {
  const list = (env[name] ?? '').split(',').map((one) => one.trim())
  const given = list.filter((one) => one !== '')
  const wrong = given.find((one) => !fits(one))
  if (wrong === undefined) return given
  throw new Mistake(`${name} is ${what}, several with commas between; not "${wrong}".`)
}

const isOrigin = (text: string): boolean => text === '*' || (URL.canParse(text) && new URL(text).origin === text)
const isSubnet = (text: string): boolean => {
  const [address = '', bits = '0', ...more] = text.split('/')
  return (
    isIP(address) !== 0 &&
    more.length === 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIP(address) === 4 ? 32 : 128)
  )
}
const isNetwork = (text: string): boolean =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) || /^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(text)

function proxiesIn(env: Environment): string[] | false {
  const proxies = listIn(
    env,
    'TRUST_PROXY',
    isNetwork,
    'addresses or networks of proxies such as 10.0.0.0/8 or loopback',
  )
  return proxies.length > 0 ? proxies : false
}

function oneOf<Word extends string>(env: Environment, name: string, words: readonly Word[], otherwise: Word): Word {
  const text = env[name]
  if (!text) return otherwise
  const word = words.find((one) => one === text)
  if (word !== undefined) return word
  throw new Mistake(`${name} is one of ${words.join(', ')}, not "${text}".`)
}
