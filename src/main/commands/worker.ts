// `herald worker`: carries games on, as one of many processes.

import { needDatabase, readConfig } from '../config.ts'
import { LOG_SETTING, METRICS_SETTINGS } from '../settings-help.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Mistake } from '../terminal/mistake.ts'
import { print } from '../terminal/output.ts'
import { runUntilStopped, toStderr } from '../terminal/until-stopped.ts'

const help = `Usage: herald worker

Carries games on: resolves a round when the last answers are in, lets bots play,
and sends letters and webhooks. Run as many as you like. Ctrl-C stops it once
the jobs it has begun are done; another one goes on, even where one was killed.

  DATABASE_URL       the PostgreSQL of herald api (needed)
  ACCESS_KEYS        as for herald api: links in letters are signed (needed)
  REDIS_URL          a Redis, 6.2 or newer, for jobs (else the database holds
                     them); its maxmemory-policy must be noeviction
  PUBLIC_URL, SMTP_URL, MAIL_FROM, DKIM_..., MAIL_REPLY_DOMAIN, INBOUND_...,
  OPERATOR_EMAIL     for letters, as for herald api, which takes answers to them
  WEBHOOK_HTTP, WEBHOOK_ALLOW, PUSH_KEY
                     for webhooks and notifications, as for herald api
${METRICS_SETTINGS}
  METRICS_TOKEN      what whoever reads /metrics shows (nothing)
${LOG_SETTING}

Example:
  DATABASE_URL=postgresql://localhost/herald herald worker
`

export const worker: Command = {
  name: 'worker',
  summary: 'carry games on, beside herald api',
  help,
  async run(args) {
    const { rest } = readArguments(args, { texts: [] })
    if (rest.length > 0) throw new Mistake(`"${rest[0]}" means nothing here: settings come from the environment.`)
    const config = needDatabase(readConfig(process.env))
    // Loaded here, so that commands without a service start without its parts.
    const { startWorker } = await import('../service.ts')
    const service = await startWorker(config, toStderr)
    await print("Herald's worker is ready\n  Ctrl-C stops it\n")
    return runUntilStopped(service)
  },
}
