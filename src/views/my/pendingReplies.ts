import * as z from 'zod/mini'
import { OwnReply } from '@contract/replies/replies'
import { safeSetItem } from '@/configs/safeSetItem'

/** An answer that was given and not yet taken by the server. `at` tells two answers to one event apart. */
const PendingReply = z.object({ ...OwnReply.shape, at: z.number() })
export type PendingReply = z.infer<typeof PendingReply>
const Stored = z.object({ owner: z.string(), replies: z.array(PendingReply) })

export const PENDING_KEY = 'batuta.my.replies'

/** Of each event the last word alone. Kept in the browser where there is an owner, so that it outlives the page. */
export interface PendingReplies {
  read: () => PendingReply[]
  put: (reply: PendingReply) => void
  /** Unless another answer has been given since. */
  settle: (reply: PendingReply) => void
}

export function pendingReplies(owner: string | null): PendingReplies {
  let inMemory: PendingReply[] = []

  function read(): PendingReply[] {
    if (owner === null) return inMemory
    try {
      const stored = Stored.safeParse(JSON.parse(localStorage.getItem(PENDING_KEY) ?? 'null'))
      return stored.success && stored.data.owner === owner ? stored.data.replies : inMemory
    } catch {
      // Garbage in the browser's storage holds no answers.
      return inMemory
    }
  }

  function write(replies: PendingReply[]): void {
    const isKept = owner !== null && safeSetItem(localStorage, PENDING_KEY, JSON.stringify({ owner, replies }))
    inMemory = isKept ? [] : replies
  }

  return {
    read,
    put: (reply) => write([...read().filter(({ eventId }) => eventId !== reply.eventId), reply]),
    settle: (reply) => write(read().filter(({ eventId, at }) => eventId !== reply.eventId || at !== reply.at)),
  }
}
