// What was found or done, for people and for programs. Whatever others have written stays one line and moves no cursor.
import { oneLine } from '../../terminal/output.ts'
import type { Said } from './verb.ts'

/** Also what turns a line around, or cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

export const inLines = ({ lines }: Said): string =>
  `${lines.map((line) => oneLine(line).replace(UNSEEN, '')).join('\n')}\n`

/** One object, in one line; letters that a terminal obeys are written as their numbers, which is the same JSON. */
export const inJson = ({ json }: Said): string => `${JSON.stringify(json).replace(UNSEEN, asNumbers)}\n`

const asNumbers = (letter: string): string =>
  letter
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
