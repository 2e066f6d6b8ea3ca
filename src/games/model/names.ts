// What those at a table are called where something is told in words.
import type { Locale } from '../../rules/ruleset.ts'
import { isolated } from '../../text/isolated.ts'
import type { GameFile, KnownHolder } from './game.ts'

export const FORMER_PLAYER: Readonly<Record<Locale, string>> = { en: 'a former player', de: 'wer früher mitspielte' }

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** By seat. Who share a name are told apart. */
export function namesAt({ seats }: GameFile, locale: Locale): string[] {
  const names = seats
    .toSorted((a, b) => a.seat - b.seat)
    .map(
      ({ name, bot, programOwner }) =>
        calledAs({ name, programOwner }, locale) ??
        (bot === null ? FORMER_PLAYER[locale] : `${bot[0]!.toUpperCase()}${bot.slice(1)}`),
    )
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length
    const isShared = before > 0 || names.lastIndexOf(name) > i
    return isShared ? `${name} ${NUMERALS[before] ?? before + 1}` : name
  })
}

const PROGRAM: Readonly<Record<Locale, string>> = { en: 'bot', de: 'Bot' }
const OF: Readonly<Record<Locale, string>> = { en: 'of', de: 'von' }

/** A program is marked as one wherever its name stands; undefined for whoever has none. */
export function calledAs(
  { name, programOwner }: Pick<KnownHolder, 'name' | 'programOwner'>,
  locale: Locale,
): string | undefined {
  if (name === null) return undefined
  return programOwner === null ? isolated(name) : `${isolated(name)} (${PROGRAM[locale]})`
}

/** The same where people are introduced to each other: of programs it is said whose they are. */
export function introducedAt(file: GameFile, locale: Locale): string[] {
  const owners = file.seats.toSorted((a, b) => a.seat - b.seat).map(({ programOwner }) => programOwner)
  return namesAt(file, locale).map((name, i) => {
    const owner = owners[i] ?? null
    return owner === null ? name : `${name}, ${OF[locale]} ${isolated(owner)}`
  })
}
