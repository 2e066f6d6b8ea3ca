// What is done when one is not asked, in short, with the way to change it. For beside plan and acts.
import type { Standing } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { StandingCard } from '../../shared/standing/standing-card.tsx'
import { StandingDialog } from '../../shared/standing/standing-dialog.tsx'
import { savedStanding, useWishes } from '../../shared/standing/use-wishes.ts'
import { factsOf } from '../play.ts'
import { useSpeech } from '../speech.ts'
import { areSame, tidy } from './tidy.ts'
import { standingSaid } from './value-said.ts'
import { Wish } from './wish.tsx'
import { standingWords } from './words.ts'

export function StandingSummary({ play }: { readonly play: Play }) {
  const words = useWords(standingWords)
  const locale = useLocale()
  const speech = useSpeech(play)
  // Above the dialog: what is not saved outlives its closing.
  const wishes = useWishes<Standing>(play, areSame)
  const saved = tidy(savedStanding<Standing>(play))
  const { standing: facts } = factsOf(play)
  const titles = Object.fromEntries(facts.map((one) => [one.field, one.words[locale].title]))
  return (
    <StandingCard
      said={standingSaid(speech, words, saved, titles)}
      isChanged={wishes.isChanged}
      dialog={(close) => (
        <StandingDialog
          {...{ play, wishes, close }}
          intro={words.intro}
          isUsual={Object.keys(saved).length === 0}
          save={(standing) => play.give('standing', { standing: tidy(standing) })}
          reset={() => play.withdraw('standing')}
        >
          {facts.map((one) => (
            <Wish key={one.field} speech={speech} facts={one} wishes={wishes} />
          ))}
        </StandingDialog>
      )}
    />
  )
}
