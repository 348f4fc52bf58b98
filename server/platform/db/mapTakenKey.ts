import { violatesKey } from './violatesKey'

/** Makes a write. What the named unique key refuses throws `taken` instead: no look beforehand could be sure of it. */
export async function mapTakenKey<T>(write: PromiseLike<T>, key: string, taken: Error): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw violatesKey(error, key) ? taken : error
  }
}
