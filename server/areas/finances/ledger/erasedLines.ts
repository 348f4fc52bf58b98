import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import { finances } from '../../../platform/db/schema/finances/finances'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { transfers } from '../../../platform/db/schema/finances/transfers'

/** Clears the texts that may identify people. Day, amount, bank id and digest stay, by which a repeated import recognizes the line. */
const noWords = sql`description = null, counterparty = null, counterparty_account = null, reference = null`

const isKept = sql`(description is not null or counterparty is not null or counterparty_account is not null or reference is not null)`

/** Whether a ledger entry linked to the line fulfils the condition, in which the entry is `f`. */
const isTied = (groupId: string, condition: SQL) => sql`exists (
  select from ${bankLineEntries} e join ${finances} f on f.group_id = ${groupId} and f.id = e.entry_id
   where e.group_id = ${groupId} and e.import_id = ${bankLines.importId} and e.place = ${bankLines.place} and ${condition})`

/**
 * Clears all texts of lines linked to the person's entries, since the payer may be anybody of their household. Other lines lose the name.
 */
export async function eraseFromBankLines(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { description, counterparty, reference } = bankLines
  await tx.execute(sql`
    update ${bankLines} set ${noWords}
     where ${bankLines.groupId} = ${groupId} and ${isKept} and ${isTied(groupId, sql`f.member_id = ${person.id}`)}`)
  // A counterparty with the person's name also loses its account number.
  await tx.execute(sql`
    update ${bankLines}
       set description = ${withoutName(description, person)}, counterparty = ${withoutName(counterparty, person)},
           reference = ${withoutName(reference, person)},
           counterparty_account = case when ${mentions(counterparty, person)} then null else counterparty_account end
     where ${bankLines.groupId} = ${groupId}
       and (${mentions(description, person)} or ${mentions(counterparty, person)} or ${mentions(reference, person)})`)
}

/** Clears the texts of lines that have nothing left in the books once these entries and transfers are purged. */
export async function purgeBankLines(tx: Transaction, groupId: string, purgedIds: readonly string[]): Promise<void> {
  if (purgedIds.length === 0) return
  const { importId, place } = bankLines
  const left = sql`select from ${bankLineEntries} e where e.group_id = ${groupId} and e.import_id = ${importId} and e.place = ${place}`
  await tx.execute(sql`
    update ${bankLines} set ${noWords}
     where ${bankLines.groupId} = ${groupId} and ${isKept}
       and exists (${left} and e.entry_id = any(${sql.param([...purgedIds])}::uuid[]))
       and not exists (${left} and exists (select from ${finances} f where f.group_id = ${groupId} and f.id = e.entry_id))
       and not exists (${left} and exists (select from ${transfers} t where t.group_id = ${groupId} and t.id = e.entry_id))`)
}
