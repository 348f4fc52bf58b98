import { v7 as newId } from 'uuid'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { contacts, memberContacts } from '../../platform/db/schema/members/contacts'
import { members } from '../../platform/db/schema/members'
import { EMERGENCY_MAX } from '@contract/members/contacts'
import { deleteLoneContacts, readContactsOf } from './contactRows'
import { contactKeys, findNamesakes, foldNames, isSamePhone } from './sameContact'

/*
 * A member's row has the name and phone of the contact who is called first, as lists, searches and the wire's `emergencyContact`
 * read it. The two follow each other: from the row by `followEmergencyWrites`, from the contacts by `followContacts`.
 */

interface Emergency {
  emergencyName: string | null
  emergencyPhone: string | null
}

interface EmergencyChange {
  memberId: string
  before: Emergency | undefined
  after: Emergency
}

interface Wanted {
  memberId: string
  name: string
  phone: string
}

/** Takes out of the emergency whom a write of the member's row replaced; who is nothing else to anybody goes. */
async function release(tx: Transaction, groupId: string, { memberId, before, after }: EmergencyChange): Promise<void> {
  const { emergencyName: name, emergencyPhone: phone } = before ?? { emergencyName: null, emergencyPhone: null }
  if (name === null || phone === null) return
  const known = (await readContactsOf(tx, groupId, [memberId])).filter(({ emergency }) => emergency !== null)
  const [gone, ...folded] = await foldNames(tx, [name, ...known.map((row) => row.name)])
  const isGone = (row: (typeof known)[number], at: number) =>
    folded[at] === gone && row.phone !== null && isSamePhone(row.phone, phone)
  // Without an emergency contact: nobody is called.
  const isNobodyCalled = after.emergencyName === null || after.emergencyPhone === null
  const released = isNobodyCalled ? known : known.filter(isGone)
  const ofMember = and(eq(memberContacts.groupId, groupId), eq(memberContacts.memberId, memberId))
  const isBare = (row: (typeof known)[number]) =>
    !row.isGuardian && row.relation === null && row.email === null && row.address === null
  const bare = released.filter(isBare).map(({ contactId }) => contactId)
  const kept = released.filter((row) => !isBare(row)).map(({ contactId }) => contactId)
  if (kept.length > 0)
    await tx
      .update(memberContacts)
      .set({ emergency: null })
      .where(and(ofMember, inArray(memberContacts.contactId, kept)))
  if (bare.length === 0) return
  await tx.delete(memberContacts).where(and(ofMember, inArray(memberContacts.contactId, bare)))
  await deleteLoneContacts(tx, groupId)
}

/** Has these be called first: by a contact that has the same name and phone, or a new one. */
async function attach(tx: Transaction, groupId: string, wanted: readonly Wanted[]): Promise<void> {
  const names = await foldNames(
    tx,
    wanted.map(({ name }) => name),
  )
  const known = await findNamesakes(tx, groupId, names)
  const fresh = new Map<string, { id: string; name: string; phone: string }>()
  const ties = wanted.map(({ memberId, name, phone }, at) => {
    const [key = ''] = contactKeys({ folded: names[at] ?? '', email: null, phone })
    const contactId = known.get(key)?.id ?? fresh.get(key)?.id ?? newId()
    if (!known.has(key) && !fresh.has(key)) fresh.set(key, { id: contactId, name, phone })
    return { memberId, contactId }
  })
  if (fresh.size > 0)
    await tx.execute(sql`
      insert into ${contacts} (group_id, id, name, phone)
      select ${groupId}, id, name, phone
        from jsonb_to_recordset(${JSON.stringify([...fresh.values()])}::jsonb) as line (id uuid, name text, phone text)`)
  const ids = wanted.map(({ memberId }) => memberId)
  await tx
    .update(memberContacts)
    .set({ emergency: sql`least(${memberContacts.emergency} + 1, ${EMERGENCY_MAX})` })
    .where(
      and(
        eq(memberContacts.groupId, groupId),
        isIn(memberContacts.memberId, ids),
        sql`${memberContacts.emergency} is not null`,
      ),
    )
  await tx.execute(sql`
    insert into ${memberContacts} (group_id, contact_id, member_id, emergency)
    select ${groupId}, "contactId", "memberId", 1
      from jsonb_to_recordset(${JSON.stringify(ties)}::jsonb) as line ("contactId" uuid, "memberId" uuid)
    on conflict (group_id, contact_id, member_id) do update set emergency = excluded.emergency`)
}

/** Has the contacts follow writes of members' rows. Call in the transaction of the write, after it. */
export async function followEmergencyWrites(
  tx: Transaction,
  groupId: string,
  changes: readonly EmergencyChange[],
): Promise<void> {
  const changed = changes.filter(
    ({ before, after }) =>
      before?.emergencyName !== after.emergencyName || before.emergencyPhone !== after.emergencyPhone,
  )
  for (const change of changed) {
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    await release(tx, groupId, change)
  }
  const wanted = changed.flatMap(({ memberId, after: { emergencyName: name, emergencyPhone: phone } }) =>
    name === null || phone === null ? [] : [{ memberId, name, phone }],
  )
  if (wanted.length > 0) await attach(tx, groupId, wanted)
}

/** Has the rows of these members, which are held, follow their contacts, each under the next version where that changes it. */
export async function followContacts(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  const called = (await readContactsOf(tx, groupId, memberIds)).filter(
    ({ emergency, phone }) => emergency !== null && phone !== null,
  )
  for (const memberId of memberIds) {
    const first = called.find((row) => row.memberId === memberId)
    const [name, phone] = [first?.name ?? null, first?.phone ?? null]
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    await tx
      .update(members)
      .set({
        emergencyName: name,
        emergencyPhone: phone,
        version: sql`${members.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          eq(members.groupId, groupId),
          eq(members.id, memberId),
          sql`(${members.emergencyName}, ${members.emergencyPhone}) is distinct from (${name}::text, ${phone}::text)`,
        ),
      )
  }
}
