import * as z from 'zod/mini'
import { safeSetItem } from '@/configs/safeSetItem'
import { keptKey } from './kept'

/** Something that was said and not yet taken by the server. `at` tells two words on one thing apart. */
export interface Said {
  at: number
}

/** What waits to be sent: of each topic the last word alone. */
export interface Outbox<Item extends Said> {
  read: () => Item[]
  put: (item: Item) => void
  /** Unless something else has been said since. */
  settle: (item: Item) => void
}

export interface OutboxOptions<Item extends Said> {
  name: 'replies' | 'polls'
  schema: z.ZodMiniType<Item>
  topicOf: (item: Item) => string
}

/** Kept in the browser where there is an owner, so that it outlives the page. */
export function createOutbox<Item extends Said>(
  owner: string | null,
  { name, schema, topicOf }: OutboxOptions<Item>,
): Outbox<Item> {
  const key = keptKey(name)
  const Stored = z.object({ owner: z.string(), replies: z.array(schema) })
  let inMemory: Item[] = []

  function read(): Item[] {
    if (owner === null) return inMemory
    try {
      const stored = Stored.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
      return stored.success && stored.data.owner === owner ? stored.data.replies : inMemory
    } catch {
      // Garbage in the browser's storage holds no answers.
      return inMemory
    }
  }

  function write(replies: Item[]): void {
    const isKept = owner !== null && safeSetItem(localStorage, key, JSON.stringify({ owner, replies }))
    inMemory = isKept ? [] : replies
  }

  return {
    read,
    put: (item) => write([...read().filter((one) => topicOf(one) !== topicOf(item)), item]),
    settle: (item) => write(read().filter((one) => one.at !== item.at || topicOf(one) !== topicOf(item))),
  }
}
