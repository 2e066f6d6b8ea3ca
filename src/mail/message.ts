// A mail as the library takes it: the same headers whichever way it leaves.
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../games/ports/mail.ts'
import { render } from './render.ts'

export function messageOf(mail: Mail, from: string): SendMailOptions {
  const { text, html, pictures } = render(mail)
  const { url, mailto } = mail.unsubscribe ?? {}
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    messageId: `<${mail.id}@${domainOf(from)}>`,
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    ...(mail.inReplyTo !== undefined && { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
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
  }
}

const domainOf = (from: string): string => /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
