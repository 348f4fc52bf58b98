import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role, SignedIn } from '@contract/auth'
import type { HomeOverview } from '@contract/home/overview'
import { buildApp } from '../../../server/app'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { eventFixture } from '../calendar/events/eventFixture'
import { newFinance } from '../finances/financeFixture'

let server: TestServer
let admin: SignedIn
let elsewhere: SignedIn

async function overviewOf(person: SignedIn): Promise<HomeOverview> {
  const answer = await callAs(server.app, person, 'GET', '/home/overview')
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })

const titlesOf = (events: { title: string }[] | undefined) => events?.map(({ title }) => title)

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  elsewhere = await foundGroup(server.app)
  const { addEvent, addMember, finished, post } = eventFixture(server.app, admin)
  const ana = await addMember({ name: 'Ana', birthDate: `1988-${dayFromNow(1).slice(5)}` })
  await addMember({ name: 'Bia', status: 'on_leave' })
  for (let day = 1; day <= 6; day++) await addEvent({ title: `Next ${day}`, inDays: 300 + day })
  await addEvent({ title: 'Cancelled', inDays: 2, extendedProps: { status: 'cancelled' } })
  await addEvent({ title: 'Under way', inDays: -0.04 })
  await addEvent({ title: 'All day', allDay: true, start: dayFromNow(0), end: dayFromNow(1) })
  await addEvent({ title: 'Over all day', allDay: true, start: dayFromNow(-1), end: dayFromNow(0) })
  for (let day = 2; day <= 6; day++) await addEvent({ title: `Waits ${day}`, inDays: -day })
  for (let day = 10; day <= 15; day++)
    await finished({ [ana.id]: day % 2 ? 'present' : 'absent' }, { title: `Was ${day}`, inDays: -day })
  await post('/finances/add-finance', { finance: newFinance({ amount: 700 }) })
  const owed = newFinance({ amount: 300, status: 'pending', dueDate: '2026-03-11', memberId: ana.id })
  await post('/finances/add-finance', { finance: owed })
  const rent = newFinance({ kind: 'expense', category: 'venue', status: 'pending', description: 'Aluguel', amount: 90 })
  for (const days of [7, 8, -3]) {
    const due = { ...rent, id: newId(), dueDate: dayFromNow(days), description: `Aluguel ${days}` }
    await post('/finances/add-finance', { finance: due })
  }
  await post('/finances/add-finance', { finance: rent })
})

afterAll(() => server.close())

test('an administrator sees it all, and of each part what the screen shows', async () => {
  const { nextEvents, lights, unfinished, attendance, ...rest } = await overviewOf(admin)
  expect(titlesOf(nextEvents)?.toSorted()).toEqual(['All day', 'Next 1', 'Next 2', 'Next 3', 'Under way'])
  expect(titlesOf(nextEvents)?.slice(2)).toEqual(['Next 1', 'Next 2', 'Next 3'])
  expect(lights).toEqual({ lights: [], isInUse: false })
  expect(unfinished?.total).toBe(6)
  expect(titlesOf(unfinished?.events)).toEqual(['Over all day', 'Waits 2', 'Waits 3', 'Waits 4', 'Waits 5'])
  expect(
    attendance?.map(({ title, present, absent, attendanceRate }) => [title, present, absent, attendanceRate]),
  ).toEqual([
    ['Was 10', 0, 1, 0],
    ['Was 11', 1, 0, 1],
    ['Was 12', 0, 1, 0],
    ['Was 13', 1, 0, 1],
    ['Was 14', 0, 1, 0],
  ])
  expect(rest).toEqual({
    balance: { balance: 700, overdue: 300 },
    debtors: { debtors: [{ memberId: expect.any(String), name: 'Ana', amount: 300 }], total: 1, amount: 300 },
    due: {
      before: dayFromNow(8),
      expenses: [
        { id: expect.any(String), description: 'Aluguel -3', amount: 90, dueDate: dayFromNow(-3) },
        { id: expect.any(String), description: 'Aluguel 7', amount: 90, dueDate: dayFromNow(7) },
      ],
      expense: { total: 2, amount: 180 },
      income: { total: 1, amount: 300 },
    },
    birthdays: [{ memberId: expect.any(String), name: 'Ana', section: 'brass', date: dayFromNow(1) }],
    members: { total: 1, bySection: [{ section: 'brass', count: 1 }] },
    proposals: 0,
    users: 1,
  })
})

