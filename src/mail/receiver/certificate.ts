// The certificate for STARTTLS, from its files; a new one is taken while the server runs, as they are renewed every few weeks.
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import type { SMTPServer } from 'smtp-server'

export interface CertificateFiles {
  /** PEM, with those in between. */
  readonly cert: string
  readonly key: string
}

export interface Certificate {
  readonly cert: string
  readonly key: string
}

/** Throws where they are none, or do not belong together. */
export function readCertificate(files: CertificateFiles): Certificate {
  const [cert, key] = [readFileSync(files.cert, 'utf8'), readFileSync(files.key, 'utf8')]
  createSecureContext({ cert, key })
  return { cert, key }
}

/** While the files are half written the old one is good. Gives a way to stop. */
export function keepFresh(
  server: SMTPServer,
  files: CertificateFiles,
  first: Certificate,
  everyMs: number,
): () => void {
  let known = first
  const timer = setInterval(() => {
    try {
      const read = readCertificate(files)
      if (read.cert === known.cert && read.key === known.key) return
      server.updateSecureContext(read)
      known = read
    } catch {} // next time
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
