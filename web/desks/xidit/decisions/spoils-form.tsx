// Which rewards are taken, where the bards go, and which track of the dummy rises: one decision.
import type { Spoils } from '../../../../src/rules/xidit/commands.ts'
import type { SpoilsOptions } from '../../../../src/rules/xidit/questions.ts'
import { type City, REWARDS, type Reward, type Rewards } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { myLord, viewOf } from '../play.ts'
import { RewardSign } from '../signs/signs.tsx'
import { BardsForm } from './bards-form.tsx'
import { DummyForm } from './dummy-form.tsx'
import { capital, nounWords } from './nouns.ts'
import { decisionWords } from './words.ts'

interface Props {
  readonly play: Play
  readonly city: City
  readonly options: SpoilsOptions
  /** What the tile is worth, whatever of it is possible. */
  readonly offered: Rewards
  readonly spoils: Spoils
  readonly change: (spoils: Spoils) => void
}

export function SpoilsForm({ play, city, options, offered, spoils, change }: Props) {
  const words = useWords(decisionWords).spoils
  const { take, bards = {}, dummy } = spoils
  const isForced = options.choose === options.rewards.length
  const toggle = (reward: Reward) =>
    change({ ...spoils, take: take.includes(reward) ? take.filter((one) => one !== reward) : [...take, reward] })
  return (
    <>
      <fieldset className="picks">
        <legend>{words.rewards}</legend>
        {REWARDS.map((reward) => {
          const amount = options.rewards.find((one) => one.reward === reward)?.amount ?? null
          return (
            <Pick
              key={reward}
              type="checkbox"
              name={reward}
              checked={take.includes(reward)}
              disabled={amount === null || isForced}
              choose={() => toggle(reward)}
            >
              <RewardLine {...{ play, city, reward, amount }} offered={offered[reward]} />
            </Pick>
          )
        })}
        {isForced ? null : (
          <p className={take.length === options.choose ? 'count' : 'count open'} role="status">
            {words.chosen(take.length, options.choose)}
          </p>
        )}
      </fieldset>
      {take.includes('bards') && options.bards ? (
        <BardsForm
          play={play}
          options={options.bards}
          bards={bards}
          change={(next) => change({ ...spoils, bards: next })}
        />
      ) : null}
      {options.dummy.length > 0 ? (
        <DummyForm
          play={play}
          tracks={options.dummy}
          track={dummy}
          change={(next) => change({ ...spoils, dummy: next })}
        />
      ) : null}
    </>
  )
}

interface LineProps {
  readonly play: Play
  readonly city: City
  readonly reward: Reward
  readonly amount: number | null
  readonly offered: number
}

function RewardLine({ play, city, reward, amount, offered }: LineProps) {
  const words = useWords(decisionWords).spoils
  const nouns = useWords(nounWords)
  const guild = viewOf(play).guilds.find((one) => one.city === city)
  const brings =
    amount === null
      ? words.notPossible
      : reward === 'gold'
        ? words.gold((myLord(play)?.gold ?? 0) + amount)
        : reward === 'bards'
          ? words.bards
          : guild
            ? words.grow(guild.height + amount)
            : words.found(amount)
  return (
    <>
      <strong>
        <RewardSign reward={reward} /> {capital(nouns.count(amount ?? offered, reward))}
      </strong>
      <span className="hint">
        {brings} {amount !== null && amount < offered ? words.less(offered) : ''}
      </span>
    </>
  )
}
