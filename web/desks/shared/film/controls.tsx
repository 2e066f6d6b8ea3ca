// The buttons of a film: play and pause, step by step, the place in the round, and how fast.
import { useWords } from '../../../words/words.ts'
import { type Projector, SPEEDS, type Speed } from './projector.ts'
import { useKeys } from './use-keys.ts'
import { filmWords } from './words.ts'

interface Props {
  readonly projector: Projector
  readonly count: number
  /** What the place in it is called. */
  readonly place: string
  /** What is shown, for whoever moves through the film by ear. */
  readonly said: string
}

export function Controls({ projector, count, place, said }: Props) {
  const words = useWords(filmWords)
  const { index, isPlaying, speed, show, toggle, setSpeed } = projector
  const last = count - 1
  useKeys({
    ' ': toggle,
    ArrowLeft: () => show(index - 1),
    ArrowRight: () => show(index + 1),
    Home: () => show(0),
    End: () => show(last),
  })
  return (
    <section className="controls" aria-label={words.controls}>
      <div className="row">
        <button type="button" onClick={() => show(0)} disabled={index === 0} aria-label={words.toStart}>
          <Icon d="M3 3h2.5v12H3zM15 3v12L6.5 9z" />
        </button>
        <button type="button" onClick={() => show(index - 1)} disabled={index === 0} aria-label={words.back}>
          <Icon d="M12.5 3 6 9l6.5 6" line />
        </button>
        <button type="button" className="main" onClick={toggle}>
          <Icon d={isPlaying ? 'M4 3h3.5v12H4zM10.5 3H14v12h-3.5z' : 'M4.5 2.5v13l11-6.5z'} />
          {isPlaying ? words.pause : words.play}
        </button>
        <button type="button" onClick={() => show(index + 1)} disabled={index === last} aria-label={words.forward}>
          <Icon d="M5.5 3 12 9l-6.5 6" line />
        </button>
        <button type="button" onClick={() => show(last)} disabled={index === last} aria-label={words.toEnd}>
          <Icon d="M15 3h-2.5v12H15zM3 3v12l8.5-6z" />
        </button>
      </div>
      <div className="scrubber">
        <input
          type="range"
          min={1}
          max={count}
          value={index + 1}
          aria-label={place}
          aria-valuetext={`${words.step(index + 1, count)}: ${said}`}
          onChange={({ target }) => show(Number(target.value) - 1)}
        />
        <span className="hint" aria-hidden="true">
          {index + 1} / {count}
        </span>
        <label className="speed">
          <span className="hidden">{words.speed}</span>
          <select value={speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {words.speeds[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}

/** Drawn, since not every font has them. */
function Icon({ d, line = false }: { readonly d: string; readonly line?: boolean }) {
  return (
    <svg className={line ? 'icon line' : 'icon'} viewBox="0 0 18 18" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
