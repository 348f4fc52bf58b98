import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { RecipientReason, RecipientState } from '@contract/messages'
import { Id } from '@contract/primitives'
import { feedTokens } from '../../platform/auth/feedTokens'
import type { Database, Transaction } from '../../platform/db/database'
import { messageRecipients, messages } from '../../platform/db/schema/messages/messages'
import { ApiError } from '../../platform/http/errors'
import { defineJob, enqueueAll } from '../../platform/jobs/jobs'
import type { Job, JobContext } from '../../platform/jobs/jobs'
import { MailRefusedError, MailUnclearError, sendMail } from '../../platform/mail/mailer'
import type { Mail } from '../../platform/mail/mailer'
import { layOutMail } from '../../platform/mail/mailLayout'
import { mailReferences } from '../../platform/mail/mailReference'
import { followMerges } from './followMerges'
import { addMailBlock } from './mailBlocks'
import { toReader } from './mails/reader'
import { hasLinks, writeMessage } from './mails/writeMessage'
import { isFor, narrowedTo, openDraft } from './messageDraft'
import type { OpenDraft, Recipient } from './messageDraft'
import { answerAddresses, pageAddress, pageTokens } from './pageAddress'
import { concernedIds, draftOf } from './storedDraft'
import { quietUntil } from '../../platform/time/quietTime'

/** Increasing pauses; after the last one the mail has failed and can be retried by hand. */
const PAUSES_MIN = [1, 5, 20, 60, 180]
const MINUTE_MS = 60_000

const Errand = z.object({ groupId: Id, messageId: Id, personId: Id })
type Errand = z.infer<typeof Errand>

type MessageRow = typeof messages.$inferSelect

const isRecipient = ({ groupId, messageId, personId }: Errand) =>
  and(
    eq(messageRecipients.groupId, groupId),
    eq(messageRecipients.messageId, messageId),
    eq(messageRecipients.personId, personId),
  )

interface Outcome {
  state: RecipientState
  reason?: RecipientReason
  replyCode?: number
}

/** Stores the outcome of one attempt, unless a newer attempt has begun. */
async function note(db: Database | Transaction, errand: Errand, attempt: number, outcome: Outcome): Promise<void> {
  const { state, reason = null, replyCode = null } = outcome
  await db
    .update(messageRecipients)
    .set({ state, reason, replyCode, at: sql`now()`, notBefore: null })
    .where(
      and(
        isRecipient(errand),
        eq(messageRecipients.attempts, attempt),
        sql`${messageRecipients.state} in ('sending', 'unclear')`,
      ),
    )
}

/**
 * The errand as it is sent: of a member whose record became one with another, that one's. Where the message is for both, it is sent to
 * them once.
 */
async function asKept(db: Database, errand: Errand): Promise<Errand> {
  const { groupId, personId } = errand
  const [keptId = personId] = await followMerges(db, groupId, [personId])
  if (keptId === personId) return errand
  const kept = { ...errand, personId: keptId }
  await db.transaction(async (tx) => {
    const isWaiting = and(isRecipient(errand), eq(messageRecipients.state, 'waiting'))
    const [other] = await tx
      .select({ personId: messageRecipients.personId })
      .from(messageRecipients)
      .where(isRecipient(kept))
    await tx
      .update(messageRecipients)
      .set(other ? { state: 'skipped', reason: 'merged', at: sql`now()`, notBefore: null } : { personId: keptId })
      .where(isWaiting)
  })
  return kept
}

type Begun = { kind: 'begun'; attempt: number; pauses: number } | { kind: 'done' }

/**
 * Records, in its own transaction, that the mail is about to be handed over. If that was recorded before without an outcome, the process
 * died in between: it is unknown whether the mail was sent, and it is not sent again.
 */
function begin(db: Database, errand: Errand): Promise<Begun> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(messageRecipients).where(isRecipient(errand)).for('update')
    if (row?.state === 'sending') {
      await tx
        .update(messageRecipients)
        .set({ state: 'unclear', at: sql`now()` })
        .where(isRecipient(errand))
    }
    if (row?.state !== 'waiting') return { kind: 'done' }
    const attempt = row.attempts + 1
    await tx
      .update(messageRecipients)
      .set({ state: 'sending', attempts: attempt, at: sql`now()` })
      .where(isRecipient(errand))
    return { kind: 'begun', attempt, pauses: row.pauses }
  })
}

/** Puts it off, with the job that comes back to it. */
async function putOff(db: Database, errand: Errand, notBefore: Date, from: RecipientState, pauses?: number) {
  await db.transaction(async (tx) => {
    const put = await tx
      .update(messageRecipients)
      .set({ state: 'waiting', notBefore, at: sql`now()`, ...(pauses !== undefined && { pauses }) })
      .where(and(isRecipient(errand), eq(messageRecipients.state, from)))
      .returning({ personId: messageRecipients.personId })
    if (put.length > 0) await enqueueAll(tx, sendMessage, [errand], notBefore)
  })
}

interface Turn {
  message: MessageRow
  draft: OpenDraft
  /** Those whom it was to concern. */
  personIds: string[]
  /** Undefined if the message is no longer for them, or they no longer exist. */
  recipient: Recipient | undefined
}

/** The recipient of that row; of a member's, who got a guardian since it was stored, the guardian who is written to first. */
function findRecipient(recipients: Recipient[], personId: string, personIds: string[]): Recipient | undefined {
  const own = recipients.find(({ id }) => id === personId)
  const others = personIds.includes(personId) ? recipients : []
  return [...(own ? [own] : []), ...others].flatMap(
    (recipient) => narrowedTo(recipient, (id) => personIds.includes(id)) ?? [],
  )[0]
}

