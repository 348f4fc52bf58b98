import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import type { RowRecorder } from '../../platform/db/rowImages'
import { mailBlocks } from '../../platform/db/schema/messages/mailSettings'
import { messageRecipients } from '../../platform/db/schema/messages/messages'

interface Two {
  keptId: string
  givenUpId: string
}

/** Who unsubscribed stays so, and an address that was refused too, where it is the one that is kept. */
async function mergeBlocks(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  { keptId, givenUpId, email }: Two & { email: string | null },
): Promise<void> {
  const ofBoth = isIn(mailBlocks.personId, [keptId, givenUpId])
  const blocks = await tx
    .select()
    .from(mailBlocks)
    .where(and(eq(mailBlocks.groupId, groupId), ofBoth))
  const own = blocks.find(({ personId }) => personId === keptId)
  const other = blocks.find(({ personId }) => personId === givenUpId)
  if (other === undefined || own?.reason === 'unsubscribed') return
  if (other.reason !== 'unsubscribed' && other.email !== email) return
  await record(mailBlocks, ofBoth, async () => {
    await tx.delete(mailBlocks).where(and(eq(mailBlocks.groupId, groupId), ofBoth))
    await tx.insert(mailBlocks).values({ ...other, personId: keptId })
  })
}

/**
 * Moves the messages that were sent to one member to another, and who gets none. Where a message was for both, each keeps theirs. What
 * waits stays as it is, and goes to who is kept when its turn comes (followMerges.ts). `email`: the address that stays.
 */
export async function mergeMessages(
  tx: Transaction,
  groupId: string,
  recorder: RowRecorder,
  two: Two & { email: string | null },
): Promise<void> {
  const { keptId, givenUpId } = two
  const { personId, messageId, state } = messageRecipients
  const isDone = not(inArray(state, ['waiting', 'sending']))
  const wasForBoth = sql`${messageId} in (select own.message_id from ${messageRecipients} own
    where own.group_id = ${groupId} and own.person_id = ${keptId})`
  const { minorIds } = messageRecipients
  const isTheirs = sql`(${isIn(personId, [keptId, givenUpId])} or ${minorIds} && array[${keptId}, ${givenUpId}]::uuid[])`
  await recorder.record(messageRecipients, isTheirs, async () => {
    await tx
      .update(messageRecipients)
      .set({ personId: keptId })
      .where(and(eq(messageRecipients.groupId, groupId), eq(personId, givenUpId), isDone, sql`not ${wasForBoth}`))
    // What their guardians were told.
    await tx
      .update(messageRecipients)
      .set({
        minorIds: sql`array_replace(array_remove(${minorIds}, ${keptId}::uuid), ${givenUpId}::uuid, ${keptId}::uuid)`,
      })
      .where(and(eq(messageRecipients.groupId, groupId), sql`${minorIds} @> array[${givenUpId}]::uuid[]`, isDone))
  })
  await mergeBlocks(tx, groupId, recorder, two)
}
