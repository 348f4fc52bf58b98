import type pg from 'pg'

function withoutName(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'name' in query ? { ...query, name: undefined } : query
}

/** A pooler makes up the process number that it tells its clients. */
async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== Reflect.get(client, 'processID')
}

/**
 * A statement with a name is planned once, and known to its connection by the name from then on. A pooler in front of the server
 * (PgBouncer) may pass each statement to another connection, where nobody has heard of the name: behind one, names are left out.
 */
export async function fitStatementNames(client: pg.ClientBase): Promise<void> {
  if (!(await isPooled(client))) return
  const query = client.query.bind(client)
  Object.defineProperty(client, 'query', {
    value: (first: unknown, ...others: unknown[]): unknown =>
      Reflect.apply(query, undefined, [withoutName(first), ...others]),
  })
}
