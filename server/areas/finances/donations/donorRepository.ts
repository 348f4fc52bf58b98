import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { readTaxpayerNumber } from '@contract/finances/donations/donationSettings'
import type { Donor, DonorWrite, GiftWrite } from '@contract/finances/donations/donations'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { donationGifts, donors } from '../../../platform/db/schema/finances/donations'
import { finances } from '../../../platform/db/schema/finances/finances'
import { groups } from '../../../platform/db/schema/groups'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import { readDonors, readPeople, toDonor } from './gifts'

type Row = typeof donors.$inferSelect

const isDonor = (groupId: string, id: string) => and(eq(donors.groupId, groupId), eq(donors.id, id))

/** `name`: that of a member or payer, who has none here. */
const subjectOf = ({ id, name }: Pick<Donor, 'id' | 'name'>, known?: string) => {
  const called = name ?? known
  return { type: 'donor', id, ...(called !== undefined && { name: called }) } as const
}
const auditedOf = ({ name, address, taxId }: Donor) => ({
  name,
  document: taxId,
  address,
})

const contentOf = ({ name, address, taxId }: DonorWrite | Donor) => ({
  name: name ?? null,
  address: address ?? null,
  taxId: taxId ?? null,
})

/** Name and address of a member are with the member; of anybody else a name is needed. In Brazil the number is a CPF or CNPJ. */
async function assertFits(tx: Transaction, groupId: string, donor: DonorWrite): Promise<string | undefined> {
  const people = await readPeople(tx, groupId, [donor.id], { noted: new Map(), hasAddresses: false })
  const person = people.get(donor.id)
  if (person === undefined && donor.name === undefined) throw invalidField('donor.name', 'required')
  if (person !== undefined && donor.name !== undefined) throw invalidField('donor.name', 'not_allowed')
  if (person?.isMember && donor.address !== undefined) throw invalidField('donor.address', 'not_allowed')
  const [group] = await tx.select({ country: groups.region }).from(groups).where(eq(groups.groupId, groupId))
  if (group?.country === 'BR' && donor.taxId !== undefined && readTaxpayerNumber(donor.taxId) === null)
    throw invalidField('donor.taxId', 'bad_taxpayer_number')
  return person?.name
}

export function donorRepository(db: Database) {
  return {
    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, written: DonorWrite): Promise<{ donor: Donor; isNew: boolean }> {
      const { groupId } = actor
      const taxId = written.taxId === undefined ? undefined : (readTaxpayerNumber(written.taxId) ?? written.taxId)
      const donor = { ...written, id: written.id.toLowerCase(), ...(taxId !== undefined && { taxId }) }
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const known = await assertFits(tx, groupId, donor)
        const content = contentOf(donor)
        const saved = await saveRecord<Row>(
          {
            lock: async () => (await tx.select().from(donors).where(isDonor(groupId, donor.id)))[0],
            insert: async () =>
              (
                await tx
                  .insert(donors)
                  .values({ groupId, id: donor.id, ...content })
                  .onConflictDoNothing()
                  .returning()
              )[0],
            replace: async ({ version }) => {
              const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
              return (await tx.update(donors).set(set).where(isDonor(groupId, donor.id)).returning())[0]
            },
            isSame: (stored) => isDeepStrictEqual(contentOf(toDonor(stored)), content),
            toRecord: toDonor,
          },
          donor.version,
        )
        await appendSaved(tx, actor, saved, 'donor', (row) => ({
          subject: subjectOf(toDonor(row), known),
          fields: auditedOf(toDonor(row)),
        }))
        return { donor: toDonor(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. */
    remove(actor: Actor, id: string): Promise<void> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [removed] = await tx
          .update(donors)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isDonor(groupId, id), isNull(donors.deletedAt)))
          .returning()
        if (removed === undefined) throw new ApiError('not_found')
        const donor = toDonor(removed)
        await appendAudit(tx, actor, { action: 'donor_removed', subject: subjectOf(donor), before: auditedOf(donor) })
      })
    },

    /** Notes who gave an entry. Throws `not_found`, `conflict` for another version, and `invalid` for a donor who is not there. */
    changeGift(actor: Actor, { financeId, donorId, isWaiver, version }: GiftWrite): Promise<GiftWrite> {
      const { groupId } = actor
      const id = financeId.toLowerCase()
      const wanted = donorId?.toLowerCase()
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [entry] = await tx
          .select({ description: finances.description })
          .from(finances)
          .where(and(eq(finances.groupId, groupId), eq(finances.id, id), isNull(finances.deletedAt)))
        if (entry === undefined) throw new ApiError('not_found')
        const people = await readPeople(tx, groupId, wanted === undefined ? [] : [wanted], {
          noted: await readDonors(tx, groupId),
          hasAddresses: false,
        })
        const person = wanted === undefined ? undefined : people.get(wanted)
        if (wanted !== undefined && person === undefined) throw invalidField('gift.donorId', 'not_allowed')
        const [stored] = await tx
          .select()
          .from(donationGifts)
          .where(and(eq(donationGifts.groupId, groupId), eq(donationGifts.financeId, id)))
        if ((stored?.version ?? 0) !== version) throw new ApiError('conflict')
        const set = { donorId: wanted ?? null, isWaiver: isWaiver === true, version: version + 1 }
        await tx
          .insert(donationGifts)
          .values({ groupId, financeId: id, ...set })
          .onConflictDoUpdate({ target: [donationGifts.groupId, donationGifts.financeId], set })
        await appendAudit(tx, actor, {
          action: 'entry_donor_changed',
          subject: { type: 'finance', id, name: entry.description },
          ...(wanted !== undefined && person && { after: { people: { [wanted]: person.name } } }),
        })
        return {
          financeId: id,
          ...(wanted !== undefined && { donorId: wanted }),
          ...(isWaiver && { isWaiver: true as const }),
          version: version + 1,
        }
      })
    },
  }
}
