import { and, eq, gt, max, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { LEAD_DAYS_USUAL, NOTICE_DAYS_USUAL } from '@contract/finances/paying/paymentSettings'
import { addDays } from '@contract/days'
import { debitXml } from '@contract/finances/sepa/debitFile'
import type { DebitFile } from '@contract/finances/sepa/debitFile'
import type { CollectionAnswer, DebitRunSummary, DebitRunWrite } from '@contract/finances/sepa/debitRuns'
import { isMandateVoid, sequenceOf, sequenceTypes } from '@contract/finances/sepa/mandateRules'
import { addTargetDays, isTargetDay, nextTargetDay } from '@contract/finances/sepa/targetDays'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { debitLineEntries, debitLines, debitRuns, mandates } from '../../../platform/db/schema/finances/debits'
import { paymentSettings } from '../../../platform/db/schema/finances/paymentSettings'
import { groups } from '../../../platform/db/schema/groups'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { todayIn } from '../../../platform/time/days'
import { isBeingCollected, readCollectionDays } from '../dues/public'
import { isActive, readCollectable, readOpenDebts, textOf, useOf } from './debitCandidates'
import { findRun, isRun, listRuns, readLines } from './debitRunRows'
import type { LineRow, PlainRun } from './debitRunRows'
import { toSettings } from './paymentSettingsRepository'

type Reader = Database | Transaction

/** Hours in which "sent" can be taken back. */
const UNMARK_HOURS = 24

/** As identifiers of a message have it: 32 characters of those that banks take. */
const hexOf = (id: string) => id.replaceAll('-', '')

/** By whom and how is collected; `creditor` is absent where something is missing for it. */
async function readCreditor(db: Reader, groupId: string) {
  const [group] = await db
    .select({ currency: groups.currency, timeZone: groups.timeZone })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  const [row] = await db.select().from(paymentSettings).where(eq(paymentSettings.groupId, groupId))
  const { transfer, debit } = row === undefined ? { transfer: undefined, debit: undefined } : toSettings(row)
  const { leadDays = LEAD_DAYS_USUAL, noticeDays = NOTICE_DAYS_USUAL, painVersion = '08' } = debit ?? {}
  const today = todayIn(group.timeZone)
  const firstDay = addTargetDays(today, leadDays)
  const noticed = nextTargetDay(addDays(today, noticeDays))
  const creditor: DebitFile['creditor'] | undefined =
    transfer && debit && group.currency === 'EUR'
      ? {
          name: transfer.name,
          iban: transfer.iban,
          creditorId: debit.creditorId,
          ...(transfer.bic !== undefined && { bic: transfer.bic }),
          ...(transfer.address && { address: transfer.address }),
        }
      : undefined
  return { creditor, painVersion, today, firstDay, noticedDay: noticed > firstDay ? noticed : firstDay }
}

/** The mandates of which the first collection is on a later day. */
async function readLaterFirsts(tx: Transaction, groupId: string, day: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: debitLines.mandateId })
    .from(debitLines)
    .innerJoin(debitRuns, and(eq(debitRuns.groupId, groupId), eq(debitRuns.id, debitLines.runId)))
    .where(and(eq(debitLines.groupId, groupId), eq(debitLines.sequence, 'FRST'), gt(debitRuns.day, day)))
  return new Set(rows.map(({ id }) => id))
}

/**
 * The lines of a new run, with the entries of each. Throws `invalid` for mandates that cannot be used, and for a day before the first
 * collection of one of them, and `conflict` for changed entries.
 */
