import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Household, Payer, PayerWrite } from '@contract/treasury/payers'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { financeDebts } from '../../../platform/db/schema/financeDebts'
import { members } from '../../../platform/db/schema/members'
import { memberPayers, payers } from '../../../platform/db/schema/treasury/payers'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { creditsOf } from '../financeCredits'
import { deleteIdlePayers } from '../payers/erasePayers'

type Reader = Database | Transaction

const isPayer = (groupId: string, id: string) => and(eq(payers.groupId, groupId), eq(payers.id, id))

/** As they are stored, with whom they pay for; of one, or of all. */
async function readPayers(db: Reader, groupId: string, id?: string): Promise<Payer[]> {
  const ties = await db
    .select({ memberId: memberPayers.memberId, payerId: memberPayers.payerId, day: memberPayers.since })
    .from(memberPayers)
    .where(and(eq(memberPayers.groupId, groupId), id === undefined ? undefined : eq(memberPayers.payerId, id)))
    .orderBy(asc(memberPayers.memberId))
  const rows = await db
    .select({ id: payers.id, name: payers.name, email: payers.email, phone: payers.phone, version: payers.version })
    .from(payers)
    .where(id === undefined ? eq(payers.groupId, groupId) : isPayer(groupId, id))
  return rows.map(({ name, email, phone, ...row }) => {
    const theirs = ties.filter(({ payerId }) => payerId === row.id)
    const since = theirs.flatMap(({ memberId, day }) => (day === null ? [] : { memberId, day }))
    return {
      ...row,
      ...(name === null ? { isMember: true as const } : { name }),
      ...(email !== null && { email }),
      ...(phone !== null && { phone }),
      memberIds: theirs.map(({ memberId }) => memberId),
      ...(since.length > 0 && { since }),
    }
  })
}

/** Members of the group alone, each once; whoever pays for others pays for themselves, and a payer is none of their own. */
async function assertFits(tx: Transaction, groupId: string, { id, isMember, memberIds }: PayerWrite): Promise<void> {
  const known = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.groupId, groupId), inArray(members.id, [...memberIds, id]), isNull(members.deletedAt)))
  const isKnown = new Set(known.map((row) => row.id))
  if (isKnown.has(id) !== (isMember === true)) throw invalidField('payer.id', 'not_allowed')
  const ties = await tx
    .select({ memberId: memberPayers.memberId, payerId: memberPayers.payerId })
    .from(memberPayers)
    .where(eq(memberPayers.groupId, groupId))
  if (ties.some(({ memberId }) => memberId === id)) throw invalidField('payer.id', 'not_allowed')
  const paying = new Set(ties.map(({ payerId }) => payerId))
  const fields: Record<string, string> = {}
  for (const [index, memberId] of memberIds.entries()) {
    const isFit = isKnown.has(memberId) && memberId !== id && memberIds.indexOf(memberId) === index
    if (!isFit || paying.has(memberId)) fields[`payer.memberIds.${index}`] = 'not_allowed'
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
}

async function store(tx: Transaction, groupId: string, payer: PayerWrite): Promise<void> {
  const { id, name = null, email = null, phone = null, version, memberIds, since = [] } = payer
  if (version === undefined) await tx.insert(payers).values({ groupId, id, name, email, phone })
  else
    await tx
      .update(payers)
      .set({ name, email, phone, version: version + 1, updatedAt: sql`now()` })
      .where(isPayer(groupId, id))
  const stored = await tx
    .select({ memberId: memberPayers.memberId, day: memberPayers.since })
    .from(memberPayers)
    .where(and(eq(memberPayers.groupId, groupId), eq(memberPayers.payerId, id)))
  const today = todayIn(await findTimeZone(tx, groupId))
  const days = new Map(
    [...stored, ...since.map((tie) => ({ ...tie, memberId: tie.memberId.toLowerCase() }))].map(({ memberId, day }) => [
      memberId,
      day,
    ]),
  )
  await tx.delete(memberPayers).where(and(eq(memberPayers.groupId, groupId), eq(memberPayers.payerId, id)))
  const ties = memberIds.map((memberId) => {
    const day = days.get(memberId)
    return { groupId, memberId, payerId: id, since: day === undefined ? today : day }
  })
  await tx
    .insert(memberPayers)
    .values(ties)
    .onConflictDoUpdate({
      target: [memberPayers.groupId, memberPayers.memberId],
      set: { payerId: sql`excluded.payer_id`, since: sql`excluded.since` },
    })
  await deleteIdlePayers(tx, groupId)
}

