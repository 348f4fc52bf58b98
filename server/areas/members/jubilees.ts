import { and, asc, eq, isNull } from 'drizzle-orm'
import { serviceReachedOn, statusOfSteps } from '@contract/historyRules'
import type { DatedStep } from '@contract/historyRules'
import { USUAL_HONOURS } from '@contract/members/jubilees'
import type { JubileeList, JubileesConfig } from '@contract/members/jubilees'
import type { Database } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { memberHistory } from '../../platform/db/schema/members/memberHistory'
import { withBeside } from '../namesakes'
import type { HiddenFields } from '../../platform/auth/memberFields'

const byDay = <Person extends { date: string; name: string }>(people: Person[]) =>
  people.toSorted((one, other) => one.date.localeCompare(other.date) || one.name.localeCompare(other.name))

/** Their birthday in that year. */
function birthdayIn(birthDate: string, year: number): string {
  const day = new Date(`${String(year).padStart(4, '0')}-01-01T00:00:00Z`)
  day.setUTCMonth(Number(birthDate.slice(5, 7)) - 1, Number(birthDate.slice(8)))
  return day.toISOString().slice(0, 10)
}

/** Who completes which years of service in the year, and whose birthdays are in it; what is hidden from the caller is left out. */
export async function listJubilees(
  db: Database,
  groupId: string,
  { year, years }: JubileesConfig,
  hidden: HiddenFields,
): Promise<JubileeList> {
  const honoured = years === undefined ? USUAL_HONOURS : [...new Set(years.split(',').map(Number))]
  const { id: memberId, name, section, instrument, birthDate } = members
  const { kind, since, until } = memberHistory
  const [people, steps] = await Promise.all([
    db
      .select({ memberId, name, section, instrument, birthDate })
      .from(members)
      .where(and(eq(members.groupId, groupId), isNull(members.deletedAt)))
      .orderBy(asc(name), asc(memberId)),
    db
      .select({ memberId: memberHistory.memberId, kind, since, until })
      .from(memberHistory)
      .where(and(eq(memberHistory.groupId, groupId), isNull(memberHistory.deletedAt))),
  ])
  const byMember = new Map<string, DatedStep[]>()
  for (const step of steps) byMember.set(step.memberId, [...(byMember.get(step.memberId) ?? []), step])
  const isMember = (of: readonly DatedStep[], day: string) =>
    ['active', 'on_leave'].includes(statusOfSteps(of, day) ?? '')
  const jubilees: JubileeList['jubilees'] = []
  const birthdays: JubileeList['birthdays'] = []
  for (const { birthDate: born, instrument: plays, ...row } of people) {
    const of = byMember.get(row.memberId) ?? []
    const person = { ...row, ...(plays !== null && { instrument: plays }) }
    for (const count of honoured) {
      const date = serviceReachedOn(of, count)
      if (date?.startsWith(`${year}-`) && isMember(of, date)) jubilees.push({ ...person, date, years: count })
    }
    const date = born === null || hidden.has('birthday') ? undefined : birthdayIn(born, year)
    const turns = year - Number(born?.slice(0, 4))
    if (date !== undefined && turns >= 0 && isMember(of, date))
      birthdays.push({ ...person, date, ...(!hidden.has('birthDate') && { turns }) })
  }
  return {
    jubilees: await withBeside(db, groupId, byDay(jubilees), ({ memberId: of }) => of),
    birthdays: await withBeside(db, groupId, byDay(birthdays), ({ memberId: of }) => of),
  }
}