async function planLines(tx: Transaction, groupId: string, run: DebitRunWrite, today: string) {
  const debts = new Map((await readOpenDebts(tx, groupId, today)).map((debt) => [debt.id, debt]))
  const known = await readCollectionDays(tx, groupId)
  const stored = await tx.select().from(mandates).where(eq(mandates.groupId, groupId))
  const laterFirsts = await readLaterFirsts(tx, groupId, run.day)
  const taken = new Set<string>()
  return run.lines.map(({ mandateId, finances }, at) => {
    const mandate = stored.find(({ id }) => id === mandateId.toLowerCase())
    const isUsable =
      mandate !== undefined &&
      isActive(mandate, run.day) &&
      !isMandateVoid(useOf(mandate), run.day) &&
      !taken.has(mandate.id)
    if (!isUsable) throw invalidField(`run.lines.${at}.mandateId`, 'not_allowed')
    if (laterFirsts.has(mandate.id)) throw invalidField('run.day', 'before_first')
    taken.add(mandate.id)
    const entries = finances.map(({ id, version }) => {
      const debt = debts.get(id.toLowerCase())
      const isThere = debt?.version === version && debt.askedOf === mandate.personId && !taken.has(debt.id)
      if (!isThere || isBeingCollected(known.get(debt.id), today)) throw new ApiError('conflict')
      taken.add(debt.id)
      return debt
    })
    const { reference, signedOn, holder, iban, bic, address, personId } = mandate
    const line: LineRow = {
      groupId,
      id: newId(),
      runId: run.id,
      mandateId: mandate.id,
      reference,
      signedOn,
      holder,
      iban,
      bic,
      address,
      sequence: sequenceOf(useOf(mandate)),
      amount: entries.reduce((sum, { amount }) => sum + amount, 0),
      text: textOf(entries, personId),
      usedBefore: mandate.lastUsedOn,
    }
    return { line, financeIds: entries.map(({ id }) => id) }
  })
}

const subjectOf = ({ id, number }: Pick<PlainRun, 'id' | 'number'>) =>
  ({ type: 'debit_run', id, name: String(number) }) as const

const auditedOf = ({ day, amount, count }: PlainRun) => ({ date: day, amount, count })

