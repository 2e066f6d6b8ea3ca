// What fits into one mail, however many games it tells of: mailboxes cut off long HTML, and heavy mails come late or not at all.
// Pictures go first, as it reads whole without them; then, of what comes last, all but what it asks for and the way there.
import type { Block } from '../../ports/mail.ts'
import type { GamePart } from './game-part.ts'

/** HTML is cut off at 102 KB by some; a mail weighs at most 150 KB. With some room for what stands around the parts. */
const MOST: Weight = { html: 92_000, bytes: 143_000 }

interface Weight {
  readonly html: number
  /** Of the mail as it is sent: its text, its HTML and its pictures. */
  readonly bytes: number
}

export function fitted(parts: readonly GamePart[]): readonly GamePart[] {
  if (parts.length === 1) return parts // its board is drawn so that it fits: see boards.ts
  // All of them are named, whatever comes of the others.
  const rests = parts.map((_, i) => sum(parts.slice(i + 1).map((part) => weightOf(least(part)))))
  let taken: Weight = { html: 0, bytes: 0 }
  const told = parts.map((part, i) => {
    const fits = (some: GamePart) => isWithin(sum([taken, weightOf(some), rests[i]!]))
    const ways = [withoutPictures(part), { ...part, blocks: part.brief, tail: [] }]
    const chosen = ways.find(fits) ?? least(part)
    taken = sum([taken, weightOf(chosen)])
    return { chosen, isWhole: chosen === ways[0] }
  })
  // Words first: pictures take the room that is left.
  return told.map(({ chosen, isWhole }, i) => {
    const whole = parts[i]!
    const more = { html: 0, bytes: weightOf(whole).bytes - weightOf(chosen).bytes }
    if (!isWhole || !isWithin(sum([taken, more]))) return chosen
    taken = sum([taken, more])
    return whole
  })
}

const withoutPictures = (part: GamePart): GamePart => ({
  ...part,
  blocks: part.blocks.filter(({ t }) => t !== 'picture'),
})

/** Its name, and the way there. */
function least(part: GamePart): GamePart {
  const way = part.brief.flatMap((block) => (block.t === 'action' ? [block.link.url] : []))[0]
  if (part.title === undefined || way === undefined) return { ...part, blocks: part.brief, tail: [] }
  const links: Block = { t: 'links', links: [{ text: part.title, url: way }] }
  return { ...part, blocks: [links], tail: [], replyTo: undefined }
}

const isWithin = ({ html, bytes }: Weight): boolean => html < MOST.html && bytes < MOST.bytes

const sum = (all: readonly Weight[]): Weight => ({
  html: all.reduce((total, { html }) => total + html, 0),
  bytes: all.reduce((total, { bytes }) => total + bytes, 0),
})

/** Of what stands around a line in HTML, the rule between two parts, and the address that an answer can be mailed to. */
const TAGS = 100
const RULE = 80
const REPLY = 500
/** How mails write down pictures. */
const PICTURE_SHARE = 1.38

/** Words stand in a mail twice, as text and HTML, where each byte outside ASCII takes three. */
function weightOf({ blocks, tail, replyTo }: GamePart): Weight {
  const all = [...blocks, ...tail]
  const lines = all.flatMap(wordsIn)
  const plain = bytesOf(lines)
  const foreign = bytesOf(lines.map((line) => line.replace(/[ -~]/g, '')))
  const html = plain + lines.length * TAGS + RULE + (replyTo === undefined ? 0 : REPLY)
  const pictures = all.reduce((total, block) => total + (block.t === 'picture' ? block.png.length : 0), 0)
  return { html, bytes: 1.05 * (html + plain) + 4 * foreign + PICTURE_SHARE * pictures }
}

const bytesOf = (lines: readonly string[]): number => lines.reduce((total, line) => total + Buffer.byteLength(line), 0)

function wordsIn(block: Block): readonly string[] {
  switch (block.t) {
    case 'heading':
    case 'text':
    case 'code':
      return [block.text]
    case 'list':
      return [block.title, ...block.lines]
    case 'tale':
      return [block.title, ...block.paragraphs]
    case 'action':
      return [block.link.text, block.link.url]
    case 'links':
      return block.links.map(({ text, url }) => text + url)
    case 'picture':
      return [block.words]
    case 'rule':
      return []
  }
}
