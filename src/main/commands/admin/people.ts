// `herald admin people`: finding somebody, and what is done about them.
import { moveAddress } from '../../../accounts/address/move-address.ts'
import type { Outcome } from '../../../accounts/model/failure.ts'
import { changeProfile } from '../../../accounts/people/change-profile.ts'
import { deleteAccount } from '../../../accounts/people/delete-account.ts'
import { liftSuspension, suspend } from '../../../accounts/people/suspend.ts'
import type { Person } from '../../../accounts/ports/people.ts'
import { signOutEverywhere } from '../../../accounts/sessions/sign-out.ts'
import { retire } from '../../../games/lobby/affairs.ts'
import { audited, did } from './audited.ts'
import type { House } from './house.ts'
import { LISTED, refused, type Said, type Subject, type Verb } from './verb.ts'

const card = ({ account, email, name, programOwner, createdAt, suspendedAt, mailStopped }: Person) => ({
  ...{ account, address: email, name, guest: email === null, programOwner, createdAt, suspendedAt },
  lettersStopped: mailStopped,
})

const line = ({ account, email, name, programOwner, suspendedAt, mailStopped }: Person): string => {
  const notes = [
    ...(programOwner === null ? [] : [`program of ${programOwner}`]),
    ...(suspendedAt === null ? [] : [`suspended since ${suspendedAt.toISOString()}`]),
    ...(mailStopped === null ? [] : [`letters stopped: ${mailStopped}`]),
  ]
  return [account, name, email ?? 'guest', ...notes].join('  ')
}

/** By id or by the whole address: nothing is done about somebody whose name looks like it. */
async function theOne(house: House, text: string): Promise<Person | undefined> {
  const { store } = await house.accounts()
  const found = await store.findPeople(text, LISTED)
  return found.find(({ account, email }) => account === text || email === text.toLowerCase())
}

type Work = (
  house: House,
  person: Person,
  words: readonly string[],
  flags: ReadonlySet<string>,
) => Promise<Outcome<unknown>>

const acting = (
  name: string,
  takes: string,
  summary: string,
  past: string,
  work: Work,
  flags: string[] = [],
): Verb => ({
  ...{ takes, summary, flags },
  async run(house, { words, flags }): Promise<Said> {
    const [who = '', ...rest] = words
    const person = await theOne(house, who)
    if (!person) return refused('no-such-account', 'There is nobody with that id or address.')
    const acting = {
      act: `people ${name}`,
      about: person.account,
      detail: [...flags].filter((flag) => flag !== 'json').join(' '),
    }
    return audited(house, acting, async () => {
      const outcome = await work(house, person, rest, flags)
      return outcome.ok ? did(`${person.account} ${past}.`) : outcome
    })
  },
})

export const people: Subject = {
  name: 'people',
  about: `PERSON is an id or a whole address. "find" also takes how a name begins.
"suspend" lets somebody do nothing here until "lift": they sign in nowhere, none
of their tokens is good, what they have open ends, letters about games stop, and
their tables take them for silent. Nothing of theirs is deleted. "move" ends all
their sessions; the former address is told, with a way back for seven days,
unless --no-way-back says that a stranger reads its mail. "delete" is as when
they go themselves: bots play on for them, and it cannot be taken back.`,
  example: 'herald admin people suspend ada@example.org --why "ticket 4711"',
  verbs: {
    find: {
      takes: 'TEXT',
      summary: 'who has this address, id, or a name that begins so',
      async run(house, { words }) {
        const { store } = await house.accounts()
        const found = await store.findPeople(words[0]!, LISTED + 1)
        const shown = found.slice(0, LISTED)
        return {
          status: found.length > 0 ? 0 : 1,
          lines: [...shown.map(line), ...(found.length > LISTED ? ['There are more: say more of the name.'] : [])],
          json: { people: shown.map(card), more: found.length > LISTED },
        }
      },
    },
    rename: acting(
      'rename',
      'PERSON NAME',
      'give somebody another name',
      'has that name',
      async (house, { account }, words) => changeProfile(await house.accounts(), account, { name: words[0]! }),
    ),
    move: acting(
      ...(['move', 'PERSON ADDRESS', 'give somebody another address', 'has that address'] as const),
      async (house, { account }, words, flags) =>
        moveAddress(await house.accounts(), { account, email: words[0]!, isFinal: flags.has('no-way-back') }),
      ['no-way-back'],
    ),
    'sign-out': acting(
      'sign-out',
      'PERSON',
      'end all sessions, and what was let in',
      'is signed out everywhere',
      async (house, { account }) => signOutEverywhere(await house.accounts(), { account }),
    ),
    suspend: acting('suspend', 'PERSON', 'let somebody do nothing here', 'is suspended', async (house, { account }) =>
      suspend(await house.accounts(), account),
    ),
    lift: acting('lift', 'PERSON', 'lift a suspension', 'may play again', async (house, { account }) =>
      liftSuspension(await house.accounts(), account),
    ),
    delete: acting('delete', 'PERSON', 'delete an account, for good', 'is deleted', async (house, { account }) =>
      deleteAccount(await house.accounts(), account, () => retire(house.games.deps, account)),
    ),
  },
}
