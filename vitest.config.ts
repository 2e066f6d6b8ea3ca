// Kinds of tests. Those that need no service, and those that have a database of their own (some of them twice: on one machine,
// and as on several), run side by side, one file more than there are cores as the latter wait now and then; those in a browser, which wait more than they work, two at a time;
// those that take the whole machine follow one by one.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './test/support/long-first.ts'

const PURE = [
  'test/*.test.ts',
  'test/{bots,docs,packages,picture,rules,text,web,webhooks}/**/*.test.ts',
  'test/examples/{verify,conform}.test.ts',
]
const BROWSER = ['test/browser/**/*.test.ts']
/** What reads and writes games, once more as where each is on a machine of its own (test/support/together.ts). */
const APART = [
  'test/store/{commit,modes,outbox,owed,read-together,transaction}.test.ts',
  'test/games/{clock,hooks,lobby}/**/*.test.ts',
  'test/games/log/{changes,follow-up,playing,seals,versions}.test.ts',
  'test/jobs/sweep.test.ts',
]
const ALONE = ['test/{chaos,siege,soak}/**/*.test.ts', 'test/main/node-24.test.ts']

const sideBySide = { maxWorkers: availableParallelism() + 1 }

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } }, // on a busy machine a moment is long; who is early is not kept waiting
    sequence: { sequencer: LongFirst },
    projects: [
      // These share what is loaded: nothing in there remembers anything, and loading is half of their work.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false, ...sideBySide } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...PURE, ...BROWSER, ...ALONE],
          globalSetup: 'test/support/postgres.ts',
          setupFiles: process.env.KEEP_STATEMENTS ? ['test/releases/keep-statements.ts'] : [],
          isolate: false,
          ...sideBySide,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: APART,
          env: { HERALD_BATCHING: 'off' },
          globalSetup: 'test/support/postgres.ts',
          isolate: false,
          ...sideBySide,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          globalSetup: 'test/support/postgres.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 2 } } },
    ],
  },
})
