import { and, asc, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Household, Payer, PayerWrite } from '@contract/finances/payers'
import type { AuditFields } from '@contract/audit'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import { withoutHidden } from '../../../platform/auth/memberFields'
import type { HiddenFields } from '../../../platform/auth/memberFields'
import type { Database, Transaction } from '../../../platform/db/database'
import { members } from '../../../platform/db/schema/members'
import { contacts } from '../../../platform/db/schema/members/contacts'
import { memberPayers, payers } from '../../../platform/db/schema/finances/payers'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { saveRecord } from '../../../platform/records/saveRecord'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { withBeside } from '../../namesakes'
import { creditsOf } from '../ledger/public'
import { deleteIdlePayers } from './erasePayers'
import { isOver, isRemovedMember, isToday, spanOf, storeTies, tieColumns } from './payerTies'
import { readAsked } from './payerDues'

type Reader = Database | Transaction

const isPayer = (groupId: string, id: string) => and(eq(payers.groupId, groupId), eq(payers.id, id))

/** Removed ones are none, until they are restored. */
const isTheContact = (groupId: string) =>
  and(eq(contacts.groupId, groupId), eq(contacts.id, payers.contactId), isNull(contacts.deletedAt))

/** The payer with name and address of their contact, if they are one. Throws `invalid` for one that is not there. */
async function asContact(tx: Transaction, groupId: string, payer: PayerWrite): Promise<PayerWrite> {
  if (payer.contactId === undefined) return payer
  const contactId = payer.contactId.toLowerCase()
  const [row] = await tx
    .select({ name: contacts.name, email: contacts.email, phone: contacts.phone })
    .from(contacts)
    .where(and(eq(contacts.groupId, groupId), eq(contacts.id, contactId), isNull(contacts.deletedAt)))
  if (row === undefined) throw invalidField('payer.contactId', 'not_allowed')
  const { name: _name, email: _email, phone: _phone, ...rest } = payer
  return { ...rest, contactId, name: row.name, ...contactOf(row) }
}

/** The stored payers with the members for whom they pay; one, or all of the group. */
async function readPayers(db: Reader, groupId: string, today: string, id?: string): Promise<Payer[]> {
  const ties = await db
    .select(tieColumns)
    .from(memberPayers)
    .where(and(eq(memberPayers.groupId, groupId), id === undefined ? undefined : eq(memberPayers.payerId, id)))
    .orderBy(asc(memberPayers.memberId), desc(memberPayers.since))
  const rows = await db
    .select({
      id: payers.id,
      contactId: contacts.id,
      name: payers.name,
      email: payers.email,
      phone: payers.phone,
      version: payers.version,
    })
    .from(payers)
    .leftJoin(contacts, isTheContact(groupId))
    .where(id === undefined ? eq(payers.groupId, groupId) : isPayer(groupId, id))
  return rows.map(({ contactId, name, email, phone, ...row }) => {
    const theirs = ties.filter(({ payerId }) => payerId === row.id)
    const going = theirs.filter((tie) => !isOver(tie, today))
    const daysOf = (field: 'since' | 'until') =>
      going.flatMap((tie) => {
        const day = spanOf(tie)[field]
        return day === undefined ? [] : { memberId: tie.memberId, day }
      })
    const [since, until] = [daysOf('since'), daysOf('until')]
    const past = theirs.flatMap(({ memberId, ...tie }) =>
      tie.until !== null && isOver(tie, today) ? { memberId, ...spanOf(tie), until: tie.until } : [],
    )
    return {
      ...row,
      ...(contactId !== null && { contactId }),
      ...(name === null ? { isMember: true as const } : { name }),
      ...(email !== null && { email }),
      ...(phone !== null && { phone }),
      memberIds: going.map(({ memberId }) => memberId),
      ...(since.length > 0 && { since }),
      ...(until.length > 0 && { until }),
      ...(past.length > 0 && { past }),
    }
  })
}

