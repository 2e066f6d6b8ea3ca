// Standing instructions in words: what each is about, and what is done where nothing is said.
import type { Locale } from '../../ruleset.ts'
import type { InstructionWords } from '../../words.ts'
import type { Standing } from '../commands.ts'

type All = Readonly<Record<keyof Standing, InstructionWords>>

const en: All = {
  rewards: {
    title: 'Rewards',
    about: 'Which two of the three rewards you take for a victory.',
    usual: 'In the order of the assessments: gold for wealth, stories for influence, bards for reputation.',
  },
  rewardsIn: {
    title: 'Rewards in single cities',
    about: 'Which rewards you take in a city where you want something else.',
    usual: 'The same everywhere.',
  },
  bards: {
    title: 'Bards',
    about: 'Which of the bordering regions your bards go to.',
    usual: 'All to the one where the most bards score highest.',
  },
  titan: {
    title: 'Titans',
    about: 'Whether you fight a titan, which one, and with which units you pay.',
    usual: 'You decline the fight; whoever fights pays the weakest units first.',
  },
  dummy: {
    title: 'The dummy',
    about: 'Which track of the dummy rises after your victory.',
    usual: 'The one that is assessed last.',
  },
  census: {
    title: 'Census',
    about: 'How many units of each kind you show.',
    usual: 'All you have.',
  },
  story: {
    title: 'A story from the census',
    about: 'Which of your guilds grows.',
    usual: 'Your tallest that can still grow, among equals the one in the city with the lowest number.',
  },
  start: {
    title: 'Start',
    about: 'Where your hero begins.',
    usual: 'You are asked; if you stay silent, the free city with the most tiles at most two roads away.',
  },
}

const de: All = {
  rewards: {
    title: 'Belohnungen',
    about: 'Welche zwei der drei Belohnungen du für einen Sieg nimmst.',
    usual: 'In der Reihenfolge der Wertungen: Gold für Reichtum, Stockwerke für Einfluss, Barden für Ansehen.',
  },
  rewardsIn: {
    title: 'Belohnungen in einzelnen Städten',
    about: 'Welche Belohnungen du in einer Stadt nimmst, in der du etwas anderes willst.',
    usual: 'Überall dieselben.',
  },
  bards: {
    title: 'Barden',
    about: 'In welche der angrenzenden Regionen deine Barden gehen.',
    usual: 'Alle in die, in der die meisten Barden am meisten zählen.',
  },
  titan: {
    title: 'Titanen',
    about: 'Ob du gegen einen Titanen kämpfst, gegen welchen, und mit welchen Einheiten du bezahlst.',
    usual: 'Du lehnst den Kampf ab; wer kämpft, bezahlt mit den schwächsten Einheiten zuerst.',
  },
  dummy: {
    title: 'Der Strohmann',
    about: 'Welche Leiste des Strohmanns nach deinem Sieg steigt.',
    usual: 'Die, die als letzte gewertet wird.',
  },
  census: {
    title: 'Heerschau',
    about: 'Wie viele Einheiten jeder Art du zeigst.',
    usual: 'Alle, die du hast.',
  },
  story: {
    title: 'Ein Stockwerk aus der Heerschau',
    about: 'Welche deiner Gilden wächst.',
    usual: 'Deine höchste, die noch wachsen kann, bei gleichen die in der Stadt mit der kleinsten Nummer.',
  },
  start: {
    title: 'Start',
    about: 'Wo dein Held beginnt.',
    usual: 'Du wirst gefragt; schweigst du, die freie Stadt mit den meisten Plättchen höchstens zwei Straßen weit.',
  },
}

export const standingWords: Readonly<Record<Locale, All>> = { en, de }
