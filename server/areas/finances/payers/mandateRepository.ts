import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { isValidIBAN } from 'ibantools'
import type { Mandate, MandateWrite } from '@contract/finances/sepa/mandates'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { mandates } from '../../../platform/db/schema/finances/debits'
import { members } from '../../../platform/db/schema/members'
import { payers } from '../../../platform/db/schema/finances/payers'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'

type Row = typeof mandates.$inferSelect

const isMandate = (groupId: string, id: string) => and(eq(mandates.groupId, groupId), eq(mandates.id, id))

const toMandate = ({ id, personId, reference, signedOn, holder, iban, version, ...row }: Row): Mandate => ({
  id,
  personId,
  reference,
  signedOn,
  holder,
  iban,
  ...(row.bic !== null && { bic: row.bic }),
  ...(row.address !== null && { address: row.address }),
  ...(row.isOneOff && { isOneOff: true as const }),
  ...(row.lastUsedOn !== null && { lastUsedOn: row.lastUsedOn }),
  ...(row.revokedOn !== null && { revokedOn: row.revokedOn }),
  version,
})

/** All columns of a write; absent ones are null. */
const contentOf = (mandate: MandateWrite) => ({
  personId: mandate.personId.toLowerCase(),
  reference: mandate.reference,
  signedOn: mandate.signedOn,
  holder: mandate.holder,
  iban: mandate.iban,
  bic: mandate.bic ?? null,
  address: mandate.address ?? null,
  isOneOff: mandate.isOneOff ?? false,
  lastUsedOn: mandate.lastUsedOn ?? null,
  revokedOn: mandate.revokedOn ?? null,
})

const isSame = (stored: Row, mandate: MandateWrite): boolean =>
  isDeepStrictEqual(contentOf(toMandate(stored)), contentOf(mandate))

const subjectOf = ({ id, reference }: Mandate) => ({ type: 'debit_mandate', id, name: reference }) as const

/** By the names of the fields in the activity log. */
const auditedOf = ({ personId, signedOn, holder, iban, bic, lastUsedOn, revokedOn }: Mandate) => ({
  memberId: personId,
  signedOn,
  holder,
  iban,
  bic,
  lastUsedOn,
  revokedOn,
})

/** Throws `invalid` for a person that is not there, a future signature, a wrong account number, or a reference that another one has. */
async function assertFits(tx: Transaction, groupId: string, mandate: MandateWrite): Promise<void> {
  const { personId, reference } = contentOf(mandate)
  // Length and structure differ by country, which the checksum alone does not verify.
  if (!isValidIBAN(mandate.iban)) throw invalidField('mandate.iban', 'bad_iban')
  if (mandate.signedOn > todayIn(await findTimeZone(tx, groupId))) throw invalidField('mandate.signedOn', 'future_date')
  const people = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.id, personId)))
    .union(
      tx
        .select({ id: payers.id })
        .from(payers)
        .where(and(eq(payers.groupId, groupId), eq(payers.id, personId))),
    )
  if (people.length === 0) throw invalidField('mandate.personId', 'not_allowed')
  const others = await tx
    .select({ id: mandates.id })
    .from(mandates)
    .where(
      and(
        eq(mandates.groupId, groupId),
        eq(mandates.reference, reference),
        ne(mandates.id, mandate.id),
        isNull(mandates.deletedAt),
      ),
    )
  if (others.length > 0) throw invalidField('mandate.reference', 'taken')
}

export function mandateRepository(db: Database) {
  return {
    async list(groupId: string, personId?: string): Promise<Mandate[]> {
      const rows = await db
        .select()
        .from(mandates)
        .where(
          and(
            eq(mandates.groupId, groupId),
            isNull(mandates.deletedAt),
            personId === undefined ? undefined : eq(mandates.personId, personId),
          ),
        )
        .orderBy(desc(mandates.signedOn), desc(mandates.id))
      return rows.map(toMandate)
    },

    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, written: MandateWrite): Promise<{ mandate: Mandate; isNew: boolean }> {
      const { groupId } = actor
      const mandate = { ...written, id: written.id.toLowerCase() }
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        await assertFits(tx, groupId, mandate)
        const content = contentOf(mandate)
        const saved = await saveRecord<Row>(
          {
            lock: async () => (await tx.select().from(mandates).where(isMandate(groupId, mandate.id)))[0],
            insert: async () =>
              (
                await tx
                  .insert(mandates)
                  .values({ groupId, id: mandate.id, ...content })
                  .onConflictDoNothing()
                  .returning()
              )[0],
            replace: async ({ version }) => {
              const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
              return (await tx.update(mandates).set(set).where(isMandate(groupId, mandate.id)).returning())[0]
            },
            isSame: (stored) => isSame(stored, mandate),
            toRecord: toMandate,
          },
          mandate.version,
        )
        const stored = toMandate(saved.row)
        await appendSaved(tx, actor, saved, 'debit_mandate', (row) => ({
          subject: subjectOf(stored),
          fields: auditedOf(toMandate(row)),
        }))
        return { mandate: stored, isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. */
    remove(actor: Actor, id: string): Promise<void> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [removed] = await tx
          .update(mandates)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isMandate(groupId, id), isNull(mandates.deletedAt)))
          .returning()
        if (removed === undefined) throw new ApiError('not_found')
        const mandate = toMandate(removed)
        await appendAudit(tx, actor, {
          action: 'debit_mandate_removed',
          subject: subjectOf(mandate),
          before: auditedOf(mandate),
        })
      })
    },
  }
}
