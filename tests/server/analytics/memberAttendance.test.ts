import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberAttendanceList } from '@contract/analytics'
import type { Member } from '@contract/members'
import { eventFixture } from '../calendar/events/eventFixture'
import type { EventFixture } from '../calendar/events/eventFixture'
import { configQuery } from '../finances/financeFixture'
import type { Config } from '../finances/financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { foundGroup } from '../support/factories'

let server: TestServer
let fixture: EventFixture
let ana: Member
let bia: Member
let caio: Member

const day = (date: string) => ({ start: `${date}T20:00:00.000Z`, end: `${date}T22:00:00.000Z` })
const list = (config: Config = {}): Promise<MemberAttendanceList> =>
  fixture.read(`/analytics/members/list?${configQuery(config)}`)
const namesOf = async (config: Config = {}) => (await list(config)).members.map(({ name }) => name)

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixture = eventFixture(server.app, await foundGroup(server.app))
  caio = await fixture.addMember({ name: 'Caio', section: 'strings', instrument: 'Viola' })
  ana = await fixture.addMember({ name: 'Ana', section: 'strings', instrument: 'Violino' })
  bia = await fixture.addMember({ name: 'Bia', section: 'brass' })
  await fixture.addMember({ name: 'Zélia', section: 'strings', status: 'on_leave' })
  const seasons = { ...day('2025-11-10'), title: 'Antes' }
  await fixture.finished({ [ana.id]: 'present', [bia.id]: 'present' }, seasons)
  await fixture.finished({ [bia.id]: 'excused' }, { ...day('2025-12-01'), title: 'Antes' })
  await fixture.finished({ [ana.id]: 'present', [bia.id]: 'absent', [caio.id]: 'excused' }, day('2026-02-03'))
  await fixture.finished({ [ana.id]: 'late', [bia.id]: 'absent' }, day('2026-02-10'))
  await fixture.finished(
    { [ana.id]: 'absent' },
    { ...day('2026-03-15'), title: 'Concerto', extendedProps: { calendar: 'Publico' } },
  )
})

test('active members are listed by section, instrument and name, with the sums of the days that were asked for', async () => {
  const { members, total, instruments } = await list({ from: '2026-01-01', to: '2026-12-31' })
  expect(members).toEqual([
    {
      id: caio.id,
      name: 'Caio',
      section: 'strings',
      instrument: 'Viola',
      expected: 1,
      present: 0,
      late: 0,
      leftEarly: 0,
      excused: 1,
      absent: 0,
      attendanceRate: null,
      lastPresent: null,
    },
    {
      id: ana.id,
      name: 'Ana',
      section: 'strings',
      instrument: 'Violino',
      expected: 3,
      present: 2,
      late: 1,
      leftEarly: 0,
      excused: 0,
      absent: 1,
      attendanceRate: 2 / 3,
      lastPresent: '2026-02-10',
    },
    {
      id: bia.id,
      name: 'Bia',
      section: 'brass',
      // Seen before the days that were asked for.
      expected: 2,
      present: 0,
      late: 0,
      leftEarly: 0,
      excused: 0,
      absent: 2,
      attendanceRate: 0,
      lastPresent: '2025-11-10',
    },
  ])
  expect(total).toBe(3)
  expect(instruments).toEqual(['Viola', 'Violino'])
})

test('filters, orders and pages agree with one another and with the export', async () => {
  expect(await namesOf({ section: 'strings' })).toEqual(['Caio', 'Ana'])
  expect(await namesOf({ instrument: 'Viola' })).toEqual(['Caio'])
  expect(await namesOf({ q: 'bi' })).toEqual(['Bia'])
  expect((await list({ calendar: 'Publico' })).members.map(({ expected }) => expected)).toEqual([0, 1, 0])
  // Who has no rate stands last in either direction.
  expect(await namesOf({ sortColumn: 'attendanceRate' })).toEqual(['Bia', 'Ana', 'Caio'])
  expect(await namesOf({ sortColumn: 'attendanceRate', sort: 'desc' })).toEqual(['Ana', 'Bia', 'Caio'])
  for (const sortColumn of ['name', 'absent', 'section'] as const) {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ sortColumn, page, perPage: 1 })))
    const all = await fixture.read(`/analytics/members/all-members?${configQuery({ sortColumn })}`)
    expect(pages.flatMap(({ members }) => members)).toEqual(all)
  }
})

test('who was excused is not counted against them', async () => {
  const record = await fixture.read(`/analytics/members/find-member?id=${bia.id}`)
  expect(record).toMatchObject({ expected: 4, present: 1, excused: 1, absent: 2, attendanceRate: 1 / 3 })
})

test('one member’s record has their sums, their months and what was last', async () => {
  const url = `/analytics/members/find-member?id=${ana.id}`
  const record = await fixture.read(`${url}&from=2026-01-01&to=2026-12-31`)
  expect(record).toMatchObject({ expected: 3, present: 2, late: 1, absent: 1, excused: 0, attendanceRate: 2 / 3 })
  expect(record.byMonth).toEqual([
    { month: '2026-02', expected: 2, present: 2, late: 1, leftEarly: 0, excused: 0, absent: 0, attendanceRate: 1 },
    { month: '2026-03', expected: 1, present: 0, late: 0, leftEarly: 0, excused: 0, absent: 1, attendanceRate: 0 },
  ])
  expect(
    record.latest.map(({ status, start }: { status: string; start: string }) => [start.slice(0, 10), status]),
  ).toEqual([
    ['2026-03-15', 'absent'],
    ['2026-02-10', 'late'],
    ['2026-02-03', 'present'],
    ['2025-11-10', 'present'],
  ])
  await fixture.removeMember(ana.id)
  expect((await fixture.get(url)).statusCode).toBe(404)
})
