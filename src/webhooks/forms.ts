// What is told, in the form its receiver takes: signed JSON, or what Discord, Slack and ntfy show to people. Titles and names are
// anybody's words: there they are plain text, and nobody is called by them.
import type { HookForm } from '../games/model/hook.ts'
import type { Parcel } from '../games/ports/hooks.ts'
import { signatureHeaders } from './sign.ts'

export interface Formed {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const OPEN = { en: 'Open', de: 'Öffnen' } as const

export const formed = (parcel: Parcel): Formed => FORMS[parcel.form](parcel)

const FORMS: Readonly<Record<HookForm, (parcel: Parcel) => Formed>> = {
  standard({ id, at, secrets, told }) {
    const body = JSON.stringify(told)
    return { headers: { ...JSON_TYPE, ...signatureHeaders({ id, at, body }, secrets) }, body }
  },

  discord({ told: { data } }) {
    const content = `${data.text.replace(MARKDOWN, '\\$&')}\n<${data.link}>`
    return { headers: JSON_TYPE, body: JSON.stringify({ content, allowed_mentions: { parse: [] } }) }
  },

  slack({ locale, told: { data } }) {
    const way = `<${escaped(data.link)}|${OPEN[locale]}>`
    const blocks = [
      { type: 'section', text: { type: 'plain_text', text: data.text, emoji: false } },
      { type: 'section', text: { type: 'mrkdwn', text: way } },
    ]
    return { headers: JSON_TYPE, body: JSON.stringify({ text: escaped(tame(data.text)), blocks, unfurl_links: false }) }
  },

  ntfy({ told: { type, data } }) {
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      title: inHeader(data.game?.title ?? 'Herald'),
      click: data.link,
      tags: 'game_die',
      priority: type === 'asked' ? 'high' : 'default',
    }
    return { headers, body: data.text }
  },
}

/** What Discord would make something of, `@` and `<` among it. */
const MARKDOWN = /[\\*_~`|>#[\]()<@:-]/g

/** As Slack asks for it. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Where others than Slack read its form, this text is Markdown: signs that would mean something there are others that look alike. */
const tame = (text: string): string =>
  text
    .replace(/[@[\]`*_~#|]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))
    .replaceAll('://', ':\u200b//')

/** Headers are ASCII; others are written by RFC 2047, which ntfy reads, in one word. */
const inHeader = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) && !text.includes('=?') ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`
