// The tables of the rules: dice, tracks, what counts at the end, players, standing instructions.
import { partsOf } from '../../../../src/picture/kingdom-defenders/effects.ts'
import { signed } from '../../../../src/picture/kingdom-defenders/rows.ts'
import { PLAYERS } from '../../../../src/rules/kingdom-defenders/options.ts'
import type { Pack } from '../../../../src/rules/kingdom-defenders/pack/pack.ts'
import { DICE, TRACKS } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import { textOf } from '../../../../src/rules/kingdom-defenders/words/effect-words.ts'
import { namesFor } from '../../../../src/rules/kingdom-defenders/words/names.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import { Grid } from '../../shared/rules/grid.tsx'
import type { Facts } from '../play.ts'
import { Row } from '../signs/row.tsx'
import { Sign } from './signs.tsx'
import { rulesWords } from './words.ts'

interface Props {
  readonly pack: Pack
}

export function DiceTable({ pack }: Props) {
  const words = useWords(rulesWords).dice
  const names = namesFor(pack, useLocale())
  const rows = DICE.map((die) => ({
    key: die,
    cells: [
      <span key={die} className="die-name">
        <Sign name={`die:${die}`} /> {names.die(die)}
      </span>,
      <ul key={die} className="list faces">
        {pack.content.dice[die].faces.map(({ id, count, effects }) => (
          <li key={id}>
            {words.faces(count)} <Row parts={partsOf(effects)} /> {names.face(id)}
          </li>
        ))}
      </ul>,
    ],
  }))
  return <Grid caption={words.caption} head={[words.die, words.shows]} rows={rows} />
}

/** Step by step, both tracks beside each other. */
export function TracksTable({ pack }: Props) {
  const words = useWords(rulesWords).tracks
  const names = namesFor(pack, useLocale())
  const { tracks } = pack.content
  const gives = (track: (typeof TRACKS)[number], step: number) => {
    const { multiplier, effects = [] } = tracks[track].steps[step]!
    return (
      <span key={track}>
        <Row parts={[...(multiplier ? [signed(tracks[track].relic)] : []), ...partsOf(effects)]} />{' '}
        {[multiplier ? words.times(multiplier, names.relic(tracks[track].relic)) : '', textOf(effects, names)]
          .filter(Boolean)
          .join(' ') || words.nothing}
      </span>
    )
  }
  const rows = tracks.strength.steps.map((_, step) => ({
    key: String(step),
    cells: [step, ...TRACKS.map((track) => gives(track, step))],
  }))
  return <Grid caption={words.caption} head={[words.step, ...TRACKS.map(names.track)]} rows={rows} />
}

export function ScoreTable({ pack }: Props) {
  const words = useWords(rulesWords).score
  const { runeSets, trophies } = pack.content.scoring
  const row = (key: keyof typeof words.items, name: string, worth: string) => ({
    key,
    cells: [
      <span key={key}>
        <Sign name={name} /> {words.items[key]}
      </span>,
      worth,
    ],
  })
  const rows = [
    row('fame', 'fame', words.fame),
    row('loot', 'loot', words.loot),
    row('runes', 'rune:star', words.runes(runeSets.slice(1))),
    row('trophies', 'trophy', words.trophies(trophies.slice(1))),
    row('legendaryWeapons', 'legendaryWeapon', words.legendaryWeapons),
    row('arcaneTomes', 'arcaneTome', words.arcaneTomes),
    row('orbs', 'orb', words.orbs),
    row('wounds', 'wound', words.wounds),
    row('fate', 'deed', words.fate),
  ]
  return <Grid caption={words.caption} head={[words.what, words.worth]} rows={rows} />
}

export function PlayersTable({ pack }: Props) {
  const words = useWords(rulesWords).players
  const of = (players: (typeof PLAYERS)[number]) => pack.content.players[players]
  const line = (name: string, value: (players: (typeof PLAYERS)[number]) => string | number) => ({
    key: name,
    cells: [name, ...PLAYERS.map(value)],
  })
  const rows = [
    line(words.characters, (n) => of(n).characters),
    line(words.hero, (n) => of(n).hero),
    line(words.aside, (n) => of(n).aside),
    line(words.dice, (n) => of(n).dice),
    line(words.offered, (n) => pack.layout({ players: n, variant: 'none' }).roads.length),
    line(words.camp, (n) => of(n).campLimit),
    line(words.fame, (n) => of(n).startFame.join(', ')),
  ]
  return <Grid caption={words.caption} head={[words.of, ...PLAYERS.map(String)]} rows={rows} />
}

export function StandingTable({ facts }: { readonly facts: Facts }) {
  const words = useWords(rulesWords).standing
  const locale = useLocale()
  const rows = facts.standing.map(({ field, words: said }) => ({
    key: field,
    cells: [said[locale].title, said[locale].usual],
  }))
  return <Grid caption={words.caption} head={[words.about, words.usual]} rows={rows} />
}
