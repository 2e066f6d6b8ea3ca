// The small signs of the board within a line of text. What they mean stands beside them in words.
import { rewardSign, TOKEN, unitToken } from '../../../../src/picture/xidit/icons.ts'
import type { Reward, UnitKind } from '../../../../src/rules/xidit/vocabulary.ts'

const SIZE = TOKEN + 2
const Drawn = ({ svg }: { readonly svg: string }) => (
  <svg
    className="sign"
    viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture from a kind it knows
    dangerouslySetInnerHTML={{ __html: svg }}
  />
)

export const UnitSign = ({ kind }: { readonly kind: UnitKind }) => <Drawn svg={unitToken(kind, 0, 0)} />
export const RewardSign = ({ reward }: { readonly reward: Reward }) => <Drawn svg={rewardSign(reward, 0, 0)} />
