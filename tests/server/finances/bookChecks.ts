import { expect } from 'vitest'
import type { CreditList } from '@contract/finances/credit'
import type { FoundLevy, LevyList } from '@contract/finances/levies'
import type { Proposal, ProposalList } from '@contract/finances/recurring'
import type { TestServer } from '../support/harness'
import type { FinanceFixture } from './financeFixture'

/** What was asked for twice, counts beside what it became one with, or is not a levy's. */
const DOUBLES = `
  with standing as (
    select * from finances
     where group_id = $1 and (deleted_at is null or written_off_on is not null or settled_on is not null)
  )
  select member_id::text || dues_month as id, 'dues twice' as what from standing
   where dues_month is not null and member_id is not null group by member_id, dues_month having count(*) > 1
  union all
  select recurring_id::text || recurring_period, 'period twice' from standing
   where recurring_id is not null group by recurring_id, recurring_period having count(*) > 1
  union all
  select id::text, 'joined, and there' from finances where group_id = $1 and joined_into is not null and deleted_at is null
  union all
  select c.levy_id::text || c.member_id, 'not all instalments' from levy_charges c
    join levies l on l.group_id = $1 and l.id = c.levy_id
   where c.group_id = $1 group by c.levy_id, c.member_id, l.due_dates
  having count(distinct c.finance_id) <> jsonb_array_length(l.due_dates)
  union all
  select r.id::text, 'takes back another sum' from finances r join finances o on o.group_id = $1 and o.id = r.reversal_of
   where r.group_id = $1 and r.deleted_at is null
     and (o.deleted_at is not null or o.amount <> r.amount or o.status <> r.status or o.kind = r.kind)`

/** Of each levy, from its entries: what is open, and what was paid of it, whole, in parts or by credit. */
const LEVY_SUMS = `
  select c.levy_id as id,
         coalesce(sum(f.amount) filter (where f.is_there and f.status = 'pending'), 0)::bigint as open,
         coalesce(sum(f.parts + case when f.is_there and f.status = 'paid' then f.amount else 0 end), 0)::bigint as paid
    from levy_charges c
    join (select f.id, f.amount, f.status,
                 f.deleted_at is null and not exists (
                   select from finances r where r.group_id = $1 and r.reversal_of = f.id and r.deleted_at is null) as is_there,
                 coalesce((select sum(p.amount) from finances p where p.group_id = $1 and p.part_of = f.id and p.deleted_at is null), 0)
                 + coalesce((select sum(u.amount) from finance_credit_uses u where u.group_id = $1 and u.due_id = f.id), 0) as parts
            from finances f where f.group_id = $1) f on f.id = c.finance_id
   where c.group_id = $1 group by c.levy_id`

/** Years of which the numbers do not run from 1 to as many as there are, and what closed months fix and has no number. */
const WRONG_VOUCHERS = `
  select year::text as id, 'gap' as what from vouchers where group_id = $1
   group by year having min(number) <> 1 or max(number) <> count(*) or count(distinct number) <> count(*)
  union all
  select f.id::text, 'no number' from finances f
   where f.group_id = $1 and f.deleted_at is null and f.status = 'paid' and f.category <> 'opening'
     and month_of(f.date) <= (select max(month) from finance_closings where group_id = $1 and reopened_at is null)
     and not exists (select from vouchers v where v.group_id = $1 and v.finance_id = f.id and v.year = extract(year from f.date))`

/** What the actions choose from. */
export interface BookState {
  levyIds: string[]
  proposals: Proposal[]
  credits: CreditList['credits']
}

type Pool = TestServer['pool']

async function checkLevies(pool: Pool, ledger: FinanceFixture, groupId: string): Promise<string[]> {
  const sums = await pool.query<{ id: string; open: number; paid: number }>(LEVY_SUMS, [groupId])
  const { levies }: LevyList = await ledger.read('/finances/list-levies')
  for (const { levy, charged, paid, writtenOff, open } of levies) {
    expect({ id: levy.id, open, paid }).toEqual(sums.rows.find(({ id }) => id === levy.id))
    expect(paid + writtenOff + open).toBe(charged)
  }
  const [some] = levies
  if (some === undefined) return []
  const { people, ...sum }: FoundLevy = await ledger.read(`/finances/find-levy?id=${some.levy.id}`)
  expect(sum).toEqual(some)
  expect(people.reduce((all, { charged }) => all + charged, 0)).toBe(some.charged)
  return levies.map(({ levy }) => levy.id)
}

/** What is proposed was neither booked nor skipped. */
async function checkProposals(pool: Pool, ledger: FinanceFixture, groupId: string): Promise<Proposal[]> {
  const { proposals }: ProposalList = await ledger.read('/finances/list-proposals')
  const { rows } = await pool.query<{ key: string }>(
    `select recurring_id::text || recurring_period as key from finances
      where group_id = $1 and recurring_id is not null and (deleted_at is null or written_off_on is not null or settled_on is not null)
     union all select recurring_id::text || period from recurring_skips where group_id = $1`,
    [groupId],
  )
  const decided = new Set(rows.map(({ key }) => key))
  expect(proposals.filter(({ recurringId, period }) => decided.has(recurringId + period))).toEqual([])
  return proposals
}

/** What must hold at any time of levies, recurring entries, voucher numbers and all that is there but once. Answers what is there. */
export function bookChecks({ pool }: TestServer, ledger: FinanceFixture, groupId: string) {
  const given = new Map<string, string>()

  /** A number that was given is its entry’s for good. */
  async function checkVouchers(): Promise<void> {
    const { rows } = await pool.query<{ number: string; id: string }>(
      `select year || '-' || number as number, finance_id as id from vouchers where group_id = $1`,
      [groupId],
    )
    const now = new Map(rows.map(({ number, id }) => [number, id]))
    for (const [number, id] of given) expect(now.get(number)).toBe(id)
    for (const [number, id] of now) given.set(number, id)
    expect((await pool.query(WRONG_VOUCHERS, [groupId])).rows).toEqual([])
  }

  return async (): Promise<BookState> => {
    expect((await pool.query(DOUBLES, [groupId])).rows).toEqual([])
    await checkVouchers()
    const levyIds = await checkLevies(pool, ledger, groupId)
    const { credits, amount }: CreditList = await ledger.read('/finances/list-credits')
    expect(credits.reduce((sum, credit) => sum + credit.amount, 0)).toBe(amount)
    return { levyIds, proposals: await checkProposals(pool, ledger, groupId), credits }
  }
}
