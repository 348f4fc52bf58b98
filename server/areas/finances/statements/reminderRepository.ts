import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type {
  NewReminder,
  OverdueList,
  OverdueMember,
  ReminderSettings,
  ReminderStep,
} from '@contract/finances/paying/reminders'
import type { StatementMail } from '@contract/finances/paying/statements'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudits } from '../../../platform/audit/auditEntries'
import { accountLocale } from '../../../platform/auth/accountLocale'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { groups } from '../../../platform/db/schema/groups'
import { messageSettings } from '../../../platform/db/schema/messages/mailSettings'
import { statementMails } from '../../../platform/db/schema/finances/statementMails'
import { ApiError, FIELDS_MAX } from '../../../platform/http/errors'
import { enqueueAll } from '../../../platform/jobs/jobs'
import { inPieces } from '../../../platform/http/progress'
import type { OnProgress } from '../../../platform/http/progress'
import { addDays } from '@contract/days'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { withBeside } from '../../namesakes'
import { readDebtors } from '../dues/public'
import { toRow, withLedger } from '../ledger/public'
import { findReminderSettings } from './reminderSettingsRepository'
import { sendStatement } from './sendStatement'
import { toStatementMail } from './statementRepository'
import { statementWordsOf } from './statementWords'

type MailRow = typeof statementMails.$inferSelect

const stepOf = (step: number | null): ReminderStep => (step === 2 || step === 3 ? step : 1)

/** Which reminder is next, and from which day on. A reminder counts from the day on which the oldest open entry became due. */
function nextOf({ steps }: ReminderSettings, since: string, last: MailRow | undefined, zone: string) {
  const next = last === undefined ? 1 : stepOf(Math.min((last.step ?? 1) + 1, 3))
  const from = last === undefined ? since : todayIn(zone, last.madeAt)
  return { next, nextOn: addDays(from, steps[next - 1]?.days ?? 0) }
}

const lastOf = ({ step, madeAt, state, byHand }: MailRow): OverdueMember['last'] => ({
  step: stepOf(step),
  at: madeAt.toISOString(),
  state,
  ...(byHand && { byHand: true as const }),
})

