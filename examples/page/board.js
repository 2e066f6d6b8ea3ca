// The board of Lords of Xidit in a drawing of this page's own, from the facts (`GET /v1/rules/xidit`) and somebody's view.

const SVG = 'http://www.w3.org/2000/svg'
const COLOURS = ['#b5362a', '#2f66b0', '#3f7d3a', '#8a5fb0', '#b07a1e']

function part(name, attributes, text) {
  const element = document.createElementNS(SVG, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value))
  if (text !== undefined) element.textContent = text
  return element
}

const total = (units) => Object.values(units).reduce((sum, count) => sum + count, 0)

/** Where six orders lead from a city: the roads that are walked. An order without a road of its colour stays where it is. */
export function walkOf({ roads }, city, orders) {
  const walked = []
  for (const order of orders) {
    const road = roads.find(({ a, b, color }) => color === order && (a === city || b === city))
    if (!road) continue
    walked.push(road)
    city = road.a === city ? road.b : road.a
  }
  return walked
}

export function drawBoard(svg, { board }, view, orders) {
  const cityOf = new Map(board.cities.map((city) => [city.id, city]))
  const lineOf = ({ a, b, cx, cy }) => {
    const [from, to] = [cityOf.get(a), cityOf.get(b)]
    return `M${from.x} ${from.y} Q${cx} ${cy} ${to.x} ${to.y}`
  }
  const mine = typeof view.viewer === 'number' ? view.lords[view.viewer] : undefined
  const walked = mine?.city ? walkOf(board, mine.city, orders) : []
  svg.replaceChildren(
    ...board.roads.map((road) => part('path', { class: `road ${road.color}`, d: lineOf(road) })),
    ...walked.map((road) => part('path', { class: 'walk', d: lineOf(road) })),
    ...board.cities.flatMap((city) => {
      const tile = view.tiles.find((one) => one.city === city.id)
      const word = !tile ? '' : tile.side === 'recruit' ? `+${total(tile.units)}` : `−${total(tile.needs)}`
      return [
        part('circle', { class: `city ${tile?.side ?? ''}`, cx: city.x, cy: city.y, r: 21, 'data-city': city.id }),
        part('text', { class: 'city-word', x: city.x, y: city.y }, word),
        part('text', { class: 'city-name', x: city.x, y: city.y + 40 }, `${city.id} ${city.name}`),
      ]
    }),
    ...view.lords.flatMap((lord) => {
      const city = cityOf.get(lord.city)
      if (!city) return []
      const x = city.x - 24 + lord.seat * 12
      return [
        part('circle', { class: 'lord', cx: x, cy: city.y - 26, r: 11, fill: COLOURS[lord.seat] }),
        part('text', { class: 'lord-number', x, y: city.y - 26 }, lord.seat + 1),
      ]
    }),
  )
}
