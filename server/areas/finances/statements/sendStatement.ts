import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Locale } from '@contract/locales'
import { Id } from '@contract/primitives'
import type { Database } from '../../../platform/db/database'
import { statementMails } from '../../../platform/db/schema/finances/statementMails'
import { ApiError } from '../../../platform/http/errors'
import { defineJob, enqueueAll } from '../../../platform/jobs/jobs'
import type { Job } from '../../../platform/jobs/jobs'
import { MailRefusedError, MailUnclearError, sendMail } from '../../../platform/mail/mailer'
import { layOutMail } from '../../../platform/mail/mailLayout'
import type { MailText } from '../../../platform/mail/mailLayout'
import { mailReferences } from '../../../platform/mail/mailReference'
import { addMailBlock } from '../../messages/mailBlocks'
import { openStatement } from './openStatement'
import type { OpenStatement } from './openStatement'
import { readNotice } from './writeNotice'
import { findReminder } from './reminderSettingsRepository'
import { noteOutcome } from './reminderFees'
import type { Outcome } from './reminderFees'
import { writeStatement } from './writeStatement'
import type { StatementFacts } from './writeStatement'

/** Minutes before each further attempt. After the last one the mail has failed, which the treasurer sees. */
const PAUSES_MIN = [1, 5, 20, 60, 180]
const MINUTE_MS = 60_000

const Errand = z.object({ groupId: Id, id: Id })
type Errand = z.infer<typeof Errand>

const isMail = ({ groupId, id }: Errand) => and(eq(statementMails.groupId, groupId), eq(statementMails.id, id))

type Row = typeof statementMails.$inferSelect

/** Stores the outcome of an attempt, unless another one has begun since. */
const note = (db: Database, mail: Row, outcome: Outcome): Promise<void> =>
  noteOutcome(db, mail, outcome, and(eq(statementMails.attempts, mail.attempts), eq(statementMails.state, 'sending')))

/**
 * Marks the mail as `sending`, in a transaction of its own. If it is marked already, the process crashed during an attempt: nobody knows
 * whether the mail was sent, so it becomes `unclear` and is not sent again.
 */
function begin(db: Database, errand: Errand): Promise<Row | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(statementMails).where(isMail(errand)).for('update')
    if (row?.state !== 'sending' && row?.state !== 'waiting') return undefined
    const isLost = row.state === 'sending'
    const [begun] = await tx
      .update(statementMails)
      .set({ state: isLost ? 'unclear' : 'sending', attempts: row.attempts + 1, at: sql`now()` })
      .where(isMail(errand))
      .returning()
    return isLost ? undefined : begun
  })
}

async function tryLater(db: Database, mail: Row): Promise<void> {
  const { groupId, id, attempts: attempt } = mail
  const errand = { groupId, id }
  const minutes = PAUSES_MIN[attempt - 1]
  if (minutes === undefined) return note(db, mail, { state: 'failed', reason: 'unreachable' })
  await db.transaction(async (tx) => {
    const put = await tx
      .update(statementMails)
      .set({ state: 'waiting', at: sql`now()` })
      .where(and(isMail(errand), eq(statementMails.attempts, attempt), eq(statementMails.state, 'sending')))
      .returning({ id: statementMails.id })
    if (put.length > 0) await enqueueAll(tx, sendStatement, [errand], new Date(Date.now() + minutes * MINUTE_MS))
  })
}

/** The fee of this reminder, in minor units. */
const ownFee = ({ open }: StatementFacts, { feeId }: Row): number => open.find(({ id }) => id === feeId)?.amount ?? 0

/** What a mail is to say, to whom; `isDue`: there is still a reason for it. */
type Letter = Pick<OpenStatement, 'payer' | 'sender' | 'paidBy'> & {
  groupName: string
  amount: number
  isDue: boolean
  write: (locale: Locale) => MailText
}

/** Undefined: whoever it is for is gone. */
async function readLetter(db: Database, mail: Row): Promise<Letter | undefined> {
  const { groupId, memberId, payerId, step, debitLineId } = mail
  const reminder = step === null ? undefined : await findReminder(db, groupId, step)
  const how = { isOverdueAlone: reminder !== undefined, toPayer: payerId !== null }
  const open = await openStatement(db, groupId, memberId, how).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  })
  if (open === undefined) return undefined
  const { facts, payer, sender, paidBy } = open
  const { groupName } = facts
  const to = { payer, sender, ...(paidBy && { paidBy }), groupName }
  if (debitLineId !== null) {
    const notice = await readNotice(db, groupId, debitLineId, facts)
    const write = (locale: Locale) => notice?.write(locale) ?? writeStatement(facts, locale)
    return { ...to, amount: mail.amount, isDue: notice !== undefined, write }
  }
  // Whoever paid before it leaves owes no fee for it: of a fee alone nobody is reminded.
  const isDue = facts.toPay > ownFee(facts, mail)
  return { ...to, amount: facts.toPay, isDue, write: (locale) => writeStatement(facts, locale, reminder) }
}

/** Sends a statement, reminder or notice with its content at that time, at most once as far as mail servers allow. */
export const sendStatement: Job<Errand> = defineJob('send_statement', Errand, async (errand, context) => {
  const { db, config, log } = context
  const { groupId, id } = errand
  if (config.smtpUrl === undefined) return
  const [known] = await db.select().from(statementMails).where(isMail(errand))
  if (known === undefined) return
  const { memberId, payerId } = known
  const letter = await readLetter(db, known)
  // Not earlier, as the queue tries again what fails before this line.
  const row = await begin(db, errand)
  if (row === undefined) return
  const { locale: usual } = row
  const isGone = letter === undefined || (payerId !== null && letter.paidBy?.id !== payerId)
  // The payer may have changed; a mail for one of them is not sent to another.
  if (isGone) return note(db, row, { state: 'skipped', reason: 'no_address' })
  const { payer, sender, groupName } = letter
  if (!letter.isDue) return note(db, row, { state: 'skipped', reason: 'paid' })
  if (payer.email === undefined || payer.block !== undefined)
    return note(db, row, { state: 'skipped', reason: 'no_address' })
  const locale = payer.locale ?? usual
  try {
    await db.update(statementMails).set({ amount: letter.amount }).where(isMail(errand))
    await sendMail(config, {
      ...layOutMail(payer.email, locale, letter.write(locale)),
      senderName: sender.name ?? groupName,
      replyTo: sender.replyTo,
      reference: mailReferences(context).make({ groupId, personId: payer.memberId ?? payerId ?? memberId, mailId: id }),
    })
    await note(db, row, { state: 'sent' })
  } catch (error) {
    if (error instanceof MailRefusedError) {
      const { isAboutRecipient, replyCode } = error
      const { memberId: personId, email } = payer
      // Of who is no member, the statement alone says so: nobody else writes to them.
      if (isAboutRecipient && personId !== undefined)
        await addMailBlock(db, groupId, { personId, email, reason: 'refused', replyCode })
      await note(db, row, {
        state: 'failed',
        reason: isAboutRecipient ? 'refused' : 'rejected',
        replyCode,
      })
    } else if (error instanceof MailUnclearError) await note(db, row, { state: 'unclear' })
    else await tryLater(db, row)
    log.warn({ err: error }, 'a statement was not sent')
  }
})
