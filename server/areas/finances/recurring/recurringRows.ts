import { and, asc, eq, isNull } from 'drizzle-orm'
import type { RecurringFinance, RecurringFinanceWrite } from '@contract/finances/recurring'
import type { Reader } from '../../../platform/db/database'
import { recurringFinances } from '../../../platform/db/schema/finances/recurring'

export const recurringColumns = {
  id: recurringFinances.id,
  kind: recurringFinances.kind,
  amount: recurringFinances.amount,
  description: recurringFinances.description,
  category: recurringFinances.category,
  rhythm: recurringFinances.rhythm,
  firstOn: recurringFinances.firstOn,
  lastOn: recurringFinances.lastOn,
  monthEnd: recurringFinances.monthEnd,
  status: recurringFinances.status,
  memberId: recurringFinances.memberId,
  eventId: recurringFinances.eventId,
  accountId: recurringFinances.accountId,
  method: recurringFinances.method,
  notes: recurringFinances.notes,
  version: recurringFinances.version,
}
type RecurringRow = Pick<typeof recurringFinances.$inferSelect, keyof typeof recurringColumns>

export function toRecurring({ version, ...row }: RecurringRow): RecurringFinance {
  const { id, kind, amount, description, category, rhythm, firstOn, lastOn, monthEnd, status, ...links } = row
  const { memberId, eventId, accountId, method, notes } = links
  return {
    id,
    kind,
    amount,
    description,
    category,
    rhythm,
    firstOn,
    ...(lastOn !== null && { lastOn }),
    ...(monthEnd && { monthEnd }),
    status,
    ...(memberId !== null && { memberId }),
    ...(eventId !== null && { eventId }),
    ...(accountId !== null && { accountId }),
    ...(method !== null && { method }),
    ...(notes !== null && { notes }),
    version,
  }
}

/** All columns of a write; absent ones are null. */
export function contentOf(recurring: RecurringFinanceWrite): Omit<RecurringRow, 'id' | 'version'> {
  const { kind, amount, description, category, rhythm, firstOn, status } = recurring
  return {
    kind,
    amount,
    description,
    category,
    rhythm,
    firstOn,
    status,
    lastOn: recurring.lastOn ?? null,
    monthEnd: recurring.monthEnd ?? false,
    memberId: recurring.memberId?.toLowerCase() ?? null,
    eventId: recurring.eventId?.toLowerCase() ?? null,
    accountId: recurring.accountId?.toLowerCase() ?? null,
    method: recurring.method ?? null,
    notes: recurring.notes ?? null,
  }
}

/** The group's recurring entries, by description. */
export async function readRecurring(db: Reader, groupId: string): Promise<RecurringFinance[]> {
  const rows = await db
    .select(recurringColumns)
    .from(recurringFinances)
    .where(and(eq(recurringFinances.groupId, groupId), isNull(recurringFinances.deletedAt)))
    .orderBy(asc(recurringFinances.description), asc(recurringFinances.id))
  return rows.map(toRecurring)
}