/** Throws `invalid` unless all members are of the group, named once, and pay for nobody themselves, and nobody pays for the payer. */
async function assertFits(
  tx: Transaction,
  groupId: string,
  { id, isMember, memberIds }: PayerWrite,
  today: string,
): Promise<void> {
  const known = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.groupId, groupId), inArray(members.id, [...memberIds, id]), isNull(members.deletedAt)))
  const isKnown = new Set(known.map((row) => row.id))
  if (isKnown.has(id) !== (isMember === true)) throw invalidField('payer.id', 'not_allowed')
  // Removed payers are ignored: their members may have another payer, or be one.
  const isThere = not(isRemovedMember(groupId, sql`${memberPayers.payerId}`))
  const stored = await tx
    .select(tieColumns)
    .from(memberPayers)
    .where(and(eq(memberPayers.groupId, groupId), isThere))
  const ties = stored.filter((tie) => !isOver(tie, today))
  if (ties.some(({ memberId }) => memberId === id)) throw invalidField('payer.id', 'not_allowed')
  const paying = new Set(ties.map(({ payerId }) => payerId))
  const fields: Record<string, string> = {}
  for (const [index, memberId] of memberIds.entries()) {
    const isFit = isKnown.has(memberId) && memberId !== id && memberIds.indexOf(memberId) === index
    if (!isFit || paying.has(memberId)) fields[`payer.memberIds.${index}`] = 'not_allowed'
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
}

async function store(tx: Transaction, groupId: string, payer: PayerWrite, today: string): Promise<void> {
  const { id, contactId = null, name = null, email = null, phone = null, version } = payer
  if (version === undefined) await tx.insert(payers).values({ groupId, id, contactId, name, email, phone })
  else
    await tx
      .update(payers)
      .set({ contactId, name, email, phone, version: version + 1, updatedAt: sql`now()` })
      .where(isPayer(groupId, id))
  await storeTies(tx, groupId, payer, today)
  await deleteIdlePayers(tx, groupId)
}

/** Whether the stored payer equals the written one, for repeated requests. */
function isSame(stored: Payer, written: PayerWrite, today: string): boolean {
  const ended = new Set(written.until?.flatMap(({ memberId, day }) => (day < today ? memberId.toLowerCase() : [])))
  const text = ({ id, isMember, contactId, name, email, phone, memberIds }: Payer | PayerWrite) =>
    JSON.stringify([id, isMember, contactId, name, email, phone, memberIds.filter((one) => !ended.has(one)).toSorted()])
  const keyOf = ({ memberId, day }: { memberId: string; day: string }) => `${memberId.toLowerCase()} ${day}`
  const known = new Set(stored.until?.map(keyOf))
  const lasting = written.until?.filter(({ day }) => day >= today)
  const areDaysSame =
    lasting === undefined || (lasting.length === known.size && lasting.every((one) => known.has(keyOf(one))))
  return areDaysSame && text(stored) === text(written)
}

const besideOfRow = (row: { beside?: string } | undefined) => row?.beside !== undefined && { beside: row.beside }

/** The last answer for a payer who is deleted, without days. */
function gone(stored: Payer): Payer {
  const { since: _since, until: _until, past: _past, ...payer } = stored
  return { ...payer, memberIds: [], version: payer.version + 1 }
}

const contactOf = ({ email, phone }: { email: string | null; phone: string | null }) => ({
  ...(email !== null && { email }),
  ...(phone !== null && { phone }),
})

/** Fields for the audit log: members paid for, and contact data. */
async function auditedOf(
  tx: Transaction,
  groupId: string,
  states: readonly (Payer | undefined)[],
): Promise<AuditFields[]> {
  const ids = states.flatMap((payer) => payer?.memberIds ?? [])
  const rows = await tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(eq(members.groupId, groupId), inArray(members.id, ids)))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return states.map((payer) => ({
    name: payer?.name,
    email: payer?.email,
    phone: payer?.phone,
    people: payer && Object.fromEntries(payer.memberIds.map((id) => [id, names.get(id) ?? ''])),
  }))
}

