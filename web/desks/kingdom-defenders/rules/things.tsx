// Every tile and card of the pack as a small card: its signs as the board draws them, and its words made from what it does.
import type { ReactNode } from 'react'
import { partsOf } from '../../../../src/picture/kingdom-defenders/effects.ts'
import { counted, type Part, repeated, signed, worded } from '../../../../src/picture/kingdom-defenders/rows.ts'
import type { Sign as Kind } from '../../../../src/picture/kingdom-defenders/signs.ts'
import type {
  Adventure,
  Building,
  Character,
  Deed,
  Fate,
  Horde,
  Pack,
  Requirement,
} from '../../../../src/rules/kingdom-defenders/pack/pack.ts'
import { NEEDS, type Need, RESOURCES } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import { cardText, deedText, textOf, tileText } from '../../../../src/rules/kingdom-defenders/words/effect-words.ts'
import { namesFor } from '../../../../src/rules/kingdom-defenders/words/names.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import { Row } from '../signs/row.tsx'
import { rulesWords } from './words.ts'

interface ThingProps {
  readonly name: string
  readonly id: string
  readonly stars?: number
  /** Rows of signs, one below the other. */
  readonly rows: readonly (readonly Part[])[]
  readonly children: ReactNode
}

function Thing({ name, id, stars = 0, rows, children }: ThingProps) {
  const words = useWords(rulesWords)
  return (
    <li className="thing">
      <p className="name">
        <strong>{name}</strong> <span className="id">{id}</span>
        {stars > 0 ? (
          <span className="stars">
            <span aria-hidden="true">{'★'.repeat(stars)}</span>
            <span className="hidden">{words.stars(stars)}</span>
          </span>
        ) : null}
      </p>
      {rows.map((parts) =>
        parts.length > 0 ? (
          <p key={JSON.stringify(parts)} className="signs">
            <Row parts={parts} />
          </p>
        ) : null,
      )}
      {children}
    </li>
  )
}

const Things = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className="things list" aria-label={label}>
    {children}
  </ul>
)

/** Discs, coins and Fame that a space asks for. */
const asked = ({ discs, coins, fame }: Requirement): Part[] => [
  ...repeated(discs, 'disc'),
  ...repeated(coins, 'coin'),
  ...repeated(fame, 'fame'),
]

interface Props {
  readonly pack: Pack
}

export function Characters({ pack }: Props) {
  const words = useWords(rulesWords)
  const locale = useLocale()
  const row = ({ passive, attack, effects }: Character) => [
    ...(passive ? [signed('passive')] : []),
    ...(attack && effects[0]?.op !== 'attack' ? [signed('attack')] : []),
    ...partsOf(effects),
  ]
  return (
    <Things label={words.lists.characters}>
      {pack.content.characters.map((tile) => (
        <Thing key={tile.id} {...{ id: tile.id, name: tile.name[locale], stars: tile.stars, rows: [row(tile)] }}>
          <p>{tileText(pack, tile, locale)}</p>
          <p className="asks">
            {words.asks} <Row parts={asked(tile.req)} />{' '}
            <span className="hidden">{words.asked(tile.req.discs, tile.req.coins, tile.req.fame)}</span>
            {tile.printed ? words.printed : tile.passive ? words.passive : tile.attack ? words.attack : ''}
            {tile.fixedSlot ? ` ${words.fixed(tile.fixedSlot)}` : ''}
          </p>
        </Thing>
      ))}
    </Things>
  )
}

export function Buildings({ pack }: Props) {
  const words = useWords(rulesWords)
  const locale = useLocale()
  return (
    <Things label={words.lists.buildings}>
      {pack.content.buildings.map((tile) => (
        <Thing
          key={tile.id}
          {...{ id: tile.id, name: tile.name[locale], stars: tile.stars, rows: [partsOf(tile.effects)] }}
        >
          <p>{tileText(pack, tile, locale)}</p>
          <Places building={tile} />
        </Thing>
      ))}
    </Things>
  )
}

function Places({ building }: { readonly building: Building }) {
  const words = useWords(rulesWords)
  return (
    <ul className="asks list">
      {building.spaces.map(({ id, req, minPlayers }) => (
        <li key={id}>
          <Row parts={asked(req)} /> <span className="hidden">{words.asked(req.discs, req.coins, req.fame)}</span>
          {minPlayers > 2 ? words.forPlayers(minPlayers) : null}
        </li>
      ))}
    </ul>
  )
}

const price = ({ cost }: Adventure): Part[] => [
  ...repeated(cost.wound, 'wound'),
  ...repeated(cost.weapon, 'weapon'),
  ...repeated(cost.spell, 'spell'),
  ...repeated(cost.any, 'both'),
]

