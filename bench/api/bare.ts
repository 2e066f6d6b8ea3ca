// Starts the bare programs beside a Herald: the same tokens, the same database server, a view of the same bytes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Herald } from './herald.ts'
import { type Server, serve } from './process.ts'

export const barePaths = {
  game: (game: string) => `/games/${game}`,
  orders: (game: string) => `/games/${game}/orders`,
}

/** What the bare view answers with its tag to whoever has it. */
export const BARE_TAG = '"1"'

/** With a log for each of these games, in rows like ours. */
export async function serveBareSubmission(herald: Herald, games: readonly string[]): Promise<Server> {
  await herald.sql(`CREATE SCHEMA bare;
    CREATE TABLE bare.game (id uuid PRIMARY KEY, seq integer NOT NULL);
    CREATE TABLE bare.log (game_id uuid NOT NULL, after integer NOT NULL, at timestamptz NOT NULL,
      events json NOT NULL, by_seat smallint, salt bytea, head bytea NOT NULL, PRIMARY KEY (game_id, after))`)
  await herald.sql('INSERT INTO bare.game (id, seq) SELECT id, 0 FROM unnest($1::uuid[]) AS id', [games])
  return serveBare(herald, 'bare-submission.ts', { DATABASE_URL: herald.databaseUrl })
}

export function serveBareView(herald: Herald, view: unknown): Promise<Server> {
  const file = join(herald.home, 'view.json')
  writeFileSync(file, JSON.stringify(view))
  return serveBare(herald, 'bare-view.ts', { VIEW: file })
}

function serveBare({ home, secret }: Herald, name: string, env: Record<string, string>): Promise<Server> {
  const file = fileURLToPath(new URL(name, import.meta.url))
  return serve({
    command: process.execPath,
    args: [...process.execArgv, file],
    env: { ...env, SECRET: secret },
    ready: '/ready',
    complaints: join(home, `${name}.complaints`),
  })
}
