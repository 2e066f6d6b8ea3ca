// "Check this game": the findings of the verifier in this browser, and the server's own look at its log.
import { useMutation } from '@tanstack/react-query'
import type { Finding } from '../../../../src/rules/ruleset.ts'
import { chanceOf } from '../../../api/chance.ts'
import { api, ask } from '../../../api/client.ts'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useSeatNames } from '../../../play/seat-names.ts'
import { number } from '../../../words/time.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { checkGame } from './check.ts'
import type { Checking } from './checking.ts'
import { finaleWords } from './words.ts'

interface Props {
  readonly play: Play
  readonly checking: Checking
}

export function CheckGame({ play, checking }: Props) {
  const words = useWords(finaleWords)
  const params = { path: { game: play.card.id } }
  const check = useMutation({
    mutationFn: async () => ({
      ...(await checkGame(play, checking)),
      chain: await ask(api.GET('/v1/games/{game}/check', { params })),
    }),
  })
  const { data } = check
  const chance = chanceOf(play.card.id)
  const seatName = useSeatNames(play.card)
  const isWrong = data?.findings.some(({ ok }) => ok === false) || typeof data?.chain.brokenAfter === 'number'
  const isWell = !isWrong && data?.findings.every(({ ok }) => ok)
  return (
    <div className="check">
      <button type="button" className="main" onClick={() => check.mutate()} disabled={check.isPending}>
        {check.isPending ? words.checking : words.check}
      </button>
      <p className="hint">{words.checkHint}</p>
      <ProblemNote error={check.error} />
      <div aria-live="polite">
        {data ? (
          <>
            <p className={isWrong ? 'problem' : 'done'}>
              {isWrong ? words.notWell : isWell ? words.allWell : words.notAllKnown}
            </p>
            <ul className="list findings">
              {data.findings.map((finding) => (
                <Found key={finding.what} ok={finding.ok}>
                  {inWords(finding, words)}
                </Found>
              ))}
              {data.contributed ? <li>{words.hadPart(data.contributed.map(seatName))}</li> : null}
              {chance ? (
                <li>
                  {words.yourPart} <code>{chance.nonce}</code>
                </li>
              ) : null}
              <Found ok={data.chain.brokenAfter === null}>
                {data.chain.brokenAfter === null
                  ? words.chainWhole(number(data.chain.seq), (data.chain.head ?? '').slice(0, 12))
                  : words.chainBroken(number(data.chain.brokenAfter))}
              </Found>
            </ul>
          </>
        ) : null}
      </div>
    </div>
  )
}

function Found({ ok, children }: { readonly ok: Finding['ok']; readonly children: string }) {
  const words = useWords(finaleWords)
  return (
    <li className={ok === null ? 'fits-perhaps' : ok ? 'fits' : 'fits-not'}>
      <span aria-hidden="true">{ok === null ? '?' : ok ? '✓' : '✗'}</span>
      <span className="hidden">{ok === null ? words.fitsPerhaps : ok ? words.fits : words.fitsNot}: </span>
      <span>{children}</span>
    </li>
  )
}

type Sentences = (typeof finaleWords)['en']['good']

/** These say more than the sentence does: which entry breaks which rule, which field is missing. */
const TELLING = ['rules', 'proof', 'log', 'seals', 'heads', 'receipts']

function inWords({ what, ok, detail }: Finding, words: { good: Sentences; bad: Sentences; unknown: string }): string {
  if (ok === null) return words.unknown
  const sentence = (ok ? words.good : words.bad)[what as keyof Sentences]
  if (!sentence) return detail
  return !ok && TELLING.includes(what) ? `${sentence} (${detail})` : sentence
}
