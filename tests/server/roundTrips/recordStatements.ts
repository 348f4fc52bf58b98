import type { Pool, PoolClient } from 'pg'

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query
    ? String(query.text)
    : 'something that is no text'
}

/**
 * Notes the ways to the database and back. What is sent while the connection has not yet answered something else does not wait for it, and
 * goes the same way (server/platform/db/sendTogether.ts). On a cluster each way is one to another machine. Call it before the pool has made
 * a connection.
 */
export function recordStatements(pool: Pool) {
  let heard: string[][] | undefined
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client)
    let unanswered = 0
    let way: string[] = []
    const ask = async (given: unknown[]): Promise<unknown> => {
      if (unanswered === 0) {
        way = []
        heard?.push(way)
      }
      way.push(textOf(given[0]).replaceAll(/\s+/g, ' ').trim())
      unanswered += 1
      try {
        return await Reflect.apply(query, undefined, given)
      } finally {
        unanswered -= 1
      }
    }
    Object.defineProperty(client, 'query', { configurable: true, value: (...given: unknown[]) => ask(given) })
  })
  return {
    /** What `work` has asked, in the order in which it did, a line a way. Nothing else may ask meanwhile. */
    during: async (work: () => Promise<unknown>): Promise<string[]> => {
      const ways: string[][] = []
      heard = ways
      await work()
      heard = undefined
      return ways.map((way) => way.join('; '))
    },
  }
}
