// What is open of every player, in turn order, and who has handed in.

import type { PlayerView } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import { RESOURCES } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { SeatSign } from '../../shared/signs/drawn.tsx'
import { colourOf } from '../play.ts'
import { Pips, Sign } from '../signs/signs.tsx'
import type { Speech } from '../speech.ts'
import { screenWords } from './words.ts'
import './screen.css'

interface Props {
  readonly play: Play
  readonly speech: Speech
}

export function Players({ play, speech }: Props) {
  const words = useWords(screenWords)
  const { view } = speech
  return (
    <section className="card players" aria-labelledby="players-title">
      <h2 id="players-title">{words.players}</h2>
      <p className="hint">{words.inTurnOrder}</p>
      <ol className="list">
        {view.order.map((seat, place) => (
          <Player key={seat} {...{ play, speech, place }} player={view.players[seat]!} />
        ))}
      </ol>
    </section>
  )
}

/** Whether somebody has handed in what is collected now; null where nothing is. */
function isIn({ view }: Speech, player: PlayerView): boolean | null {
  const asked = view.waitsFor.find(({ seat }) => seat === player.seat)?.t
  if (asked === 'plan' || asked === 'acts' || asked === 'fate') return false
  if (view.stage === 'fates') return player.fateKept
  if (view.waitsFor.some(({ t }) => t === 'plan')) return player.planIn || null
  return view.waitsFor.some(({ t }) => t === 'acts') ? player.actsIn || null : null
}

function Player({ play, speech, player, place }: Props & { readonly player: PlayerView; readonly place: number }) {
  const words = useWords(screenWords)
  const { view, nouns, pack } = speech
  const { seat, fame, wounds, strength, magic, hero, camp, cardsOwned, rewardsOwned } = player
  const handedIn = isIn(speech, player)
  const held = RESOURCES.reduce((all, kind) => all + camp[kind], 0)
  const figures = [
    ['fame', nouns.fame, fame],
    ['disc', words.discs, hero],
    ['strength', nouns.track('strength'), strength],
    ['magic', nouns.track('magic'), magic],
    ['card', words.cards, cardsOwned],
    ['chest', words.rewards, rewardsOwned],
  ] as const
  return (
    <li className="player">
      <p className="row name">
        <span className="hint">{place + 1}.</span>
        <SeatSign seat={seat} colour={colourOf(play, seat)} />
        <strong>{nouns.seat(seat)}</strong>
        {seat === view.viewer ? <span className="tag">{words.you}</span> : null}
        {view.turn === seat && !view.waitsFor.some(({ t }) => t === 'plan') ? (
          <span className="tag">{words.next}</span>
        ) : null}
        {player.out && view.stage === 'placement' ? <span className="tag">{words.out}</span> : null}
        {handedIn === null ? null : handedIn ? (
          <span className="tag in">
            <Sign of="yes" /> {words.handedIn}
          </span>
        ) : (
          <span className="tag">{words.stillMissing}</span>
        )}
        {view.grey.now === seat ? (
          <span className="tag">
            <Sign of="greyDisc" /> {words.grey}
          </span>
        ) : null}
      </p>
      <ul className="list row facts">
        {figures.map(([sign, name, value]) => (
          <li key={sign}>
            <Sign of={sign} /> {name} <strong>{value}</strong>
          </li>
        ))}
        <li>
          <Sign of="wound" /> {words.wounds} <strong>{wounds}</strong>
          <Pips of="wound" count={wounds} out={pack.content.constants.maxWounds} />
        </li>
        {view.horde ? (
          <li>
            <Sign of="tent" /> {words.camp} <strong>{words.campOf(held, view.campLimit)}</strong>{' '}
            {RESOURCES.map((kind) => (
              <Pips key={kind} of={kind} count={camp[kind]} out={camp[kind]} />
            ))}
            <span className="hidden">{nouns.hand(camp).join(', ')}</span>
          </li>
        ) : null}
      </ul>
    </li>
  )
}
