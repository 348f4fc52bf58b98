import * as z from 'zod/mini'

/** An answer that the server has not confirmed yet. `at` distinguishes two answers to the same thing. */
export interface Said {
  at: number
}

/** What waits to be sent: of each topic the last word alone. */
interface Outbox<Item extends Said> {
  read: () => Item[]
  put: (item: Item) => void
  /** Removes the item, unless a newer one has replaced it. */
  settle: (item: Item) => void
}

/** Where the browser stores an outbox, so that it outlives the page; `key` is that in localStorage. */
export interface OutboxStore {
  key: string
  read: () => unknown
  write: (kept: { replies: object[] }) => void
}

export interface OutboxOptions<Item extends Said> {
  schema: z.ZodMiniType<Item>
  topicOf: (item: Item) => string
}

/** Without a store it lasts as long as the page. */
export function createOutbox<Item extends Said>(
  store: OutboxStore | null,
  { schema, topicOf }: OutboxOptions<Item>,
): Outbox<Item> {
  const Stored = z.object({ replies: z.array(schema) })
  let ofPage: Item[] = []

  function read(): Item[] {
    if (store === null) return ofPage
    const stored = Stored.safeParse(store.read())
    return stored.success ? stored.data.replies : []
  }

  function write(replies: Item[]): void {
    if (store === null) ofPage = replies
    else store.write({ replies })
  }

  return {
    read,
    put: (item) => write([...read().filter((one) => topicOf(one) !== topicOf(item)), item]),
    settle: (item) => write(read().filter((one) => one.at !== item.at || topicOf(one) !== topicOf(item))),
  }
}
