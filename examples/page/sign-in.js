// Signing in at a Herald server from any page: OAuth 2.1, authorization code with PKCE. Nobody has to register this page.
// The server says itself where its doors are, so this file names none of them.

const key = (server, what) => `${what} ${server}`
const base64url = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/[+/=]/g, (c) => ({ '+': '-', '/': '_', '=': '' })[c])
const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)))
const here = () => `${location.origin}${location.pathname}`
/** Whoever has an https address is known by it; a page on one's own machine by a name. */
const clientId = () => (location.protocol === 'https:' ? here() : 'six-orders')

/** Where its doors are; a server that speaks for another one would have that one's codes brought to its own. */
async function doorsOf(server) {
  const doors = await (await fetch(`${server}/.well-known/oauth-authorization-server`)).json()
  if (doors.issuer !== server) throw new Error(`${server} says that it is ${doors.issuer}: give that address.`)
  return doors
}

/** Leaves the page, to come back with a code. */
export async function leaveToSignIn(server) {
  const { authorization_endpoint } = await doorsOf(server)
  const verifier = randomText()
  const state = randomText()
  sessionStorage.setItem(key(server, 'leaving'), JSON.stringify({ verifier, state }))
  const challenge = base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
  const asked = new URLSearchParams({
    ...{ response_type: 'code', client_id: clientId(), redirect_uri: here(), scope: 'read play', state },
    ...{ code_challenge: challenge, code_challenge_method: 'S256' },
  })
  location.assign(`${authorization_endpoint}?${asked}`)
}

/** Called when the page is opened: whether somebody has just come back, and with what. */
export async function comeBack(server) {
  const { code, state, iss, error, error_description } = Object.fromEntries(new URLSearchParams(location.search))
  if (!code && !error) return
  const left = JSON.parse(sessionStorage.getItem(key(server, 'leaving')) ?? 'null')
  sessionStorage.removeItem(key(server, 'leaving'))
  history.replaceState(null, '', here())
  // Another server, or another page, may have sent them here.
  const { issuer } = await doorsOf(server)
  if (!left || left.state !== state || iss !== issuer)
    throw new Error('This is not the answer to what this page asked for.')
  if (error) throw new Error(error_description ?? error)
  await getTokens(server, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: here(),
    code_verifier: left.verifier,
  })
}

async function getTokens(server, form) {
  const { token_endpoint } = await doorsOf(server)
  const answer = await fetch(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({ ...form, client_id: clientId() }),
  })
  const told = await answer.json()
  if (!answer.ok) throw new Error(told.error_description ?? told.error)
  // A minute early: a token that ends on its way is of no use.
  const tokens = {
    access: told.access_token,
    refresh: told.refresh_token,
    until: Date.now() + (told.expires_in - 60) * 1000,
  }
  sessionStorage.setItem(key(server, 'tokens'), JSON.stringify(tokens))
}

const kept = (server) => JSON.parse(sessionStorage.getItem(key(server, 'tokens')) ?? 'null')
export const isSignedIn = (server) => kept(server) !== null

let refreshing
/** A token that is good now. A refresh token is good once, so whoever asks meanwhile waits for the same answer. */
export async function tokenFor(server) {
  const tokens = kept(server)
  if (tokens && tokens.until < Date.now()) {
    refreshing ??= getTokens(server, { grant_type: 'refresh_token', refresh_token: tokens.refresh }).finally(
      () => (refreshing = undefined),
    )
    await refreshing
  }
  return kept(server)?.access
}

export async function signOut(server) {
  const { revocation_endpoint } = await doorsOf(server)
  const tokens = kept(server)
  sessionStorage.removeItem(key(server, 'tokens'))
  if (tokens)
    await fetch(revocation_endpoint, {
      method: 'POST',
      body: new URLSearchParams({ token: tokens.refresh, client_id: clientId() }),
    })
}
