// Reading the local mailbox again.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

const NAME = /^[\w.-]+\.eml$/
const MOST = 200

const card = (name: string, email: Email) => ({
  name,
  to: email.to?.[0]?.address ?? '',
  subject: email.subject ?? '',
  at: email.date ?? '',
})

export function mailboxIn(folder: string) {
  const parse = async (name: string) => PostalMime.parse(await readFile(join(folder, name)))
  const names = async () => {
    const all = await readdir(folder).catch(() => [])
    return all
      .filter((name) => NAME.test(name))
      .toSorted()
      .toReversed()
  }
  return {
    async list() {
      const newest = (await names()).slice(0, MOST)
      return Promise.all(newest.map(async (name) => card(name, await parse(name))))
    },
    async read(name: string) {
      if (!(await names()).includes(name)) return undefined
      const email = await parse(name)
      let html = email.html ?? ''
      for (const { contentId, mimeType, content } of email.attachments)
        if (contentId && content instanceof ArrayBuffer)
          html = html.replaceAll(
            `cid:${contentId.replace(/^<|>$/g, '')}`,
            `data:${mimeType};base64,${Buffer.from(content).toString('base64')}`,
          )
      return { ...card(name, email), html }
    },
  }
}
