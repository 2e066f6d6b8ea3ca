// A mail as the library takes it: the same headers whichever way it leaves.
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../games/ports/mail.ts'
import { render } from './render.ts'

/** `returnPath` is where it comes back to if it cannot be delivered: nobody sees it but servers on the way. */
export function messageOf(mail: Mail, from: string, returnPath?: string): SendMailOptions {
  const { text, html, pictures } = render(mail)
  const { url, mailto } = mail.unsubscribe ?? {}
  const domain = domainOf(from)
  return {
    from,
    to: { name: '', address: mail.to },
    ...(returnPath !== undefined && { envelope: { from: returnPath, to: mail.to } }),
    subject: mail.subject,
    messageId: `<${mail.id}@${domain}>`,
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    ...threadOf(mail, domain),
    text,
    html,
    attachments: pictures.map(({ cid, png }, i) => ({
      ...{ cid, content: png, contentType: 'image/png', filename: `board-${i + 1}.png` },
      contentDisposition: 'inline' as const,
    })),
    headers: {
      'Auto-Submitted': mail.inReplyTo === undefined ? 'auto-generated' : 'auto-replied',
      ...(url !== undefined && {
        'List-Unsubscribe': mailto === undefined ? `<${url}>` : `<${url}>, <mailto:${mailto}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(mail.thread && { list: { id: { url: `${mail.thread.list}.games.${domain}`, comment: mail.thread.title } } }),
  }
}

/** The root of a thread was never a mail itself: all that name it stand together all the same. */
function threadOf({ inReplyTo, thread }: Mail, domain: string): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  const root = thread && `<${thread.root}@${domain}>`
  const before = inReplyTo ?? root
  return before === undefined ? {} : { inReplyTo: before, references: [root, inReplyTo].flatMap((id) => id ?? []) }
}

const domainOf = (from: string): string => /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
