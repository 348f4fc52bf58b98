import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeClosings } from '../../../platform/db/schema/finances/financeClosings'
import { financeMonths } from '../../../platform/db/schema/finances/financeMonths'
import { financeAccounts } from '../../../platform/db/schema/finances/finances'
import { groups } from '../../../platform/db/schema/groups'
import { firstDayOf, monthOf } from '../../../platform/time/days'
import type { SumLine, TraitsAfter } from './entryTraits'
import type { NewFinance } from './entryWrites'
import { findOwedOriginals } from './memberDebts'

interface Scope {
  tx: Transaction
  groupId: string
}

/** What the entries themselves say, as `readTraitsAfter` would find it of them once they are stored. */
type OwnTraits = Pick<TraitsAfter, 'lines' | 'debts' | 'isOfCredit' | 'hasSubcategories'>

const monthStart = (day: string) => firstDayOf(monthOf(day))

const isOwed = ({ kind, status }: NewFinance) => kind === 'income' && status === 'pending'

function lineOf(groupId: string, entry: NewFinance): SumLine {
  const { kind, status, category, accountId, date, dueDate, eventId, amount } = entry
  const dueMonth = isOwed(entry) && dueDate !== null ? monthStart(dueDate) : null
  const month = monthStart(date)
  return { accountId: accountId ?? groupId, month, kind, status, category, eventId, dueMonth, amount, entries: 1 }
}

/** A file's lines are of few accounts, months and categories: added up, they are quickly worked on. */
function addUp(lines: SumLine[]): SumLine[] {
  const sums = new Map<string, SumLine>()
  for (const line of lines) {
    const { accountId, month, kind, status, category, eventId, dueMonth, amount } = line
    const key = [accountId, month, kind, status, category, eventId, dueMonth].join()
    const sum = sums.get(key)
    if (sum === undefined) sums.set(key, line)
    else {
      sum.amount += amount
      sum.entries += 1
    }
  }
  return [...sums.values()]
}

/** Of entries that are about to be added. Their ids are unused, so that nothing refers to them. */
export async function findAddedTraits({ tx, groupId }: Scope, entries: readonly NewFinance[]): Promise<OwnTraits> {
  const takenBack = entries.flatMap(({ reversalOf, status }) =>
    reversalOf && status === 'pending' ? [reversalOf] : [],
  )
  const originals = takenBack.length > 0 ? await findOwedOriginals({ tx, groupId }, takenBack) : []
  const owed = entries.flatMap((entry) => {
    const { memberId, amount, reversalOf } = entry
    return isOwed(entry) && memberId !== null && !reversalOf ? [{ memberId, amount, entries: 1 }] : []
  })
  return {
    lines: addUp(entries.map((entry) => lineOf(groupId, entry))),
    debts: [...owed, ...originals],
    isOfCredit: entries.some(
      ({ isCredit, refundOf, reversalOf, creditUseId }) => isCredit || refundOf || reversalOf || creditUseId,
    ),
    hasSubcategories: entries.some(({ subcategoryId }) => subcategoryId !== null),
  }
}

/** What the group's books say of entries with these lines. To be sent before the sums are changed: `keptAmount` is that of before. */
export async function readBooksFor(
  { tx, groupId }: Scope,
  lines: readonly SumLine[],
): Promise<Pick<TraitsAfter, 'isClosed' | 'isOfClosedAccount' | 'keptAmount'>> {
  const [firstMonth] = lines.map(({ month }) => month).toSorted()
  const accountIds = [...new Set(lines.map(({ accountId }) => accountId))]
  // Everything up to the last closed month is closed.
  const isClosing = and(eq(financeClosings.groupId, groupId), isNull(financeClosings.reopenedAt))
  const [books] = await tx
    .select({
      isClosed: sql<boolean>`exists (select from ${financeClosings}
        where ${isClosing} and ${financeClosings.month} >= ${firstMonth}::date)`,
      isOfClosedAccount: sql<boolean>`exists (select from ${financeAccounts} account where account.group_id = ${groupId}
        and ${isIn(sql`account.id`, accountIds)} and (account.closed_on is not null or account.deleted_at is not null))`,
      keptAmount: sql<number>`coalesce((select sum(kept.amount) from ${financeMonths} kept
        where kept.group_id = ${groupId}), 0)::bigint`,
    })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  if (books === undefined) throw new Error('the group that is held is not there')
  return books
}
