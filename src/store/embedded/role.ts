// Whom the service is in its embedded database: a role that owns its tables and nothing else, with a random password. Where no
// password is kept (a new folder, or one from when it was the same everywhere) the role is made, or changed, while the server
// runs for us alone and nobody can connect.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Servant } from './servant.ts'

export const ROLE = 'herald'

interface Server {
  readonly postgres: string
  readonly data: string
  readonly servant: Servant
}

export const randomPassword = (): string => randomBytes(32).toString('base64url')

const fileIn = (folder: string): string => join(folder, 'password')

/** It was that of another database. */
export const forgetPassword = (folder: string): void => rmSync(fileIn(folder), { force: true })

/** Kept in a file that its owner alone can read. */
export function rolePassword(folder: string, server: Server): string {
  const file = fileIn(folder)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const password = randomPassword()
  if (alone(server, 'postgres', makeRole(password)).includes(THERE)) alone(server, ROLE, TAKE_OVER)
  writeFileSync(`${file}.new`, password, { mode: 0o600 })
  renameSync(`${file}.new`, file) // half a password is worse than none
  return password
}

/** Single-user mode: statements come by its input, and end with an empty line. Gives what it said. */
function alone({ postgres, data, servant: { prefix, ids } }: Server, database: string, statements: string[]): string {
  const server = [postgres, '--single', '-j', '-D', data, '-c', 'exit_on_error=on', database]
  const [command, ...args] = [...prefix, ...server]
  const input = statements.map((statement) => `${statement};\n\n`).join('')
  return execFileSync(command!, args, { ...ids, input, stdio: ['pipe', 'pipe', 'pipe'] }).toString()
}

const THERE = 'its database is there'

/** Nobody signs in as the superuser any more. */
const makeRole = (password: string): string[] => [
  `DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '${ROLE}') THEN CREATE ROLE ${ROLE}; END IF; END $$`,
  `ALTER ROLE ${ROLE} LOGIN NOSUPERUSER CREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD '${password}'`,
  'ALTER ROLE postgres PASSWORD NULL',
  `DO $$ BEGIN IF EXISTS (SELECT 1 FROM pg_database WHERE datname = '${ROLE}') THEN
     ALTER DATABASE ${ROLE} OWNER TO ${ROLE}; END IF; END $$`,
  `SELECT '${THERE}' FROM pg_database WHERE datname = '${ROLE}'`,
]

const OURS = `n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'`
/** Sequences of columns, types of tables and the like go with what they belong to. */
const BELONGS = (table: string, oid: string) =>
  `EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = '${table}'::regclass AND d.objid = ${oid} AND d.deptype IN ('a', 'i', 'e'))`

/** All that the superuser made in there is the role's. */
const TAKE_OVER = [
  `DO $$ DECLARE change text; BEGIN FOR change IN
     SELECT format('SCHEMA %I', n.nspname) FROM pg_namespace n WHERE ${OURS} AND n.nspname <> 'public'
     UNION ALL
     SELECT format('%s %I.%I', CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW'
         WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END, n.nspname, c.relname)
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE ${OURS} AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'c') AND NOT ${BELONGS('pg_class', 'c.oid')}
     UNION ALL
     SELECT format('ROUTINE %s', p.oid::regprocedure) FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
       WHERE ${OURS} AND NOT ${BELONGS('pg_proc', 'p.oid')}
     UNION ALL
     SELECT format('TYPE %I.%I', n.nspname, t.typname) FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
       WHERE ${OURS} AND t.typtype IN ('e', 'd') AND NOT ${BELONGS('pg_type', 't.oid')}
   LOOP EXECUTE 'ALTER ' || change || ' OWNER TO ${ROLE}'; END LOOP; END $$`,
]
