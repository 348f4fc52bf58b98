import { and, desc, eq } from 'drizzle-orm'
import type {
  NewStatementMail,
  StatementLetter,
  StatementLetterQuery,
  StatementMail,
} from '@contract/finances/paying/statements'
import { accountLocale } from '../../../platform/auth/accountLocale'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { statementMails } from '../../../platform/db/schema/finances/statementMails'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { enqueue } from '../../../platform/jobs/jobs'
import { readContacts } from '../payers/public'
import { newFeeOf, openStatement } from './openStatement'
import { findReminder } from './reminderSettingsRepository'
import { sendStatement } from './sendStatement'
import { toPlainText, writeStatement } from './writeStatement'

const SHOWN_MAX = 12

type Row = typeof statementMails.$inferSelect

export function toStatementMail(row: Row): StatementMail {
  const { id, memberId, payerId, state, amount, by, madeAt, at, reason, replyCode, step, byHand, debitLineId } = row
  return {
    id,
    memberId,
    ...(payerId !== null && { to: 'payer' as const }),
    state,
    amount,
    by,
    madeAt: madeAt.toISOString(),
    at: at.toISOString(),
    ...(reason !== null && { reason }),
    ...(replyCode !== null && { replyCode }),
    ...((step === 1 || step === 2 || step === 3) && { step }),
    ...(byHand && { byHand }),
    ...(debitLineId !== null && { isNotice: true as const }),
  }
}

/** `hasMail`: whether this server sends e-mail at all. */
export function statementRepository(db: Database, hasMail: boolean) {
  const isMail = (groupId: string, id: string) => and(eq(statementMails.groupId, groupId), eq(statementMails.id, id))

  async function namePayers(groupId: string, entries: { financeId: string; payerId: string }[]) {
    const contacts = new Map((await readContacts(db, groupId)).map(({ id, name }) => [id, name]))
    return entries.map(({ financeId, payerId: id }) => ({ financeId, payer: { id, name: contacts.get(id) ?? '' } }))
  }

  return {
    /** The current statement and its text; with `step`, that reminder of what is overdue. */
    async find(actor: Actor, { memberId, step: named, to }: StatementLetterQuery): Promise<StatementLetter> {
      const { groupId } = actor
      const reminder = named === undefined ? undefined : await findReminder(db, groupId, Number(named))
      const own = await accountLocale(db, actor)
      const newFee = reminder && newFeeOf(reminder, own)
      const how = { isOverdueAlone: reminder !== undefined, toPayer: to === 'payer', newFee }
      const statement = await openStatement(db, groupId, memberId, how)
      const { id, facts, payer, sender, paidBy, isToPayer, asked, askedElsewhere } = statement
      const locale = payer.locale ?? sender.locale ?? own
      const mail = writeStatement(facts, locale, reminder)
      const rows = await db
        .select()
        .from(statementMails)
        .where(and(eq(statementMails.groupId, groupId), eq(statementMails.memberId, id)))
        .orderBy(desc(statementMails.madeAt), desc(statementMails.id))
        .limit(SHOWN_MAX)
      const { email, phone, block } = payer
      const sumOf = (entries: { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0)
      const [collected, later] = [sumOf(facts.collected), sumOf(facts.later)]
      return {
        memberId: id,
        owed: facts.owed + collected + later,
        ...(collected > 0 && { collected }),
        ...(later > 0 && { later }),
        ...(facts.credit > 0 && { credit: facts.credit }),
        toPay: facts.toPay,
        asked,
        ...(askedElsewhere.length > 0 && { askedElsewhere: await namePayers(groupId, askedElsewhere) }),
        ...(paidBy && { payer: paidBy }),
        ...(isToPayer && { to: 'payer' as const }),
        reference: facts.reference,
        ways: facts.ways,
        locale,
        subject: mail.subject,
        text: toPlainText(mail),
        ...(email !== undefined && { email }),
        ...(phone !== undefined && { phone }),
        ...(block !== undefined && { block }),
        hasMail,
        mails: rows.map(toStatementMail),
      }
    },

    /**
     * For an id stored already, returns what is stored. Throws `invalid` at `mail.id` where the server sends no mail, and at
     * `mail.memberId` where nothing is to pay (`not_allowed`) or no mail can be sent (`required`), and `conflict` for an id stored for
     * another member.
     */
    async send(actor: Actor, wanted: NewStatementMail): Promise<{ mail: StatementMail; isNew: boolean }> {
      const { groupId, name } = actor
      const id = wanted.id.toLowerCase()
      const memberId = wanted.memberId.toLowerCase()
      if (!hasMail) throw invalidField('mail.id', 'not_allowed')
      const statement = await openStatement(db, groupId, memberId, { toPayer: wanted.to === 'payer' })
      const { facts, payer, sender, paidBy, isToPayer } = statement
      const payerId = isToPayer && paidBy ? paidBy.id : null
      const locale = sender.locale ?? (await accountLocale(db, actor))
      const isNew = await db.transaction(async (tx) => {
        const [known] = await tx.select({ id: statementMails.id }).from(statementMails).where(isMail(groupId, id))
        if (known !== undefined) return false
        if (facts.toPay <= 0) throw invalidField('mail.memberId', 'not_allowed')
        if (payer.block !== undefined) throw invalidField('mail.memberId', 'required')
        const made = await tx
          .insert(statementMails)
          .values({ groupId, id, memberId, payerId, state: 'waiting', amount: facts.toPay, locale, by: name })
          .onConflictDoNothing()
          .returning({ id: statementMails.id })
        if (made.length === 0) return false
        await enqueue(tx, sendStatement, { groupId, id })
        const type = payerId === null ? ('member' as const) : ('payer' as const)
        const subject = { type, id: payerId ?? memberId, name: facts.memberName }
        await appendAudit(tx, actor, { action: 'statement_sent', subject, after: { amount: facts.toPay } })
        return true
      })
      const [stored] = await db.select().from(statementMails).where(isMail(groupId, id))
      if (stored === undefined) throw new ApiError('not_found')
      if (stored.memberId !== memberId) throw new ApiError('conflict', { current: toStatementMail(stored) })
      return { mail: toStatementMail(stored), isNew }
    },
  }
}
