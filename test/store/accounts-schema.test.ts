// Prisma's schema and the migrations written by hand tell the same.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownDatabase } from '../support/database.ts'

const database = ownDatabase()

/** What a field of the schema is in PostgreSQL. */
const TYPES: Record<string, string> = {
  'String @db.Uuid': 'uuid',
  String: 'text',
  'String[]': 'text[]',
  Int: 'integer',
  'Int @db.SmallInt': 'smallint',
  'Int[] @db.SmallInt': 'smallint[]',
  BigInt: 'bigint',
  Boolean: 'boolean',
  'DateTime @db.Date': 'date',
  Bytes: 'bytea',
  'Json @db.Json': 'json',
  'Json @db.JsonB': 'jsonb',
  'DateTime @db.Timestamptz(6)': 'timestamp with time zone',
}

function columnsOfSchema(): string[] {
  const schema = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8')
  return [...schema.matchAll(/^model \w+ \{\n(.*?)^\}/gms)].flatMap(([, body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)![1]!
    return [...body.matchAll(/^ {2}(\w+) +(\w+(?:\[\])?)(\?)?(.*)$/gm)].flatMap(
      ([, field, type, nullable, rest = '']) => {
        const native = /@db\.\w+(?:\(\d+\))?/.exec(rest)?.[0]
        const sql = TYPES[native ? `${type} ${native}` : type!]
        const column = /@map\("(\w+)"\)/.exec(rest)?.[1] ?? field
        return sql ? [`${table}.${column} ${sql}${nullable ? '' : ' NOT NULL'}`] : [] // a relation is no column
      },
    )
  })
}

it('every column, with its type and whether it may be empty', async () => {
  const { rows } = await database.pool.query(
    `SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, null)
       || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END AS line
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
       AND a.attnum > 0 AND NOT a.attisdropped`,
  )
  expect(columnsOfSchema().sort()).toEqual(rows.map(({ line }) => line).sort())
})

it('every index that is named in the schema', async () => {
  const schema = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8')
  const named = [...schema.matchAll(/@@index\(.*map: "(\w+)"/g)].map(([, name]) => name!)
  const { rows } = await database.pool.query(`SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public'`)
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(named))
})
