import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { todayIn } from '../../../../server/platform/time/days'
import { daysFromNow, eventFixture } from './eventFixture'
import type { EventFixture } from './eventFixture'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { callAs, foundGroup } from '../../support/factories'

let server: TestServer
let admin: SignedIn
let fixture: EventFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  fixture = eventFixture(server.app, admin)
})

/** In the zone of the group. */
const day = (days: number) => todayIn('America/Sao_Paulo', daysFromNow(days))

/** Puts the notes that were taken of a member so many days back: what tests cannot wait for. */
async function backdate(memberId: string, days: number): Promise<void> {
  await server.pool.query(
    `update member_history set since = since - $2::integer, until = until - $2::integer, created_at = '2020-01-01'
      where member_id = $1 and kind <> 'joined'`,
    [memberId, days],
  )
}

const names = async (inDays: number) => {
  const { roster } = await fixture.report((await fixture.addEvent({ inDays })).id)
  return roster.map(({ name }) => name)
}

test('is by section, instrument and name; who plays none comes last of their section', async () => {
  await fixture.addMember({ name: 'Zeca', section: 'woodwinds', instrument: 'Flauta' })
  await fixture.addMember({ name: 'Álvaro', section: 'woodwinds' })
  await fixture.addMember({ name: 'Bia', section: 'voices' })
  await fixture.addMember({ name: 'Caio', section: 'strings' })
  const { roster } = await fixture.report((await fixture.addEvent()).id)
  expect(roster.map(({ name }) => name)).toEqual(['Caio', 'Zeca', 'Álvaro', 'Bia'])
  expect(roster[1]).toEqual({ memberId: expect.any(String), name: 'Zeca', section: 'woodwinds', instrument: 'Flauta' })
})

test('who joined later is not expected; who joined on the day is', async () => {
  await fixture.addMember({ name: 'Later', joinedOn: day(-2) })
  await fixture.addMember({ name: 'That day', joinedOn: day(-5) })
  await fixture.addMember({ name: 'Unknown' })
  expect(await names(-5)).toEqual(['That day', 'Unknown'])
  expect(await names(-1)).toEqual(['Later', 'That day', 'Unknown'])
})

test('who has left since is expected before, and not after', async () => {
  const member = await fixture.addMember({ name: 'Ana' })
  await backdate(member.id, 300)
  await fixture.addMember({ ...member, status: 'former' })
  await backdate(member.id, 10)
  expect([await names(-20), await names(-10), await names(-5)]).toEqual([['Ana'], [], []])
})

test('who was on leave that day and is back since is not expected', async () => {
  let member = await fixture.addMember({ name: 'Ana' })
  for (const [status, daysAgo] of [
    ['on_leave', 20],
    ['active', 40],
  ] as const) {
    await backdate(member.id, daysAgo)
    member = await fixture.addMember({ ...member, status })
  }
  // Active from 60 days back, on leave from 40 days back, back today.
  expect([await names(-50), await names(-30), await names(0)]).toEqual([['Ana'], [], ['Ana']])
})

test('who was never active, as the group has it, is not expected', async () => {
  await fixture.addMember({ name: 'Ana', status: 'former', joinedOn: '2001-01-01' })
  await fixture.addMember({ name: 'Bia', status: 'on_leave' })
  expect(await names(-3)).toEqual([])
})

test('who is removed is expected before, not from then on, and Undo makes it as it was', async () => {
  const member = await fixture.addMember({ name: 'Ana' })
  await backdate(member.id, 30)
  await fixture.removeMember(member.id)
  expect([await names(-5), await names(0)]).toEqual([['Ana'], []])
  await fixture.addMember(member)
  expect([await names(-5), await names(0)]).toEqual([['Ana'], ['Ana']])
})

test('a change of mind on one day leaves no trace', async () => {
  const member = await fixture.addMember({ name: 'Ana' })
  await backdate(member.id, 30)
  const left = await fixture.addMember({ ...member, status: 'former' })
  await fixture.addMember({ ...left, status: 'active', instrument: 'Tuba' })
  expect([await names(-5), await names(0)]).toEqual([['Ana'], ['Ana']])
})

test('a failed change is no change of the roster', async () => {
  const member = await fixture.addMember({ name: 'Ana' })
  await backdate(member.id, 30)
  const stale = { member: { ...member, version: 7, status: 'former' } }
  expect((await fixture.post('/members/add-member', stale)).statusCode).toBe(409)
  expect(await names(0)).toEqual(['Ana'])
})

test('people of an imported file are expected; a file that is taken back leaves nobody', async () => {
  const id = newId()
  const line = { id: newId(), name: 'Ana', section: 'brass', status: 'active' }
  await fixture.post('/members/import-members', { import: { id, fileName: 'a.csv', members: [line] } })
  expect(await names(-5)).toEqual(['Ana'])
  await backdate(line.id, 30)
  await callAs(server.app, admin, 'DELETE', `/members/remove-import?id=${id}`)
  expect(await names(-5)).toEqual([])
})

test('who was there without having been expected stays in the roster, in the section of then', async () => {
  const ana = await fixture.addMember({ name: 'Ana', status: 'former' })
  const event = await fixture.addEvent()
  expect((await fixture.report(event.id)).roster).toEqual([])
  const finished = (await fixture.finish(event, { [ana.id]: 'present' })).json().event
  await fixture.removeMember(ana.id)
  expect((await fixture.report(event.id)).roster).toMatchObject([{ memberId: ana.id, name: 'Ana' }])
  // And a correction may name them still.
  expect((await fixture.finish(finished, { [ana.id]: 'excused' })).statusCode).toBe(200)
})

test('the day is that of the group’s zone', async () => {
  // 23:30 in São Paulo is the day after in UTC.
  const start = `${day(-3)}T02:30:00.000Z`
  const event = await fixture.addEvent({ start, end: `${day(-3)}T03:30:00.000Z` })
  await fixture.addMember({ name: 'Too late', joinedOn: day(-3) })
  await fixture.addMember({ name: 'In time', joinedOn: day(-4) })
  expect((await fixture.report(event.id)).roster.map(({ name }) => name)).toEqual(['In time'])
})
