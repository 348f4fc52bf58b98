import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { LinkListConfig, LinksAnswer, MemberLink } from '@contract/replies/links'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import { hashToken, makeOpaqueToken } from '../../platform/auth/opaqueTokens'
import type { Database } from '../../platform/db/database'
import { matchesAllWords } from '../../platform/db/listQuery'
import { members } from '../../platform/db/schema/members'
import { memberLinks } from '../../platform/db/schema/personalLinks'
import { ApiError } from '../../platform/http/errors'
import { isPresentMember, isStaying } from './askedMembers'

const columns = {
  memberId: members.id,
  name: members.name,
  section: members.section,
  instrument: members.instrument,
  madeAt: memberLinks.madeAt,
  usedAt: memberLinks.usedAt,
  withdrawnAt: memberLinks.withdrawnAt,
}

interface LinkRow extends Pick<MemberLink, 'memberId' | 'name' | 'section'> {
  instrument: string | null
  madeAt: Date | null
  usedAt: Date | null
  withdrawnAt: Date | null
}

function toLink({ instrument, madeAt, usedAt, withdrawnAt, ...member }: LinkRow): MemberLink {
  return {
    ...member,
    ...(instrument !== null && { instrument }),
    state: madeAt === null ? 'none' : withdrawnAt === null ? 'made' : 'withdrawn',
    ...(madeAt !== null && { madeAt: madeAt.toISOString() }),
    ...(usedAt !== null && { usedAt: usedAt.toISOString() }),
    ...(withdrawnAt !== null && { withdrawnAt: withdrawnAt.toISOString() }),
  }
}

const inState: Record<MemberLink['state'], SQL> = {
  none: sql`${memberLinks.madeAt} is null`,
  made: sql`(${memberLinks.madeAt} is not null and ${memberLinks.withdrawnAt} is null)`,
  withdrawn: sql`${memberLinks.withdrawnAt} is not null`,
}

export function linkRepository(db: Database) {
  const select = (groupId: string, which: SQL | undefined) =>
    db
      .select({ ...columns, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(members)
      .leftJoin(memberLinks, and(eq(memberLinks.groupId, groupId), eq(memberLinks.memberId, members.id)))
      .where(and(isPresentMember(groupId), isStaying, which))
      .orderBy(members.name, members.id)

  const anyOf = (memberIds: string[]) => sql`${members.id} = any(${sql.param(memberIds)}::uuid[])`

  return {
    async list(groupId: string, { page, perPage, q, section, state }: LinkListConfig) {
      const which = and(
        section === undefined ? undefined : eq(members.section, section),
        state === undefined ? undefined : inState[state],
        matchesAllWords(members.search, q),
      )
      const rows = await select(groupId, which)
        .limit(perPage)
        .offset((page - 1) * perPage)
      // A page past the end has no row to carry the total.
      const total = rows[0]?.total ?? (page === 1 ? 0 : ((await select(groupId, which).limit(1))[0]?.total ?? 0))
      return { links: rows.map(({ total: _total, ...row }) => toLink(row)), total }
    },

    /** New links for all of them or none. Throws `not_found` where one is nobody who could have one. */
    async make(actor: Actor, memberIds: string[]): Promise<LinksAnswer> {
      const { groupId } = actor
      const ids = [...new Set(memberIds.map((id) => id.toLowerCase()))]
      const tokens = new Map(ids.map((id) => [id, makeOpaqueToken(groupId)]))
      const known = await select(groupId, anyOf(ids))
      if (known.length < ids.length) throw new ApiError('not_found')
      await db.transaction(async (tx) => {
        await tx
          .insert(memberLinks)
          .values(
            [...tokens].map(([memberId, token]) => ({
              groupId,
              memberId,
              hash: hashToken(token),
              number: 1,
              madeAt: sql`now()`,
            })),
          )
          .onConflictDoUpdate({
            target: [memberLinks.groupId, memberLinks.memberId],
            set: {
              hash: sql`excluded.hash`,
              number: sql`${memberLinks.number} + 1`,
              madeAt: sql`excluded.made_at`,
              usedAt: null,
              withdrawnAt: null,
            },
          })
        const [first] = known
        if (first !== undefined)
          await appendAudit(tx, actor, {
            action: 'member_links_made',
            subject: { type: 'member', id: first.memberId, name: first.name },
            ...(known.length > 1 && { after: { count: known.length } }),
          })
      })
      const made = await select(groupId, anyOf(ids))
      return {
        links: made.map(({ total: _total, ...row }) => ({ ...toLink(row), token: tokens.get(row.memberId) ?? '' })),
      }
    },

    /** What it opened is closed from now on. Throws `not_found` where none holds. */
    async withdraw(actor: Actor, memberId: string): Promise<MemberLink> {
      const { groupId } = actor
      await db.transaction(async (tx) => {
        const withdrawn = await tx
          .update(memberLinks)
          .set({ withdrawnAt: sql`now()` })
          .where(
            and(eq(memberLinks.groupId, groupId), eq(memberLinks.memberId, memberId), isNull(memberLinks.withdrawnAt)),
          )
          .returning({ memberId: memberLinks.memberId })
        const [member] = await tx
          .select({ name: members.name })
          .from(members)
          .where(and(isPresentMember(groupId), eq(members.id, memberId)))
        if (withdrawn.length === 0 || member === undefined) throw new ApiError('not_found')
        await appendAudit(tx, actor, {
          action: 'member_link_withdrawn',
          subject: { type: 'member', id: memberId, name: member.name },
        })
      })
      const [row] = await select(groupId, eq(members.id, memberId))
      if (row === undefined) throw new ApiError('not_found')
      const { total: _total, ...link } = row
      return toLink(link)
    },
  }
}
