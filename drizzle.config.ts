import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate -- --name what_changes` writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/db/schema/**/*.ts',
  out: './server/platform/db/migrations',
})
