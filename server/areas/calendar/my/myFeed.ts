import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Locale } from '@contract/locales'
import type { Database } from '../../../platform/db/database'
import type { AppDependencies } from '../../../platform/dependencies'
import { feedTokens } from '../../../platform/auth/feedTokens'
import { isMemberFromNow } from '../../../platform/db/membership'
import { events } from '../../../platform/db/schema/calendar/events'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { memberLinks } from '../../../platform/db/schema/calendar/personalLinks'
import { absences, replies } from '../../../platform/db/schema/calendar/replies'
import { messageSettings } from '../../../platform/db/schema/messages/mailSettings'
import { users } from '../../../platform/db/schema/users'
import { feedOf } from '../../../platform/time/eventFeed'
import { isNoDraft } from '../events/public'
import {
  answerOnDay,
  invitingColumns,
  dayOfEvent,
  invitesMember,
  isNotDeletedMember,
  readMembers,
  readAbsences,
  replyColumnsOf,
  replyStateOf,
} from '../invitees/public'

const FEED_PAST_MS = 365 * 86_400_000
const EVER = { from: '0001-01-01', to: '9999-12-31' }

interface Member {
  groupId: string
  memberId: string
}

/** Events that invite the member, or nobody at all, with the member's answers: of the last twelve months, and all to come. */
async function readFeed(db: Database, { groupId, memberId }: Member, timeZone: string) {
  const isOwnReply = and(eq(replies.eventId, events.id), eq(replies.memberId, memberId))
  const since = new Date(Date.now() - FEED_PAST_MS)
  const [[member], rows, away] = await Promise.all([
    readMembers(db, groupId, eq(members.id, memberId)),
    db
      .select({
        event: invitingColumns,
        createdAt: events.createdAt,
        updatedAt: events.updatedAt,
        reply: replyColumnsOf(groupId),
      })
      .from(events)
      .leftJoin(replies, and(eq(replies.groupId, groupId), isOwnReply))
      .where(and(eq(events.groupId, groupId), isNull(events.deletedAt), isNoDraft, gt(events.endsAt, since)))
      .orderBy(asc(events.startsAt), asc(events.id)),
    readAbsences(db, groupId, EVER, eq(absences.memberId, memberId)),
  ])
  return rows.flatMap(({ event, reply, ...times }) => {
    const day = dayOfEvent(event, timeZone)
    const isInvited = member !== undefined && invitesMember(event, member, day)
    if (!isInvited && event.asks?.who !== 'nobody') return []
    if (!isInvited) return { ...event, ...times }
    const [given, absent, asked] = [reply ?? undefined, away.get(memberId) ?? [], { day, ...event }]
    const answerOn = (one: number) => answerOnDay(given, absent, asked, one)
    return { ...event, ...times, answer: replyStateOf(given, absent, asked).answer, answerOn }
  })
}

/** The member's own language, else that of the group's mails, else of who founded it. */
const localeOf = (groupId: string) => sql<Locale>`coalesce(${users.locale}, ${messageSettings.locale}, (
  select first.locale from ${users} first where first.group_id = ${groupId} order by first.created_at, first.id limit 1), 'en')`

/** The calendar feed of one member, with their answers. Its address derives from their link, and is withdrawn with it. */
export function personalFeeds({ db, ...secrets }: AppDependencies) {
  const tokens = feedTokens(secrets, 'batuta personal feed')

  async function findLink({ groupId, memberId }: Member) {
    const [link] = await db
      .select({
        number: memberLinks.number,
        name: members.name,
        group: { name: groups.name, timeZone: groups.timeZone },
        locale: localeOf(groupId),
      })
      .from(memberLinks)
      .innerJoin(
        members,
        and(isNotDeletedMember(groupId), isMemberFromNow(groupId), eq(members.id, memberLinks.memberId)),
      )
      .innerJoin(groups, eq(groups.groupId, groupId))
      .leftJoin(messageSettings, eq(messageSettings.groupId, groupId))
      .leftJoin(users, and(eq(users.groupId, groupId), eq(users.memberId, members.id)))
      .where(and(eq(memberLinks.groupId, groupId), eq(memberLinks.memberId, memberId), isNull(memberLinks.withdrawnAt)))
    return link
  }

  return {
    async find({ groupId, memberId }: Member): Promise<{ feed: { path: string } | null }> {
      const link = await findLink({ groupId, memberId })
      if (link === undefined) return { feed: null }
      const token = tokens.make({ groupId, userId: memberId, number: link.number })
      return { feed: { path: `/replies/feeds/${token}.ics` } }
    },

    /** The feed's text (RFC 5545); undefined: the token opens no feed. */
    async read(token: string): Promise<string | undefined> {
      const holder = tokens.read(token)
      if (holder === undefined) return undefined
      const member = { groupId: holder.groupId, memberId: holder.userId }
      const link = await findLink(member)
      if (link === undefined || !tokens.isOf(token, { ...holder, number: link.number })) return undefined
      const { name, group, locale } = link
      const facts = { name: `${group.name} – ${name}`, timeZone: group.timeZone, locale }
      return feedOf(facts, await readFeed(db, member, group.timeZone))
    },
  }
}
