// The rules to read: written for players, with the board, its signs and a few examples.
import { Loading } from '../../../parts/loading.tsx'
import { useRules } from '../../../play/use-rules.ts'
import { useWords } from '../../../words/words.ts'
import { RulesText } from '../../shared/rules/page.tsx'
import type { Facts } from './facts.ts'
import { RecruitTile, StartBoard, ThreatTile } from './figures.tsx'
import { Sign } from './signs.tsx'
import { CensusTable, OptionsTable, StandingTable, UnitsTable } from './tables.tsx'
import { rulesWords } from './words.ts'

export default function RulesPage() {
  const words = useWords(rulesWords)
  const facts = useRules('xidit')?.facts as Facts | undefined
  if (!facts) return <Loading />
  const pictures = {
    kingdom: <StartBoard facts={facts} />,
    recruit: <RecruitTile facts={facts} />,
    threats: <ThreatTile facts={facts} />,
  }
  const tables = {
    pieces: <UnitsTable facts={facts} />,
    census: <CensusTable />,
    setUp: <OptionsTable facts={facts} />,
    web: <StandingTable />,
  }
  return <RulesText ruleset="xidit" words={words} Sign={Sign} before={pictures} after={tables} />
}