/** `hasMail`: whether this server sends e-mail at all. */
export function reminderRepository(db: Database, hasMail: boolean) {
  /** The newest reminder to each member or payer that did not fail, by their id. */
  async function readNewest(groupId: string, ids: string[]): Promise<Map<string, MailRow>> {
    if (ids.length === 0) return new Map()
    const mails = await db
      .selectDistinctOn([statementMails.memberId])
      .from(statementMails)
      .where(
        and(
          eq(statementMails.groupId, groupId),
          isIn(statementMails.memberId, ids),
          isNotNull(statementMails.step),
          sql`${statementMails.state} not in ('failed', 'skipped')`,
        ),
      )
      .orderBy(statementMails.memberId, desc(statementMails.madeAt), desc(statementMails.id))
    return new Map(mails.map((mail) => [mail.memberId, mail]))
  }

  /** Language of mails to people whose account has none: the group's, else the caller's. */
  async function usualLocale(actor: Actor) {
    const [group] = await db
      .select({ locale: messageSettings.locale, addressing: groups.addressing })
      .from(groups)
      .leftJoin(messageSettings, eq(messageSettings.groupId, actor.groupId))
      .where(eq(groups.groupId, actor.groupId))
    return { addressing: group?.addressing, locale: group?.locale ?? (await accountLocale(db, actor)) }
  }

  return {
    async list(groupId: string): Promise<OverdueList> {
      const [zone, settings] = await Promise.all([findTimeZone(db, groupId), findReminderSettings(db, groupId)])
      const today = todayIn(zone)
      const debtors = await withBeside(db, groupId, await readDebtors(db, groupId, today), ({ id, isMember }) =>
        isMember ? id : undefined,
      )
      const newest = await readNewest(
        groupId,
        debtors.flatMap(({ ids }) => ids),
      )
      const overdue = debtors.map(
        ({ id, isMember: _isMember, ids, owesLongest: _owesLongest, ...debtor }): OverdueMember => {
          const [mail] = ids
            .flatMap((one) => newest.get(one) ?? [])
            .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
          const last = mail && todayIn(zone, mail.madeAt) >= debtor.since ? mail : undefined
          const next = nextOf(settings, debtor.since, last, zone)
          return { ...debtor, memberId: id, ...(last && { last: lastOf(last) }), ...next }
        },
      )
      return { overdue, today, hasMail, fees: settings.steps.map(({ fee = 0 }) => fee) }
    },

    /**
     * Sends all or none; for an id stored already, returns what is stored. A member with a payer is reminded through the payer, once for
     * all members named. The fee of a step is charged to the member who owes longest. Throws `invalid` at `reminders.N.memberId` where nothing is overdue (`not_allowed`), no mail can be sent
     * (`required`), or a member is named twice (`taken`), and `conflict` for an id stored for somebody else.
     */
    async send(actor: Actor, wanted: readonly NewReminder[], onProgress?: OnProgress): Promise<StatementMail[]> {
      const { groupId, name: by } = actor
      const [zone, { steps }] = await Promise.all([findTimeZone(db, groupId), findReminderSettings(db, groupId)])
      const debtors = await readDebtors(db, groupId, todayIn(zone))
      const overdue = new Map(debtors.map((debtor) => [debtor.id, debtor]))
      const payerOf = new Map(
        debtors.flatMap(({ id, paysFor = [] }) => paysFor.map(({ memberId }) => [memberId, id] as const)).toReversed(),
      )
      const asked = wanted.map(({ id, memberId, ...rest }) => {
        const named = memberId.toLowerCase()
        const debtorId = overdue.has(named) ? named : (payerOf.get(named) ?? named)
        return { ...rest, id: id.toLowerCase(), named, debtorId }
      })
      /** By debtor, the id of the one reminder that is sent, the first. */
      const firsts = new Map(asked.toReversed().map(({ debtorId, id }) => [debtorId, id]))
      const { locale, addressing } = await usualLocale(actor)
      const ids = asked.map(({ id }) => id)
      /** By member, where they are named first. */
      const places = new Map(asked.map(({ named }, place) => [named, place] as const).toReversed())
      const isAsked = and(eq(statementMails.groupId, groupId), isIn(statementMails.id, ids))
      return withLedger(db, actor, async (ledger) => {
        const { tx } = ledger
        const known = new Set(
          (await tx.select({ id: statementMails.id }).from(statementMails).where(isAsked)).map(({ id }) => id),
        )
        const fields: Record<string, string> = {}
        const made = asked.flatMap(({ id, named, debtorId, step, byHand = false }, place) => {
          if (known.has(firsts.get(debtorId) ?? id)) return []
          const debtor = overdue.get(debtorId)
          const refusal =
            places.get(named) !== place
              ? 'taken'
              : debtor === undefined
                ? 'not_allowed'
                : !byHand && (!hasMail || debtor.block !== undefined)
                  ? 'required'
                  : undefined
          if (refusal !== undefined) fields[`reminders.${place}.memberId`] = refusal
          if (refusal !== undefined || debtor === undefined || firsts.get(debtorId) !== id) return []
          const state: MailRow['state'] = byHand ? 'sent' : 'waiting'
          const { fee = 0 } = steps[step - 1] ?? {}
          const feeId = fee > 0 ? newId() : null
          const amount = debtor.overdue + fee
          const mail = { groupId, id, memberId: debtorId, state, amount, locale, by, step, byHand, feeId }
          return [{ mail, debtor, fee }]
        })
        const refused = Object.entries(fields)
        if (refused.length > 0)
          throw new ApiError('invalid', {
            fields: Object.fromEntries(refused.slice(0, FIELDS_MAX)),
            hasMoreFields: refused.length > FIELDS_MAX,
          })
        if (made.length > 0) {
          const isNew = new Set<string>()
          await inPieces(made, onProgress, async (piece) => {
            const inserted = await tx
              .insert(statementMails)
              .values(piece.map(({ mail }) => mail))
              .onConflictDoNothing()
              .returning({ id: statementMails.id })
            for (const { id } of inserted) isNew.add(id)
            const sent = piece.filter(({ mail }) => isNew.has(mail.id))
            const told = sent.map(({ mail, debtor }) => {
              const type = debtor.isMember ? ('member' as const) : ('payer' as const)
              const subject = { type, id: debtor.id, name: debtor.name }
              return { action: 'statement_sent' as const, subject, after: { amount: mail.amount, step: mail.step } }
            })
            await appendAudits(tx, actor, told)
          })
          const errands = made.flatMap(({ mail: { id, byHand } }) =>
            isNew.has(id) && !byHand ? [{ groupId, id }] : [],
          )
          const today = todayIn(zone)
          await ledger.add(
            made.flatMap(({ mail: { id, step, feeId }, debtor, fee }) =>
              isNew.has(id) && feeId !== null
                ? toRow({
                    id: feeId,
                    kind: 'income',
                    category: 'other',
                    status: 'pending',
                    amount: fee,
                    description: statementWordsOf(locale, addressing).fee(step),
                    date: today,
                    dueDate: today,
                    memberId: debtor.owesLongest,
                  })
                : [],
            ),
            'created',
          )
          if (errands.length > 0) await enqueueAll(tx, sendStatement, errands)
        }
        const stored = new Map((await tx.select().from(statementMails).where(isAsked)).map((row) => [row.id, row]))
        return asked.map(({ id, debtorId }) => {
          const row = stored.get(id) ?? stored.get(firsts.get(debtorId) ?? id)
          if (row === undefined) throw new ApiError('not_found')
          if (row.memberId !== debtorId) throw new ApiError('conflict', { current: toStatementMail(row) })
          return toStatementMail(row)
        })
      })
    },
  }
}
