import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { financeChanges } from '../../platform/db/schema/finances/financeChanges'
import { financeClosings } from '../../platform/db/schema/finances/financeClosings'
import { financeAccounts, financeSubcategories } from '../../platform/db/schema/finances/finances'
import type { DemoAccount, DemoTransfer } from './demoAccounts'
import { budgets, eventBudgets } from '../../platform/db/schema/finances/budgets'
import type { demoBudgets } from './demoBudgets'
import type { DemoSubcategory } from './demoCategories'
import type { DemoFees } from './fees'
import type { demoHousehold } from './household'
import type { DemoLevy } from './levy'
import { insertDemoReceipts } from './demoReceipts'
import { insertDemoReconciliations } from './demoReconciliations'
import { paymentSettings } from '../../platform/db/schema/finances/paymentSettings'
import { feeClasses, memberFees } from '../../platform/db/schema/finances/fees'
import { levies, levyCharges } from '../../platform/db/schema/finances/levies'
import { memberPayers, payers } from '../../platform/db/schema/finances/payers'
import { DEMO_MAIL_DOMAIN } from '../orchestra/orchestra'
import type { DemoFinance } from './ledgerLines'
import type { Transaction } from '../../platform/db/database'
import { apart } from '../../platform/db/subselects'
import { addDays } from '@contract/days'
import { firstDayOf, lastDayOf, monthOf } from '../../platform/time/days'
import { insertDemoTemplates } from './demoTemplates'
import { ledgerOf } from '../../areas/finances/ledger/ledger'
import { addTransfers } from '../../areas/finances/accounts/transferLedger'
import { toRow } from '../../areas/finances/ledger/entryRows'
import { giveVouchers } from '../../areas/finances/ledger/voucherNumbers'

export interface DemoBooks {
  today: string
  entries: DemoFinance[]
  subcategories: DemoSubcategory[]
  accounts: DemoAccount[]
  transfers: DemoTransfer[]
  fees: DemoFees
  levy: DemoLevy
  household: ReturnType<typeof demoHousehold>
  closedMonths: string[]
  budgets: ReturnType<typeof demoBudgets>
  /** Who kept them. */
  keeper: { id: string; name: string }
}

/** Fills the books of a group that the transaction has just made, as if they had been kept all along. */
export async function insertDemoBooks(tx: Transaction, groupId: string, books: DemoBooks) {
  const { today, entries, subcategories, accounts, transfers: moved, fees, levy, closedMonths, keeper } = books
  await tx.insert(paymentSettings).values({
    groupId,
    // An address that no mail reaches, and so a key that no bank knows (RFC 2606).
    pixKey: `tesouraria@${DEMO_MAIL_DOMAIN}`,
    pixName: 'Banda Sinfonica do Vale',
    pixCity: 'Sao Paulo',
    details: 'Dinheiro: com a tesoureira, às terças, antes do ensaio.',
  })
  const ledger = ledgerOf(tx, { groupId, userId: keeper.id, name: keeper.name })
  const rows = entries.map(({ duesMonth, partOf, splitId, isCredit, ...entry }) => ({
    ...toRow(entry),
    ...(duesMonth && { duesMonth }),
    ...(partOf && { partOf }),
    ...(isCredit && { isCredit }),
    ...(splitId && { splitId }),
  }))
  await tx.insert(financeSubcategories).values(subcategories.map((subcategory) => ({ groupId, ...subcategory })))
  await tx.insert(financeAccounts).values(accounts.map((account) => ({ groupId, ...account })))
  await ledger.add(rows, 'created')
  await addTransfers(ledger, moved)
  await tx.insert(feeClasses).values(fees.classes.map((feeClass) => ({ groupId, ...feeClass })))
  await tx.insert(memberFees).values(fees.members.map((fee) => ({ groupId, ...fee, from: firstDayOf(fee.from) })))
  const { payer, memberIds, since } = books.household
  await tx.insert(payers).values({ groupId, ...payer })
  await tx.insert(memberPayers).values(memberIds.map((memberId) => ({ groupId, memberId, payerId: payer.id, since })))
  await ledger.add(
    levy.charges.map(({ entry }) => toRow(entry)),
    'created',
  )
  await tx.insert(levies).values({ groupId, ...levy.levy })
  await tx
    .insert(levyCharges)
    .values(
      levy.charges.map(({ entry, ...charge }) => ({ groupId, levyId: levy.levy.id, financeId: entry.id, ...charge })),
    )
  await tx.execute(sql`
    update ${financeChanges} change set at = evening.at
      from (select finance_id, number, least(now(), ((after->>'date')::date + time '19:40') at time zone 'UTC') as at
              from ${financeChanges} where group_id = ${groupId} ${apart}) evening
     where change.group_id = ${groupId} and change.finance_id = evening.finance_id and change.number = evening.number`)
  await tx.insert(budgets).values(books.budgets.years.map((budget) => ({ groupId, ...budget })))
  if (books.budgets.events.length > 0)
    await tx.insert(eventBudgets).values(books.budgets.events.map((budget) => ({ groupId, ...budget })))
  await insertDemoTemplates(tx, groupId, today, monthOf(addDays(lastDayOf(closedMonths.at(-1) ?? monthOf(today)), 1)))
  const [cashBox] = accounts
  await insertDemoReconciliations(ledger, [groupId, ...(cashBox ? [cashBox.id] : [])])
  await insertDemoReceipts(tx, groupId, entries, keeper.name)
  await tx.insert(financeClosings).values(
    closedMonths.map((month) => ({
      groupId,
      id: newId(),
      month: firstDayOf(month),
      closedBy: keeper.name,
      closedAt: sql`(${lastDayOf(month)}::date + interval '9 days 20 hours') at time zone 'UTC'`,
    })),
  )
  const [last, first] = [closedMonths.toSorted().at(-1), closedMonths.toSorted()[0]]
  if (first !== undefined && last !== undefined)
    await giveVouchers(tx, groupId, { from: firstDayOf(first), to: lastDayOf(last) })
}
