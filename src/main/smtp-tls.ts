// How letters are kept private on their way to the mail server, as the environment says it.
import { readFileSync } from 'node:fs'
import type { SmtpTls } from '../mail/smtp.ts'
import { Mistake } from './terminal/mistake.ts'

type Environment = Readonly<Record<string, string | undefined>>

export function smtpTlsIn({ SMTP_TLS, SMTP_SELF_SIGNED, SMTP_CA_FILE }: Environment): SmtpTls {
  if (SMTP_TLS && !['opportunistic', 'required'].includes(SMTP_TLS))
    throw new Mistake(`SMTP_TLS is one of opportunistic, required, not "${SMTP_TLS}".`)
  if (SMTP_SELF_SIGNED && !['yes', 'no'].includes(SMTP_SELF_SIGNED))
    throw new Mistake(`SMTP_SELF_SIGNED is one of yes, no, not "${SMTP_SELF_SIGNED}".`)
  const anyCertificate = SMTP_SELF_SIGNED === 'yes'
  if (anyCertificate && SMTP_CA_FILE)
    throw new Mistake('SMTP_SELF_SIGNED is not needed with SMTP_CA_FILE, which says whom to trust: one or the other.')
  return { isRequired: SMTP_TLS === 'required', anyCertificate, ca: SMTP_CA_FILE && certificatesIn(SMTP_CA_FILE) }
}

function certificatesIn(file: string): string {
  try {
    const text = readFileSync(file, 'utf8')
    if (text.includes('BEGIN CERTIFICATE')) return text
  } catch {} // the same mistake
  throw new Mistake('SMTP_CA_FILE is a file with certificates in PEM.')
}
