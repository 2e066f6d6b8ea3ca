// Words for the path of destiny, the titans and the barracks. Most are the picture's own.
import { spoken } from '../../../words/words.ts'

export const destinyWords = spoken(
  {
    hint: 'When a tile leaves the board, the next one of its kind comes. Only the tops of the piles are known.',
    next: 'Next',
    pile: (count: number) => (count === 1 ? 'Pile: 1 tile, this one' : `Pile: ${count} tiles, this one on top`),
    emptyPile: 'The pile is empty',
    empty: 'nothing',
    discard: (cities: string) => `Discarded: ${cities}`,
    noDiscard: 'Nothing discarded',
    needs: (units: string) => `needs ${units}`,
    brings: (rewards: string) => `brings ${rewards}`,
    left: (count: number) => `${count} left`,
    size: (size: number) => `Titan of size ${size}`,
    titansHint: 'A raging titan can be fought from any city without a tile.',
    barracks: 'In the barracks',
    awakenings: (count: number) => (count === 1 ? 'They awoke once.' : `They awoke ${count} times.`),
  },
  {
    hint: 'Verlässt ein Plättchen den Plan, kommt das nächste seiner Art. Bekannt ist nur, was oben liegt.',
    next: 'Als Nächstes',
    pile: (count: number) =>
      count === 1 ? 'Stapel: 1 Plättchen, dieses' : `Stapel: ${count} Plättchen, dieses obenauf`,
    emptyPile: 'Der Stapel ist leer',
    empty: 'nichts',
    discard: (cities: string) => `Abgelegt: ${cities}`,
    noDiscard: 'Nichts abgelegt',
    needs: (units: string) => `verlangt ${units}`,
    brings: (rewards: string) => `bringt ${rewards}`,
    left: (count: number) => `${count} übrig`,
    size: (size: number) => `Titan der Größe ${size}`,
    titansHint: 'Ein wütender Titan kann aus jeder Stadt ohne Plättchen bekämpft werden.',
    barracks: 'In der Kaserne',
    awakenings: (count: number) => (count === 1 ? 'Sie sind einmal erwacht.' : `Sie sind ${count}-mal erwacht.`),
  },
)
