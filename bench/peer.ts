// The engine Herald is measured against: boardgame.io, headless, playing about the smallest game there is. It lives in this
// folder's own node_modules; its types may be missing, so the little that is used of it is written down here.
import { fromPackage } from './packages.ts'

interface Counter {
  count: number
}

interface CounterGame {
  name: string
  setup(): Counter
  moves: { add(context: { G: Counter }): void }
  /** Off: it keeps states nobody asks for here. */
  disableUndo: true
  turn?: { minMoves: number; maxMoves: number }
}

interface PeerState {
  G: Counter
  ctx: { currentPlayer: string }
}

type Reducer = (
  state: PeerState,
  action: { type: 'MAKE_MOVE'; payload: { type: 'add'; args: []; playerID: string } },
) => PeerState

interface Peer {
  Client(setting: { game: CounterGame; numPlayers: number; debug: false }): {
    moves: { add(): void }
    getState(): PeerState
  }
  InitializeGame(setting: { game: CounterGame; numPlayers: number }): PeerState
  CreateGameReducer(setting: { game: CounterGame }): Reducer
}

/** Plays one game of that many moves. */
export type PlayMoves = (moves: number) => void

const PLAYERS = 4

/** Each way to play it without a screen. The bench holds the fastest against Herald. */
export function peerWays(): Record<string, PlayMoves> {
  const peer = loadPeer()
  const oneTurn: CounterGame = {
    name: 'counter',
    setup: () => ({ count: 0 }),
    moves: {
      add({ G }) {
        G.count++
      },
    },
    disableUndo: true,
  }
  const inTurn: CounterGame = { ...oneTurn, turn: { minMoves: 1, maxMoves: 1 } }
  return {
    'Client(), one long turn': byClient(peer, oneTurn),
    'Client(), a move a turn': byClient(peer, inTurn),
    'reducer, one long turn': byReducer(peer, oneTurn),
    'reducer, a move a turn': byReducer(peer, inTurn),
  }
}

const byClient =
  ({ Client }: Peer, game: CounterGame): PlayMoves =>
  (moves) => {
    const client = Client({ game, numPlayers: PLAYERS, debug: false })
    for (let move = 0; move < moves; move++) client.moves.add()
    expectCount(client.getState(), moves)
  }

function byReducer({ InitializeGame, CreateGameReducer }: Peer, game: CounterGame): PlayMoves {
  const reduce = CreateGameReducer({ game })
  return (moves) => {
    let state = InitializeGame({ game, numPlayers: PLAYERS })
    for (let move = 0; move < moves; move++) {
      const playerID = state.ctx.currentPlayer
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID } })
    }
    expectCount(state, moves)
  }
}

/** A refused move is fast: make sure that none was. */
function expectCount({ G }: PeerState, moves: number): void {
  if (G.count !== moves) throw new Error(`boardgame.io made ${G.count} of ${moves} moves`)
}

function loadPeer(): Peer {
  return Object.assign({}, fromPackage('boardgame.io/client'), fromPackage('boardgame.io/internal')) as Peer
}
