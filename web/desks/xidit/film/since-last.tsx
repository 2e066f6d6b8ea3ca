// The years somebody has missed.
import type { DeskProps } from '../../desk.ts'
import { Missed } from '../../shared/film/missed.tsx'
import { years } from './years.ts'

export const SinceLast = ({ play }: DeskProps) => <Missed play={play} filming={years} />
