import { v7 as newId } from 'uuid'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { addDays } from '@contract/days'
import type { Member, MemberWrite } from '@contract/members'
import { UNKNOWN_DAY, statusOfSteps } from '@contract/historyRules'
import type { DatedStep } from '@contract/historyRules'
import { seeded } from '../../../server/demo/orchestra/seeded'
import { statusOn } from '../../../server/platform/db/membership'
import { members } from '../../../server/platform/db/schema/members'
import { memberHistory } from '../../../server/platform/db/schema/members/memberHistory'
import { todayIn } from '../../../server/platform/time/days'
import { daysFromNow } from '../calendar/events/eventFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { historyFixture } from './historyFixture'

let server: TestServer
let admin: SignedIn
let history: ReturnType<typeof historyFixture>

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await foundGroup(server.app)
  history = historyFixture(server.app, admin)
})

const day = (days: number) => todayIn('America/Sao_Paulo', daysFromNow(days))

const save = (member: object, over: object = {}) =>
  callAs(server.app, admin, 'POST', '/members/add-member', { member, ...over })

async function stored(over: Partial<MemberWrite> = {}, body: object = {}): Promise<Member> {
  const answer = await save({ id: newId(), name: 'Ana', section: 'brass', status: 'active', ...over }, body)
  if (answer.statusCode > 201) throw new Error(answer.body)
  return answer.json().member
}

const find = async (id: string): Promise<Member> =>
  (await callAs(server.app, admin, 'GET', `/members/find-member?id=${id}`)).json().member

const told = async (id: string) =>
  (await history.list(id)).map(({ kind, day: on, until, isNoted }) =>
    [kind, on ?? '?', until, isNoted && 'noted'].filter(Boolean).join(' '),
  )

test('a member’s row and the history follow from each other', async () => {
  let ana = await stored({ joinedOn: '2010-01-10' })
  expect(await told(ana.id)).toEqual(['joined 2010-01-10'])
  ana = await stored({ ...ana, status: 'former', leftOn: '2015-06-30' })
  expect(await told(ana.id)).toEqual(['joined 2010-01-10', 'left 2015-06-30'])
  const { leftOn: _gone, ...back } = ana
  ana = await stored({ ...back, status: 'active' }, { cameBack: '2020-03-01' })
  expect(ana).not.toHaveProperty('leftOn')
  expect(await told(ana.id)).toEqual(['joined 2010-01-10', 'left 2015-06-30', 'returned 2020-03-01'])
  const leave = { kind: 'leave', day: day(-3), until: day(3) } as const
  const step = await history.stored(ana.id, leave)
  expect(await find(ana.id)).toMatchObject({ status: 'on_leave', joinedOn: '2010-01-10', version: ana.version + 1 })
  // Undo of the removal posts what was read.
  await history.remove(step.id)
  expect(await find(ana.id)).toMatchObject({ status: 'active' })
  expect((await history.post(step)).json().step).toEqual({ ...step, version: 2 })
  expect(await find(ana.id)).toMatchObject({ status: 'on_leave' })
})

test('the first day is that of an import', async () => {
  const line = {
    id: newId(),
    name: 'Ana',
    section: 'brass',
    status: 'former',
    joinedOn: '1999-09-09',
    leftOn: '2003-03-03',
  }
  const file = { id: newId(), fileName: 'a.csv', members: [line] }
  expect((await callAs(server.app, admin, 'POST', '/members/import-members', { import: file })).statusCode).toBe(201)
  expect(await told(line.id)).toEqual(['joined 1999-09-09', 'left 2003-03-03'])
})

test('a day that nobody told is that of the change, and never becomes a last day', async () => {
  const gone = await stored({ status: 'former' })
  expect(await told(gone.id)).toEqual(['left ? noted'])
  const ana = await stored()
  const left = await stored({ ...ana, status: 'former' })
  expect(left).not.toHaveProperty('leftOn')
  expect(await told(ana.id)).toEqual([`left ${day(-1)} noted`])
  await stored({ ...left, leftOn: day(-40) })
  expect(await told(ana.id)).toEqual([`left ${day(-40)}`])
})

test('a last day that is taken out was a mistake, or they came back', async () => {
  const ana = await stored({ status: 'former', leftOn: day(-400) })
  await server.pool.query(`update member_history set created_at = '2020-01-01'`)
  const { leftOn: _gone, ...back } = ana
  const again = await stored({ ...back, status: 'active' }, { cameBack: 'never_left' })
  expect(await told(ana.id)).toEqual([])
  const gone = await stored({ ...again, status: 'former', leftOn: day(-400) })
  await server.pool.query(`update member_history set created_at = '2020-01-01'`)
  await stored({ ...again, version: gone.version })
  expect(await told(ana.id)).toEqual([`left ${day(-400)}`, `returned ${day(0)} noted`])
})

