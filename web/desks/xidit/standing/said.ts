// Standing instructions in a few short sentences.
import type { Ranking, Standing } from '../../../../src/rules/xidit/commands.ts'
import type { BoardFile } from '../../../../src/rules/xidit/pack/pack.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { Reward } from '../../../../src/rules/xidit/vocabulary.ts'
import type { Nouns } from '../../../../src/rules/xidit/words/nouns.ts'
import { regionName, rewardName, unitsSaid } from '../decisions/nouns.ts'
import { cityName } from '../play.ts'
import type { standingWords } from './words.ts'

interface Means {
  readonly words: typeof standingWords.en
  readonly nouns: Nouns
  readonly board: BoardFile
}

export const rankingSaid = ({ words, nouns }: Means, ranking: readonly Reward[]): string =>
  ranking.map((reward) => rewardName(nouns, reward)).join(words.afterwards)

export function standingSaid(means: Means, view: View, standing: Standing): string[] {
  const { words, nouns, board } = means
  const { said } = words
  const or = <T>(wish: T | 'ask' | undefined, usual: string, own: (wish: T) => string): string =>
    wish === undefined ? usual : wish === 'ask' ? said.asked : own(wish as T)

  const { rewards, rewardsIn = {}, bards, titan, dummy, census, story } = standing
  const ranking = (wish: Ranking) => rankingSaid(means, wish)
  const regions = (list: Exclude<typeof bards, 'ask' | undefined>) =>
    list
      .map(({ region, most }) => {
        const name = regionName(board, region)
        return most === undefined ? name : said.upTo(name, most)
      })
      .join(words.afterwards)
  const elsewhere = Object.keys(rewardsIn).map((city) => cityName(board, Number(city)))
  const track = view.defaults.dummy
  return [
    said.rewards(or(rewards, rankingSaid(means, view.defaults.rewards), ranking)),
    ...(elsewhere.length > 0 ? [said.rewardsIn(nouns.and(elsewhere))] : []),
    said.bards(or(bards, said.worthiest, regions)),
    said.titan(
      or(titan, said.declined, (wish) =>
        wish === 'decline' ? said.declined : said.fought(wish.sizes.join(words.afterwards)),
      ),
    ),
    ...(track ? [said.dummy(or(dummy, nouns.assessment[track], (wish) => nouns.assessment[wish]))] : []),
    said.census(
      or(census, said.all, (wish) =>
        wish === 'all' ? said.all : wish === 'none' ? said.none : said.upToUnits(unitsSaid(nouns, wish)),
      ),
    ),
    said.story(or(story, said.tallest, (cities) => cities.map((city) => cityName(board, city)).join(words.afterwards))),
  ]
}
