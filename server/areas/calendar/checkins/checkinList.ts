import { and, eq } from 'drizzle-orm'
import type { CheckinList } from '@contract/calendar/checkins'
import type { RosterMember } from '@contract/calendar/replies'
import type { Database } from '../../../platform/db/database'
import { groups } from '../../../platform/db/schema/groups'
import { checkIns } from '../../../platform/db/schema/calendar/personalLinks'
import { ApiError } from '../../../platform/http/errors'
import { withBeside } from '../../namesakes'
import { playedBy, withOwnSections } from '../../scoreOrder'
import { readMembers, playedAt, statusOnDay, dayOfEvent, findInvitingEvent } from '../invitees/public'
import { rosterRepository } from '../roster/public'

const answerOf = ({
  answer,
  reason,
  isAway,
  waiting,
  guests,
}: Pick<RosterMember, 'answer' | 'reason' | 'isAway' | 'waiting' | 'guests'>) => ({
  answer,
  ...(reason !== undefined && { reason }),
  ...(isAway && { isAway }),
  ...(waiting !== undefined && { isWaiting: true as const }),
  ...(guests !== undefined && { guests }),
})

export function checkinListRepository(db: Database) {
  const rosters = rosterRepository(db)

  async function readArrivals(groupId: string, eventId: string) {
    const { personId, checkedInAt, isLate, setBy } = checkIns
    const rows = await db
      .select({ personId, checkedInAt, isLate, setBy })
      .from(checkIns)
      .where(and(eq(checkIns.groupId, groupId), eq(checkIns.eventId, eventId)))
    return new Map(
      rows.map((row) => [
        row.personId,
        {
          at: row.checkedInAt.toISOString(),
          ...(row.isLate && { isLate: true as const }),
          ...(row.setBy !== null && { isSetByOther: true as const }),
        },
      ]),
    )
  }

  return {
    /** The arrivals at an event, also at one that is over or finished: its report starts from them. */
    async find(groupId: string, eventId: string): Promise<CheckinList> {
      const { timeZone, finishDefault } = groups
      const [[group], event, roster] = await Promise.all([
        db.select({ timeZone, finishDefault }).from(groups).where(eq(groups.groupId, groupId)),
        findInvitingEvent(db, groupId, eventId),
        rosters.find(groupId, eventId),
      ])
      if (group === undefined) throw new ApiError('not_found')
      const [arrivals, everybody] = await Promise.all([readArrivals(groupId, event.id), readMembers(db, groupId)])
      const day = dayOfEvent(event, group.timeZone)
      const invited = new Map(roster.members.map((member) => [member.memberId, member]))
      const arrivalOf = (id: string) => {
        const arrival = arrivals.get(id)
        return arrival && { arrival }
      }
      const listed = everybody.flatMap((member) => {
        const { id, name, section } = member
        const line = invited.get(id)
        if (!line && !arrivals.has(id) && statusOnDay(member, day) !== 'active') return []
        const isInvited = line !== undefined
        const said = line ? answerOf(line) : { answer: 'silent' as const }
        return {
          memberId: id,
          name,
          section,
          ...playedBy(playedAt(event, member)),
          isAsked: isInvited,
          ...said,
          ...arrivalOf(id),
        }
      })
      const placed = await withOwnSections(db, groupId, listed)
      const members = await withBeside(db, groupId, placed, ({ memberId }) => memberId)
      const deputies = roster.deputies.map(({ deputy: { id, name, instrument }, ...said }) => ({
        deputyId: id,
        name,
        ...(instrument !== undefined && { instrument }),
        ...answerOf(said),
        ...arrivalOf(id),
      }))
      const here = [...members, ...deputies].filter(({ arrival }) => arrival !== undefined)
      const expected = [...roster.members, ...roster.deputies].filter(({ answer }) => answer === 'yes').length
      const late = here.filter(({ arrival }) => arrival?.isLate).length
      const guests = roster.members.reduce((sum, one) => sum + (one.answer === 'yes' ? (one.guests ?? 0) : 0), 0)
      const counts = { here: here.length, late, expected, ...(guests > 0 && { guests }) }
      return { eventId: event.id, finishDefault: group.finishDefault, counts, members, deputies }
    },
  }
}
