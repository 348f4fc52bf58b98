import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database'
import { deputies } from '../../platform/db/schema/calendar/personalLinks'
import { members } from '../../platform/db/schema/members'
import { contacts } from '../../platform/db/schema/members/contacts'
import { messageRecipients } from '../../platform/db/schema/messages/messages'
import type { Bounce } from '../../platform/mail/bounces/readBounces'
import { addMailBlock } from './mailBlocks'

/** The address that the person has now. */
async function findEmail(tx: Transaction, groupId: string, personId: string): Promise<string | undefined> {
  for (const people of [members, contacts, deputies]) {
    const [found] = await tx
      .select({ email: people.email })
      .from(people)
      .where(and(eq(people.groupId, groupId), eq(people.id, personId), isNull(people.deletedAt)))
    if (found !== undefined) return found.email ?? undefined
  }
  return undefined
}

/**
 * Marks the address as one that the mail server refused, unless the person has another one by now, and the message as failed. What is
 * about the mail alone marks no address.
 */
export async function noteBouncedMessage(db: Database, bounce: Bounce): Promise<void> {
  const { groupId, personId, mailId, addresses, isAboutAddress, replyCode } = bounce
  await db.transaction(async (tx) => {
    const email = isAboutAddress ? await findEmail(tx, groupId, personId) : undefined
    if (email !== undefined && addresses.includes(email.toLowerCase()))
      await addMailBlock(tx, groupId, { personId, email, reason: 'refused', ...(replyCode && { replyCode }) })
    await tx
      .update(messageRecipients)
      .set({
        state: 'failed',
        reason: isAboutAddress ? 'refused' : 'rejected',
        replyCode: replyCode ?? null,
        at: sql`now()`,
      })
      .where(
        and(
          eq(messageRecipients.groupId, groupId),
          eq(messageRecipients.messageId, mailId),
          eq(messageRecipients.personId, personId),
          inArray(messageRecipients.state, ['sent', 'unclear']),
        ),
      )
  })
}
