import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/main/config.ts'

describe('Settings from the environment', () => {
  it('have sensible defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      limits: {},
      redisUrl: undefined,
      operatorEmail: null,
      webhooks: { http: false, allow: [] },
    })
    expect(readConfig({ WEBHOOK_HTTP: 'yes', WEBHOOK_ALLOW: '10.1.0.0/16, ::1' }).webhooks).toEqual({
      ...{ http: true, allow: ['10.1.0.0/16', '::1'] },
    })
    expect(readConfig({ PORT: '8080', PUBLIC_URL: 'https://herald.example/' })).toMatchObject({
      port: 8080,
      publicUrl: 'https://herald.example',
    })
    const several = 'postgresql://u:p@one:1,other:2/herald?target_session_attrs=read-write'
    expect(readConfig({ DATABASE_URL: several, DATABASE_CONNECTIONS: '40' })).toMatchObject({
      ...{ databaseUrl: several, databaseDirectUrl: undefined, databaseConnections: 40 },
    })
    expect(readConfig({ REQUESTS_A_MINUTE: '5000', SIGN_INS_A_MINUTE: '7' }).limits).toEqual({
      requests: 5000,
      signIns: 7,
    })
  })

  it('say how long things are kept', () => {
    const day = 86_400_000
    expect(readConfig({}).keeping).toMatchObject({ putAway: 7 * day, guests: 90 * day, erasedWords: 365 * day })
    expect(readConfig({ PUT_AWAY_AFTER: 'P1DT12H' }).keeping.putAway).toBe(1.5 * day)
    for (const KEEP_LETTERS of ['PT23H', '90', 'P3M', 'forever'])
      expect(() => readConfig({ KEEP_LETTERS })).toThrow(
        `KEEP_LETTERS is a time such as P90D, of a day at least (P1D), not "${KEEP_LETTERS}".`,
      )
  })

  it('say where answers by mail are taken', () => {
    expect(readConfig({})).toMatchObject({ replyDomain: null, inboundSmtp: undefined, authservId: null })
    const mail = { MAIL_REPLY_DOMAIN: 'reply.example.org', INBOUND_SMTP_PORT: '2525', HOST: '0.0.0.0' }
    const none = { certificate: undefined }
    expect(readConfig(mail)).toMatchObject({
      inboundSecret: null,
      inboundSmtp: { host: '0.0.0.0', port: 2525, ...none },
    })
    const more = { INBOUND_SMTP_HOST: '::1', INBOUND_AUTHSERV_ID: 'mx.example.org' }
    const files = { INBOUND_SMTP_CERT_FILE: 'cert.pem', INBOUND_SMTP_KEY_FILE: 'key.pem' }
    expect(readConfig({ ...mail, ...more, ...files })).toMatchObject({
      inboundSmtp: { host: '::1', port: 2525, certificate: { cert: 'cert.pem', key: 'key.pem' } },
      authservId: 'mx.example.org',
    })
  })

  const wrong: [string, Record<string, string>][] = [
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://one:1,other:port/herald' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://one,other/herald?target_session_attrs=standby' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'localhost' }],
    ['DATABASE_CONNECTIONS', { DATABASE_CONNECTIONS: 'many' }],
    ['REDIS_URL', { REDIS_URL: 'http://localhost:6379' }],
    ['REDIS_URL', { REDIS_URL: 'redis+sentinel://one,other' }],
    ['REDIS_URL', { REDIS_URL: 'redis+sentinel://one:x,other/master' }],
    ['REDIS_PREFIX', { REDIS_PREFIX: 'two words' }],
    ['ACCESS_KEYS', { ACCESS_KEYS: 'too-short:secret' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'herald.example' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.org' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.org' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'Herald' }],
    ['MAIL_REPLY_DOMAIN', { MAIL_REPLY_DOMAIN: 'reply@example.org', INBOUND_SECRET: 'x'.repeat(32) }],
    ['INBOUND_SECRET', { INBOUND_SECRET: 'too short' }],
    ['INBOUND_SECRET', { MAIL_REPLY_DOMAIN: 'reply.example.org' }],
    ['INBOUND_SMTP_PORT', { MAIL_REPLY_DOMAIN: 'reply.example.org', INBOUND_SMTP_PORT: 'smtp' }],
    ['MAIL_REPLY_DOMAIN', { INBOUND_SMTP_PORT: '2525' }],
    [
      'INBOUND_SMTP_CERT_FILE',
      { MAIL_REPLY_DOMAIN: 'reply.example.org', INBOUND_SMTP_PORT: '2525', INBOUND_SMTP_KEY_FILE: 'key.pem' },
    ],
    ['INBOUND_AUTHSERV_ID', { INBOUND_AUTHSERV_ID: 'mx.example.org; spf=pass' }],
    ['DKIM_DOMAIN', { SMTP_URL: 'smtp://a', MAIL_FROM: 'a@example.org', DKIM_SELECTOR: 'x' }],
    [
      'DKIM_KEY_FILE',
      {
        ...{ SMTP_URL: 'smtp://a', MAIL_FROM: 'a@example.org', DKIM_DOMAIN: 'example.org' },
        ...{ DKIM_SELECTOR: 'x', DKIM_KEY_FILE: '/no/such/file' },
      },
    ],
    ['SMTP_TLS', { SMTP_URL: 'smtp://a', MAIL_FROM: 'a@example.org', SMTP_TLS: 'yes' }],
    ['SMTP_SELF_SIGNED', { SMTP_URL: 'smtp://a', MAIL_FROM: 'a@example.org', SMTP_SELF_SIGNED: 'true' }],
    ['SMTP_CA_FILE', { SMTP_URL: 'smtp://a', MAIL_FROM: 'a@example.org', SMTP_CA_FILE: '/no/such/file' }],
    [
      'SMTP_SELF_SIGNED',
      { SMTP_URL: 'smtp://a', MAIL_FROM: 'a@example.org', SMTP_SELF_SIGNED: 'yes', SMTP_CA_FILE: '/some/file' },
    ],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'too short' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'with blanks in it, but long' }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'Ops <ops@example.org>' }],
    ['WEBHOOK_HTTP', { WEBHOOK_HTTP: 'true' }],
    ['WEBHOOK_ALLOW', { WEBHOOK_ALLOW: 'localhost' }],
    ['WEBHOOK_ALLOW', { WEBHOOK_ALLOW: '10.0.0.0/8, 10.0.0.0/33' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://front.example/page' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['REQUESTS_A_MINUTE', { REQUESTS_A_MINUTE: '0' }],
    ['SIGN_INS_A_MINUTE', { SIGN_INS_A_MINUTE: '1e3' }],
  ]
  it('say how mail leaves, who may call from elsewhere, and whose word is taken', () => {
    const env = {
      SMTP_URL: 'smtps://me:secret@mail.example.org',
      MAIL_FROM: 'Herald <herald@example.org>',
      CORS_ORIGINS: 'https://front.example, http://localhost:5173',
      TRUST_PROXY: 'loopback,10.0.0.0/8',
      OPERATOR_EMAIL: 'ops@example.org',
    }
    expect(readConfig(env)).toMatchObject({
      smtp: { url: env.SMTP_URL, from: env.MAIL_FROM },
      corsOrigins: ['https://front.example', 'http://localhost:5173'],
      trustProxy: ['loopback', '10.0.0.0/8'],
      operatorEmail: 'ops@example.org',
    })
  })

  it.each(wrong)('a wrong %s is named', (name, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} `))
  })

  it('a password in an address is never repeated', () => {
    expect(() => readConfig({ REDIS_URL: 'rediss//:hunter2@localhost' })).not.toThrow(/hunter2/)
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@localhost/x' })).not.toThrow(/hunter2/)
  })
})
