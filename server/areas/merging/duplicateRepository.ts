import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { DUPLICATES_MAX } from '@contract/members/duplicates'
import type { DuplicateList, MemberPair, MergeSides } from '@contract/members/duplicates'
import { appendAudit } from '../../platform/audit/auditEntries'
import { can } from '../../platform/auth/abilities'
import type { Caller } from '../../platform/auth/guard'
import type { Database } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import type { GroupTable } from '../../platform/db/rowImages'
import { eventAttendance } from '../../platform/db/schema/calendar/eventAttendance'
import { memberLinks } from '../../platform/db/schema/calendar/personalLinks'
import { replies } from '../../platform/db/schema/calendar/replies'
import { finances } from '../../platform/db/schema/finances/finances'
import { members } from '../../platform/db/schema/members'
import { memberDistinctions } from '../../platform/db/schema/members/memberMerges'
import { loans } from '../../platform/db/schema/members/things'
import { messageRecipients } from '../../platform/db/schema/messages/messages'
import { users } from '../../platform/db/schema/users'
import { ApiError, invalidField } from '../../platform/http/errors'
import { findMoneyOf } from '../finances/merging/public'
import { historiesOf, readMembers } from '../members/mergedMembers'
import { findDuplicates, pairKey } from './findDuplicates'
import type { mergeRepository } from './mergeRepository'

type Merges = ReturnType<typeof mergeRepository>

const personColumns = {
  id: members.id,
  name: members.name,
  familyName: members.familyName,
  calledName: members.calledName,
  email: members.email,
  phone: members.phone,
  birthDate: members.birthDate,
}

export function duplicateRepository(db: Database, merges: Merges) {
  /** How many rows of the table each of the two has. */
  const countOf = (groupId: string, table: GroupTable, column: PgColumn, id: SQL, condition: SQL = sql`true`) =>
    sql<number>`(select count(*) from ${table} where ${table.groupId} = ${groupId} and ${column} = ${id} and ${condition})`.mapWith(
      Number,
    )

  return {
    async list(groupId: string): Promise<DuplicateList> {
      const [people, told] = await Promise.all([
        db
          .select(personColumns)
          .from(members)
          .where(and(eq(members.groupId, groupId), isNull(members.deletedAt)))
          .orderBy(asc(members.id)),
        db.select().from(memberDistinctions).where(eq(memberDistinctions.groupId, groupId)),
      ])
      const apart = new Set(told.map(({ firstId, secondId }) => pairKey(firstId, secondId)))
      const all = findDuplicates(people, apart)
      const pairs = all.slice(0, DUPLICATES_MAX)
      const byId = await readMembers(
        db,
        groupId,
        pairs.flatMap(({ ids }) => ids),
      )
      return {
        pairs: pairs.flatMap(({ ids, reasons }) => {
          const [one, other] = [byId.get(ids[0]), byId.get(ids[1])]
          return one && other ? [{ members: [one, other], reasons }] : []
        }),
        ...(all.length > pairs.length && { hasMore: true as const }),
        merges: await merges.recent(groupId),
      }
    },

    /** Both side by side, with what hangs on each. Throws `not_found` where one is not there. */
    async compare({ groupId, role }: Caller, given: { keptId: string; otherId: string }): Promise<MergeSides> {
      const ids: [string, string] = [given.keptId.toLowerCase(), given.otherId.toLowerCase()]
      if (ids[0] === ids[1]) throw invalidField('otherId', 'not_allowed')
      const { id } = members
      const own = sql`${id}`
      const linked = sql`${memberLinks.withdrawnAt} is null`
      const rows = await db
        .select({
          id,
          changedAt: members.updatedAt,
          birthDate: members.birthDate,
          replies: countOf(groupId, replies, replies.memberId, own),
          attendance: countOf(groupId, eventAttendance, eventAttendance.memberId, own),
          messages: countOf(groupId, messageRecipients, messageRecipients.personId, own),
          loans: countOf(groupId, loans, loans.memberId, own, sql`${loans.deletedAt} is null`),
          finances: countOf(groupId, finances, finances.memberId, own, sql`${finances.deletedAt} is null`),
          accounts: countOf(groupId, users, users.memberId, own),
          links: countOf(groupId, memberLinks, memberLinks.memberId, own, linked),
        })
        .from(members)
        .where(and(eq(members.groupId, groupId), isIn(id, ids), isNull(members.deletedAt)))
      const byId = await readMembers(db, groupId, ids)
      const withMoney = await findMoneyOf(db, groupId, ids)
      const birthDate = rows.find((row) => row.birthDate !== null)?.birthDate ?? null
      const { histories, canJoin } = await historiesOf(db, groupId, ids, birthDate)
      const sideOf = (at: 0 | 1) => {
        const row = rows.find((one) => one.id === ids[at])
        const member = byId.get(ids[at])
        if (row === undefined || member === undefined) throw new ApiError('not_found')
        return {
          member,
          changedAt: row.changedAt.toISOString(),
          history: [...histories[at]],
          counts: {
            replies: row.replies,
            attendance: row.attendance,
            messages: row.messages,
            loans: row.loans,
            ...(can(role, 'read', 'Finance') && { finances: row.finances }),
          },
          hasAccount: row.accounts > 0,
          hasLink: row.links > 0,
          mayGiveUp: !withMoney.has(ids[at]) || can(role, 'manage', 'Finance'),
        }
      }
      return { sides: [sideOf(0), sideOf(1)], canJoinHistories: canJoin }
    },

    /** Notes that two records are of two people, or takes that back. The same again changes nothing. */
    tellApart(caller: Caller, { ids, areTwoPeople }: MemberPair): Promise<MemberPair> {
      const { groupId } = caller
      const [firstId = '', secondId = ''] = ids.map((id) => id.toLowerCase()).toSorted()
      if (firstId === secondId) throw invalidField('pair.ids.1', 'not_allowed')
      return db.transaction(async (tx) => {
        const named = await tx
          .select({ id: members.id, name: members.name })
          .from(members)
          .where(and(eq(members.groupId, groupId), isIn(members.id, [firstId, secondId]), isNull(members.deletedAt)))
        const [first, second] = [firstId, secondId].map((id) => named.find((one) => one.id === id))
        if (first === undefined || second === undefined) throw new ApiError('not_found')
        const row = { groupId, firstId, secondId }
        const isThis = and(
          eq(memberDistinctions.groupId, groupId),
          eq(memberDistinctions.firstId, firstId),
          eq(memberDistinctions.secondId, secondId),
        )
        const changed = areTwoPeople
          ? await tx.insert(memberDistinctions).values(row).onConflictDoNothing().returning()
          : await tx.delete(memberDistinctions).where(isThis).returning()
        if (changed.length > 0)
          await appendAudit(tx, caller, {
            action: areTwoPeople ? 'members_told_apart' : 'members_no_longer_apart',
            subject: { type: 'member', ...first },
            after: { member: second.name },
          })
        return { ids: [firstId, secondId], areTwoPeople }
      })
    },
  }
}
