import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type {
  AllMembersConfig,
  Member,
  MemberCountsConfig,
  MemberListConfig,
  MemberWrite,
  Section,
} from '@contract/members'
import type { Database, Transaction } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { ApiError } from '../../platform/http/errors'
import { isUnchanged, memberColumns, toMember, toRow } from './memberRows'
import { orderedMembers, selectedMembers, totalOf } from './memberSelection'
import { appendStatusHistory } from './statusHistory'

const isMember = (groupId: string, id: string) => and(eq(members.groupId, groupId), eq(members.id, id))

/** The member that was written, if any, and with it whose status is known from today on. */
async function withStatusHistory<Row extends { id: string }>(tx: Transaction, groupId: string, [row]: Row[]) {
  if (row !== undefined) await appendStatusHistory(tx, groupId, [row.id])
  return row
}

export function memberRepository(db: Database) {
  /** Also finds removed rows: a write must not reuse their id. */
  async function findStored(groupId: string, id: string) {
    const [row] = await db
      .select({ ...memberColumns, deletedAt: members.deletedAt })
      .from(members)
      .where(isMember(groupId, id))
    return row
  }

  /** Under an id that is taken: the same again is answered as it is stored, anything else is a conflict. */
  async function create(groupId: string, member: MemberWrite) {
    const created = await db.transaction(async (tx) => {
      const rows = await tx
        .insert(members)
        .values({ groupId, ...toRow(member) })
        .onConflictDoNothing()
        .returning(memberColumns)
      return withStatusHistory(tx, groupId, rows)
    })
    if (created !== undefined) return { member: toMember(created), isNew: true }
    const stored = await findStored(groupId, member.id)
    if (stored === undefined) throw new ApiError('not_found')
    const { deletedAt, ...row } = stored
    // Removed meanwhile: a late repetition must not bring it back, nor say that it is there.
    if (deletedAt !== null || !isUnchanged(row, member)) throw new ApiError('conflict', { current: toMember(row) })
    return { member: toMember(row), isNew: false }
  }

  /** One statement, so that of two writers with the same version one wins. */
  async function write(groupId: string, member: MemberWrite, version: number, condition?: SQL) {
    const written = await db.transaction(async (tx) => {
      const rows = await tx
        .update(members)
        .set({ ...toRow(member), version: version + 1, updatedAt: sql`now()`, deletedAt: null })
        .where(and(isMember(groupId, member.id), eq(members.version, version), condition))
        .returning(memberColumns)
      return withStatusHistory(tx, groupId, rows)
    })
    return written === undefined ? undefined : { member: toMember(written), isNew: false }
  }

  /** On a removed member, word for word as last read is Undo; a change of one that is gone must not bring it back unasked. */
  async function replace(groupId: string, member: MemberWrite, version: number) {
    const replaced = await write(groupId, member, version, isNull(members.deletedAt))
    if (replaced !== undefined) return replaced
    const stored = await findStored(groupId, member.id)
    if (stored === undefined) throw new ApiError('not_found')
    const { deletedAt, ...row } = stored
    const isUndo = deletedAt !== null && isUnchanged(row, member)
    const restored = isUndo ? await write(groupId, member, version) : undefined
    if (restored !== undefined) return restored
    if (deletedAt !== null && row.version === version) throw new ApiError('not_found')
    throw new ApiError('conflict', { current: toMember(row) })
  }

  return {
    async list(groupId: string, config: MemberListConfig) {
      const { page, perPage } = config
      const selected = selectedMembers(groupId, config)
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

    async all(groupId: string, config: AllMembersConfig): Promise<Member[]> {
      const rows = await db
        .select(memberColumns)
        .from(members)
        .where(selectedMembers(groupId, config))
        .orderBy(...orderedMembers(config))
      return rows.map(toMember)
    },

    async count(groupId: string, config: MemberCountsConfig) {
      const bySection: { section: Section; count: number }[] = await db
        .select({ section: members.section, count: sql<number>`count(*)`.mapWith(Number) })
        .from(members)
        .where(selectedMembers(groupId, config))
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
    save(groupId: string, member: MemberWrite): Promise<{ member: Member; isNew: boolean }> {
      return member.version === undefined ? create(groupId, member) : replace(groupId, member, member.version)
    },

    /** Keeps it for Undo, its version as it was. Answers its id as it is stored. */
    async remove(groupId: string, id: string): Promise<{ id: string }> {
      const removed = await db.transaction(async (tx) => {
        const rows = await tx
          .update(members)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isMember(groupId, id), isNull(members.deletedAt)))
          .returning({ id: members.id })
        return withStatusHistory(tx, groupId, rows)
      })
      if (removed === undefined) throw new ApiError('not_found')
      return removed
    },
  }
}