/** Undefined: message or event are gone. */
async function findTurn(db: Database, errand: Errand): Promise<Turn | undefined> {
  const { groupId, messageId, personId } = errand
  const { minorIds } = messageRecipients
  const [found] = await db
    .select({ message: messages, minorIds })
    .from(messages)
    .innerJoin(messageRecipients, isRecipient(errand))
    .where(and(eq(messages.groupId, groupId), eq(messages.id, messageId)))
  if (found === undefined) return undefined
  const { message } = found
  const personIds = await followMerges(db, groupId, concernedIds([{ personId, minorIds: found.minorIds }]))
  const draft = await openDraft(db, groupId, draftOf(message, personIds)).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  })
  const [keptId = personId] = await followMerges(db, groupId, [personId])
  return draft && { message, draft, personIds, recipient: findRecipient(draft.recipients, keptId, personIds) }
}

/** Why the mail is not sent after all; undefined if it is. */
function needless({ message, draft, personIds, recipient }: Turn): RecipientReason | undefined {
  const { target } = draft
  if (target && message.kind !== 'free') {
    const { kind, includesMaybe } = message
    if (
      target.event.planning === 'draft' ||
      target.isOver ||
      (kind !== 'changed' && target.event.status !== 'scheduled')
    )
      return 'event_gone'
    const people = target.people.filter(({ id }) => personIds.includes(id))
    if (people.length > 0 && people.every((person) => !isFor({ kind, includesMaybe }, person))) return 'answered'
  }
  if (recipient?.block === 'unsubscribed') return 'unsubscribed'
  return recipient?.email === undefined ? 'no_address' : undefined
}

async function compose(turn: Turn, errand: Errand, context: JobContext): Promise<Mail | undefined> {
  const { message, draft, recipient } = turn
  const { config } = context
  if (recipient?.email === undefined || config.publicUrl === undefined) return undefined
  const { groupId, messageId } = errand
  const origin = config.publicUrl
  const pages = hasLinks(draft.facts)
    ? (await pageTokens(context, groupId, [recipient], 'owner')).get(recipient.id)
    : undefined
  const secret = feedTokens(context, 'batuta unsubscribe').make({ groupId, userId: recipient.id, number: 1 })
  const unsubscribeUrl = `${origin}/messages/unsubscribe/${secret}`
  const locale = recipient.locale ?? message.locale
  const eventId = draft.target?.event.id
  const url = pages && pageAddress(origin, pages, eventId)
  const people = recipient.minors?.concerned ?? [recipient]
  const answers = pages && eventId && answerAddresses(origin, pages, { eventId, people })
  const reader = { ...toReader(recipient, locale), unsubscribeUrl, url, ...(answers && { answers }) }
  const { settings, name: groupName } = draft.group
  return {
    ...layOutMail(recipient.email, locale, writeMessage(draft.facts, reader)),
    senderName: settings?.senderName ?? groupName,
    replyTo: settings?.replyTo,
    unsubscribeUrl,
    reference: mailReferences(context).make({ groupId, personId: recipient.id, mailId: messageId }),
  }
}

/** Retries after increasing pauses, until the mail has failed. */
async function tryLater(db: Database, errand: Errand, { attempt, pauses }: { attempt: number; pauses: number }) {
  const minutes = PAUSES_MIN[pauses]
  if (minutes === undefined) return note(db, errand, attempt, { state: 'failed', reason: 'unreachable' })
  return putOff(db, errand, new Date(Date.now() + minutes * MINUTE_MS), 'sending', pauses + 1)
}

/**
 * Sends a message to one recipient, at most once as far as mail servers allow: a mail recorded as being sent is not sent again
 * automatically.
 */
export const sendMessage: Job<Errand> = defineJob('send_message', Errand, async (asked, context) => {
  const { db, config, log } = context
  const own = await findTurn(db, asked)
  // A process that died may have made it the kept one's already.
  const waiting = own ? asked : await asKept(db, asked)
  const turn = own ?? (await findTurn(db, waiting))
  if (turn === undefined || config.smtpUrl === undefined) return
  const { message, draft } = turn
  const quiet = quietUntil(draft.group.settings?.quiet, draft.group.timeZone, new Date())
  if (quiet !== undefined && !message.isUrgent) return putOff(db, waiting, quiet, 'waiting')
  const errand = await asKept(db, waiting)
  const reason = needless(turn)
  const mail = reason === undefined ? await compose(turn, errand, context) : undefined
  const begun = await begin(db, errand)
  if (begun.kind === 'done') return
  const { attempt } = begun
  if (mail === undefined) return note(db, errand, attempt, { state: 'skipped', reason: reason ?? 'no_address' })
  try {
    await sendMail(config, mail)
    await note(db, errand, attempt, { state: 'sent' })
  } catch (error) {
    if (error instanceof MailRefusedError) {
      const { isAboutRecipient, replyCode } = error
      const block = { personId: turn.recipient?.id ?? errand.personId, email: mail.to, reason: 'refused' as const }
      if (isAboutRecipient) await addMailBlock(db, errand.groupId, { ...block, replyCode })
      await note(db, errand, attempt, { state: 'failed', reason: isAboutRecipient ? 'refused' : 'rejected', replyCode })
    } else if (error instanceof MailUnclearError) await note(db, errand, attempt, { state: 'unclear' })
    else await tryLater(db, errand, begun)
    log.warn({ err: error }, 'a message was not sent')
  }
})
