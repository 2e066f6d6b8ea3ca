// Handing the six orders in, and taking them back.
import { type Handing, useHandingIn } from '../../shared/handing-in/use-handing-in.ts'
import type { Program } from './use-program.ts'

export const useOrdersIn = ({ play, year, slots, reopen, pick, keepTakenBack }: Program): Handing =>
  useHandingIn({
    ...{ play, kind: 'orders', about: year, answer: { year, orders: slots } },
    onHandedIn() {
      reopen(false)
      pick(null)
    },
    onTakenBack: keepTakenBack,
  })
