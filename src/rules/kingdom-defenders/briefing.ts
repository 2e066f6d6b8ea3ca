// A position in words, to plan from: what the viewer sees, and nothing else.
import type { Reader, Section } from '../ruleset.ts'
import { askedSection } from './briefing/asked.ts'
import { adventuresSection, citySection, deedsSection, hordeSection } from './briefing/board.ts'
import { type Briefer, brieferFor } from './briefing/briefer.ts'
import { ownSection, playersSection, spacesSection } from './briefing/players.ts'
import type { Pack } from './pack/pack.ts'
import { resultLines } from './story/end.ts'
import type { View } from './view.types.ts'

export function briefing(pack: Pack, view: View, reader: Reader): Section[] {
  const briefer = brieferFor(pack, view, reader)
  const sections =
    view.stage === 'over'
      ? [nowSection, resultSection, playersSection]
      : [
          ...[nowSection, askedSection, ownSection, playersSection, hordeSection],
          ...[spacesSection, citySection, deedsSection, adventuresSection],
        ]
  return sections.flatMap((section) => section(briefer) ?? [])
}

function nowSection({ view, say, list, names }: Briefer): Section {
  const { round, rounds, stage, waitsFor, favour } = view
  const lines = [say.now(say.stage[stage]!)]
  if (stage !== 'over')
    lines.push(
      waitsFor.length > 0 ? say.waitsFor(list(waitsFor.map(({ seat }) => seat)).join(', ')) : say.waitsForNobody,
      say.order(list(view.order)),
    )
  if (stage === 'favour' && favour && favour.dice.length > 0)
    lines.push(say.dice(favour.dice.map(({ die, face }) => `${names.die(die)} ${names.face(face)}`).join(', ')))
  return { title: say.roundOf(round, rounds), lines }
}

const resultSection = (briefer: Briefer): Section | undefined =>
  briefer.view.result
    ? { title: briefer.say.title.result, lines: resultLines(briefer, briefer.view.result).map(({ text }) => text) }
    : undefined
