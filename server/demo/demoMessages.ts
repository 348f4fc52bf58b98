import type { Transaction } from '../platform/db/database'
import { messageRecipients, messages } from '../platform/db/schema/messages/messages'
import type { DemoReplies } from './replies'

const DAY_MS = 86_400_000
const id = (number: number) => `01900000-0000-7000-b0f0-${String(number).padStart(12, '0')}`

/** What the members were told of the first two events that they have answered since: by hand, and by a standing order. */
export async function insertDemoMessages(
  tx: Transaction,
  groupId: string,
  by: string,
  { replies }: Pick<DemoReplies, 'replies'>,
): Promise<void> {
  const eventIds = [...new Set(replies.map(({ eventId }) => eventId))].slice(0, 2)
  if (eventIds.length === 0) return
  const madeAt = new Date(Date.now() - 3 * DAY_MS)
  const common = { groupId, kind: 'please_answer', way: 'email', locale: 'pt-BR', madeAt } as const
  await tx
    .insert(messages)
    .values(eventIds.map((eventId, at) => ({ ...common, id: id(at + 1), eventId, by: at === 0 ? by : null })))
  await tx.insert(messageRecipients).values(
    eventIds.flatMap((eventId, at) =>
      replies
        .filter((reply) => reply.eventId === eventId)
        .map(({ memberId }, place) => ({
          groupId,
          messageId: id(at + 1),
          personId: memberId,
          isDeputy: false,
          // One of them has an address that is wrong.
          state: place === 4 ? ('failed' as const) : ('sent' as const),
          reason: place === 4 ? ('refused' as const) : null,
          replyCode: place === 4 ? 550 : null,
          at: madeAt,
          attempts: 1,
        })),
    ),
  )
}
