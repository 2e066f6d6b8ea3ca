// The rounds somebody has missed.
import type { DeskProps } from '../../desk.ts'
import { Missed } from '../../shared/film/missed.tsx'
import { rounds } from './rounds.ts'

export const SinceLast = ({ play }: DeskProps) => <Missed play={play} filming={rounds} />
