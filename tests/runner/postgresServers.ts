import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import * as z from 'zod'
import type { Connection } from '../../server/platform/db/database'
import { migrateDatabase } from '../../server/platform/db/migrate'
import { runOn, withDatabase } from '../server/support/testDatabase'

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL servers that scripts/testLong.ts has started, each with a migrated template, by their major version. */
    postgresServers: Record<string, { connection: Connection; templateName: string }>
  }
}

const Urls = z.record(z.string(), z.string())

/** Makes a template on each of the servers that TEST_POSTGRES_URLS names: `{"15": "postgres://…"}`. */
export async function setup(project: TestProject): Promise<void> {
  const urls = Urls.parse(JSON.parse(process.env.TEST_POSTGRES_URLS ?? '{}'))
  const templateName = `batuta_template_${randomUUID().slice(0, 8)}`
  const servers: Record<string, { connection: Connection; templateName: string }> = {}
  for (const [version, connectionString] of Object.entries(urls)) {
    const connection = { connectionString }
    await runOn(connection, `create database ${templateName}`)
    await migrateDatabase(withDatabase(connection, templateName))
    servers[version] = { connection, templateName }
  }
  project.provide('postgresServers', servers)
}
