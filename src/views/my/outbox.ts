import * as z from 'zod/mini'
import { readKept, writeKept } from './kept'

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

export interface OutboxOptions<Item extends Said> {
  name: 'replies' | 'polls'
  schema: z.ZodMiniType<Item>
  topicOf: (item: Item) => string
}

/** Stored in the browser where there is an owner, so that it outlives the page and is sent with that owner's link. */
export function createOutbox<Item extends Said>(
  owner: string | null,
  { name, schema, topicOf }: OutboxOptions<Item>,
): Outbox<Item> {
  const Stored = z.object({ replies: z.array(schema) })
  let ofNobody: Item[] = []

  function read(): Item[] {
    if (owner === null) return ofNobody
    const stored = Stored.safeParse(readKept(name, owner))
    return stored.success ? stored.data.replies : []
  }

  function write(replies: Item[]): void {
    if (owner === null) ofNobody = replies
    else writeKept(name, owner, { replies })
  }

  return {
    read,
    put: (item) => write([...read().filter((one) => topicOf(one) !== topicOf(item)), item]),
    settle: (item) => write(read().filter((one) => one.at !== item.at || topicOf(one) !== topicOf(item))),
  }
}

/** Whether anything was given by this owner's link that was not sent yet. */
export const isWaiting = (owner: string): boolean =>
  (['replies', 'polls'] as const).some((name) => {
    const replies: unknown = Reflect.get(Object(readKept(name, owner)), 'replies')
    return Array.isArray(replies) && replies.length > 0
  })
