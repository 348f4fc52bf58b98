import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { payers } from '../../../platform/db/schema/finances/payers'
import { contacts } from '../../../platform/db/schema/members/contacts'

/** Has who pays as one of these contacts be called and reached as the contact is. Call once they are written. */
export async function updatePayersOf(tx: Transaction, groupId: string, contactIds: string[]): Promise<void> {
  if (contactIds.length === 0) return
  await tx
    .update(payers)
    .set({
      name: sql`${contacts.name}`,
      email: sql`${contacts.email}`,
      phone: sql`${contacts.phone}`,
      version: sql`${payers.version} + 1`,
      updatedAt: sql`now()`,
    })
    .from(contacts)
    .where(
      and(
        eq(payers.groupId, groupId),
        eq(contacts.groupId, groupId),
        eq(contacts.id, payers.contactId),
        isIn(contacts.id, contactIds),
        sql`(${payers.name}, ${payers.email}, ${payers.phone}) is distinct from (${contacts.name}, ${contacts.email}, ${contacts.phone})`,
      ),
    )
}
