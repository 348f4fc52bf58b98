import type pg from 'pg'

/** Whether a pooler (PgBouncer) stands in front of the server: it makes up the process number that it tells its clients. */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== Reflect.get(client, 'processID')
}

function withoutName(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'name' in query ? { ...query, name: undefined } : query
}

/**
 * A statement with a name is planned once, and known to its connection by the name from then on. A pooler may pass each statement
 * to another server connection, where nobody has heard of the name: behind one, names are left out.
 */
export function leaveOutNames(client: pg.ClientBase): void {
  const query = client.query.bind(client)
  Object.defineProperty(client, 'query', {
    value: (first: unknown, ...others: unknown[]): unknown =>
      Reflect.apply(query, undefined, [withoutName(first), ...others]),
  })
}
