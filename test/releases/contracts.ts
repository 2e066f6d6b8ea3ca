// What of a migration would break the release before, whose servers go on beside it: pure, over its SQL. What it cannot judge, such as
// a CHECK that is new for a table that was there, counts as breaking: say what it needs, or loosen it where it is known to fit.

/** The statements at fault. */
export function contractsIn(sql: string): string[] {
  const statements = statementsIn(sql)
  const own = statements.flatMap((one) => /^CREATE TABLE (?:IF NOT EXISTS )?([\w."]+)/i.exec(one)?.[1] ?? [])
  return statements.filter((one) => {
    const table = TABLE.exec(one)?.[1]
    return !(table !== undefined && own.includes(table)) && isContract(one)
  })
}

/** Whether it says itself which release it needs; or, where this cannot be judged here, why the one before goes on all the same. */
export const isMarked = (sql: string): boolean =>
  /^-- Fits the release before: \S/m.test(sql) ||
  statementsIn(sql).some((one) => /^INSERT INTO schema_needs\b/i.test(one))

/** The table that a statement is about. */
const TABLE =
  /^(?:ALTER TABLE (?:IF EXISTS )?(?:ONLY )?|DROP TABLE (?:IF EXISTS )?|CREATE UNIQUE INDEX .*? ON )([\w."]+)/i

function isContract(statement: string): boolean {
  if (
    /^(DROP (?!INDEX\b|TRIGGER\b)|TRUNCATE\b|ALTER (?!TABLE\b|SEQUENCE\b)|DO\b|CREATE UNIQUE INDEX\b)/i.test(statement)
  )
    return true
  const [, actions] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?[\w."]+ (.*)$/i.exec(statement) ?? []
  return actions !== undefined && partsOf(actions).some(isBreaking)
}

function isBreaking(action: string): boolean {
  if (/^RENAME\b/i.test(action)) return true
  if (/^DROP (?!CONSTRAINT\b)/i.test(action)) return true
  if (/^ALTER /i.test(action)) return /\b(TYPE|SET NOT NULL|DROP DEFAULT)\b/i.test(action)
  if (/^ADD (CONSTRAINT \S+ )?(CHECK|FOREIGN KEY|UNIQUE)\b/i.test(action)) return true
  return (
    /^ADD (?!CONSTRAINT|PRIMARY)/i.test(action) &&
    /\bNOT NULL\b/i.test(action) &&
    !/\b(DEFAULT|GENERATED)\b/i.test(action)
  )
}

/** Without comments, and with texts and bodies of functions left empty: but for a DO, whose body nobody can judge. */
function statementsIn(sql: string): string[] {
  return sql
    .replace(/--.*$|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/gm, (found) =>
      /^(--|\/\*)/.test(found) ? ' ' : "''",
    )
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '')
}

/** At the commas that stand in no brackets. */
function partsOf(actions: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of actions) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((one) => one.trim())
}
