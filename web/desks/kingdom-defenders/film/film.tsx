// A round as a film.
import { type FilmProps, RoundFilm } from '../../shared/film/round-film.tsx'
import { rounds } from './rounds.ts'

export const Film = (props: FilmProps) => <RoundFilm {...props} filming={rounds} />
