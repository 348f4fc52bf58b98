import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { BirthdayList } from '@contract/members'
import type { Database } from '../../platform/db/database'
import { isMemberOn } from '../../platform/db/membership'
import { members } from '../../platform/db/schema/members'
import { todayIn } from '../../platform/time/days'

const DAYS = 7
const DAY_MS = 86_400_000

/** Dates from today on, with the month and day of each; in years without 29 February, 1 March stands for it too. */
function daysFrom(today: string): { date: string; born: string[] }[] {
  return Array.from({ length: DAYS }, (_, at) => {
    const day = new Date(Date.parse(today) + at * DAY_MS)
    const date = day.toISOString().slice(0, 10)
    const isLeap = new Date(Date.UTC(day.getUTCFullYear(), 1, 29)).getUTCMonth() === 1
    const born = date.slice(5)
    return { date, born: born === '03-01' && !isLeap ? [born, '02-29'] : [born] }
  })
}

export function birthdayRepository(db: Database) {
  return {
    /** Who is a member on their birthday, also on leave; by day, then by name. */
    async list(groupId: string, timeZone: string, now = new Date()): Promise<BirthdayList> {
      const days = daysFrom(todayIn(timeZone, now))
      const born = sql<string>`to_char(${members.birthDate}, 'MM-DD')`
      const rows = await db
        .select({ memberId: members.id, name: members.name, section: members.section, born })
        .from(members)
        .where(
          and(
            eq(members.groupId, groupId),
            isNull(members.deletedAt),
            or(
              ...days.map(({ date, born: of }) => and(sql`${born} = any(${sql.param(of)})`, isMemberOn(groupId, date))),
            ),
          ),
        )
        .orderBy(members.name, members.id)
      return {
        birthdays: days.flatMap(({ date, born }) =>
          rows
            .filter((row) => born.includes(row.born))
            .map(({ memberId, name, section }) => ({ memberId, name, section, date })),
        ),
      }
    },
  }
}
