import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { callAs, foundGroup, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { inDays, replyFixture } from './replyFixture'
import type { ReplyFixture } from './replyFixture'

let server: TestServer
let admin: SignedIn
let replies: ReplyFixture
let member: Awaited<ReturnType<ReplyFixture['member']>>
let link: string

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  replies = replyFixture(server.app, admin)
  member = await replies.member('Ana Horn')
  link = await replies.link(member.id)
})
afterAll(() => server.close())

const codeOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
]

const ofMember = (roster: { members: { memberId: string }[] }, id = member.id) =>
  roster.members.find(({ memberId }) => memberId === id)

describe('an answer by a personal link', () => {
  test('counts at once, may be changed, and is told with its reason and since when', async () => {
    const event = await replies.event()
    expect(await replies.readiness(event.id)).toMatchObject({ asked: 1, silent: 1, yes: 0, colour: 'amber' })
    const said = await replies.answer(link, event.id, 'maybe', 'Exame')
    expect([said.statusCode, said.json().event.answer, said.json().event.isOpen]).toEqual([200, 'maybe', true])
    await replies.answer(link, event.id, 'yes')
    const line = ofMember(await replies.roster(event.id))
    expect(line).toMatchObject({ answer: 'yes', name: 'Ana Horn', at: expect.any(String) })
    expect(line).not.toHaveProperty('reason')
    expect(await replies.readiness(event.id)).toMatchObject({ colour: 'green', yes: 1, silent: 0 })
  })

  test('is refused by name where it comes too late, and nothing is changed', async () => {
    const past = await replies.event({ start: inDays(-2), end: inDays(-1, '00:30') })
    const cancelled = await replies.event({ extendedProps: { status: 'cancelled' } })
    const closed = await replies.event({ extendedProps: { replyDays: 30 } })
    const others = await replies.event({ extendedProps: { asks: { who: 'sections', sections: ['strings'] } } })
    const answers = await Promise.all(
      [past, cancelled, closed, others, { id: newId() }].map(({ id }) => replies.answer(link, id, 'yes')),
    )
    expect(answers.map(codeOf)).toEqual([
      [409, 'event_over'],
      [409, 'event_cancelled'],
      [409, 'deadline_passed'],
      [409, 'not_asked'],
      [404, 'not_found'],
    ])
    for (const { id } of [past, cancelled, closed])
      expect(ofMember(await replies.roster(id))).toMatchObject({ answer: 'silent' })
  })

  test('is taken back as if it had never been given', async () => {
    const event = await replies.event()
    for (const answer of ['yes', 'silent', 'silent'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await replies.answer(link, event.id, answer)).json().event).toMatchObject({ answer })
    expect(ofMember(await replies.roster(event.id))).toMatchObject({ answer: 'silent' })
  })

  test('to an event of another group is to one that is not there', async () => {
    const stranger = replyFixture(server.app, await foundGroup(server.app))
    const theirs = await stranger.event()
    expect(codeOf(await replies.answer(link, theirs.id, 'yes'))).toEqual([404, 'not_found'])
    expect(codeOf(await replies.get(`/replies/find-lineup?id=${theirs.id}`))).toEqual([404, 'not_found'])
  })

  test.each([
    [{ answer: 'perhaps' }, 'reply.answer'],
    [{ answer: 'yes', reason: 'x'.repeat(201) }, 'reply.reason'],
    [{ answer: 'yes', memberId: newId() }, 'reply.memberId'],
  ])('is checked field by field: %j', async (over, path) => {
    const reply = { eventId: newId(), ...over }
    const answer = await replies.byLink(link, 'POST', '/replies/answer-event', { reply })
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [path]])
  })
})

describe('a deadline', () => {
  test('is the group’s in days, at the end of that day, unless the event has its own', async () => {
    const { group } = (await replies.get('/group/settings')).json()
    expect(group).not.toHaveProperty('replyDays')
    const saved = await replies.post('/group/settings', { group: { ...group, replyDays: 2, showsDues: true } })
    expect(saved.json().group).toMatchObject({ replyDays: 2, showsDues: true })
    const event = await replies.event()
    const own = await replies.event({ extendedProps: { replyDays: 0 } })
    // 19:30 in São Paulo; the second day before ends there at 03:00 UTC of the next.
    expect((await replies.roster(event.id)).deadline).toBe(inDays(6, '03:00'))
    expect((await replies.roster(own.id)).deadline).toBe(own.start)
    const back = { ...saved.json().group, replyDays: 0, showsDues: false }
    expect((await replies.post('/group/settings', { group: back })).json().group).not.toHaveProperty('replyDays')
  })
})

