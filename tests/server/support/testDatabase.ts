import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '../../../server/platform/db/database'

/** The same server, another database. */
export function withDatabase(connection: Connection, database: string): Connection {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** One statement on a connection of its own. */
export async function runOn(server: Connection, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A fresh database with the product's tables, and how to drop it. */
export async function copyTemplate(server: Connection, templateName: string) {
  const name = `batuta_test_${randomUUID().replaceAll('-', '')}`
  // The default writes each page into the log as well, which takes several times the processor.
  await runOn(server, `create database ${name} template ${templateName} strategy file_copy`)
  return {
    connection: withDatabase(server, name),
    drop: () => runOn(server, `drop database if exists ${name} with (force)`),
  }
}
