// Six orders: written, tried out, handed in, and changed again until the year runs.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type City, ORDERS, type Order, type Road } from '../../../../src/rules/xidit/vocabulary.ts'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Board } from '../board/board.tsx'
import { boardOf, cityName, myLord, placesOf, roadFrom, viewOf } from '../play.ts'
import { xiditWords } from '../words.ts'

const COUNT = 6

export function Orders({ play }: { readonly play: Play }) {
  const words = useWords(xiditWords)
  const { year } = viewOf(play)
  const board = boardOf(play)
  const home = myLord(play)!.city!
  const [orders, setOrders] = useState<Order[]>((play.answers.orders as { orders: Order[] } | undefined)?.orders ?? [])
  const places = placesOf(board, home, orders)
  const here = places.at(-1)!
  const add = (order: Order) => orders.length < COUNT && setOrders([...orders, order])
  const handIn = useMutation({ mutationFn: () => play.give('orders', { year, orders }) })

  function towards(city: City) {
    if (city === here) add('act')
    const road = (['red', 'blue', 'black'] as const).find((color) => roadFrom(board, here, color) === city)
    if (road) add(road)
  }
  const along = (road: Road, ends: readonly [City, City]) => ends.includes(here) && add(road)

  return (
    <div className="desk">
      <Board play={play} path={places} chooseCity={towards} chooseRoad={along} />
      <section className="card">
        <h2>{words.orders.title}</h2>
        <ol>
          {orders.map((order, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order is its place
            <li key={i}>
              {words.order[order]} ({cityName(board, places[i + 1]!)})
            </li>
          ))}
        </ol>
        <div className="row">
          {ORDERS.map((order) => (
            <button key={order} type="button" onClick={() => add(order)} disabled={orders.length === COUNT}>
              {words.order[order]}
            </button>
          ))}
          <button type="button" onClick={() => setOrders(orders.slice(0, -1))}>
            ⌫
          </button>
        </div>
        <button
          type="button"
          className="main"
          disabled={orders.length < COUNT || handIn.isPending}
          onClick={() => handIn.mutate()}
        >
          {words.orders.handIn}
        </button>
        <ProblemNote error={handIn.error} />
        {handIn.data ? <p className="done">{handIn.data.words.join(' ')}</p> : null}
      </section>
    </div>
  )
}
