// English and German are complete: German says whatever English does, and no page says anything past the words.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterAll, describe, expect, it, vi } from 'vitest'

const WEB = fileURLToPath(new URL('../../web/', import.meta.url))

// The words' module asks the browser for its language.
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('document', { documentElement: {} })
afterAll(() => vi.unstubAllGlobals())

/** Figure, word and list at once: what a function of words may be given. */
const ANYTHING = Object.assign(['2'], { valueOf: () => 2 })

/** Leaves by path. A function is called: it has to say something. */
function leaves(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function')
    return [[path, String(words(...Array.from({ length: words.length }, () => ANYTHING)))]]
  return Object.entries(words as object).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`))
}

/** The same in both languages, and rightly so. */
const SAME =
  /^(Herald|Live|Bot|Gold|Bastion|Titan|Titan 2|Xidit|Lords of Xidit|Name|Pause|Film|Region|Orange|Webhooks|Discord|Slack|ntfy|[Nn]ormal|[\d\s\W]*)$/

/** The means to speak, and what is said of refusals, which has a test of its own. */
const NO_WORDS = ['words/words.ts', 'parts/problem-words.ts']
const all = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
const files = all.filter((file) => file.endsWith('words.ts') && !NO_WORDS.includes(file))

describe.each(files)('The words of %s', async (file) => {
  const spoken = Object.values(await import(`${WEB}${file}`)).filter(
    (one): one is { en: object; de: object } => typeof one === 'object' && one !== null && 'de' in one,
  )
  it('are there in both languages', () => {
    expect(spoken.length).toBeGreaterThan(0)
    for (const { en, de } of spoken) {
      const german = new Map(leaves(de))
      expect([...german.keys()].sort()).toEqual(
        leaves(en)
          .map(([path]) => path)
          .sort(),
      )
      for (const [path, text] of leaves(en)) {
        expect(text.trim(), path).not.toBe('')
        expect(german.get(path)!.trim(), path).not.toBe('')
        if (german.get(path) === text) expect(text, `${path} is the same in German`).toMatch(SAME)
      }
    }
  })
})

/** Attributes that people read or hear. */
const READ = ['aria-label', 'title', 'placeholder', 'alt', 'label', 'aria-description']

function saidIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(`${WEB}${file}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const said: string[] = []
  const hasWords = (text: string) => /\p{L}{2,}/u.test(text)
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) said.push(node.text.trim())
    if (
      ts.isJsxAttribute(node) &&
      READ.includes(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      if (hasWords(node.initializer.text)) said.push(node.initializer.text)
    ts.forEachChild(node, look)
  }
  look(source)
  // A language is called by its own name, and an example of an address is the same in all of them.
  return said.filter((text) => !['Herald', 'English', 'Deutsch'].includes(text) && !text.includes('@example.org'))
}

it('no page says anything that is not among the words', () => {
  const found = all
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => saidIn(file).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})
