import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { linesInOrder } from '@contract/finances/budgets'
import type { Budget, BudgetLine, BudgetSheet, BudgetWrite, PlannedYears } from '@contract/finances/budgets'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader } from '../../../platform/db/database'
import { budgets } from '../../../platform/db/schema/finances/budgets'
import { groups } from '../../../platform/db/schema/groups'
import { ApiError } from '../../../platform/http/errors'
import { saveRecord } from '../../../platform/records/saveRecord'
import { todayIn } from '../../../platform/time/days'
import { assertSubcategories, withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { daysOf, yearAt, yearOf } from '../balance/public'
import { ActualLines, actualLines, actualOf } from './actualSums'
import { plannedSides } from './plannedLines'

/** The group's current day and financial year. */
interface BookYear {
  today: string
  /** First month of its financial years, `MM`. */
  firstMonth: string
  /** The current one (`BudgetYear`). */
  year: string
}

export async function findBookYear(db: Database, groupId: string): Promise<BookYear> {
  const { timeZone, seasonMonth } = groups
  const [group] = await db.select({ timeZone, seasonMonth }).from(groups).where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  return bookYearOf(group)
}

export function bookYearOf({ timeZone, seasonMonth }: { timeZone: string; seasonMonth: number }): BookYear {
  const [today, firstMonth] = [todayIn(timeZone), String(seasonMonth).padStart(2, '0')]
  return { today, firstMonth, year: yearOf(today, firstMonth) }
}

/** The lines as they are stored. Throws `invalid` below `path` where an own category is unknown or not below its category. */
export async function storedLines(ledger: Ledger, written: readonly BudgetLine[], path: string): Promise<BudgetLine[]> {
  await assertSubcategories(ledger, written, (at) => `${path}.${at}`)
  return linesInOrder(
    written.map(({ subcategoryId, ...line }) => ({
      ...line,
      ...(subcategoryId !== undefined && { subcategoryId: subcategoryId.toLowerCase() }),
    })),
  )
}

const columns = { year: budgets.year, lines: budgets.lines, version: budgets.version }

/** The stored budgets of these years. */
export function findBudgets(db: Reader, groupId: string, years: string[]): Promise<Budget[]> {
  return db
    .select(columns)
    .from(budgets)
    .where(and(eq(budgets.groupId, groupId), inArray(budgets.year, years)))
}

/** SQL for the sums of a year's entries, named by the year. */
const linesOf = (groupId: string, { year, from, to }: ReturnType<typeof daysOf>) =>
  actualLines(groupId, year, { from, to }, sql`reversal.date between ${from} and ${to}`)

export function budgetRepository(db: Database) {
  return {
    async find(groupId: string, asked: string | undefined): Promise<BudgetSheet> {
      const { today, firstMonth, year: thisYear } = await findBookYear(db, groupId)
      const year = asked ?? thisYear
      const yearBefore = yearAt(year, -1)
      const linesIn = (of: string) => linesOf(groupId, daysOf(of, firstMonth, today))
      const [stored, { rows }] = await Promise.all([
        findBudgets(db, groupId, [year, yearBefore]),
        db.execute(sql`${linesIn(year)} union all ${linesIn(yearBefore)}`),
      ])
      const lines = ActualLines.parse(rows)
      const actualIn = (of: string) => actualOf(lines.filter(({ part }) => part === of))
      const budget = stored.find((each) => each.year === year)
      const { from, to } = daysOf(year, firstMonth, today)
      return {
        year,
        from,
        to,
        ...(budget && { budget }),
        actual: actualIn(year),
        before: {
          lines: stored.find((each) => each.year === yearBefore)?.lines ?? [],
          actual: actualIn(yearBefore),
        },
      }
    },

    /** The years among these that have budget lines, in order. All sums are read in one statement. */
    async findPlanned(groupId: string, years: string[]): Promise<PlannedYears> {
      const { today, firstMonth } = await findBookYear(db, groupId)
      const stored = (await findBudgets(db, groupId, [...new Set(years)]))
        .filter(({ lines }) => lines.length > 0)
        .toSorted((one, other) => one.year.localeCompare(other.year))
      if (stored.length === 0) return { years: [] }
      const sums = stored.map(({ year }) => linesOf(groupId, daysOf(year, firstMonth, today)))
      const lines = ActualLines.parse((await db.execute(sql.join(sums, sql` union all `))).rows)
      const actualIn = (of: string) => actualOf(lines.filter(({ part }) => part === of))
      return { years: stored.map(({ year, lines: planned }) => ({ year, lines: planned, actual: actualIn(year) })) }
    },

    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, { year, version, ...written }: BudgetWrite): Promise<{ budget: Budget; isNew: boolean }> {
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const lines = await storedLines(ledger, written.lines, 'budget.lines')
        const isOfYear = and(eq(budgets.groupId, groupId), eq(budgets.year, year))
        const { row, isNew, act, before } = await saveRecord<Budget>(
          {
            lock: async () => (await findBudgets(tx, groupId, [year]))[0],
            insert: async () => {
              const values = { groupId, year, lines, version: 1 }
              return (await tx.insert(budgets).values(values).onConflictDoNothing().returning(columns))[0]
            },
            replace: async (stored) => {
              const set = { lines, version: stored.version + 1, updatedAt: sql`now()` }
              return (await tx.update(budgets).set(set).where(isOfYear).returning(columns))[0]
            },
            isSame: (stored) => isDeepStrictEqual(stored.lines, lines),
            toRecord: (stored) => stored,
          },
          version,
        )
        if (act !== undefined) {
          const sides = await plannedSides(tx, groupId, before?.lines ?? [], lines)
          await appendAudit(tx, actor, { action: 'budget_changed', subject: { type: 'budget', name: year }, ...sides })
        }
        return { budget: row, isNew }
      })
    },
  }
}