test('another instrument is noted with its day', async () => {
  const ana = await stored({ instrument: 'Flute', part: 2 })
  const second = await stored({ ...ana, part: 1 })
  await stored({ ...second, instrument: 'Piccolo', part: undefined })
  const steps = await history.list(ana.id)
  expect(steps).toMatchObject([{ kind: 'instrument', day: day(0), instrument: 'Piccolo', isNoted: true }])
})

test('impossible orders are refused at the field', async () => {
  const born = { birthDate: '2000-02-02' }
  const fieldsOf = async (answer: PromiseLike<{ json: () => { error?: { fields?: object } } }>) =>
    (await answer).json().error?.fields
  const member = { id: newId(), name: 'Ana', section: 'brass', status: 'active', ...born }
  expect(await fieldsOf(save({ ...member, joinedOn: '1999-01-01' }))).toEqual({ 'member.joinedOn': 'before_birth' })
  expect(await fieldsOf(save({ ...member, joinedOn: '2010-01-01', status: 'former', leftOn: '2009-01-01' }))).toEqual({
    'member.leftOn': 'not_after_start',
  })
  expect(await fieldsOf(save({ ...member, leftOn: '2009-01-01' }))).toEqual({ 'member.leftOn': 'day_passed' })
  const file = { id: newId(), fileName: 'a.csv', members: [member, { ...member, id: newId(), joinedOn: '1999-01-01' }] }
  const imported = callAs(server.app, admin, 'POST', '/members/import-members', { import: file })
  expect(await fieldsOf(imported)).toEqual({ 'import.members.1.joinedOn': 'before_birth' })
  const ana = await stored({ ...born, joinedOn: '2010-01-01' })
  const wrong = async (step: Parameters<typeof history.add>[1]) => fieldsOf(history.add(ana.id, step))
  expect(await wrong({ kind: 'joined', day: '2011-01-01' })).toEqual({ 'step.kind': 'taken' })
  expect(await wrong({ kind: 'left', day: '2009-01-01' })).toEqual({ 'step.day': 'bad_order' })
  expect(await wrong({ kind: 'returned', day: '2012-01-01' })).toEqual({ 'step.day': 'not_left' })
  expect(await wrong({ kind: 'leave', day: '1999-01-01' })).toEqual({ 'step.day': 'before_birth' })
  expect(await wrong({ kind: 'leave', day: '2012-01-01', until: '2011-01-01' })).toEqual({
    'step.until': 'not_after_start',
  })
  await history.stored(ana.id, { kind: 'leave', day: '2012-01-01', until: '2012-12-31' })
  expect(await wrong({ kind: 'leave', day: '2012-12-31' })).toEqual({ 'step.day': 'overlapping' })
  expect(await wrong({ kind: 'instrument', day: '2012-12-31' })).toEqual({ 'step.instrument': 'required' })
  expect(await wrong({ kind: 'left' })).toEqual({ 'step.day': 'required' })
  expect(await told(ana.id)).toEqual(['joined 2010-01-01', 'leave 2012-01-01 2012-12-31'])
})

test('is written by who manages members, and read by who reads them', async () => {
  const ana = await stored({ joinedOn: '2010-01-10' })
  const conductor = historyFixture(server.app, await joinAs(server.app, admin, 'conductor'))
  expect(await conductor.list(ana.id)).toHaveLength(1)
  expect((await conductor.add(ana.id, { kind: 'left', day: day(-1) })).statusCode).toBe(403)
  const stranger = historyFixture(server.app, await foundGroup(server.app))
  expect((await stranger.add(ana.id, { kind: 'left', day: day(-1) })).statusCode).toBe(404)
  expect((await stranger.remove((await history.list(ana.id))[0]?.id ?? '')).statusCode).toBe(404)
})

test('the rule in SQL is that of the contract, whatever happened', async () => {
  const chance = seeded(7)
  const upTo = (most: number) => Math.floor(chance() * (most + 1))
  const groupId = admin.userData.group.id
  for (let round = 0; round < 25; round++) {
    const { id } = await stored()
    const dayAt = () => addDays('2020-01-01', upTo(12))
    const steps: DatedStep[] = Array.from({ length: upTo(4) }, () => {
      const kind = (['left', 'returned', 'leave', 'instrument'] as const)[upTo(3)] ?? 'left'
      const since = chance() < 0.15 ? UNKNOWN_DAY : dayAt()
      return { kind, since, until: kind === 'leave' && chance() < 0.7 ? dayAt() : null }
    })
    if (chance() < 0.5) steps.push({ kind: 'joined', since: dayAt(), until: null })
    if (steps.length > 0)
      await server.db
        .insert(memberHistory)
        .values(steps.map((step) => ({ ...step, groupId, memberId: id, id: newId() })))
    for (let at = -1; at < 14; at++) {
      const on = addDays('2020-01-01', at)
      const { rows } = await server.db.execute(
        sql`select ${statusOn(groupId, on)} as status from ${members} where group_id = ${groupId} and ${members.id} = ${id}`,
      )
      expect([steps, on, rows[0]?.['status'] ?? undefined]).toEqual([steps, on, statusOfSteps(steps, on)])
    }
  }
})
