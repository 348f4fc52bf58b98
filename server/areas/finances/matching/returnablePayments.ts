import { and, eq, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { addDays } from '@contract/days'
import { financeColumns, toFinance } from '../ledger/public'
import { mayReturn, RETURN_FEE_MAX, saysReturned } from './chargebackOffers'
import type { Returnable } from './chargebackOffers'

/** Direct debits can be returned within thirteen months without a mandate and eight weeks with one; cards and cheques in between. */
const RETURN_DAYS = 400
/** Newest payments read; far more than any file returns. */
const READ_MAX = 2_000

interface Row extends Record<string, unknown> {
  id: string
  lineKey: string | null
  total: number
  /** Sum of this member's entries only, where the line also paid for others. */
  share: number
  counterparty: string | null
  account: string | null
  reference: string | null
}

/**
 * Earlier paid income of the account that one of these lines may return, grouped by the bank line that paid it. A batch is also grouped by
 * member, as direct debits are returned singly.
 */
export async function readReturnable(
  db: Database,
  groupId: string,
  accountId: string,
  lines: readonly BankLine[],
): Promise<{ returnable: Returnable[]; entries: Finance[] }> {
  const asked = lines.filter(mayReturn)
  const dates = asked.map(({ date }) => date).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return { returnable: [], entries: [] }
  const spans = new Map<string, { low: number; high: number }>()
  for (const line of asked) {
    const high = -line.amount
    const low = saysReturned(line) ? Math.max(1, high - RETURN_FEE_MAX) : high
    spans.set(`${low} ${high}`, { low, high })
  }
  const { rows } = await db.execute<Row>(sql`
    with paid as (
      select f.id, f.amount, f.date, f.member_id, e.import_id, e.place
        from ${finances} f
        left join ${bankLineEntries} e on e.group_id = ${groupId} and e.entry_id = f.id
       where f.group_id = ${groupId} and f.account_id = ${accountId} and f.deleted_at is null and f.status = 'paid'
         and f.kind = 'income' and f.category <> 'opening' and f.reversal_of is null
         and f.date between ${first < '0003' ? first : addDays(first, -RETURN_DAYS)}::date and ${last}::date
         and not exists (select from ${finances} r where r.group_id = ${groupId} and r.refund_of = f.id and r.refund_of is not null
                            and r.deleted_at is null)),
    grouped as (
      select *, sum(amount) over (partition by coalesce(import_id::text || ' ' || place, id::text)) as total,
             sum(amount) over (partition by coalesce(import_id::text || ' ' || place, id::text), member_id) as share
        from paid)
    select p.id, p.import_id::text || ' ' || p.place as "lineKey", p.total::double precision as total,
           p.share::double precision as share, l.counterparty,
           l.counterparty_account as account, l.reference
      from grouped p
      left join ${bankLines} l on l.group_id = ${groupId} and l.import_id = p.import_id and l.place = p.place
     where exists (select from jsonb_to_recordset(${JSON.stringify([...spans.values()])}::jsonb) as span (low bigint, high bigint)
                    where p.total between span.low and span.high or p.share between span.low and span.high)
     order by p.date desc, p.id limit ${READ_MAX}`)
  if (rows.length === 0) return { returnable: [], entries: [] }
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select(financeColumns)
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids)))
  const entries = found.map(toFinance)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const isAsked = (sum: number) => [...spans.values()].some(({ low, high }) => sum >= low && sum <= high)
  const groups = new Map<string, Returnable>()
  function add(key: string, entry: Finance, line: Pick<Returnable, 'counterparty' | 'account' | 'reference'>): void {
    const known = groups.get(key)
    if (known) known.entries.push(entry)
    else groups.set(key, { entries: [entry], ...line })
  }
  for (const { id, lineKey, total, share, counterparty, account, reference } of rows) {
    const entry = byId.get(id)
    if (entry === undefined) continue
    const key = lineKey ?? id
    if (isAsked(total)) add(key, entry, { counterparty, account, reference })
    // Payer and account of a batch do not identify one of its parts.
    if (share !== total && isAsked(share))
      add(`${key} ${entry.memberId ?? ''}`, entry, { counterparty: null, account: null, reference: null })
  }
  return { returnable: [...groups.values()], entries }
}
