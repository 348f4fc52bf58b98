import type { Pool, PoolClient } from 'pg'

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query
    ? String(query.text)
    : 'something that is no text'
}

/**
 * Notes each statement that goes through the pool: each is waited for, so their number is that of the ways to the database and back. On a
 * cluster each is a way to another machine. Call it before the pool has made a connection.
 */
export function recordStatements(pool: Pool) {
  let heard: ((statement: string) => void) | undefined
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client)
    Object.defineProperty(client, 'query', {
      configurable: true,
      value: (...given: unknown[]): unknown => {
        heard?.(textOf(given[0]).replaceAll(/\s+/g, ' ').trim())
        return Reflect.apply(query, undefined, given)
      },
    })
  })
  return {
    /** What `work` has asked, in the order in which it did. Nothing else may ask meanwhile. */
    during: async (work: () => Promise<unknown>): Promise<string[]> => {
      const statements: string[] = []
      heard = (statement) => void statements.push(statement)
      await work()
      heard = undefined
      return statements
    },
  }
}
