// A front end of somebody else's, on any address: sign in, see what is asked, hand in six orders, watch what comes of it.
// It knows Lords of Xidit well enough to draw it, and no rules: what may be answered stands in the question.
import { drawBoard } from './board.js'
import { comeBack, isSignedIn, leaveToSignIn, signOut, tokenFor } from './sign-in.js'

const RULESET = 'xidit'
const SIX = 6
const server = serverToUse()
const at = (id) => document.getElementById(id)

const shown = { me: undefined, games: [], game: null, facts: null, orders: [] }

/** `?server=https://…` once; remembered, as coming back from signing in brings an address of its own. */
function serverToUse() {
  const named = new URLSearchParams(location.search).get('server')
  if (named) sessionStorage.setItem('server', new URL(named).origin)
  return sessionStorage.getItem('server') ?? 'http://localhost:3000'
}

// --- calling --------------------------------------------------------------------------------------------------------

const pause = (seconds) => new Promise((over) => setTimeout(over, seconds * 1000))

/** The answer as it is; what the server refuses is thrown in its own words. Where it asks to wait, it is waited. */
async function call(method, path, body) {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${server}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenFor(server)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if ((answer.status === 429 || answer.status === 503) && tries < 5) {
      await pause(Number(answer.headers.get('retry-after') ?? 1))
      continue
    }
    const told = answer.status === 204 ? null : await answer.json()
    if (!answer.ok) throw new Error(told.detail ?? told.title)
    return told
  }
}

const say = (text) => {
  at('note').textContent = text
}
/** What goes wrong is said, wherever it does. */
const orSay = (promise) => promise.catch((error) => say(error.message))

// --- showing --------------------------------------------------------------------------------------------------------

function button(text, press, more = {}) {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text, ...more })
  made.addEventListener('click', () => orSay(Promise.resolve(press())))
  return made
}

function row(...children) {
  const made = Object.assign(document.createElement('div'), { className: 'row' })
  made.append(...children)
  return made
}

function showGames() {
  at('games').replaceChildren(
    ...shown.games.map((game) => {
      const line = document.createElement('li')
      const one = button(`${game.waiting ? '● ' : ''}${game.title}`, () => look(game.id))
      if (game.id === shown.game?.id) one.setAttribute('aria-current', 'true')
      line.append(one)
      return line
    }),
  )
  if (shown.games.length === 0) say('No table of yours plays Lords of Xidit now: open one at Herald, then come back.')
}

function showTable() {
  if (!shown.game?.view) return
  drawBoard(at('board'), shown.facts, shown.game.view, shown.orders)
  at('asked').replaceChildren(...shown.game.view.questions.map(formFor))
  if (shown.game.view.questions.length === 0) at('asked').append(standingOf(shown.game))
}

function standingOf({ status, view }) {
  const text = status === 'finished' ? 'This game is over.' : `Year ${view.year}: nothing is asked of you now.`
  return Object.assign(document.createElement('p'), { textContent: text })
}

function formFor(question) {
  if (question.t === 'orders') return ordersForm(question)
  if (question.t === 'start')
    return row(
      'Where do you begin?',
      ...question.cities.map((city) => button(String(city), () => answer(question, { city }))),
    )
  // Of everything else it is enough to know what silence would say.
  const { t, ...usual } = question.usual
  return row(
    `You are asked: ${t}.`,
    button('Do the usual', () => answer(question, usual)),
  )
}

function ordersForm(question) {
  const form = document.createElement('div')
  const choose = (word) => {
    if (shown.orders.length < question.count) shown.orders.push(word)
    showTable()
  }
  const takeBack = () => {
    shown.orders.pop()
    showTable()
  }
  form.append(
    row(
      `Year ${question.year}:`,
      Object.assign(document.createElement('output'), {
        textContent: shown.orders.join(' · ') || 'six orders, please',
      }),
    ),
    row(
      ...question.words.map((word) =>
        button(word, () => choose(word), { disabled: shown.orders.length === question.count }),
      ),
    ),
    row(
      button('Take one back', takeBack, { disabled: shown.orders.length === 0 }),
      button('Hand in', () => answer(question, { year: question.year, orders: shown.orders }), {
        disabled: shown.orders.length < SIX,
      }),
    ),
  )
  return form
}

// --- doing ----------------------------------------------------------------------------------------------------------

async function list() {
  const { games } = await call('GET', `/games?which=mine&ruleset=${RULESET}&status=running&limit=100`)
  shown.me ??= (await call('GET', '/me')).account
  const isMine = ({ account }) => account === shown.me
  shown.games = games.map(({ id, title, waitsFor, seats }) => ({
    ...{ id, title, waiting: waitsFor.includes(seats.find(isMine)?.seat) },
  }))
  showGames()
}

async function look(game) {
  shown.facts ??= (await call('GET', `/rules/${RULESET}`)).facts
  const { card, view } = await call('GET', `/games/${game}`)
  if (shown.game?.id !== game || shown.game.view?.year !== view?.year) shown.orders = []
  shown.game = { ...card, view }
  showGames()
  showTable()
}

async function answer({ id, t }, fields) {
  at('asked').replaceChildren() // once is enough
  const path = `/games/${shown.game.id}/answers/${t}?question=${encodeURIComponent(id)}`
  try {
    const { words } = await call('PUT', path, fields)
    shown.orders = []
    say(`Handed in: ${words.join(' ')}`)
  } finally {
    await look(shown.game.id)
  }
}

// --- being told -----------------------------------------------------------------------------------------------------

/** One stream for all games. An EventSource sends no token, so its address has a ticket, which is good once. */
async function listen() {
  const { ticket } = await call('POST', '/stream-tickets', {})
  const stream = new EventSource(`${server}/v1/me/stream?names=false&ticket=${encodeURIComponent(ticket)}`)
  const again = () => {
    stream.close()
    setTimeout(() => orSay(listen()), 2000)
  }
  stream.onerror = again // it would come again with the same ticket
  stream.onmessage = ({ data }) => (JSON.parse(data).kind === 'ended' ? again() : lookSoon())
}

let isLookingSoon = false
/** What comes together is one look. */
function lookSoon() {
  if (isLookingSoon) return
  isLookingSoon = true
  setTimeout(() => {
    isLookingSoon = false
    orSay(list().then(() => shown.game && look(shown.game.id)))
  }, 300)
}

// --- beginning ------------------------------------------------------------------------------------------------------

async function begin() {
  at('sign-in').addEventListener('click', () => orSay(leaveToSignIn(server)))
  at('sign-out').addEventListener('click', () => orSay(signOut(server).then(() => location.reload())))
  await orSay(comeBack(server))
  const isIn = isSignedIn(server)
  at('sign-in').hidden = isIn
  at('sign-out').hidden = !isIn
  if (!isIn) return
  document.querySelector('main').hidden = false
  at('who').textContent = (await call('GET', '/me')).name ?? 'Signed in'
  await list()
  if (shown.games[0]) await look((shown.games.find(({ waiting }) => waiting) ?? shown.games[0]).id)
  await listen()
}

orSay(begin())
