import { describe, expect, test } from 'vitest'
import { memberAttendanceUrl } from '@/views/analytics/members/useMemberAttendanceQuery'
import { analyticsListUrl } from '@/views/analytics/query/analyticsQuery'
import { answersUrl } from '@/views/calendar/answers/answersQuery'
import { readCalendarQuery, writeCalendarQuery } from '@/views/calendar/query/calendarQuery'
import { debtorListUrl } from '@/views/finances/dues/useDebtorQuery'
import type { ListUrl } from '@/shared/lists/listQuery'
import { financeListUrl } from '@/views/finances/query/financeQuery'
import { linkListUrl } from '@/views/members/links/linkQuery'
import { memberListUrl } from '@/views/members/query/memberQuery'
import { auditListUrl } from '@/views/settings/audit/auditQuery'

const ID = '01890000-0000-7000-8000-000000000001'

/** What the list has by an address, and the address that it has after a choice. */
function listOf<Query extends object>({ read, write }: ListUrl<Query>) {
  const query = (search: string) => read(new URLSearchParams(search))
  return {
    read: (search: string): object => query(search),
    written: (search: string, changes: object = {}) => write({ ...query(search), ...changes }).toString(),
  }
}
type List = ReturnType<typeof listOf>

/** What each list's address can say besides words and page: a value that is not the one that it begins with. */
const lists: Record<string, { list: List; says: Record<string, string> }> = {
  members: {
    list: listOf(memberListUrl),
    says: {
      section: 'brass',
      ownSection: ID,
      status: 'former',
      feeClass: ID,
      memberGroup: ID,
      ownField: ID,
      ownValue: 'yes',
      sort: 'desc',
      sortColumn: 'name',
    },
  },
  links: { list: listOf(linkListUrl), says: { section: 'brass', ownSection: ID, state: 'none' } },
  entries: {
    list: listOf(financeListUrl),
    says: {
      kind: 'income',
      category: 'dues',
      subcategoryId: ID,
      status: 'paid',
      period: 'month',
      overdue: 'yes',
      memberId: ID,
      eventId: ID,
      accountId: ID,
      purposeId: ID,
      receipt: 'no',
      reconciled: 'yes',
      sort: 'asc',
      sortColumn: 'amount',
    },
  },
  debts: { list: listOf(debtorListUrl), says: { sortColumn: 'name' } },
  analytics: {
    list: listOf(analyticsListUrl),
    says: { calendar: 'Ensaio', period: 'all', sort: 'asc', sortColumn: 'title' },
  },
  attendance: {
    list: listOf(memberAttendanceUrl),
    says: {
      section: 'brass',
      instrument: 'Tuba',
      calendar: 'Ensaio',
      period: 'all',
      show: 'replies',
      sort: 'desc',
      sortColumn: 'name',
    },
  },
  answers: {
    list: listOf(answersUrl),
    says: { period: 'next', calendar: 'Ensaio', section: 'brass', instrument: 'Tuba', silent: 'yes' },
  },
  activity: {
    list: listOf(auditListUrl),
    says: {
      actorId: ID,
      action: 'signed_in',
      subjectType: 'member',
      subjectId: ID,
      from: '2026-01-01',
      to: '2026-01-31',
      sort: 'asc',
    },
  },
}
const inPeriods = Object.entries(lists).filter(([, { says }]) => says['period'] !== undefined)

describe.each(Object.entries(lists))('the address of the list of %s', (name, { list, says: own }) => {
  const says = { ...own, q: 'ana', page: '2', perPage: '50' }

  test.each(Object.entries(says))('says %s=%s, and the list has it', (key, value) => {
    expect(Object.entries(list.read(`${key}=${value}`)).map(([known, said]) => [known, String(said)])).toContainEqual([
      key,
      value,
    ])
    expect(list.written(`${key}=${value}`)).toBe(`${key}=${value}`)
  })

  test('says everything that the list knows', () => {
    const known = Object.keys(list.read(''))
    const days = own['period'] === undefined ? [] : ['from', 'to']
    const oneColumn = name === 'activity' ? ['sortColumn'] : []
    expect(known.toSorted()).toEqual([...Object.keys(says), ...days, ...oneColumn].toSorted())
  })
})

test.each(inPeriods)('days in the address of the list of %s are those of the list', (_, { list }) => {
  const days = 'from=2026-01-01&to=2026-01-31'
  expect(list.read(days)).toMatchObject({ period: 'custom', from: '2026-01-01', to: '2026-01-31' })
  expect(list.written(days)).toBe(`period=custom&${days}`)
  expect(list.written('to=2026-01-31')).toBe('period=custom&to=2026-01-31')
  // Beside a period by name they would be said and not shown; one that takes their place takes them along.
  expect(list.written(`period=season&${days}`)).not.toContain('2026')
  expect(list.written(days, { period: 'season' })).not.toContain('2026')
})

test.each(['view=week', 'date=2026-03-01', 'calendars=Ensaio', 'calendars='])(
  'the calendar’s %s is said and shown',
  (search) => {
    expect(writeCalendarQuery(readCalendarQuery(new URLSearchParams(search))).toString()).toBe(search)
  },
)
