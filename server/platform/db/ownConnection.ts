import pg from 'pg'
import type { Connection } from './database'

/**
 * Runs `work` on a connection beside the pool, under a name that the database's administrator sees. Leave nothing on it that is
 * to outlive a transaction (a setting, a lock): behind a pooler each transaction may meet another server connection.
 */
export async function withOwnConnection<Result>(
  connection: Connection,
  name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection, application_name: `batuta ${name}` })
  // The failing statement reports a broken connection; without a listener, the event would crash the process first.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Begins a transaction that may take as long as it takes, whatever limits the role has. A closing connection rolls it back. */
export async function beginUnlimited(client: pg.Client, characteristics = ''): Promise<void> {
  await client.query(
    `begin ${characteristics}; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
  )
}
