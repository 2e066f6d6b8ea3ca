// Where Prisma's own commands find the schema and the migrations. Migrations are applied by src/store/database/migrate.ts.
import { defineConfig } from 'prisma/config'

// Only `migrate` and `db` need the schema engine; naming any program keeps the others from downloading it.
if (!process.argv.some((word) => word === 'migrate' || word === 'db'))
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://unused' },
})
