// The tables of the rules: units, prizes of the census, options, standing instructions.
import { UNIT_KINDS } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { Grid } from '../../shared/rules/grid.tsx'
import { closedRegions, type Facts } from './facts.ts'
import { Sign } from './signs.tsx'
import { rulesWords } from './words.ts'

export function UnitsTable({ facts }: { readonly facts: Facts }) {
  const { caption, kind, count, names } = useWords(rulesWords).units
  const rows = UNIT_KINDS.map((unit) => ({
    key: unit,
    cells: [<UnitName key={unit} unit={unit} name={names[unit]} />, facts.tiles.supply[unit]],
  }))
  return <Grid caption={caption} head={[kind, count]} rows={rows} />
}

const UnitName = ({ unit, name }: { readonly unit: string; readonly name: string }) => (
  <>
    <Sign name={unit} /> {name}
  </>
)

export function CensusTable() {
  const { censusTable, units } = useWords(rulesWords)
  const { caption, kind, alone, tied, prizes } = censusTable
  const rows = UNIT_KINDS.map((unit) => ({
    key: unit,
    cells: [<UnitName key={unit} unit={unit} name={units.names[unit]} />, ...prizes[unit]],
  }))
  return <Grid caption={caption} head={[kind, alone, tied]} rows={rows} />
}

export function OptionsTable({ facts }: { readonly facts: Facts }) {
  const words = useWords(rulesWords).optionsTable
  const [one, other] = closedRegions(facts).map(({ name }) => name) as [string, string]
  const { none } = words
  const rows = [
    { key: '5', cells: ['5', none, words.one(other)] },
    { key: '4', cells: ['4', none, words.both(one, other)] },
    { key: '3', cells: ['3', words.both(one, other), words.few(one, other)] },
  ]
  return <Grid caption={words.caption} head={[words.players, words.long, words.short]} rows={rows} />
}

export function StandingTable() {
  const { caption, about, usual, rows } = useWords(rulesWords).standingTable
  return <Grid caption={caption} head={[about, usual]} rows={rows.map((cells) => ({ key: cells[0]!, cells }))} />
}