export function payerRepository(db: Database) {
  return {
    /** `hidden`: members' fields that are left out; a payer who is not a member keeps email and phone. */
    async list(groupId: string, hidden: HiddenFields): Promise<Household[]> {
      const today = todayIn(await findTimeZone(db, groupId))
      const stored = await readPayers(db, groupId, today)
      const ties = await db.select(tieColumns).from(memberPayers).where(eq(memberPayers.groupId, groupId))
      const ids = [...new Set([...stored.map(({ id }) => id), ...ties.map(({ memberId }) => memberId)])]
      const found = await db
        .select({
          id: members.id,
          name: members.name,
          email: members.email,
          phone: members.phone,
          deletedAt: members.deletedAt,
        })
        .from(members)
        .where(and(eq(members.groupId, groupId), inArray(members.id, ids)))
        .orderBy(asc(members.name), asc(members.id))
      const rows = await withBeside(db, groupId, found, ({ id }) => id)
      const asked = await readAsked(db, groupId, ids, today)
      const credits = await creditsOf({ tx: db, groupId }, ids)
      const households = stored.map((payer) => {
        const own = payer.isMember && rows.find(({ id }) => id === payer.id)
        const { name = own ? own.name : '' } = payer
        const { email, phone } = own ? withoutHidden(contactOf(own), hidden) : payer
        const theirs = ties.filter(({ payerId }) => payerId === payer.id)
        const now = new Map(theirs.filter((tie) => isToday(tie, today)).map((tie) => [tie.memberId, tie]))
        const shares = rows
          .filter(({ id }) => now.has(id) || (own && now.size > 0 && id === own.id))
          .map((row) => {
            const tie = now.get(row.id)
            const [owed, credit] = [asked(payer.id, row.id), credits.get(row.id) ?? 0]
            return { memberId: row.id, name: row.name, ...besideOfRow(row), owed, credit, ...(tie && spanOf(tie)) }
          })
        const others = theirs
          .filter((tie) => !isToday(tie, today))
          .toSorted((one, other) => other.since.localeCompare(one.since))
          .map((tie, place, all) => {
            const { memberId } = tie
            // The debt is shown once, on the latest of a member's spans.
            const isFirst = !now.has(memberId) && all.findIndex((one) => one.memberId === memberId) === place
            const owed = isFirst ? asked(payer.id, memberId) : 0
            const row = rows.find(({ id }) => id === memberId)
            return { memberId, name: row?.name ?? '', ...besideOfRow(row), ...spanOf(tie), ...(owed > 0 && { owed }) }
          })
        return {
          payer,
          name,
          ...(own && besideOfRow(own)),
          ...(own && own.deletedAt !== null && { removed: true as const }),
          ...(email && { email }),
          ...(phone && { phone }),
          members: shares,
          others,
          owed: [...shares, ...others].reduce((sum, { owed = 0 }) => sum + owed, 0),
          credit: shares.reduce((sum, { credit }) => sum + credit, 0),
        }
      })
      return households.toSorted((one, other) => one.name.localeCompare(other.name))
    },

    /** Creates, or replaces if a version is given. A member with another payer changes to this one on its first day. */
    save(actor: Actor, written: PayerWrite): Promise<{ payer: Payer; isNew: boolean }> {
      const { groupId } = actor
      const wanted = {
        ...written,
        id: written.id.toLowerCase(),
        memberIds: written.memberIds.map((id) => id.toLowerCase()),
        ...(written.past && { past: written.past.map((span) => ({ ...span, memberId: span.memberId.toLowerCase() })) }),
      }
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const today = todayIn(await findTimeZone(tx, groupId))
        const payer = await asContact(tx, groupId, wanted)
        const find = async () => (await readPayers(tx, groupId, today, payer.id))[0]
        const write = async () => {
          await assertFits(tx, groupId, payer, today)
          await store(tx, groupId, payer, today)
          return find()
        }
        const {
          row,
          isNew,
          act,
          before: was,
        } = await saveRecord<Payer>(
          {
            lock: find,
            insert: async () => ((await find()) === undefined ? write() : undefined),
            // A payer who began today and pays for nobody any more is deleted.
            replace: async (stored) => (await write()) ?? gone(stored),
            isSame: (stored) => isSame(stored, payer, today),
            toRecord: (stored) => stored,
          },
          payer.version,
        )
        if (act !== undefined) {
          const subject = { type: 'payer', id: row.id, ...(row.name !== undefined && { name: row.name }) } as const
          const [before, after] = await auditedOf(tx, groupId, [was, row])
          await appendAudit(tx, actor, { action: 'payer_saved', subject, before, after })
        }
        return { payer: row, isNew }
      })
    },

    /** Deletes the payer with history; Undo creates them again with the same id. */
    remove(actor: Actor, wanted: string): Promise<void> {
      const { groupId } = actor
      const id = wanted.toLowerCase()
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const today = todayIn(await findTimeZone(tx, groupId))
        const [stored] = await readPayers(tx, groupId, today, id)
        if (stored === undefined) throw new ApiError('not_found')
        await tx.delete(memberPayers).where(and(eq(memberPayers.groupId, groupId), eq(memberPayers.payerId, id)))
        await tx.delete(payers).where(isPayer(groupId, id))
        const subject = { type: 'payer', id, ...(stored.name !== undefined && { name: stored.name }) } as const
        const [before] = await auditedOf(tx, groupId, [stored])
        await appendAudit(tx, actor, { action: 'payer_removed', subject, before })
      })
    },
  }
}
