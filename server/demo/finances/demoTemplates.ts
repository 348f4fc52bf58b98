import { and, eq, gte, like, sql } from 'drizzle-orm'
import { finances } from '../../platform/db/schema/finances/finances'
import { matchRules } from '../../platform/db/schema/finances/matchRules'
import { recurringFinances } from '../../platform/db/schema/finances/recurring'
import type { Transaction } from '../../platform/db/database'
import { addDays } from '@contract/days'

const RECURRING = '01900000-0000-7000-a300-00000000000'
const RULE = '01900000-0000-7000-a400-00000000000'
const FEE = 'Tarifa bancária'
/** Days from today on which something is proposed: one that has just come, one ahead. */
const CAME = -2
const AHEAD = 6

/** What comes again, with its bookings so far, and rules for lines of the bank. `since`: the first month that is open. */
export async function insertDemoTemplates(tx: Transaction, groupId: string, today: string, since: string) {
  const bankFee = `${RECURRING}1`
  const firstFee = `${since}-02`
  const entry = { groupId, kind: 'expense', status: 'paid', monthEnd: false } as const
  await tx.insert(recurringFinances).values([
    {
      ...entry,
      id: bankFee,
      amount: 3_290,
      description: FEE,
      category: 'other',
      rhythm: 'monthly',
      firstOn: firstFee,
      method: 'other',
    },
    {
      ...entry,
      id: `${RECURRING}2`,
      amount: 42_000,
      description: 'Contador',
      category: 'people',
      rhythm: 'quarterly',
      firstOn: addDays(today, CAME),
      method: 'transfer',
    },
    {
      ...entry,
      id: `${RECURRING}3`,
      amount: 9_990,
      description: 'Internet da sede',
      category: 'venue',
      rhythm: 'monthly',
      firstOn: addDays(today, AHEAD),
      method: 'pix',
    },
  ])
  await tx
    .update(finances)
    .set({ recurringId: bankFee, recurringPeriod: sql`month_of(${finances.date})` })
    .where(and(eq(finances.groupId, groupId), like(finances.description, `${FEE} (%`), gte(finances.date, firstFee)))
  await tx.insert(matchRules).values([
    { groupId, id: `${RULE}1`, position: 1, contains: 'tarifa', category: 'other' },
    { groupId, id: `${RULE}2`, position: 2, contains: 'aluguel sala', category: 'venue', notes: 'Sala de ensaios' },
    { groupId, id: `${RULE}3`, position: 3, contains: 'bilheteria', category: 'tickets' },
  ])
}
