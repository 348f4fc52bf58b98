import { and, desc, eq, inArray } from 'drizzle-orm'
import { addDays } from '@contract/days'
import { NOTICE_DAYS_USUAL } from '@contract/finances/paying/paymentSettings'
import type { DebitNotices, DebitRun } from '@contract/finances/sepa/debitRuns'
import { accountLocale } from '../../../platform/auth/accountLocale'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { debitLines, mandates } from '../../../platform/db/schema/finances/debits'
import { statementMails } from '../../../platform/db/schema/finances/statementMails'
import { groups } from '../../../platform/db/schema/groups'
import { messageSettings } from '../../../platform/db/schema/messages/mailSettings'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { enqueueAll } from '../../../platform/jobs/jobs'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { findRun } from './debitRunRows'
import type { PlainRun } from './debitRunRows'
import { openStatements } from './openStatement'
import { findPaymentSettings } from './paymentSettingsRepository'
import { sendStatement } from './sendStatement'
import { statementWordsOf } from './statementWords'

type MailRow = typeof statementMails.$inferSelect

/** The usual words in the language of the group's mails, else of the caller, with their greeting. */
async function usualWords(db: Database, actor: Actor) {
  const [group] = await db
    .select({ addressing: groups.addressing, locale: messageSettings.locale })
    .from(groups)
    .leftJoin(messageSettings, eq(messageSettings.groupId, actor.groupId))
    .where(eq(groups.groupId, actor.groupId))
  const locale = group?.locale ?? (await accountLocale(db, actor))
  return { locale, words: statementWordsOf(locale, group?.addressing) }
}

export async function usualNotice(db: Database, actor: Actor): Promise<{ subject: string; text: string }> {
  return (await usualWords(db, actor)).words.notice
}

const isTold = ({ state }: MailRow) => state !== 'failed' && state !== 'skipped'

/** `hasMail`: whether this server sends e-mail at all. */
export function debitNoticeRepository(db: Database, hasMail: boolean) {
  /** By line, what was sent of it last. */
  async function readNotices(reader: Database | Transaction, groupId: string, lineIds: string[]) {
    const rows = await reader
      .select()
      .from(statementMails)
      .where(and(eq(statementMails.groupId, groupId), isIn(statementMails.debitLineId, lineIds)))
      .orderBy(desc(statementMails.madeAt), desc(statementMails.id))
    return new Map(rows.toReversed().map((row) => [row.debitLineId, row]))
  }

  /** By line, the member or payer who is told of it; those without a mandate any more are left out. */
  async function readPeople(groupId: string, runId: string): Promise<Map<string, string>> {
    const rows = await db
      .select({ lineId: debitLines.id, personId: mandates.personId })
      .from(debitLines)
      .innerJoin(mandates, and(eq(mandates.groupId, groupId), eq(mandates.id, debitLines.mandateId)))
      .where(and(eq(debitLines.groupId, groupId), eq(debitLines.runId, runId)))
    return new Map(rows.map(({ lineId, personId }) => [lineId, personId]))
  }

  async function readBlocks(groupId: string, people: ReadonlyMap<string, string>) {
    const open = await openStatements(db, groupId, [...new Set(people.values())])
    return (lineId: string) => {
      const payer = open.get(people.get(lineId) ?? '')?.payer
      return payer === undefined ? ('removed' as const) : payer.block
    }
  }

  return {
    /** The run with who was told of it, and how they can be told. */
    async describe(actor: Actor, run: PlainRun): Promise<DebitRun> {
      const { groupId } = actor
      const lineIds = run.lines.map(({ id }) => id)
      const [{ debit }, { words }, told, people] = await Promise.all([
        findPaymentSettings(db, groupId),
        usualWords(db, actor),
        readNotices(db, groupId, lineIds),
        readPeople(groupId, run.id),
      ])
      const blockOf = await readBlocks(groupId, people)
      const noticeDays = debit?.noticeDays ?? NOTICE_DAYS_USUAL
      return {
        ...run,
        lines: run.lines.map((line) => {
          const mail = told.get(line.id)
          const block = blockOf(line.id)
          return {
            ...line,
            ...(mail && {
              notice: {
                state: mail.state,
                at: mail.at.toISOString(),
                ...(mail.reason !== null && { reason: mail.reason }),
                ...(mail.byHand && { byHand: true as const }),
              },
            }),
            ...(block !== undefined && { block }),
          }
        }),
        noticeDays,
        noticedBy: addDays(run.day, -noticeDays),
        hasMail,
        notice: {
          subject: debit?.noticeSubject ?? words.notice.subject,
          greeting: words.greeting('{name}'),
          text: debit?.noticeText ?? words.notice.text,
        },
      }
    },

    /** Sends or records all or none; what is stored already is left as it is. Throws as the call says. */
    async send(actor: Actor, { runId, notices }: DebitNotices): Promise<PlainRun> {
      const { groupId, name: by } = actor
      const id = runId.toLowerCase()
      const people = await readPeople(groupId, id)
      const blockOf = await readBlocks(groupId, people)
      const { locale } = await usualWords(db, actor)
      const wanted = notices.map((notice) => ({
        ...notice,
        id: notice.id.toLowerCase(),
        lineId: notice.lineId.toLowerCase(),
      }))
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const run = await findRun(tx, groupId, id)
        if (run === undefined) throw new ApiError('not_found')
        const ids = wanted.map((notice) => notice.id)
        const stored = await tx
          .select({ id: statementMails.id, lineId: statementMails.debitLineId })
          .from(statementMails)
          .where(and(eq(statementMails.groupId, groupId), inArray(statementMails.id, ids)))
        const known = new Map(stored.map((mail) => [mail.id, mail.lineId]))
        if (wanted.some((notice) => known.has(notice.id) && known.get(notice.id) !== notice.lineId))
          throw new ApiError('conflict')
        const fresh = wanted.flatMap((notice, at) => (known.has(notice.id) ? [] : [{ ...notice, at }]))
        if (fresh.length === 0) return run
        if (run.day <= todayIn(await findTimeZone(tx, groupId))) throw invalidField('runId', 'not_allowed')
        const lines = new Map(run.lines.map((line) => [line.id, line]))
        const told = await readNotices(tx, groupId, [...lines.keys()])
        const taken = new Set([...told].flatMap(([lineId, mail]) => (isTold(mail) ? [lineId] : [])))
        const mails = fresh.map(({ at, id: mailId, lineId, byHand = false }) => {
          const [line, memberId] = [lines.get(lineId), people.get(lineId)]
          if (line === undefined || memberId === undefined) throw invalidField(`notices.${at}.lineId`, 'not_allowed')
          if (taken.has(lineId)) throw invalidField(`notices.${at}.lineId`, 'taken')
          if (!byHand && (!hasMail || blockOf(lineId) !== undefined))
            throw invalidField(`notices.${at}.lineId`, 'required')
          taken.add(lineId)
          const state = byHand ? ('sent' as const) : ('waiting' as const)
          return { groupId, id: mailId, memberId, state, amount: line.amount, locale, by, byHand, debitLineId: lineId }
        })
        await tx.insert(statementMails).values(mails)
        const errands = mails.flatMap((mail) => (mail.byHand ? [] : [{ groupId, id: mail.id }]))
        if (errands.length > 0) await enqueueAll(tx, sendStatement, errands)
        const subject = { type: 'debit_run', id, name: String(run.number) } as const
        await appendAudit(tx, actor, {
          action: 'debit_notices_sent',
          subject,
          after: { date: run.day, count: mails.length },
        })
        return run
      })
    },
  }
}