/** What a replay of the same write would say. */
function isSame(stored: Payer, { version: _version, ...written }: PayerWrite): boolean {
  const { version: _stored, ...kept } = stored
  const text = (payer: Omit<PayerWrite, 'version'>) =>
    JSON.stringify([payer.id, payer.isMember, payer.name, payer.email, payer.phone, payer.memberIds.toSorted()])
  return text(kept) === text(written)
}

export function payerRepository(db: Database) {
  return {
    async list(groupId: string): Promise<Household[]> {
      const stored = await readPayers(db, groupId)
      const ids = [...new Set(stored.flatMap(({ id, memberIds }) => [id, ...memberIds]))]
      const rows = await db
        .select({
          id: members.id,
          name: members.name,
          email: members.email,
          phone: members.phone,
          owed: sql<number>`coalesce(${financeDebts.amount}, 0)::bigint`,
        })
        .from(members)
        .leftJoin(financeDebts, and(eq(financeDebts.groupId, groupId), eq(financeDebts.memberId, members.id)))
        .where(and(eq(members.groupId, groupId), inArray(members.id, ids)))
        .orderBy(asc(members.name), asc(members.id))
      const credits = await creditsOf({ tx: db, groupId }, ids)
      const households = stored.map((payer) => {
        const own = payer.isMember && rows.find(({ id }) => id === payer.id)
        const { name = own ? own.name : '' } = payer
        const [email, phone] = own ? [own.email, own.phone] : [payer.email, payer.phone]
        const shares = rows
          .filter(({ id }) => payer.memberIds.includes(id) || (own && id === own.id))
          .map((row) => ({
            memberId: row.id,
            name: row.name,
            owed: Math.max(0, row.owed),
            credit: credits.get(row.id) ?? 0,
          }))
        return {
          payer,
          name,
          ...(email && { email }),
          ...(phone && { phone }),
          members: shares,
          owed: shares.reduce((sum, { owed }) => sum + owed, 0),
          credit: shares.reduce((sum, { credit }) => sum + credit, 0),
        }
      })
      return households.toSorted((one, other) => one.name.localeCompare(other.name))
    },

    /** Creates, or with a version replaces. Whom somebody else paid for until now changes hands. */
    save(actor: Actor, written: PayerWrite): Promise<{ payer: Payer; isNew: boolean }> {
      const { groupId } = actor
      const payer = {
        ...written,
        id: written.id.toLowerCase(),
        memberIds: written.memberIds.map((id) => id.toLowerCase()),
      }
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [stored] = await readPayers(tx, groupId, payer.id)
        if (stored === undefined && payer.version !== undefined) throw new ApiError('not_found')
        if (stored !== undefined && stored.version !== payer.version) {
          if (!isSame(stored, payer)) throw new ApiError('conflict', { current: stored })
          return { payer: stored, isNew: false }
        }
        await assertFits(tx, groupId, payer)
        await store(tx, groupId, payer)
        const [saved] = await readPayers(tx, groupId, payer.id)
        if (saved === undefined) throw new ApiError('not_found')
        const subject = { type: 'payer', id: saved.id, ...(saved.name !== undefined && { name: saved.name }) } as const
        const change = { after: { count: saved.memberIds.length } }
        await appendAudit(tx, actor, { action: 'payer_saved', subject, ...change })
        return { payer: saved, isNew: stored === undefined }
      })
    },

    /** For good; Undo creates them again, under the same id. */
    remove(actor: Actor, wanted: string): Promise<void> {
      const { groupId } = actor
      const id = wanted.toLowerCase()
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [stored] = await readPayers(tx, groupId, id)
        if (stored === undefined) throw new ApiError('not_found')
        await tx.delete(memberPayers).where(and(eq(memberPayers.groupId, groupId), eq(memberPayers.payerId, id)))
        await tx.delete(payers).where(isPayer(groupId, id))
        const subject = { type: 'payer', id, ...(stored.name !== undefined && { name: stored.name }) } as const
        await appendAudit(tx, actor, { action: 'payer_removed', subject })
      })
    },
  }
}
