// The settings that every part of the service shares, for its help texts.

/** Of the API and of the worker. */
export const METRICS_SETTINGS = `  METRICS_PORT       where monitors alone read /metrics and /healthz (nowhere)
  METRICS_HOST       on which address (127.0.0.1)`

export const API_SETTINGS = `  PORT               where to listen (3000)
  HOST               on which address (127.0.0.1)
  PUBLIC_URL         how people reach it (http://localhost:PORT)
  SMTP_URL           smtp:// or smtps://, for letters (else .herald/mail)
  MAIL_FROM          whom letters come from, with SMTP_URL
  SMTP_TLS           required: nothing is sent unencrypted (opportunistic: it is
                     encrypted where the server can)
  SMTP_CA_FILE       certificates of a mail server that nobody else trusts
  SMTP_SELF_SIGNED   yes: any certificate is taken, on your own network (no)
  DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE
                     sign letters, with SMTP_URL
  MAIL_REPLY_DOMAIN  letters can be answered at reply+...@this domain, and come
                     back to bounce+...@it where they cannot be delivered
  INBOUND_SMTP_PORT  where such answers are taken over SMTP
  INBOUND_SMTP_HOST  on which address (HOST)
  INBOUND_SMTP_CERT_FILE, INBOUND_SMTP_KEY_FILE
                     for STARTTLS, with INBOUND_SMTP_PORT
  INBOUND_SECRET     what a mail service that brings them by HTTP shows
  INBOUND_AUTHSERV_ID
                     the mail server in front whose Authentication-Results
                     about senders are believed (none)
  OPERATOR_EMAIL     who gets a letter when a game is parked (else the log
                     alone says so)
  METRICS_TOKEN      what whoever reads /metrics shows (else only this
                     machine may)
${METRICS_SETTINGS}
  WEBHOOK_HTTP       yes: programs may be told by http:// as well (no)
  WEBHOOK_ALLOW      networks of programs that may be told although they are not
                     public, such as 10.1.0.0/16 (none)
  PUSH_KEY           64 hex digits that push services know this server by
                     (else it follows from the first of ACCESS_KEYS)
  CORS_ORIGINS       the only pages of other sites that may call the API (all)
  TRUST_PROXY        proxies in front, such as loopback or 10.0.0.0/8
  REQUESTS_A_MINUTE  of an account, or of an address without one: to read, and
                     as many to do (600)
  ADDRESS_REQUESTS_A_MINUTE
                     of an address, whoever comes from it (3000)
  SIGN_INS_A_MINUTE  tries to sign in, of an address (20)
  STREAMS            open event streams of an account or address (50)
  ADDRESS_STREAMS    the same of an address, whoever comes from it (200)
  ADDRESS_CONNECTIONS
                     open connections of an address, without a proxy (500)
  GUESTS_A_DAY       guests that are made at an address (100)
  TABLES_OPEN, TABLES_RUNNING
                     tables of an account that wait, and that play (30, 200)
  GUEST_TABLES_OPEN, GUEST_TABLES_RUNNING
                     the same of a guest (3, 20)
  NETWORK_GUEST_TABLES
                     public tables of all guests of a network that wait (10)
  SIGN_IN_LETTERS_A_DAY, NETWORK_SIGN_IN_LETTERS_A_DAY
                     unopened letters to sign in that one receiver gets: from
                     everywhere, and from one network (30, 5)
  MESSAGES_A_MINUTE, MESSAGES_A_GAME
                     of one person at a table (20, 1000)
  INVITATIONS        of a table at a time (20)
  INVITATIONS_MAILED_A_DAY, INVITATIONS_RECEIVED_A_DAY
                     letters of one host, and to one person (20, 10)`

export const LOG_SETTING = `  DATABASE_DIRECT_URL
                     PostgreSQL itself, where DATABASE_URL is a pooler's
  DATABASE_READ_URL  a PostgreSQL that follows it, for lists and whole games
  MIGRATE            auto: brings the database up to date itself; wait: waits
                     until herald migrate has (DATABASE_URL: wait, else auto)
  DATABASE_CONNECTIONS
                     of this process, to play and look with (16)
  ACCOUNT_CONNECTIONS, JOB_CONNECTIONS
                     the same for accounts (10), and for jobs without Redis (14)
  REDIS_PREFIX       what all keys in Redis begin with (herald)
  SWEEP_SECONDS      how often what was forgotten is looked for (60)
  PUT_AWAY_AFTER     how long after its end a game is packed (P7D)
  KEEP_GUESTS, KEEP_LETTERS, KEEP_ACCOUNT_LETTERS, KEEP_DELIVERIES,
  KEEP_REPLIES, KEEP_USED_LINKS, KEEP_ERASED_WORDS
                     how long these stay, such as P90D; docs/operating.md
  LOG_LEVEL          fatal, error, warn, info, debug, trace or silent (info)`
