import pg from 'pg'
import { explain, readEnvironment } from './environment'
import { ConfigError } from './platform/config'
import { distributeDatabase } from './platform/db/distributeDatabase'

async function main(): Promise<void> {
  const { databaseUrl } = readEnvironment()
  if (databaseUrl === undefined) {
    throw new ConfigError('the embedded database is one server: set DATABASE_URL to the coordinator of a Citus cluster')
  }
  // Without the pool's time limits: a large table takes as long as it takes.
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'batuta distribute' })
  client.on('error', () => {})
  await client.connect()
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  await distributeDatabase(client, say).finally(() => client.end())
}

main().catch((error: unknown) => {
  process.stderr.write(`Stopped: ${explain(error)}\n`)
  process.exit(1)
})