export function Adventures({ pack }: Props) {
  const words = useWords(rulesWords)
  const locale = useLocale()
  return (
    <Things label={words.lists.adventures}>
      {pack.content.adventures.map((card) => (
        <Thing
          key={card.id}
          {...{ id: card.id, name: card.name[locale] }}
          rows={[[...price(card), worded('→'), ...partsOf(card.effects), ...card.relics.map(signed)]]}
        >
          <p>{cardText(pack, card, locale)}</p>
          <p className="asks">
            {words.asks} <Row parts={repeated(card.discs, 'disc')} />{' '}
            <span className="hidden">{words.asked(card.discs, 0, 0)}</span>
            {card.twoPlayer ? words.alsoForTwo : null}
          </p>
        </Thing>
      ))}
    </Things>
  )
}

const NEED_SIGN: Partial<Record<Need, Kind>> = { adventureCard: 'card', rune: 'rune:wild', distinctRune: 'rune:gale' }

const needed = ({ needs }: Deed): Part[] =>
  NEEDS.flatMap((kind) => (needs[kind] ? counted(needs[kind], NEED_SIGN[kind] ?? (kind as Kind)) : []))

export function Deeds({ pack }: Props) {
  const words = useWords(rulesWords)
  const locale = useLocale()
  return (['I', 'II'] as const).map((pile) => (
    <section key={pile}>
      <h3>{words.pile[pile]}</h3>
      <Things label={`${words.lists.deeds}: ${words.pile[pile]}`}>
        {pack.content.deeds
          .filter((deed) => deed.pile === pile)
          .map((deed) => (
            <Thing key={deed.id} {...{ id: deed.id, name: deed.name[locale], rows: [needed(deed)] }}>
              <p>{deedText(pack, deed, locale)}</p>
            </Thing>
          ))}
      </Things>
    </section>
  ))
}

/** One of each kind, with how many there are. */
export function Rewards({ pack }: Props) {
  const words = useWords(rulesWords)
  const names = namesFor(pack, useLocale())
  const { rewards } = pack.content
  const kinds = [...new Set(rewards.map(({ relic }) => relic))]
  return (
    <Things label={words.lists.rewards}>
      {kinds.map((relic) => {
        const tiles = rewards.filter((one) => one.relic === relic)
        const ids = tiles.length > 1 ? `${tiles[0]!.id}–${tiles.at(-1)!.id}` : tiles[0]!.id
        return (
          <Thing key={relic} id={ids} name={names.relic(relic)} rows={[repeated(tiles.length, relic)]}>
            <p>{words.times(tiles.length)}</p>
          </Thing>
        )
      })}
    </Things>
  )
}

interface HordeProps extends Props {
  readonly horde: Horde
  readonly note: string
}

function HordeThing({ pack, horde, note }: HordeProps) {
  const words = useWords(rulesWords)
  const locale = useLocale()
  const names = namesFor(pack, locale)
  const needs = RESOURCES.map((kind) => names.goods(horde.needs[kind], kind)).join(', ')
  const row = RESOURCES.flatMap((kind) => counted(horde.needs[kind], kind))
  return (
    <Thing id={horde.id} name={horde.name[locale]} rows={[row]}>
      <p>{words.horde(needs, horde.speed, horde.siegeFame)}</p>
      <p className="asks">{note}</p>
    </Thing>
  )
}

export function Hordes({ pack }: Props) {
  const words = useWords(rulesWords)
  const { hordes, specialHordes } = pack.content
  return (
    <>
      <Things label={words.lists.hordes}>
        {hordes.map((horde) => (
          <HordeThing key={horde.id} {...{ pack, horde, note: words.withPlayers(horde.players) }} />
        ))}
      </Things>
      <h3>{words.special}</h3>
      <Things label={words.special}>
        {specialHordes.flatMap(({ players, faces }) =>
          faces.map((horde) => (
            <HordeThing
              key={horde.id}
              {...{ pack, horde, note: `${words.withPlayers([players])} ${words.afterRound(horde.round)}` }}
            />
          )),
        )}
      </Things>
    </>
  )
}

export function Fates({ pack }: Props) {
  const words = useWords(rulesWords)
  const locale = useLocale()
  const names = namesFor(pack, locale)
  const scored = ({ score }: Fate) =>
    score.kind === 'perItem'
      ? words.scoreEach(score.each, words.counts[score.of as keyof typeof words.counts])
      : words.scoreTable(words.counts[score.of as keyof typeof words.counts], score.table)
  return (
    <Things label={words.lists.fates}>
      {pack.content.fates.map((fate) => (
        <Thing key={fate.id} {...{ id: fate.id, name: fate.name[locale], rows: [partsOf(fate.start)] }}>
          <p>{textOf(fate.start, names)}</p>
          <p className="asks">{scored(fate)}</p>
        </Thing>
      ))}
    </Things>
  )
}

export function Achievements({ pack }: Props) {
  const words = useWords(rulesWords)
  const locale = useLocale()
  return (
    <dl className="achievements">
      {pack.content.achievements.map(({ id, name }) => (
        <div key={id}>
          <dt>{name[locale]}</dt>
          <dd>{words.achieved[id as keyof typeof words.achieved]}</dd>
        </div>
      ))}
    </dl>
  )
}
