// A year as a film.
import { type FilmProps, RoundFilm } from '../../shared/film/round-film.tsx'
import { years } from './years.ts'

export const Film = (props: FilmProps) => <RoundFilm {...props} filming={years} />
