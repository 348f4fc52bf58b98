import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type {
  AllMembersConfig,
  CameBack,
  Member,
  MemberCountsConfig,
  MemberListConfig,
  MemberWrite,
} from '@contract/members'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { OwnSection } from '@contract/sections'
import type { OwnValues } from '@contract/members/ownFields'
import type { Database, Reader, Transaction } from '../../platform/db/database'
import { readList } from '../../platform/db/longList'
import type { CountedList } from '../../platform/db/longList'
import { members } from '../../platform/db/schema/members'
import { ApiError, invalidField } from '../../platform/http/errors'
import { appendSaved, saveRecord } from '../../platform/records/saveRecord'
import type { SavedRecord } from '../../platform/records/saveRecord'
import { todayIn } from '../../platform/time/days'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import { firstInScore } from '../scoreOrder'
import { withFirstClass } from '../finances/dues/public'
import { renameDebtors } from '../finances/ledger/public'
import { noteAddressChanges } from './changedAddresses'
import { findContacted } from './contactSearch'
import { followEmergencyWrites } from './emergencyContacts'
import { isUnchanged, memberColumns, toMember, toRow } from './memberRows'
import { orderedMembers, selectedMembers, totalOf } from './memberSelection'
import { inView, lockOwnFields, readAllOwnFields, readOwnFields } from './ownFieldRows'
import type { MemberView } from './ownFieldRows'
import { auditedOwnValues, checkedOwnValues, leavesOwnValues } from './ownValues'
import { countSections, inOwnSections } from './ownSections'
import { readPlaces } from './scorePlaces'
import { followWrites } from './memberStepRows'

const isMember = (groupId: string, id: string) => and(eq(members.groupId, groupId), eq(members.id, id))

const storedColumns = { ...memberColumns, deletedAt: members.deletedAt }
type StoredMember = Pick<typeof members.$inferSelect, keyof typeof storedColumns>

const subjectOf = ({ id, name }: Pick<Member, 'id' | 'name'>) => ({ type: 'member', id, name }) as const

/** Follow-up of a save: history, changed addresses, the name beside what the member owes, and the audit log. */
async function followSave(
  tx: Transaction,
  actor: Actor,
  saved: SavedRecord<StoredMember>,
  cameBack?: CameBack,
): Promise<void> {
  const { row, act, before } = saved
  const { groupId } = actor
  if (act !== undefined) {
    const errors = await followWrites(tx, groupId, [
      { memberId: row.id, before, after: row, cameBack, isRestored: act === 'restored' },
    ])
    for (const { field, error } of errors.values())
      throw invalidField(field === 'cameBack' ? field : `member.${field}`, error)
    await followEmergencyWrites(tx, groupId, [{ memberId: row.id, before, after: row }])
  }
  if (before !== undefined) {
    await noteAddressChanges(tx, actor, [{ memberId: row.id, before: before.email, after: row.email }])
    if (row.name !== before.name) await renameDebtors(tx, groupId, [row.id])
  }
  const isOwnChanged = !leavesOwnValues(row.ownValues, before?.ownValues ?? {})
  const fields = isOwnChanged ? await readAllOwnFields(tx, groupId) : []
  await appendSaved(tx, actor, saved, 'member', (member) => {
    const other = member === row ? before : row
    const { ownValues: _values, ...told } = toMember(member)
    return {
      subject: subjectOf(member),
      fields: { ...told, ...auditedOwnValues(fields, member.ownValues, other?.ownValues) },
    }
  })
}

