import { v7 as newId } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { auditOf } from '../../audit/auditFixture'
import { callAs, foundGroup, joinAs, tally } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { replyFixture } from './replyFixture'
import type { ReplyFixture } from './replyFixture'

const MINUTE_MS = 60_000

let server: TestServer
let admin: SignedIn
let replies: ReplyFixture

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  replies = replyFixture(server.app, admin)
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

/** An event that starts so many minutes from now, for two hours. */
function eventIn(minutes: number, extendedProps = {}) {
  const start = Date.now() + minutes * MINUTE_MS
  return replies.event({
    start: new Date(start).toISOString(),
    end: new Date(start + 120 * MINUTE_MS).toISOString(),
    extendedProps,
  })
}

const codeOf = async (id: string): Promise<string> => (await replies.get(`/checkins/show-code?id=${id}`)).json().code
const checkIn = (link: string, eventId: string, code: string) =>
  replies.byLink(link, 'POST', '/checkins/check-in', { checkin: { eventId, code } })
const set = (checkin: object) => replies.post('/checkins/set-checkin', { checkin })
const list = async (id: string) => (await replies.get(`/checkins/list-checkins?id=${id}`)).json()
const errorOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
]

/** Goes so far ahead; the database keeps its own clock. */
function wait(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

async function memberWithLink(name: string) {
  const member = await replies.member(name)
  return { member, link: await replies.link(member.id) }
}

describe('at the door', () => {
  test('whoever scans the code is here, once, and since then', async () => {
    const { member, link } = await memberWithLink('Ana Chegou')
    const event = await eventIn(30)
    const code = await codeOf(event.id)
    const first = await checkIn(link, event.id, code)
    expect(first.json().checkin).toMatchObject({ name: 'Ana Chegou', eventId: event.id })
    expect(first.json().checkin).not.toHaveProperty('isLate')
    const again = await checkIn(link, event.id, code)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    const { members, counts } = await list(event.id)
    const line = members.find(({ memberId }: { memberId: string }) => memberId === member.id)
    expect(line).toMatchObject({ isAsked: true, arrival: { at: first.json().checkin.at } })
    expect(counts).toMatchObject({ here: 1, late: 0 })
  })

  test('a code holds for its half minute and the next, and never again', async () => {
    // The clock stands at the beginning of a step.
    wait(30_000 - (Date.now() % 30_000))
    const { link } = await memberWithLink('Bia Lenta')
    const event = await eventIn(30)
    const code = await codeOf(event.id)
    wait(30_000)
    expect((await checkIn(link, event.id, code)).statusCode).toBe(200)
    expect(await codeOf(event.id)).not.toBe(code)
    wait(30_000)
    expect(errorOf(await checkIn(link, event.id, code))).toEqual([409, 'code_stale'])
  })

  test('a wrong code says the same, whatever event it is for', async () => {
    const { link } = await memberWithLink('Caio Tenta')
    const [event, other] = [await eventIn(30), await eventIn(30)]
    const stranger = await foundGroup(server.app)
    const foreign = await replyFixture(server.app, stranger).event()
    const code = await codeOf(other.id)
    const tries = await Promise.all([
      checkIn(link, event.id, code),
      checkIn(link, foreign.id, code),
      checkIn(link, newId(), code),
      checkIn(link, event.id, 'x'),
      checkIn(link, event.id, 'ç'.repeat(7)),
    ])
    expect(tries.map(errorOf)).toEqual(tries.map(() => [409, 'code_stale']))
    expect((await checkIn('x', event.id, code)).statusCode).toBe(410)
    expect((await list(event.id)).counts.here).toBe(0)
  })

  test('opens an hour before, and closes with the event', async () => {
    const { member, link } = await memberWithLink('Dora')
    const [soon, later, past] = [await eventIn(59), await eventIn(61), await eventIn(-121)]
    expect((await set({ eventId: soon.id, memberId: member.id })).statusCode).toBe(200)
    expect(await codeOf(later.id)).toBeUndefined()
    expect(errorOf(await set({ eventId: later.id, memberId: member.id }))).toEqual([409, 'check_in_not_open'])
    expect(errorOf(await set({ eventId: past.id, memberId: member.id }))).toEqual([409, 'event_over'])
    const off = await eventIn(10)
    const code = await codeOf(off.id)
    const cancelled = { ...off, extendedProps: { ...off.extendedProps, status: 'cancelled' } }
    await replies.post('/calendar/update-event', { event: cancelled })
    expect(errorOf(await checkIn(link, off.id, code))).toEqual([409, 'event_cancelled'])
  })

  test('is late after the start and the group’s grace, which the group chooses', async () => {
    const { member } = await memberWithLink('Eva')
    const lateAt = async (minutes: number) => {
      const event = await eventIn(-minutes)
      await set({ eventId: event.id, memberId: member.id })
      return (await list(event.id)).counts.late
    }
    expect([await lateAt(9), await lateAt(11)]).toEqual([0, 1])
    const { group } = (await replies.get('/group/settings')).json()
    const saved = await replies.post('/group/settings', {
      group: { ...group, lateGraceMinutes: 20, finishDefault: 'open' },
    })
    expect(saved.json().group).toMatchObject({ lateGraceMinutes: 20, finishDefault: 'open' })
    expect([await lateAt(19), await lateAt(21)]).toEqual([0, 1])
  })

  test('a name is tapped, taken back and put back as it was; deputies too', async () => {
    const { member } = await memberWithLink('Fábio')
    const event = await eventIn(20, { asks: { who: 'nobody' } })
    const deputy = await replies.deputy(event.id)
    const tapped = await set({ eventId: event.id, memberId: member.id })
    const findLine = (checkins: { members: { memberId: string; arrival?: { at: string } }[] }) =>
      checkins.members.find(({ memberId }) => memberId === member.id)
    const line = findLine(tapped.json().checkins)
    expect(line).toMatchObject({ isAsked: false, arrival: { isSetByOther: true } })
    const key = `eventId=${event.id}&memberId=${member.id}`
    const removed = await replies.del(`/checkins/remove-checkin?${key}`)
    expect(findLine(removed.json().checkins)).not.toHaveProperty('arrival')
    expect((await replies.del(`/checkins/remove-checkin?${key}`)).statusCode).toBe(404)
    const restored = await set({ eventId: event.id, memberId: member.id, at: line?.arrival?.at })
    expect(findLine(restored.json().checkins)).toEqual(line)
    const future = new Date(Date.now() + MINUTE_MS).toISOString()
    expect((await set({ eventId: event.id, memberId: member.id, at: future })).statusCode).toBe(400)
    const { checkins } = (await set({ eventId: event.id, deputyId: deputy.id })).json()
    expect(checkins).toMatchObject({ counts: { here: 2 }, deputies: [{ deputyId: deputy.id, arrival: {} }] })
    const elsewhere = await eventIn(20)
    expect((await set({ eventId: elsewhere.id, deputyId: deputy.id })).statusCode).toBe(404)
  })

  test('who came late by the clock was on time where somebody at the door says so, and the other way round', async () => {
    const { member } = await memberWithLink('Ida Pontual')
    const event = await eventIn(-30)
    const lineOf = async () =>
      (await list(event.id)).members.find(({ memberId }: { memberId: string }) => memberId === member.id).arrival
    const key = { eventId: event.id, memberId: member.id }
    await set(key)
    const { at, ...late } = await lineOf()
    expect(late).toEqual({ isLate: true, isSetByOther: true })
    await set({ ...key, isLate: false })
    expect(await lineOf()).toEqual({ at, isSetByOther: true })
    await set(key)
    expect(await lineOf()).toEqual({ at, isSetByOther: true })
    await set({ ...key, isLate: true })
    expect((await list(event.id)).counts).toMatchObject({ here: 1, late: 1 })
  })

  test('what was tapped without a line counts from then on, also after the end, until the event is finished', async () => {
    const { member } = await memberWithLink('Jota Sem Linha')
    const event = await eventIn(-121)
    const key = { eventId: event.id, memberId: member.id }
    expect(errorOf(await set(key))).toEqual([409, 'event_over'])
    const { checkins } = (await set({ ...key, agoMs: 119 * MINUTE_MS })).json()
    expect(checkins.counts).toMatchObject({ here: 1, late: 0 })
    expect(errorOf(await set({ ...key, agoMs: 200 * MINUTE_MS }))).toEqual([409, 'check_in_not_open'])
    await replies.post('/calendar/finish-event', { obj: { id: event.id, version: 1, attendance: [] } })
    expect(errorOf(await set({ ...key, agoMs: 60 * MINUTE_MS }))).toEqual([409, 'already_finished'])
  })

  test('who tapped whom, and when they came, is on record; a scan needs none', async () => {
    const { member, link } = await memberWithLink('Hugo')
    const event = await eventIn(20)
    await set({ eventId: event.id, memberId: member.id })
    await set({ eventId: event.id, memberId: member.id })
    await replies.del(`/checkins/remove-checkin?eventId=${event.id}&memberId=${member.id}`)
    await checkIn(link, event.id, await codeOf(event.id))
    const entries = await auditOf(server.app, admin)
    const told = entries.filter(({ subjectId }) => subjectId === member.id)
    const date = expect.any(String)
    expect(told).toMatchObject([
      {
        action: 'check_in_removed',
        actorName: admin.userData.name,
        subjectName: 'Hugo',
        before: { title: event.title, date },
      },
      { action: 'checked_in', after: { title: event.title, date } },
      { action: 'member_links_made' },
      { action: 'member_added' },
    ])
  })

  test('who has left cannot be checked in, and others than managers see none of it', async () => {
    const event = await eventIn(20)
    const former = await replies.member('Gil', { status: 'former' })
    expect(errorOf(await set({ eventId: event.id, memberId: former.id }))).toEqual([409, 'not_asked'])
    const treasurer = await joinAs(server.app, admin, 'treasurer')
    const urls = [`/checkins/show-code?id=${event.id}`, `/checkins/list-checkins?id=${event.id}`]
    expect(tally(await Promise.all(urls.map((url) => callAs(server.app, treasurer, 'GET', url))))).toEqual({ 403: 2 })
    const stranger = await foundGroup(server.app)
    expect(tally(await Promise.all(urls.map((url) => callAs(server.app, stranger, 'GET', url))))).toEqual({ 404: 2 })
  })
})