test.each<[Role, (keyof HomeOverview)[]]>([
  ['treasurer', ['attendance', 'balance', 'debtors', 'due', 'members', 'nextEvents', 'proposals']],
  ['conductor', ['attendance', 'birthdays', 'lights', 'members', 'nextEvents', 'unfinished']],
  ['member', ['nextEvents']],
  ['client', []],
])('a %s gets what the role may read, and nothing else', async (role, parts) => {
  expect(Object.keys(await overviewOf(await joinAs(server.app, admin, role))).toSorted()).toEqual(parts)
})

test('a musician is offered to answer where one of the events asks them', async () => {
  const group = await foundGroup(server.app)
  const { addEvent, addMember, post } = eventFixture(server.app, group)
  const leader = await joinAs(server.app, group, 'member')
  const ana = await addMember({ name: 'Ana' })
  const asking = (memberId: string) => ({ asks: { who: 'members' as const, memberIds: [memberId] } })
  const other = await addMember({ name: 'Bia' })
  await addEvent({ inDays: 1, extendedProps: { asks: { who: 'sections', sections: ['strings'] } } })
  await addEvent({ inDays: 2, extendedProps: asking(other.id) })
  const toLeader = async () => (await overviewOf(leader)).asksCaller
  expect(await toLeader()).toBeUndefined()
  await post('/users/link-member', { id: leader.userData.id, memberId: ana.id })
  expect(await toLeader()).toBeUndefined()
  await addEvent({ inDays: 3, extendedProps: asking(ana.id) })
  expect(await toLeader()).toBe(true)
})

test("nothing of another group's is in it", async () => {
  expect(await overviewOf(elsewhere)).toEqual({
    nextEvents: [],
    lights: { lights: [], isInUse: false },
    unfinished: { events: [], total: 0 },
    attendance: [],
    balance: { balance: 0, overdue: 0 },
    debtors: { debtors: [], total: 0, amount: 0 },
    due: {
      before: dayFromNow(8),
      expenses: [],
      expense: { total: 0, amount: 0 },
      income: { total: 0, amount: 0 },
    },
    birthdays: [],
    members: { total: 0, bySection: [] },
    proposals: 0,
    users: 1,
  })
})

test('that the year has a budget is told to who reads the finances', async () => {
  const group = await foundGroup(server.app)
  const { post } = eventFixture(server.app, group)
  const { year } = (await callAs(server.app, group, 'GET', '/finances/find-budget')).json()
  const save = (over: object) => post('/finances/add-budget', { budget: { year, lines: [], ...over } })
  await save({ lines: [{ kind: 'expense', category: 'venue', amount: 5000 }] })
  expect((await overviewOf(group)).balance).toEqual({ balance: 0, overdue: 0, hasBudget: true })
  await save({ version: 1 })
  expect((await overviewOf(group)).balance).toEqual({ balance: 0, overdue: 0 })
})

test('an administrator is told of backups that are late, and nobody else', async () => {
  const DAY_MS = 86_400_000
  const config = { ...server.config, backups: { folder: '/', everyMs: DAY_MS, keep: 3 } }
  const treasurer = await joinAs(server.app, admin, 'treasurer')
  const told = async (person: SignedIn, newest: number | undefined, failures = 0) => {
    const backups = { findNewest: async () => newest, failures: () => failures }
    const app = await buildApp({ ...server.dependencies, config, backups })
    const { oldBackup } = (await callAs(app, person, 'GET', '/home/overview')).json<HomeOverview>()
    await app.close()
    return oldBackup
  }
  const [yesterday, lastWeek] = [Date.now() - 1.5 * DAY_MS, Date.UTC(2026, 1, 3)]
  expect(await told(admin, yesterday)).toBeUndefined()
  expect(await told(admin, lastWeek)).toEqual({ madeAt: '2026-02-03T00:00:00.000Z' })
  expect(await told(treasurer, lastWeek)).toBeUndefined()
  // The first is being made; that it failed is known at once.
  expect(await told(admin, undefined)).toBeUndefined()
  expect(await told(admin, undefined, 1)).toEqual({})
  expect((await overviewOf(admin)).oldBackup).toBeUndefined()
})
