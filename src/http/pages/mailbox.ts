// The local mailbox in a browser: letters of a server that has no way to send them. They hold links that sign people in, so
// only a browser on the same machine may read them: nobody who comes through a proxy, or from the page of another site.
import type { FastifyPluginAsync } from 'fastify'
import { isFromHere } from '../nearby.ts'
import { problem, sendProblem } from '../problem.ts'
import type { KeptMail, Mailbox } from '../services.ts'
import { escaped } from './frame.ts'

const STYLE = 'font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:0 auto;padding:16px'
const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Mailbox</title><body style="${STYLE}">${body}</body></html>\n`

const line = ({ name, to, subject, at }: KeptMail): string =>
  `<li style="margin:0 0 12px"><a href="/mailbox/${encodeURIComponent(name)}">${escaped(subject)}</a><br><small>${escaped(to)}, ${escaped(at)}</small></li>`

export const mailboxPages: FastifyPluginAsync<{ mailbox: Mailbox }> = async (app, { mailbox }) => {
  const options = { schema: { hide: true }, config: { access: 'page' as const } }
  const CSP = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'"
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request)) return sendProblem(reply, problem('no-such-page'))
    reply
      .header('content-security-policy', CSP)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
  })
  app.get('/mailbox', options, async (_request, reply) => {
    const mails = await mailbox.list()
    const list = mails.length > 0 ? `<ul>${mails.map(line).join('\n')}</ul>` : '<p>No letters yet.</p>'
    return reply.type('text/html; charset=utf-8').send(page(`<h1>Mailbox</h1>${list}`))
  })
  app.get<{ Params: { name: string } }>('/mailbox/:name', options, async (request, reply) => {
    const mail = await mailbox.read(request.params.name)
    if (!mail) return sendProblem(reply, problem('no-such-page'))
    const head = `<p style="font:14px/1.5 system-ui,sans-serif;padding:12px 20px;margin:0;border-bottom:1px solid #8886"><a href="/mailbox">Mailbox</a><br>To: ${escaped(mail.to)}<br>Subject: ${escaped(mail.subject)}<br>${escaped(mail.at)}</p>`
    return reply.type('text/html; charset=utf-8').send(mail.html.replace(/<body[^>]*>/, (body) => body + head))
  })
}
