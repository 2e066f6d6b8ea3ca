// The rules to read: written for players, with the board, its signs, and every tile and card of the pack.
import { Loading } from '../../../parts/loading.tsx'
import { useRules } from '../../../play/use-rules.ts'
import { useWords } from '../../../words/words.ts'
import { RulesText } from '../../shared/rules/page.tsx'
import { factsOf, packOf } from '../play.ts'
import { Legend, StartBoard } from './figures.tsx'
import { Sign } from './signs.tsx'
import { DiceTable, PlayersTable, ScoreTable, StandingTable, TracksTable } from './tables.tsx'
import { Achievements, Adventures, Buildings, Characters, Deeds, Fates, Hordes, Rewards } from './things.tsx'
import { rulesWords } from './words.ts'
import './rules.css'

export default function RulesPage() {
  const words = useWords(rulesWords)
  const rules = useRules('kingdom-defenders')
  if (!rules) return <Loading />
  const pack = packOf({ rules })
  const pictures = { board: <StartBoard pack={pack} /> }
  const tables = {
    goods: <Legend />,
    favour: <DiceTable pack={pack} />,
    characters: <Characters pack={pack} />,
    buildings: <Buildings pack={pack} />,
    deeds: <Deeds pack={pack} />,
    rewards: <Rewards pack={pack} />,
    adventures: <Adventures pack={pack} />,
    levels: <TracksTable pack={pack} />,
    horde: <Hordes pack={pack} />,
    end: <ScoreTable pack={pack} />,
    fates: <Fates pack={pack} />,
    achievements: <Achievements pack={pack} />,
    setUp: <PlayersTable pack={pack} />,
    web: <StandingTable facts={factsOf({ rules })} />,
  }
  return <RulesText ruleset="kingdom-defenders" words={words} Sign={Sign} before={pictures} after={tables} />
}
