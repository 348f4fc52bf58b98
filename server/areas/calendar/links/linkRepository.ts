import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { LinkListConfig, LinksAnswer, MemberLink, SharedLinksAnswer } from '@contract/calendar/links'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Secrets } from '../../../platform/config'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { containsWord, matchesPerson } from '../../../platform/db/listQuery'
import { isMemberWithin, todayOf } from '../../../platform/db/membership'
import { members } from '../../../platform/db/schema/members'
import { memberLinks } from '../../../platform/db/schema/calendar/personalLinks'
import { ApiError } from '../../../platform/http/errors'
import { inOwnSections } from '../../members/ownSections'
import { withBeside } from '../../namesakes'
import { scoreOrder } from '../../scoreOrder'
import { isNotDeletedMember } from '../invitees/public'
import { memberLinkTokens } from './memberLinkTokens'

const columns = {
  memberId: members.id,
  name: members.name,
  section: members.section,
  instrument: members.instrument,
  madeAt: memberLinks.madeAt,
  usedAt: memberLinks.usedAt,
  withdrawnAt: memberLinks.withdrawnAt,
  isAddressNew: sql<boolean>`(${members.emailChangedBy} is not null and ${members.email} is not null)`,
}
/** `number` and `hash` never leave the server. */
const storedColumns = { ...columns, number: memberLinks.number, hash: memberLinks.hash }

interface LinkRow extends Pick<MemberLink, 'memberId' | 'name' | 'section'> {
  instrument: string | null
  madeAt: Date | null
  usedAt: Date | null
  withdrawnAt: Date | null
  isAddressNew: boolean
}

function toLink({
  memberId,
  name,
  section,
  instrument,
  madeAt,
  usedAt,
  withdrawnAt,
  isAddressNew,
}: LinkRow): MemberLink {
  return {
    memberId,
    name,
    section,
    ...(instrument !== null && { instrument }),
    state: madeAt === null ? 'none' : withdrawnAt === null ? 'made' : 'withdrawn',
    ...(madeAt !== null && { madeAt: madeAt.toISOString() }),
    ...(usedAt !== null && { usedAt: usedAt.toISOString() }),
    ...(isAddressNew && { isAddressNew }),
    ...(withdrawnAt !== null && { withdrawnAt: withdrawnAt.toISOString() }),
  }
}

const inState: Record<MemberLink['state'], SQL> = {
  none: sql`${memberLinks.madeAt} is null`,
  made: sql`(${memberLinks.madeAt} is not null and ${memberLinks.withdrawnAt} is null)`,
  withdrawn: sql`${memberLinks.withdrawnAt} is not null`,
}

const peopleOf = (people: { memberId: string; name: string }[]) =>
  Object.fromEntries(people.map(({ memberId, name }) => [memberId, name]))

export function linkRepository({ db, ...secrets }: Secrets & { db: Database }) {
  const tokens = memberLinkTokens(secrets)

  /** Of members who belong to the group today or will later; `isOfAny`: of former ones too. */
  const select = (groupId: string, which: SQL | undefined, isOfAny = false) =>
    db
      .select({ ...storedColumns, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(members)
      .leftJoin(memberLinks, and(eq(memberLinks.groupId, groupId), eq(memberLinks.memberId, members.id)))
      .where(and(isNotDeletedMember(groupId), isOfAny ? undefined : isMemberWithin(groupId, todayOf(groupId)), which))
      .orderBy(...scoreOrder)

  const distinct = (memberIds: string[]) => [...new Set(memberIds.map((id) => id.toLowerCase()))]

  /** Members in the order of the score. Throws `not_found` where one cannot have a link. */
  async function findAll(groupId: string, ids: string[]) {
    const found = await select(groupId, isIn(members.id, ids))
    if (found.length < ids.length) throw new ApiError('not_found')
    return found
  }

  /** Appends one activity log entry that names all the members. */
  async function append(
    tx: Transaction,
    actor: Actor,
    action: 'member_links_made' | 'member_links_told',
    people: { memberId: string; name: string }[],
  ): Promise<void> {
    const [first] = people
    if (first === undefined) return
    await appendAudit(tx, actor, {
      action,
      subject: { type: 'member', id: first.memberId, name: first.name },
      ...(people.length > 1 && { after: { count: people.length, people: peopleOf(people) } }),
    })
  }

  return {
    async list(groupId: string, { page, perPage, q, section, ownSection, state, memberId }: LinkListConfig) {
      const which = and(
        section === undefined ? undefined : eq(members.section, section),
        ownSection === undefined ? undefined : await inOwnSections(db, groupId, [ownSection]),
        state === undefined ? undefined : inState[state],
        memberId === undefined ? undefined : eq(members.id, memberId),
        matchesPerson(q, containsWord(members.search)),
      )
      const isOfAny = memberId !== undefined
      const rows = await select(groupId, which, isOfAny)
        .limit(perPage)
        .offset((page - 1) * perPage)
      // A page past the end has no row to carry the total.
      const total =
        rows[0]?.total ?? (page === 1 ? 0 : ((await select(groupId, which, isOfAny).limit(1))[0]?.total ?? 0))
      return { links: await withBeside(db, groupId, rows.map(toLink), ({ memberId }) => memberId), total }
    },

    /** New links for all of them or none. Throws `not_found` where one of them cannot have a link. */
    async make(actor: Actor, memberIds: string[]): Promise<LinksAnswer> {
      const ids = distinct(memberIds)
      const known = await findAll(actor.groupId, ids)
      const made = await db.transaction(async (tx) => {
        const links = await tokens.renew(tx, actor.groupId, ids)
        await append(tx, actor, 'member_links_made', known)
        return links
      })
      const links = await findAll(actor.groupId, ids)
      return { links: links.map((row) => ({ ...toLink(row), token: made.get(row.memberId) ?? '' })) }
    },

    /**
     * The links of these members, for handing them out: who never had one gets a first one. No token: the link is withdrawn,
     * or was made under a secret that is no longer configured. Writes an entry of the activity log. Throws as `make`.
     */
    async share(actor: Actor, memberIds: string[]): Promise<SharedLinksAnswer> {
      const { groupId } = actor
      const ids = distinct(memberIds)
      const known = await findAll(groupId, ids)
      const missing = known.filter(({ madeAt }) => madeAt === null)
      const missingIds = missing.map(({ memberId }) => memberId)
      if (missing.length > 0)
        await db.transaction(async (tx) => {
          const made = await tokens.insertFirst(tx, groupId, missingIds)
          const firsts = missing.filter(({ memberId }) => made.has(memberId))
          await append(tx, actor, 'member_links_made', firsts)
        })
      const rows = missing.length > 0 ? await findAll(groupId, ids) : known
      const links = rows.map((row) => {
        const token = tokens.tell(groupId, row)
        return { ...toLink(row), ...(token !== undefined && { token }) }
      })
      const told = links.filter(({ token }) => token !== undefined)
      await db.transaction((tx) => append(tx, actor, 'member_links_told', told))
      return { links }
    },

    /** Withdraws the link. Throws `not_found` where there is none. */
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
          .where(and(isNotDeletedMember(groupId), eq(members.id, memberId)))
        if (withdrawn.length === 0 || member === undefined) throw new ApiError('not_found')
        await appendAudit(tx, actor, {
          action: 'member_link_withdrawn',
          subject: { type: 'member', id: memberId, name: member.name },
        })
      })
      const [row] = await select(groupId, eq(members.id, memberId), true)
      if (row === undefined) throw new ApiError('not_found')
      return toLink(row)
    },
  }
}
