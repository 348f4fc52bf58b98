import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

const UNIQUE_VIOLATION = '23505'

/** Makes a write. What the named unique key refuses throws `taken` instead: no look beforehand could be sure of it. */
export async function mapTakenKey<T>(write: PromiseLike<T>, key: string, taken: Error): Promise<T> {
  try {
    return await write
  } catch (error) {
    const { cause } = error instanceof DrizzleQueryError ? error : {}
    // A distributed database adds the shard's number to the name.
    const isTaken =
      cause instanceof pg.DatabaseError && cause.code === UNIQUE_VIOLATION && cause.constraint?.startsWith(key) === true
    throw isTaken ? taken : error
  }
}
