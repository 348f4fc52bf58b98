import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { MailBlock } from '@contract/messages'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { contacts } from '../../platform/db/schema/members/contacts'
import { mailBlocks } from '../../platform/db/schema/messages/mailSettings'
import { ApiError } from '../../platform/http/errors'

const isOf = (groupId: string, personId: string) =>
  and(eq(mailBlocks.groupId, groupId), eq(mailBlocks.personId, personId))

interface NewBlock {
  personId: string
  email: string
  reason: MailBlock['reason']
  replyCode?: number
}

/**
 * Blocks the group's messages to the address. An unsubscription is not replaced by a later refusal of the mail server: others may lift a
 * refusal, but not an unsubscription.
 */
export async function addMailBlock(
  db: Database | Transaction,
  groupId: string,
  { personId, email, reason, replyCode }: NewBlock,
): Promise<void> {
  const row = { email, reason, replyCode: replyCode ?? null }
  const isTheirWord = sql`${mailBlocks.reason} = 'unsubscribed' and excluded.reason <> 'unsubscribed'`
  await db
    .insert(mailBlocks)
    .values({ groupId, personId, ...row })
    .onConflictDoUpdate({
      target: [mailBlocks.groupId, mailBlocks.personId],
      set: { ...row, at: sql`excluded.at` },
      setWhere: sql`not (${isTheirWord})`,
    })
}

/** Whose mails they are: a member or deputy, or the guardian of members. */
interface Reader {
  groupId: string
  id: string
  name: string
  isGuardian?: boolean
}

/** The subject of a record about their mails. */
const subjectOf = ({ id, name, isGuardian = false }: Reader) =>
  ({ type: isGuardian ? 'contact' : 'member', id, name }) as const

/** Unsubscribes the reader, who is the actor. */
export function stopMails(db: Database, actor: Actor, reader: Reader, email: string): Promise<void> {
  return db.transaction(async (tx) => {
    await addMailBlock(tx, reader.groupId, { personId: reader.id, email, reason: 'unsubscribed' })
    await appendAudit(tx, actor, {
      action: 'mails_stopped',
      subject: subjectOf(reader),
      after: { email, block: 'unsubscribed' },
    })
  })
}

/** Undoes an unsubscription. */
export function takeMailsAgain(db: Database, actor: Actor, reader: Reader): Promise<void> {
  return db.transaction(async (tx) => {
    const { email, reason } = mailBlocks
    const [taken] = await tx.delete(mailBlocks).where(isOf(reader.groupId, reader.id)).returning({ email, reason })
    if (taken === undefined) return
    await appendAudit(tx, actor, {
      action: 'mails_taken_again',
      subject: subjectOf(reader),
      before: { email: taken.email, block: taken.reason },
    })
  })
}

/**
 * Unblocks an address that a mail server refused, and records whose it was. Throws `forbidden` for an unsubscription, which others may
 * not lift.
 */
export function liftRefusal(db: Database, actor: Actor, personId: string): Promise<null> {
  const { groupId } = actor
  const { email, reason } = mailBlocks
  return db.transaction(async (tx) => {
    const [block] = await tx
      .select({ email, reason, name: members.name, contact: { name: contacts.name } })
      .from(mailBlocks)
      .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, mailBlocks.personId)))
      .leftJoin(contacts, and(eq(contacts.groupId, groupId), eq(contacts.id, mailBlocks.personId)))
      .where(isOf(groupId, personId))
      .for('update', { of: mailBlocks })
    if (block === undefined) return null
    if (block.reason !== 'refused') throw new ApiError('forbidden')
    await tx.delete(mailBlocks).where(isOf(groupId, personId))
    await appendAudit(tx, actor, {
      action: 'mail_block_lifted',
      subject: block.contact
        ? { type: 'contact', id: personId, name: block.contact.name }
        : { type: 'member', id: personId, name: block.name ?? undefined },
      before: { email: block.email, block: block.reason },
    })
    return null
  })
}

/** The block of the current address of the member or contact, or of who unsubscribed; null if there is none. */
export async function findMailBlock(db: Database, groupId: string, personId: string): Promise<MailBlock | null> {
  const { reason, replyCode, at } = mailBlocks
  const known = sql`coalesce(${members.email}, ${contacts.email})`
  const isHeld = or(eq(reason, 'unsubscribed'), sql`${known} = ${mailBlocks.email}`)
  const [found] = await db
    .select({ reason, replyCode, at })
    .from(mailBlocks)
    .leftJoin(
      members,
      and(eq(members.groupId, groupId), eq(members.id, mailBlocks.personId), isNull(members.deletedAt)),
    )
    .leftJoin(
      contacts,
      and(eq(contacts.groupId, groupId), eq(contacts.id, mailBlocks.personId), isNull(contacts.deletedAt)),
    )
    .where(and(isOf(groupId, personId), isHeld, sql`coalesce(${members.id}, ${contacts.id}) is not null`))
  if (found === undefined) return null
  return {
    reason: found.reason,
    at: found.at.toISOString(),
    ...(found.replyCode !== null && { replyCode: found.replyCode }),
  }
}
