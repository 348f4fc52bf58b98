import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { EventDay } from '@contract/eventDays'
import { callAs, foundGroup, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { dayIn, inDays, replyFixture } from './replyFixture'
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

describe('the mark of who comes', () => {
  test('is another one after each answer, deputy and absence, and the same until then', async () => {
    const event = await replies.event()
    const markOf = async (): Promise<string> => (await replies.get(`/replies/answers-mark?id=${event.id}`)).json().mark
    const { mark } = await replies.roster(event.id)
    expect(await markOf()).toBe(mark)
    const changes = [
      () => replies.answer(link, event.id, 'yes'),
      () => replies.answer(link, event.id, 'no'),
      () => replies.answer(link, event.id, 'silent'),
      () => replies.deputy(event.id),
      () => replies.away(link, inDays(60).slice(0, 10)),
    ]
    let before = mark
    for (const change of changes) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await change()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const now = await markOf()
      expect(now).not.toBe(before)
      before = now
    }
    expect(await markOf()).toBe(before)
    expect((await replies.get(`/replies/answers-mark?id=${newId()}`)).statusCode).toBe(404)
  })
})

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
  /** `asked`: there is an answer, which is to be confirmed. */
  const wordTo = async (eventId: string): Promise<string> => {
    const { members } = await replies.roster(eventId)
    const { answer, toConfirm } = members.find(({ memberId }: { memberId: string }) => memberId === member.id)
    return toConfirm === undefined ? answer : 'asked'
  }
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

  test('in small steps asks again once they add up, and finds back over several plans', async () => {
    const event = await replies.event({ extendedProps: { location: 'Sede' } })
    await replies.answer(link, event.id, 'yes')
    const answerAt = async (start: string, end: string) => {
      const { event: now } = (await replies.get(`/calendar/find-event?id=${event.id}`)).json()
      expect((await replies.calendar.update({ ...now, start, end })).statusCode).toBe(200)
      return wordTo(event.id)
    }
    const steps: [number, string, string][] = [
      [7, '22:45', 'yes'],
      [7, '23:00', 'asked'],
      [7, '22:40', 'yes'],
      [7, '22:15', 'yes'],
      [9, '22:30', 'asked'],
      [10, '22:30', 'asked'],
      [11, '22:30', 'asked'],
      [7, '22:30', 'yes'],
    ]
    for (const [days, time, expected] of steps)
      expect([days, time, await answerAt(inDays(days, time), inDays(days + 1, '00:30'))]).toEqual([
        days,
        time,
        expected,
      ])
  })

  test('of a tour’s day by hours or to another place asks for answers again, and by minutes does not', async () => {
    const days: EventDay[] = [
      { day: 0, kind: 'travel', from: '09:00' },
      { day: 1, kind: 'concert', from: '20:00', to: '23:55', location: 'Teatro' },
    ]
    const event = await replies.event({
      start: dayIn(7),
      end: dayIn(9),
      allDay: true,
      extendedProps: { days },
    })
    await replies.answer(link, event.id, 'yes')
    const answerTo = async (concert: Partial<EventDay> | undefined) => {
      const { event: now } = (await replies.get(`/calendar/find-event?id=${event.id}`)).json()
      const changed = days.slice(0, concert ? 2 : 1).map((one) => (one.day === 1 ? { ...one, ...concert } : one))
      const update = await replies.calendar.update({ ...now, extendedProps: { ...now.extendedProps, days: changed } })
      expect(update.statusCode).toBe(200)
      return wordTo(event.id)
    }
    expect(await answerTo({ from: '20:10', to: '00:05', location: 'teatro' })).toBe('yes')
    expect(await answerTo({ from: '15:00' })).toBe('asked')
    expect(await answerTo({})).toBe('yes')
    expect(await answerTo({ location: 'Arena' })).toBe('asked')
    expect(await answerTo({})).toBe('yes')
    expect(await answerTo(undefined)).toBe('asked')
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

test('at an event where who does not answer comes, silence counts as yes until somebody says no', async () => {
  const group = await foundGroup(server.app)
  const band = replyFixture(server.app, group)
  const [ana, bento] = [await band.member('Ana'), await band.member('Bento')]
  const [ofAna, ofBento] = [await band.link(ana.id), await band.link(bento.id)]
  const asks = { who: 'all', isOptOut: true } as const
  const event = await band.event({ extendedProps: { asks } })
  expect(event.extendedProps.asks).toEqual(asks)
  expect(await band.readiness(event.id)).toMatchObject({ yes: 2, silent: 0 })
  expect((await band.roster(event.id)).members).toMatchObject([
    { name: 'Ana', answer: 'yes', isAssumed: true },
    { name: 'Bento', answer: 'yes', isAssumed: true },
  ])
  expect((await band.page(ofAna)).events).toMatchObject([{ answer: 'yes', isAssumed: true, isOpen: true }])

  await band.answer(ofAna, event.id, 'no')
  const said = (await band.answer(ofBento, event.id, 'yes')).json().event
  expect([said.answer, said.isAssumed]).toEqual(['yes', undefined])
  expect(await band.readiness(event.id)).toMatchObject({ yes: 1, no: 1, silent: 0 })
  await band.answer(ofBento, event.id, 'silent')
  expect((await band.roster(event.id)).members).toMatchObject([{ answer: 'no' }, { answer: 'yes', isAssumed: true }])

  // Whose answer was to another day is asked again.
  const moved = { ...event, start: inDays(9), end: inDays(10, '00:30') }
  await band.post('/calendar/update-event', { event: moved })
  expect((await band.roster(event.id)).members).toMatchObject([
    { answer: 'silent', toConfirm: 'no' },
    { answer: 'yes', isAssumed: true },
  ])
  const draft = { message: { kind: 'please_answer', eventId: event.id } }
  const { recipients } = (await band.post('/messages/preview-message', draft)).json()
  expect(recipients).toMatchObject([{ name: 'Ana' }])
})

test('after the deadline a no is taken and marked, and anything else as the group decides', async () => {
  const group = await foundGroup(server.app)
  const band = replyFixture(server.app, group)
  const ana = await band.member('Ana')
  const ofAna = await band.link(ana.id)
  const event = await band.event()
  await band.answer(ofAna, event.id, 'yes')
  const closed = { ...event, extendedProps: { ...event.extendedProps, replyDays: 30 } }
  await band.post('/calendar/update-event', { event: closed })
  expect((await band.page(ofAna)).events).toMatchObject([{ answer: 'yes', isOpen: false, takesOnlyNo: true }])
  for (const answer of ['yes', 'maybe', 'silent'])
    expect(codeOf(await band.answer(ofAna, event.id, answer))).toEqual([409, 'deadline_passed'])
  // They had answered before the deadline.
  const early = new Date(Date.now() - 40 * 86_400_000).toISOString()
  await server.pool.query('update replies set answered_at = $1, first_answered_at = $1 where member_id = $2', [
    early,
    ana.id,
  ])
  const said = await band.answer(ofAna, event.id, 'no', 'Febre')
  expect([said.statusCode, said.json().event.answer, said.json().event.isOpen]).toEqual([200, 'no', false])
  expect((await band.roster(event.id)).members).toMatchObject([{ answer: 'no', reason: 'Febre', isLate: true }])
  // A press that was a mistake is taken back for some minutes, to what it was.
  expect((await band.answer(ofAna, event.id, 'yes')).statusCode).toBe(200)
  expect((await band.roster(event.id)).members).toMatchObject([{ answer: 'yes' }])
  expect((await band.roster(event.id)).members[0]).not.toHaveProperty('isLate')
  await band.answer(ofAna, event.id, 'no')
  const then = new Date(Date.now() - 11 * 60_000).toISOString()
  await server.pool.query('update replies set answered_at = $1 where member_id = $2', [then, ana.id])
  // A second no does not begin the minutes anew.
  await band.answer(ofAna, event.id, 'no', 'Febre')
  expect(codeOf(await band.answer(ofAna, event.id, 'yes'))).toEqual([409, 'deadline_passed'])
  // Who had said nothing says nothing again.
  const bia = await band.member('Bia')
  const ofBia = await band.link(bia.id)
  await band.answer(ofBia, event.id, 'no')
  expect(codeOf(await band.answer(ofBia, event.id, 'yes'))).toEqual([409, 'deadline_passed'])
  expect((await band.answer(ofBia, event.id, 'silent')).statusCode).toBe(200)
  await band.del(`/members/remove-member?id=${bia.id}`)

  const settings = (await band.get('/group/settings')).json().group
  await band.post('/group/settings', { group: { ...settings, takesLateYes: true } })
  const later = await band.answer(ofAna, event.id, 'yes')
  expect([later.statusCode, later.json().event.isOpen, later.json().event.takesOnlyNo]).toEqual([200, true, undefined])
  expect((await band.roster(event.id)).members).toMatchObject([{ answer: 'yes', isLate: true }])
  await band.set({ eventId: event.id, memberId: ana.id, answer: 'maybe' })
  expect((await band.roster(event.id)).members[0]).not.toHaveProperty('isLate')
})

test('who answered before an event was moved may say after its deadline whether that still holds', async () => {
  const band = replyFixture(server.app, await foundGroup(server.app))
  const [ana, bia] = [await band.member('Ana'), await band.member('Bia')]
  const [ofAna, ofBia] = [await band.link(ana.id), await band.link(bia.id)]
  const event = await band.event()
  await band.answer(ofAna, event.id, 'yes')
  const moved = { ...event, start: inDays(9), end: inDays(10, '00:30') }
  const closed = { ...moved, extendedProps: { ...event.extendedProps, replyDays: 30 } }
  expect((await band.post('/calendar/update-event', { event: closed })).statusCode).toBe(200)
  expect((await band.page(ofAna)).events).toMatchObject([{ answer: 'silent', toConfirm: 'yes', isOpen: true }])
  expect((await band.page(ofBia)).events).toMatchObject([{ answer: 'silent', isOpen: false, takesOnlyNo: true }])
  expect((await band.answer(ofAna, event.id, 'yes')).json().event).toMatchObject({ answer: 'yes', isOpen: false })
  expect(codeOf(await band.answer(ofBia, event.id, 'yes'))).toEqual([409, 'deadline_passed'])
})

test('whoever changes an event says whether its answers hold or are asked again, and Undo brings them back', async () => {
  const band = replyFixture(server.app, await foundGroup(server.app))
  const ofAna = await band.link((await band.member('Ana')).id)
  const event = await band.event()
  await band.answer(ofAna, event.id, 'yes')
  const change = async (start: string, end: string, answers?: 'keep' | 'ask') => {
    const { event: now } = (await band.get(`/calendar/find-event?id=${event.id}`)).json()
    const body = { event: { ...now, start, end }, ...(answers && { answers }) }
    const preview = (await band.post('/replies/preview-event', body)).json()
    expect((await band.post('/calendar/update-event', body)).statusCode).toBe(200)
    const [{ answer, toConfirm }] = (await band.page(ofAna)).events
    expect(preview.after.toConfirm).toBe(toConfirm === undefined ? 0 : 1)
    return toConfirm === undefined ? answer : 'asked'
  }
  expect(await change(inDays(9), inDays(10, '00:30'), 'keep')).toBe('yes')
  expect(await change(inDays(7), inDays(8, '00:30'))).toBe('yes')
  expect(await change(inDays(7, '22:35'), inDays(8, '00:35'))).toBe('yes')
  expect(await change(inDays(7, '22:40'), inDays(8, '00:40'), 'ask')).toBe('asked')
  expect(await change(inDays(7, '22:35'), inDays(8, '00:35'))).toBe('yes')
  expect(await change(inDays(9), inDays(10, '00:30'))).toBe('asked')
  expect(await change(inDays(7, '22:35'), inDays(8, '00:35'), 'ask')).toBe('asked')
})
