import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, min, not, sql, sum } from 'drizzle-orm'
import type {
  NewReminder,
  OverdueList,
  OverdueMember,
  ReminderSettings,
  ReminderStep,
} from '@contract/treasury/paying/reminders'
import type { StatementMail } from '@contract/treasury/paying/statements'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances'
import { members } from '../../../platform/db/schema/members'
import { mailBlocks, messageSettings } from '../../../platform/db/schema/messages/mailSettings'
import { statementMails } from '../../../platform/db/schema/treasury/statementMails'
import { ApiError, FIELDS_MAX } from '../../../platform/http/errors'
import { enqueueAll } from '../../../platform/jobs/jobs'
import { addDays, todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { isTakenBack } from '../financeSelection'
import { isOwed } from '../financeTotals'
import { findReminderSettings } from './reminderSettingsRepository'
import { sendStatement } from './sendStatement'
import { localeOf } from './statementLocale'
import { toStatementMail } from './statementRepository'

type MailRow = typeof statementMails.$inferSelect

const stepOf = (step: number | null): ReminderStep => (step === 2 || step === 3 ? step : 1)

/** Which reminder is next, and from which day on. A reminder counts from the day on which the oldest open entry became due. */
function nextOf({ steps }: ReminderSettings, since: string, last: MailRow | undefined, zone: string) {
  const next = last === undefined ? 1 : stepOf(Math.min((last.step ?? 1) + 1, 3))
  const from = last === undefined ? since : todayIn(zone, last.madeAt)
  return { next, nextOn: addDays(from, steps[next - 1]?.days ?? 0) }
}

/** `hasMail`: whether this server sends e-mail at all. */
export function reminderRepository(db: Database, hasMail: boolean) {
  /** Whoever owes what was due before today; of everybody without `memberIds`. */
  async function readOverdue(groupId: string, today: string, memberIds?: string[]) {
    const owed = db
      .select({
        memberId: finances.memberId,
        overdue: sum(finances.amount).mapWith(Number).as('overdue'),
        since: min(finances.dueDate).as('since'),
      })
      .from(finances)
      .where(
        and(
          eq(finances.groupId, groupId),
          isOwed,
          isNull(finances.deletedAt),
          isNotNull(finances.memberId),
          isNull(finances.reversalOf),
          lt(finances.dueDate, today),
          not(isTakenBack(groupId, today)),
          memberIds && inArray(finances.memberId, memberIds),
        ),
      )
      .groupBy(finances.memberId)
      .as('owed')
    const { id, name, status, email, phone, deletedAt } = members
    return db
      .select({
        memberId: id,
        name,
        status,
        email,
        phone,
        deletedAt,
        overdue: owed.overdue,
        since: sql<string>`to_char(${owed.since}, 'YYYY-MM-DD')`.as('since_day'),
        blocked: { email: mailBlocks.email, reason: mailBlocks.reason },
      })
      .from(owed)
      .innerJoin(members, and(eq(members.groupId, groupId), eq(id, owed.memberId)))
      .leftJoin(mailBlocks, and(eq(mailBlocks.groupId, groupId), eq(mailBlocks.personId, id)))
      .orderBy(asc(sql`since_day`), asc(name), asc(id))
  }

  /** Who wants no mails about events may still be reminded; an address that is refused takes neither. */
  function blockOf({ email, blocked }: Awaited<ReturnType<typeof readOverdue>>[number]): OverdueMember['block'] {
    if (email === null) return 'no_address'
    return blocked?.email === email && blocked.reason === 'refused' ? 'refused' : undefined
  }

  return {
    async list(groupId: string): Promise<OverdueList> {
      const [zone, settings] = await Promise.all([findTimeZone(db, groupId), findReminderSettings(db, groupId)])
      const today = todayIn(zone)
      const rows = await readOverdue(groupId, today)
      const ids = rows.map(({ memberId }) => memberId)
      const mails =
        ids.length === 0
          ? []
          : await db
              .selectDistinctOn([statementMails.memberId])
              .from(statementMails)
              .where(
                and(
                  eq(statementMails.groupId, groupId),
                  inArray(statementMails.memberId, ids),
                  isNotNull(statementMails.step),
                  sql`${statementMails.state} not in ('failed', 'skipped')`,
                ),
              )
              .orderBy(statementMails.memberId, desc(statementMails.madeAt), desc(statementMails.id))
      const newest = new Map(mails.map((mail) => [mail.memberId, mail]))
      const overdue = rows.map((row): OverdueMember => {
        const { memberId, name, status, phone, deletedAt, since } = row
        const mail = newest.get(memberId)
        const last = mail && todayIn(zone, mail.madeAt) >= since ? mail : undefined
        const block = blockOf(row)
        return {
          memberId,
          name,
          status: deletedAt === null ? status : 'removed',
          overdue: row.overdue,
          since,
          ...(block !== undefined && { block }),
          ...(phone !== null && { phone }),
          ...(last && {
            last: {
              step: stepOf(last.step),
              at: last.madeAt.toISOString(),
              state: last.state,
              ...(last.byHand && { byHand: true as const }),
            },
          }),
          ...nextOf(settings, since, last, zone),
        }
      })
      return { overdue, today, hasMail }
    },

    /**
     * All or none; those whose id is stored are answered as they are. Throws `invalid` at `reminders.N.memberId` where nothing is
     * overdue (`not_allowed`), no address takes the mail (`required`), or one is named twice (`taken`).
     */
    async send(actor: Actor, wanted: readonly NewReminder[]): Promise<StatementMail[]> {
      const { groupId, name: by } = actor
      const asked = wanted.map(({ id, memberId, ...rest }) => ({
        ...rest,
        id: id.toLowerCase(),
        memberId: memberId.toLowerCase(),
      }))
      const zone = await findTimeZone(db, groupId)
      const [mailSettings] = await db
        .select({ locale: messageSettings.locale })
        .from(messageSettings)
        .where(eq(messageSettings.groupId, groupId))
      const locale = mailSettings?.locale ?? (await localeOf(db, actor))
      const ids = asked.map(({ id }) => id)
      const memberIds = asked.map(({ memberId }) => memberId)
      const overdue = new Map(
        (await readOverdue(groupId, todayIn(zone), memberIds)).map((row) => [row.memberId, row] as const),
      )
      const isAsked = and(eq(statementMails.groupId, groupId), inArray(statementMails.id, ids))
      return db.transaction(async (tx) => {
        const known = new Set(
          (await tx.select({ id: statementMails.id }).from(statementMails).where(isAsked)).map(({ id }) => id),
        )
        const fields: Record<string, string> = {}
        const made = asked.flatMap(({ id, memberId, step, byHand = false }, place) => {
          if (known.has(id)) return []
          const row = overdue.get(memberId)
          const refusal =
            memberIds.indexOf(memberId) < place
              ? 'taken'
              : row === undefined
                ? 'not_allowed'
                : !byHand && (!hasMail || blockOf(row) !== undefined)
                  ? 'required'
                  : undefined
          if (refusal !== undefined) fields[`reminders.${place}.memberId`] = refusal
          if (refusal !== undefined || row === undefined) return []
          const state: MailRow['state'] = byHand ? 'sent' : 'waiting'
          return [{ groupId, id, memberId, state, amount: row.overdue, locale, by, step, byHand, name: row.name }]
        })
        const refused = Object.entries(fields)
        if (refused.length > 0)
          throw new ApiError('invalid', {
            fields: Object.fromEntries(refused.slice(0, FIELDS_MAX)),
            hasMoreFields: refused.length > FIELDS_MAX,
          })
        if (made.length > 0) {
          const inserted = await tx
            .insert(statementMails)
            .values(made.map(({ name: _name, ...row }) => row))
            .onConflictDoNothing()
            .returning({ id: statementMails.id })
          const isNew = new Set(inserted.map(({ id }) => id))
          const errands = made.flatMap(({ id, byHand }) => (isNew.has(id) && !byHand ? [{ groupId, id }] : []))
          if (errands.length > 0) await enqueueAll(tx, sendStatement, errands)
          for (const { id, memberId, name, amount, step } of made)
            if (isNew.has(id)) {
              const subject = { type: 'member', id: memberId, name } as const
              await appendAudit(tx, actor, { action: 'statement_sent', subject, after: { amount, step } })
            }
        }
        const stored = new Map((await tx.select().from(statementMails).where(isAsked)).map((row) => [row.id, row]))
        return asked.map(({ id, memberId }) => {
          const row = stored.get(id)
          if (row === undefined) throw new ApiError('not_found')
          if (row.memberId !== memberId) throw new ApiError('conflict', { current: toStatementMail(row) })
          return toStatementMail(row)
        })
      })
    },
  }
}
