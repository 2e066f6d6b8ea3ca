// What this browser keeps of games under a player's id: drafts, and their part of chance. It goes over with the seats.

const OF_PLAYERS = /^herald\.(draft|chance)\./

/** What the other has kept already stays. */
export function moveKept(from: string, to: string): void {
  const names = Object.keys(localStorage).filter((name) => OF_PLAYERS.test(name) && name.endsWith(`.${from}`))
  for (const name of names) {
    const moved = `${name.slice(0, -from.length)}${to}`
    if (localStorage.getItem(moved) === null) localStorage.setItem(moved, localStorage.getItem(name)!)
    localStorage.removeItem(name)
  }
}
