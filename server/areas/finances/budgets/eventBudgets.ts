import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { FinanceKind } from '@contract/finances'
import type { EventBudget, EventBudgetCopy, EventBudgetSheet, EventBudgetWrite } from '@contract/finances/budgets'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit, appendAudits } from '../../../platform/audit/auditEntries'
import type { Database, Reader } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { eventBudgets } from '../../../platform/db/schema/finances/budgets'
import { ApiError } from '../../../platform/http/errors'
import { saveRecord } from '../../../platform/records/saveRecord'
import { purposesOfEvent } from '../categories/public'
import { withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { ActualLines, actualLines, actualOf } from './actualSums'
import { storedLines } from './budgetRepository'
import { plannedOf, plannedSides } from './plannedLines'

const columns = { eventId: eventBudgets.eventId, lines: eventBudgets.lines, version: eventBudgets.version }

async function findStored(db: Reader, groupId: string, eventId: string): Promise<EventBudget | undefined> {
  const [row] = await db
    .select(columns)
    .from(eventBudgets)
    .where(and(eq(eventBudgets.groupId, groupId), eq(eventBudgets.eventId, eventId)))
  return row
}

async function findTitle(db: Reader, groupId: string, eventId: string): Promise<string> {
  const [event] = await db
    .select({ title: events.title })
    .from(events)
    .where(and(eq(events.groupId, groupId), eq(events.id, eventId), isNull(events.deletedAt)))
  if (event === undefined) throw new ApiError('not_found')
  return event.title
}

/** Titles of events by id; unknown and removed ones are left out. */
async function findTitles({ tx, groupId }: Ledger, ids: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.groupId, groupId), inArray(events.id, ids), isNull(events.deletedAt)))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export function eventBudgetRepository(db: Database) {
  return {
    async find(groupId: string, eventId: string): Promise<EventBudgetSheet> {
      await findTitle(db, groupId, eventId)
      const isOfEvent = sql`reversal.event_id = ${eventId}`
      const [eventBudget, { rows }, purposes] = await Promise.all([
        findStored(db, groupId, eventId),
        db.execute(actualLines(groupId, 'event', { eventId }, isOfEvent)),
        purposesOfEvent(db, groupId, eventId),
      ])
      return {
        ...(eventBudget && { eventBudget }),
        actual: actualOf(ActualLines.parse(rows)),
        ...(purposes.length > 0 && { purposes }),
      }
    },

    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, written: EventBudgetWrite): Promise<{ eventBudget: EventBudget; isNew: boolean }> {
      const eventId = written.eventId.toLowerCase()
      const sumOf = (kind: FinanceKind) =>
        written.lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0)
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const title = await findTitle(tx, groupId, eventId)
        const lines = await storedLines(ledger, written.lines, 'eventBudget.lines')
        const content = { lines, income: sumOf('income'), expense: sumOf('expense') }
        const isOfEvent = and(eq(eventBudgets.groupId, groupId), eq(eventBudgets.eventId, eventId))
        const { row, isNew, act, before } = await saveRecord<EventBudget>(
          {
            lock: () => findStored(tx, groupId, eventId),
            insert: async () => {
              const values = { groupId, eventId, ...content, version: 1 }
              return (await tx.insert(eventBudgets).values(values).onConflictDoNothing().returning(columns))[0]
            },
            replace: async (stored) => {
              const set = { ...content, version: stored.version + 1, updatedAt: sql`now()` }
              return (await tx.update(eventBudgets).set(set).where(isOfEvent).returning(columns))[0]
            },
            isSame: (stored) => isDeepStrictEqual(stored.lines, lines),
            toRecord: (stored) => stored,
          },
          written.version,
        )
        if (act !== undefined) {
          const subject = { type: 'event', id: eventId, name: title } as const
          const sides = await plannedSides(tx, groupId, before?.lines ?? [], lines)
          await appendAudit(tx, actor, { action: 'event_budget_changed', subject, ...sides })
        }
        return { eventBudget: row, isNew }
      })
    },

    /** Copies budgets to events that have none yet, and returns how many. Throws `not_found` for an unknown or removed target. */
    copy(actor: Actor, asked: readonly EventBudgetCopy[]): Promise<number> {
      const copies = asked.map(({ from, to }) => ({ from: from.toLowerCase(), to: to.toLowerCase() }))
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const titles = await findTitles(
          ledger,
          copies.map(({ to }) => to),
        )
        if (copies.some(({ to }) => !titles.has(to))) throw new ApiError('not_found')
        const { eventId, lines, income, expense } = eventBudgets
        const stored = await tx
          .select({ eventId, lines, income, expense })
          .from(eventBudgets)
          .where(
            and(
              eq(eventBudgets.groupId, groupId),
              inArray(
                eventId,
                copies.flatMap(({ from, to }) => [from, to]),
              ),
            ),
          )
        const budgetOf = new Map(stored.map((budget) => [budget.eventId, budget]))
        const made = copies.flatMap(({ from, to }) => {
          const budget = budgetOf.get(from)
          if (budget === undefined || budget.lines.length === 0 || budgetOf.has(to)) return []
          const copy = { ...budget, eventId: to }
          budgetOf.set(to, copy)
          return [copy]
        })
        if (made.length === 0) return 0
        await tx.insert(eventBudgets).values(made.map((budget) => ({ groupId, ...budget, version: 1 })))
        const planned = await plannedOf(
          tx,
          groupId,
          made.map((budget) => budget.lines),
        )
        const entries = made.map(({ eventId: id }, at) => ({
          action: 'event_budget_changed' as const,
          subject: { type: 'event' as const, id, name: titles.get(id) },
          before: { planned: [] },
          after: { planned: planned[at] },
        }))
        await appendAudits(tx, actor, entries)
        return made.length
      })
    },
  }
}
