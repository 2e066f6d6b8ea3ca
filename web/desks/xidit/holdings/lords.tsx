// What is open of every lord, in play order: where the hero is, influence and guilds; at the end of the game their hands too.
import type { LordView, View } from '../../../../src/rules/xidit/view.types.ts'
import { useSeatNames } from '../../../play/seat-names.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { SeatSign } from '../../shared/signs/drawn.tsx'
import { boardOf, cityName, colourOf } from '../play.ts'
import { FirstSign, RewardSign } from '../signs/signs.tsx'
import { UnitList } from './unit-list.tsx'
import { holdingsWords } from './words.ts'

interface Props {
  readonly play: Play
  readonly view: View
}

export function Lords({ play, view }: Props) {
  const words = useWords(holdingsWords)
  const lords = view.playOrder.map((seat) => view.lords.find((lord) => lord.seat === seat)!)
  return (
    <section className="card lords" aria-labelledby="lords-title">
      <h2 id="lords-title">{words.lords}</h2>
      <p className="hint">{words.inPlayOrder}</p>
      <ol className="list">
        {lords.map((lord) => (
          <Lord key={lord.seat} play={play} view={view} lord={lord} />
        ))}
      </ol>
    </section>
  )
}

function Lord({ play, view, lord }: Props & { readonly lord: LordView }) {
  const words = useWords(holdingsWords)
  const seatName = useSeatNames(play.card)
  const { seat, city, influence, units, gold } = lord
  const board = boardOf(play)
  const guilds = view.guilds.filter((guild) => guild.seat === seat)
  const isOther = seat !== view.viewer
  return (
    <li className="lord">
      <p className="row name">
        <SeatSign seat={seat} colour={colourOf(play, seat)} />
        <strong>{seatName(seat)}</strong>
        {isOther ? null : <span className="tag">{words.you}</span>}
        {view.first === seat ? (
          <span className="tag">
            <FirstSign /> {words.first}
          </span>
        ) : null}
      </p>
      <p className="row facts">
        {city ? (
          <span>
            {words.hero} {city} {cityName(board, city)}
          </span>
        ) : null}
        <span>
          <RewardSign reward="stories" /> {words.influence} <strong>{influence}</strong>
        </span>
        {isOther && gold !== null ? (
          <span>
            <RewardSign reward="gold" /> {words.gold} <strong>{gold}</strong>
          </span>
        ) : null}
      </p>
      {guilds.length > 0 ? (
        <p className="hint">
          {words.guilds}: {guilds.map((guild) => words.guild(cityName(board, guild.city), guild.height)).join(', ')}
        </p>
      ) : null}
      {isOther && units ? <UnitList units={units} label={`${words.hands}: ${seatName(seat)}`} isBrief /> : null}
    </li>
  )
}
