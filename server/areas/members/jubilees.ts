import { and, asc, eq, isNull } from 'drizzle-orm'
import { serviceReachedOn, statusOfSteps } from '@contract/historyRules'
import type { DatedStep } from '@contract/historyRules'
import type { Honour } from '@contract/members/honours'
import type { JubileeList, JubileesConfig } from '@contract/members/jubilees'
import type { Database } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { memberHistory } from '../../platform/db/schema/members/memberHistory'
import { withBeside } from '../namesakes'
import type { HiddenFields } from '../../platform/auth/memberFields'
import { addedYears, readAdjustments, readHonourSettings, readHonours, toHonour } from './honourRows'

const byDay = <Person extends { date: string; name: string }>(people: Person[]) =>
  people.toSorted((one, other) => one.date.localeCompare(other.date) || one.name.localeCompare(other.name))

/** Their birthday in that year. */
function birthdayIn(birthDate: string, year: number): string {
  const day = new Date(`${String(year).padStart(4, '0')}-01-01T00:00:00Z`)
  day.setUTCMonth(Number(birthDate.slice(5, 7)) - 1, Number(birthDate.slice(8)))
  return day.toISOString().slice(0, 10)
}

/** Who completes which years of service in the year, what was given, and whose birthdays are in it; what is hidden from the caller is left out. */
export async function listJubilees(
  db: Database,
  groupId: string,
  { year, years }: JubileesConfig,
  hidden: HiddenFields,
): Promise<JubileeList> {
  const { id: memberId, name, section, instrument, birthDate } = members
  const { kind, since, until } = memberHistory
  const [settings, adjustments, given, people, steps] = await Promise.all([
    readHonourSettings(db, groupId),
    readAdjustments(db, groupId),
    readHonours(db, groupId),
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
  const honoured = years === undefined ? settings.years : [...new Set(years.split(',').map(Number))]
  const added = addedYears(adjustments)
  const honours = new Map<string, Honour[]>()
  for (const one of given.map(toHonour)) honours.set(one.memberId, [...(honours.get(one.memberId) ?? []), one])
  const byMember = new Map<string, DatedStep[]>()
  for (const step of steps) byMember.set(step.memberId, [...(byMember.get(step.memberId) ?? []), step])
  const isMember = (of: readonly DatedStep[], day: string) =>
    ['active', 'on_leave'].includes(statusOfSteps(of, day) ?? '')
  const jubilees: JubileeList['jubilees'] = []
  const birthdays: JubileeList['birthdays'] = []
  const others: JubileeList['given'] = []
  for (const { birthDate: born, instrument: plays, ...row } of people) {
    const of = byMember.get(row.memberId) ?? []
    const person = { ...row, ...(plays !== null && { instrument: plays }) }
    const theirs = honours.get(row.memberId) ?? []
    const listed = new Set<number>()
    for (const count of honoured) {
      const toServe = count - (added.get(row.memberId) ?? 0)
      const date = toServe < 1 ? undefined : serviceReachedOn(of, toServe)
      if (!date?.startsWith(`${year}-`) || !isMember(of, date)) continue
      const honour = theirs.find((one) => one.years === count)
      jubilees.push({ ...person, date, years: count, ...(honour && { honour }) })
      listed.add(count)
    }
    for (const honour of theirs)
      if (honour.givenOn.startsWith(`${year}-`) && !listed.has(honour.years))
        others.push({ ...person, date: honour.givenOn, honour })
    const date = born === null || hidden.has('birthday') ? undefined : birthdayIn(born, year)
    const turns = year - Number(born?.slice(0, 4))
    if (date !== undefined && turns >= 0 && isMember(of, date))
      birthdays.push({ ...person, date, ...(!hidden.has('birthDate') && { turns }) })
  }
  return {
    jubilees: await withBeside(db, groupId, byDay(jubilees), ({ memberId: of }) => of),
    birthdays: await withBeside(db, groupId, byDay(birthdays), ({ memberId: of }) => of),
    given: await withBeside(db, groupId, byDay(others), ({ memberId: of }) => of),
    settings,
  }
}