export function debitRunRepository(db: Database) {
  async function readRun(reader: Reader, groupId: string, id: string): Promise<PlainRun> {
    const run = await findRun(reader, groupId, id.toLowerCase())
    if (run === undefined) throw new ApiError('not_found')
    return run
  }

  return {
    async findCollection(groupId: string, until: string): Promise<CollectionAnswer> {
      const { creditor, today, firstDay, noticedDay } = await readCreditor(db, groupId)
      const isReady = creditor !== undefined
      const lines = isReady ? await readCollectable(db, groupId, { until, day: firstDay, today }) : []
      return { isReady, firstDay, noticedDay, lines }
    },

    list: (groupId: string): Promise<DebitRunSummary[]> => listRuns(db, groupId),

    find: (groupId: string, id: string): Promise<PlainRun> => readRun(db, groupId, id),

    /** The message for the bank, as the run was made. Throws `not_found` also where someone in it was erased. */
    async file(groupId: string, named: string): Promise<{ name: string; xml: string }> {
      const id = named.toLowerCase()
      const [run] = await db.select().from(debitRuns).where(isRun(groupId, id))
      const lines = run === undefined ? [] : await readLines(db, groupId, id)
      if (run === undefined || lines.some(({ iban }) => iban === '')) throw new ApiError('not_found')
      const collections = sequenceTypes.flatMap((sequence) => {
        const own = lines.filter((line) => line.sequence === sequence)
        return own.length === 0 ? [] : [{ day: run.day, sequence, lines: own.map(toFileLine) }]
      })
      const xml = debitXml({
        version: run.painVersion,
        messageId: hexOf(id),
        createdAt: `${run.madeAt.toISOString().slice(0, 19)}Z`,
        creditor: run.creditor,
        collections,
      })
      return { name: `direct-debit-${run.number}-${run.day}.xml`, xml }
    },

    /** Fixes what is collected, and notes it at the mandates. A repeated request with the same id gets the same answer. */
    add(actor: Actor, written: DebitRunWrite): Promise<{ run: PlainRun; isNew: boolean }> {
      const { groupId } = actor
      const run = { ...written, id: written.id.toLowerCase() }
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const known = await findRun(tx, groupId, run.id)
        if (known !== undefined) return { run: known, isNew: false }
        const { creditor, painVersion, today, firstDay } = await readCreditor(tx, groupId)
        if (creditor === undefined) throw invalidField('run.lines', 'not_allowed')
        if (!isTargetDay(run.day)) throw invalidField('run.day', 'not_banking_day')
        if (run.day < firstDay) throw invalidField('run.day', 'too_soon')
        const planned = await planLines(tx, groupId, run, today)
        const [last] = await tx
          .select({ number: max(debitRuns.number) })
          .from(debitRuns)
          .where(eq(debitRuns.groupId, groupId))
        const { id, day } = run
        await tx.insert(debitRuns).values({ groupId, id, number: (last?.number ?? 0) + 1, day, creditor, painVersion })
        await tx.insert(debitLines).values(planned.map(({ line }) => line))
        await tx
          .insert(debitLineEntries)
          .values(
            planned.flatMap(({ line, financeIds }) =>
              financeIds.map((financeId) => ({ groupId, lineId: line.id, financeId })),
            ),
          )
        await tx.execute(sql`
          update ${mandates} set last_used_on = greatest(${mandates.lastUsedOn}, ${day}::date), version = ${mandates.version} + 1, updated_at = now()
           where ${mandates.groupId} = ${groupId}
             and ${mandates.id} = any(${sql.param(planned.map(({ line }) => line.mandateId))}::uuid[])`)
        const made = await readRun(tx, groupId, id)
        await appendAudit(tx, actor, { action: 'debit_run_made', subject: subjectOf(made), after: auditedOf(made) })
        return { run: made, isNew: true }
      })
    },

    /** Throws `conflict` where it is not sent, or was sent more than a day ago. */
    mark(actor: Actor, named: string, isSent: boolean): Promise<PlainRun> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const { id, sentAt } = await readRun(tx, groupId, named)
        if ((sentAt !== undefined) === isSent) return readRun(tx, groupId, id)
        const isLate = sentAt !== undefined && Date.now() - Date.parse(sentAt) > UNMARK_HOURS * 3_600_000
        if (isLate) throw new ApiError('conflict')
        await tx
          .update(debitRuns)
          .set({ sentAt: isSent ? sql`now()` : null })
          .where(isRun(groupId, id))
        const run = await readRun(tx, groupId, id)
        const action = isSent ? 'debit_run_sent' : 'debit_run_unsent'
        await appendAudit(tx, actor, { action, subject: subjectOf(run), after: auditedOf(run) })
        return run
      })
    },

    /** Mandates are as before, unless they were changed since. Throws `conflict` for one that was sent. */
    remove(actor: Actor, named: string): Promise<void> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const run = await readRun(tx, groupId, named)
        if (run.sentAt !== undefined) throw new ApiError('conflict')
        await tx.execute(sql`
          update ${mandates} set last_used_on = line.used_before, version = ${mandates.version} + 1, updated_at = now()
            from ${debitLines} line
           where line.group_id = ${groupId} and line.run_id = ${run.id} and ${mandates.groupId} = ${groupId}
             and ${mandates.id} = line.mandate_id and ${mandates.lastUsedOn} = ${run.day}::date`)
        const ofRun = and(eq(debitLines.groupId, groupId), eq(debitLines.runId, run.id))
        await tx.delete(debitLines).where(ofRun)
        await tx.delete(debitRuns).where(isRun(groupId, run.id))
        await appendAudit(tx, actor, { action: 'debit_run_removed', subject: subjectOf(run), before: auditedOf(run) })
      })
    },
  }
}

const toFileLine = ({ id, amount, reference, signedOn, holder, iban, bic, address, text }: LineRow) => ({
  endToEndId: hexOf(id),
  amount,
  mandateReference: reference,
  signedOn,
  name: holder,
  iban,
  ...(bic !== null && { bic }),
  ...(address !== null && { address }),
  text,
})
