import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import { finances } from '../../../platform/db/schema/finances/finances'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { transfers } from '../../../platform/db/schema/finances/transfers'

/** What a line tells of people. Day, amount, the bank's id and the digest stay: by them its file is known when it comes again. */
const noWords = sql`description = null, counterparty = null, counterparty_account = null, reference = null`

const isKept = sql`(description is not null or counterparty is not null or counterparty_account is not null or reference is not null)`

/** Whether an entry that the line became, paid or was known as fulfils the condition, which names it `f`. */
const isTied = (groupId: string, condition: SQL) => sql`exists (
  select from ${bankLineEntries} e join ${finances} f on f.group_id = ${groupId} and f.id = e.entry_id
   where e.group_id = ${groupId} and e.import_id = ${bankLines.importId} and e.place = ${bankLines.place} and ${condition})`

/**
 * Lines that are of the person's entries lose their words whole: who paid may be anybody of the household, and the account is theirs. All
 * others lose the name.
 */
export async function eraseFromBankLines(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { description, counterparty, reference } = bankLines
  await tx.execute(sql`
    update ${bankLines} set ${noWords}
     where ${bankLines.groupId} = ${groupId} and ${isKept} and ${isTied(groupId, sql`f.member_id = ${person.id}`)}`)
  // The account of who bears the name is theirs too.
  await tx.execute(sql`
    update ${bankLines}
       set description = ${withoutName(description, person)}, counterparty = ${withoutName(counterparty, person)},
           reference = ${withoutName(reference, person)},
           counterparty_account = case when ${mentions(counterparty, person)} then null else counterparty_account end
     where ${bankLines.groupId} = ${groupId}
       and (${mentions(description, person)} or ${mentions(counterparty, person)} or ${mentions(reference, person)})`)
}

/** Of lines of which nothing is left in the books once the entries and transfers are purged. */
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
