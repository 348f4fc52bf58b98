import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type {
  AllMembersConfig,
  Member,
  MemberCountsConfig,
  MemberListConfig,
  MemberWrite,
  Section,
} from '@contract/members'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Reader } from '../../platform/db/database'
import { readList } from '../../platform/db/longList'
import type { LongList } from '../../platform/db/longList'
import { members } from '../../platform/db/schema/members'
import { ApiError } from '../../platform/http/errors'
import { todayIn } from '../../platform/time/days'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import { renameDebtors } from '../finances/financeDebts'
import { isUnchanged, memberColumns, toMember, toRow } from './memberRows'
import { orderedMembers, selectedMembers, totalOf } from './memberSelection'
import { appendStatusHistory } from './statusHistory'

const isMember = (groupId: string, id: string) => and(eq(members.groupId, groupId), eq(members.id, id))

/** The row as it was, beside the one that an update makes of it. */
const old = alias(members, 'old')

const subjectOf = ({ id, name }: Member) => ({ type: 'member', id, name }) as const

export function memberRepository(db: Database) {
  /** Also finds removed rows: a write must not reuse their id. */
  async function findStored(groupId: string, id: string) {
    const [row] = await db
      .select({ ...memberColumns, deletedAt: members.deletedAt })
      .from(members)
      .where(isMember(groupId, id))
    return row
  }

  /** Only what goes by the day needs to know which one it is. */
  async function select(groupId: string, config: Parameters<typeof selectedMembers>[1]): Promise<SQL | undefined> {
    const today = config.feeClass === undefined ? '' : todayIn(await findTimeZone(db, groupId))
    return selectedMembers(groupId, config, today)
  }

  /** Under an id that is taken: the same again is answered as it is stored, anything else is a conflict. */
  async function create(actor: Actor, member: MemberWrite) {
    const { groupId } = actor
    const created = await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(members)
        .values({ groupId, ...toRow(member) })
        .onConflictDoNothing()
        .returning(memberColumns)
      if (row === undefined) return undefined
      const after = toMember(row)
      await appendStatusHistory(tx, groupId, [after.id])
      await appendAudit(tx, actor, { action: 'member_added', subject: subjectOf(after), after })
      return after
    })
    if (created !== undefined) return { member: created, isNew: true }
    const stored = await findStored(groupId, member.id)
    if (stored === undefined) throw new ApiError('not_found')
    const { deletedAt, ...row } = stored
    // Removed meanwhile: a late repetition must not bring it back, nor say that it is there.
    if (deletedAt !== null || !isUnchanged(row, member)) throw new ApiError('conflict', { current: toMember(row) })
    return { member: toMember(row), isNew: false }
  }

  /** One statement, so that of two writers with the same version one wins. */
  async function write(actor: Actor, member: MemberWrite, version: number, condition?: SQL) {
    const { groupId } = actor
    return db.transaction(async (tx) => {
      const [written] = await tx
        .update(members)
        .set({ ...toRow(member), version: version + 1, updatedAt: sql`now()`, deletedAt: null })
        .from(old)
        .where(
          and(
            isMember(groupId, member.id),
            eq(members.version, version),
            isNull(members.erasedAt),
            eq(old.groupId, groupId),
            eq(old.id, member.id),
            condition,
          ),
        )
        .returning({ after: memberColumns, before: old })
      if (written === undefined) return undefined
      const after = toMember(written.after)
      const isRestored = written.before.deletedAt !== null
      await appendStatusHistory(tx, groupId, [after.id])
      if (after.name !== written.before.name) await renameDebtors(tx, groupId, [after.id])
      const action = isRestored ? 'member_restored' : 'member_changed'
      const changed = !isRestored && { before: toMember(written.before), after }
      await appendAudit(tx, actor, { action, subject: subjectOf(after), ...changed })
      return { member: after, isNew: false }
    })
  }

  /** On a removed member, word for word as last read is Undo; a change of one that is gone must not bring it back unasked. */
  async function replace(actor: Actor, member: MemberWrite, version: number) {
    const replaced = await write(actor, member, version, isNull(members.deletedAt))
    if (replaced !== undefined) return replaced
    const stored = await findStored(actor.groupId, member.id)
    if (stored === undefined) throw new ApiError('not_found')
    const { deletedAt, ...row } = stored
    const isUndo = deletedAt !== null && isUnchanged(row, member)
    const restored = isUndo ? await write(actor, member, version) : undefined
    if (restored !== undefined) return restored
    if (deletedAt !== null && row.version === version) throw new ApiError('not_found')
    throw new ApiError('conflict', { current: toMember(row) })
  }

  return {
    async list(groupId: string, config: MemberListConfig) {
      const { page, perPage } = config
      const selected = await select(groupId, config)
      // Which members come first, the rest of their rows after: the way to a late page is then along the index alone.
      const paged = db
        .select({ id: members.id, total: totalOf(selected, config.q).as('total') })
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
      return { members: rows.map(toMember), total }
    },

    async all(groupId: string, config: AllMembersConfig): Promise<LongList<Member>> {
      const selected = await select(groupId, config)
      const read = (reader: Reader) =>
        reader
          .select(memberColumns)
          .from(members)
          .where(selected)
          .orderBy(...orderedMembers(config))
      return readList(db, read, toMember)
    },

    async count(groupId: string, config: MemberCountsConfig) {
      const bySection: { section: Section; count: number }[] = await db
        .select({ section: members.section, count: sql<number>`count(*)`.mapWith(Number) })
        .from(members)
        .where(await select(groupId, config))
        .groupBy(members.section)
        .orderBy(members.section)
      return { total: bySection.reduce((sum, { count }) => sum + count, 0), bySection }
    },

    async find(groupId: string, id: string): Promise<Member> {
      const [row] = await db
        .select(memberColumns)
        .from(members)
        .where(and(isMember(groupId, id), isNull(members.deletedAt)))
      if (row === undefined) throw new ApiError('not_found')
      return toMember(row)
    },

    /** Creates, or with a version replaces (CONTRACT.md, Writes). */
    save(actor: Actor, member: MemberWrite): Promise<{ member: Member; isNew: boolean }> {
      return member.version === undefined ? create(actor, member) : replace(actor, member, member.version)
    },

    /** Brings a removed one back as it was; of one that is there nothing changes. Not one whose data were erased. */
    async restore(actor: Actor, id: string): Promise<Member> {
      const stored = await findStored(actor.groupId, id)
      if (stored === undefined) throw new ApiError('not_found')
      const { deletedAt, ...row } = stored
      if (deletedAt === null) return toMember(row)
      const restored = await write(actor, toMember(row), row.version, isNotNull(members.deletedAt))
      if (restored === undefined) throw new ApiError('not_found')
      return restored.member
    },

    /** Keeps it for Undo, its version as it was. Answers its id as it is stored. */
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
        await appendStatusHistory(tx, groupId, [before.id])
        await appendAudit(tx, actor, { action: 'member_removed', subject: subjectOf(before), before })
        return { id: before.id }
      })
    },
  }
}