export function memberRepository(db: Database) {
  /** The own field to filter by, as far as the caller may read it. */
  async function ownFieldOf(groupId: string, { ownField }: MemberCountsConfig, { ownFields }: MemberView) {
    const id = ownField?.toLowerCase()
    if (id === undefined || (ownFields !== 'all' && !ownFields.has(id))) return undefined
    return (await readOwnFields(db, groupId)).find((field) => field.id === id)
  }

  /** Only some filters depend on the current day. */
  async function select(
    groupId: string,
    config: Parameters<typeof selectedMembers>[1],
    view: MemberView,
  ): Promise<SQL | undefined> {
    const today = config.feeClass === undefined ? '' : todayIn(await findTimeZone(db, groupId))
    return selectedMembers(groupId, config, {
      today,
      hidden: view.hidden,
      ...(!view.hidden.has('emergencyContact') && { contacted: await findContacted(db, groupId, config.q) }),
      ownField: await ownFieldOf(groupId, config, view),
      inOwnSection: config.ownSection === undefined ? undefined : await inOwnSections(db, groupId, [config.ownSection]),
    })
  }

  /**
   * Creates, or with a version replaces (docs/writes.md). A created member has the fee class from this month on, stored in the same
   * transaction. Throws `invalid` at `feeClassId` if the class is unknown, and at a day that contradicts the member's history.
   */
  function save(
    actor: Actor,
    member: MemberWrite,
    { feeClassId, cameBack }: { feeClassId?: string | undefined; cameBack?: CameBack | undefined } = {},
  ): Promise<{ member: Member; isNew: boolean }> {
    const isThis = isMember(actor.groupId, member.id)
    const store = async (tx: Transaction) => {
      const { ownValues: given } = member
      const fields = given === undefined ? [] : await lockOwnFields(tx, actor.groupId)
      const writer = { as: 'manager', name: actor.name } as const
      const rowOver = async (stored: OwnValues) => ({
        ...toRow(member, checkedOwnValues(fields, { given, stored }, writer, 'member')),
        scorePlace: (await readPlaces(tx, actor.groupId))(member),
      })
      const saved = await saveRecord<StoredMember>(
        {
          lock: async () => (await tx.select(storedColumns).from(members).where(isThis).for('no key update'))[0],
          insert: async () => {
            const values = { groupId: actor.groupId, ...(await rowOver({})) }
            return (await tx.insert(members).values(values).onConflictDoNothing().returning(storedColumns))[0]
          },
          replace: async ({ version, ownValues }) => {
            const row = await rowOver(ownValues)
            const set = { ...row, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
            // An erased member does not come back.
            const isKept = and(isThis, isNull(members.erasedAt))
            return (await tx.update(members).set(set).where(isKept).returning(storedColumns))[0]
          },
          isSame: ({ deletedAt: _deleted, ...row }) => isUnchanged(row, member),
          toRecord: toMember,
        },
        member.version,
      )
      await followSave(tx, actor, saved, cameBack)
      return { member: toMember(saved.row), isNew: saved.isNew }
    }
    return feeClassId === undefined ? db.transaction(store) : withFirstClass(db, actor, feeClassId, store)
  }

  return {
    /** Hidden fields are neither returned nor searched, here and in the functions below. */
    async list(groupId: string, config: MemberListConfig, view: MemberView) {
      const { page, perPage } = config
      const selected = await select(groupId, config, view)
      // Selects the ids of the page first and joins the rest after: a late page then reads only the index.
      const paged = db
        .select({ id: members.id, total: totalOf(selected, config).as('total') })
        .from(members)
        .where(selected)
        .orderBy(...orderedMembers(config))
        .limit(perPage)
        .offset((page - 1) * perPage)
        .as('paged')
      const rows = await db
        .select({ ...memberColumns, total: paged.total })
        .from(paged)
        .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, paged.id)))
        .orderBy(...orderedMembers(config))
      // A page past the end has no row to carry the total.
      const total = rows[0]?.total ?? (page === 1 ? 0 : await db.$count(members, selected))
      return { members: rows.map((row) => inView(toMember(row), view)), total }
    },

    async all(groupId: string, config: AllMembersConfig, view: MemberView): Promise<CountedList<Member>> {
      const selected = await select(groupId, config, view)
      const read = (reader: Reader) =>
        reader
          .select(memberColumns)
          .from(members)
          .where(selected)
          .orderBy(...orderedMembers(config))
      return readList(db, read, (row) => inView(toMember(row), view))
    },

    /** `sections`: the group's own, to count by besides; none: by families alone. */
    async count(groupId: string, config: MemberCountsConfig, view: MemberView, sections: readonly OwnSection[]) {
      const { section, instrument } = members
      const played = db
        .select({ section, instrument, count: sql<number>`count(*)`.mapWith(Number) })
        .from(members)
        .where(await select(groupId, config, view))
        .groupBy(section, instrument)
        .orderBy(firstInScore, section)
      return countSections(sections, await played)
    },

    async find(groupId: string, id: string): Promise<Member> {
      const [row] = await db
        .select(memberColumns)
        .from(members)
        .where(and(isMember(groupId, id), isNull(members.deletedAt)))
      if (row === undefined) throw new ApiError('not_found')
      return toMember(row)
    },

    save,

    /** Restores a removed member unchanged; does nothing to an existing one. Not possible for an erased one. */
    async restore(actor: Actor, id: string): Promise<Member> {
      const [stored] = await db.select(storedColumns).from(members).where(isMember(actor.groupId, id))
      if (stored === undefined) throw new ApiError('not_found')
      const member = toMember(stored)
      return stored.deletedAt === null ? member : (await save(actor, member)).member
    },

    /** Keeps the row for Undo, with its version. Returns the id as stored. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        const [removed] = await tx
          .update(members)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isMember(groupId, id), isNull(members.deletedAt)))
          .returning(memberColumns)
        if (removed === undefined) throw new ApiError('not_found')
        const before = toMember(removed)
        await appendAudit(tx, actor, { action: 'member_removed', subject: subjectOf(before), before })
        return { id: before.id }
      })
    },
  }
}