describe('whoever manages events', () => {
  test('sets and takes away answers, marked as such, also after the deadline', async () => {
    const event = await replies.event({ extendedProps: { replyDays: 30 } })
    const set = await replies.set({ eventId: event.id, memberId: member.id, answer: 'no', reason: 'Ligou' })
    expect(set.statusCode).toBe(200)
    const expected = { answer: 'no', reason: 'Ligou', isSetByOther: true, setBy: admin.userData.name }
    expect(ofMember(set.json().lineup)).toMatchObject(expected)
    const mine = (await replies.page(link)).events.find(({ id }: { id: string }) => id === event.id)
    expect(mine).toMatchObject({ answer: 'no', isSetByOther: true, isOpen: false })
    expect(mine).not.toHaveProperty('setBy')
    await replies.set({ eventId: event.id, memberId: member.id, answer: 'silent' })
    expect(ofMember(await replies.roster(event.id))).toMatchObject({ answer: 'silent' })
  })

  test('names one person, who is asked, at an event that is still open', async () => {
    const event = await replies.event({ extendedProps: { asks: { who: 'nobody' } } })
    const cancelled = await replies.event({ extendedProps: { status: 'cancelled' } })
    const of = (eventId: string, over: object) => replies.set({ eventId, answer: 'yes', ...over })
    expect(codeOf(await of(event.id, { memberId: member.id }))).toEqual([409, 'not_asked'])
    expect(codeOf(await of(event.id, { memberId: newId() }))).toEqual([404, 'not_found'])
    expect(codeOf(await of(event.id, { deputyId: newId() }))).toEqual([404, 'not_found'])
    expect(codeOf(await of(event.id, {}))).toEqual([400, 'invalid'])
    expect(codeOf(await of(cancelled.id, { memberId: member.id }))).toEqual([409, 'event_cancelled'])
  })

  test('is an admin or a conductor: treasurers and members read nothing of it', async () => {
    const event = await replies.event()
    const calls = [
      `/replies/find-lineup?id=${event.id}`,
      '/replies/list-lights',
      '/replies/list-matrix',
      '/lineups/list-lineups',
      '/links/list-links',
    ]
    for (const [role, status] of [
      ['conductor', 200],
      ['treasurer', 403],
      ['member', 403],
    ] as const) {
      const person = await joinAs(server.app, admin, role)
      const answers = await Promise.all(calls.map((url) => callAs(server.app, person, 'GET', url)))
      expect([role, answers.map(({ statusCode }) => statusCode)]).toEqual([role, calls.map(() => status)])
    }
  })
})

describe('a move', () => {
  const at = { start: inDays(9), end: inDays(10, '00:30') }

  test.each([
    ['of its time', at, {}],
    ['of its place', {}, { location: 'Teatro' }],
    ['by calling it off and holding it after all', {}, { status: 'cancelled' as const }],
  ])('%s asks for answers again, and its Undo brings them back', async (_what, times, over) => {
    const event = await replies.event({ extendedProps: { location: 'Sede' } })
    await replies.answer(link, event.id, 'yes')
    const moved = await replies.calendar.update({
      ...event,
      ...times,
      extendedProps: { ...event.extendedProps, ...over },
    })
    expect(moved.statusCode).toBe(200)
    expect(ofMember(await replies.roster(event.id))).toMatchObject({ answer: 'silent', toConfirm: 'yes' })
    await replies.calendar.update({ ...event, version: 2 })
    expect(ofMember(await replies.roster(event.id))).toMatchObject({ answer: 'yes' })
  })

  test.each([
    ['the end by a quarter of an hour', 'Town hall', { end: inDays(8, '00:45') }, 'Town hall'],
    ['the start by ten minutes', 'Town hall', { start: inDays(7, '22:40') }, 'Town hall'],
    ['the spelling of the place', 'Town hall', {}, 'Town-Hall'],
    ['a place, where none was said', undefined, {}, 'Town hall'],
  ])('of %s asks nobody again, nor does its Undo', async (_what, place, times, location) => {
    const event = await replies.event({ extendedProps: { location: place } })
    await replies.answer(link, event.id, 'yes')
    const extendedProps = { ...event.extendedProps, location }
    const moved = (await replies.calendar.update({ ...event, ...times, extendedProps })).json().event
    expect(ofMember(await replies.roster(event.id))).toMatchObject({ answer: 'yes' })
    await replies.calendar.update({ ...event, version: moved.version })
    expect(ofMember(await replies.roster(event.id))).toMatchObject({ answer: 'yes' })
  })

  test('is confirmed by an answer; a change of words asks nobody again', async () => {
    const event = await replies.event()
    await replies.answer(link, event.id, 'yes')
    const moved = (await replies.calendar.update({ ...event, ...at })).json().event
    expect(await replies.readiness(event.id)).toMatchObject({ silent: 1, toConfirm: 1 })
    await replies.answer(link, event.id, 'yes')
    await replies.calendar.update({ ...moved, title: 'Ensaio de naipe' })
    expect(ofMember(await replies.roster(event.id))).toMatchObject({ answer: 'yes' })
  })

  test('of a series moves the deadline and carries what is asked along', async () => {
    const extendedProps = { replyDays: 1, dress: 'Preto', callTime: '18:45', meetingPoint: 'Portão 2' }
    const series = await replies.calendar.series(
      { freq: 'weekly', interval: 1, count: 3 },
      { start: inDays(7), end: inDays(8, '00:30'), extendedProps },
    )
    expect(series.map((event) => event.extendedProps)).toEqual(series.map(() => expect.objectContaining(extendedProps)))
    const [first, second, third] = series
    await replies.calendar.update({ ...second, extendedProps: { ...second?.extendedProps, dress: 'Branco' } })
    const invitees = { who: 'instruments', instruments: ['horn'] }
    await replies.calendar.update({ ...first, extendedProps: { ...first?.extendedProps, asks: invitees } }, 'all')
    const [, other, last] = await replies.calendar.list(`?seriesId=${first?.id}`)
    expect(other?.extendedProps).toMatchObject({ dress: 'Branco', asks: invitees })
    expect(last?.extendedProps).toMatchObject({ dress: 'Preto', asks: invitees, replyDays: 1 })
    expect((await replies.roster(third?.id ?? '')).deadline).toBe(inDays(21, '03:00'))
  })
})
