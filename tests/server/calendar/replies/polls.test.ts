import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { bestDate } from '@contract/calendar/bestDate'
import { PollMatrix } from '@contract/calendar/polls'
import type { Poll, PollWrite } from '@contract/calendar/polls'
import { privacyRepository } from '../../../../server/areas/privacy/privacyRepository'
import { callAs, foundGroup, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { ownLinkOf } from '../../support/ownLinks'
import { dayIn, inDays, replyFixture } from './replyFixture'
import type { ReplyFixture } from './replyFixture'

let server: TestServer
let admin: SignedIn
let replies: ReplyFixture
let horn: { id: string; link: string }
let tuba: { id: string; link: string }

async function newMember(name: string, instrument: string) {
  const { id } = await replies.member(name, { instrument })
  return { id, link: await replies.link(id) }
}

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  replies = replyFixture(server.app, admin)
  horn = await newMember('Ana Horn', 'Horn')
  tuba = await newMember('Bia Tuba', 'Tuba')
})
afterAll(() => server.close())

const dateIn = (days: number) => ({ id: newId(), start: inDays(days), end: inDays(days, '23:30'), allDay: false })

async function newPoll(over: Partial<PollWrite> = {}): Promise<Poll> {
  const poll = { id: newId(), title: 'Ensaio extra', calendar: 'Ensaio', dates: [dateIn(7), dateIn(9)], ...over }
  const answer = await replies.post('/polls/add-poll', { poll })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().poll
}

const idsOf = ({ dates }: Poll): [string, string] => [dates[0]?.id ?? '', dates[1]?.id ?? '']

const say = (link: string, poll: Poll, said: string[], comment?: string) =>
  replies.byLink(link, 'POST', '/polls/answer-poll', {
    answer: {
      pollId: poll.id,
      answers: said.map((answer, at) => ({ dateId: poll.dates[at]?.id, answer })),
      ...(comment !== undefined && { comment }),
    },
  })

const matrixOf = async (id: string) => PollMatrix.parse((await replies.get(`/polls/find-poll?id=${id}`)).json())

const cellsOf = ({ members }: PollMatrix, memberId: string) =>
  members.find((line) => line.memberId === memberId)?.cells.map((cell) => cell?.answer)

const choose = ({ id, version }: Pick<Poll, 'id' | 'version'>, dateId: string, eventId = newId()) =>
  replies.post('/polls/choose-date', { choice: { id, version, dateId, eventId } })

const codeOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
]

describe('answers to a poll', () => {
  test('are given by a personal link, changed date by date, and told with the strength of each date', async () => {
    const needs = [
      { instrument: 'Horn', count: 1 },
      { instrument: 'Tuba', count: 1 },
    ]
    const poll = await newPoll({ needs })
    expect((await say(horn.link, poll, ['yes', 'yes'], 'Só depois das oito')).statusCode).toBe(200)
    await say(tuba.link, poll, ['no', 'maybe'])
    await say(tuba.link, poll, ['no', 'yes'])
    const matrix = await matrixOf(poll.id)
    expect([cellsOf(matrix, horn.id), cellsOf(matrix, tuba.id)]).toEqual([
      ['yes', 'yes'],
      ['no', 'yes'],
    ])
    expect(matrix.members[0]?.comment).toBe('Só depois das oito')
    expect(matrix.dates.map(({ light }) => light?.colour)).toEqual(['red', 'green'])
    expect(bestDate(matrix.dates)?.id).toBe(idsOf(poll)[1])
    const [mine] = (await replies.page(tuba.link)).polls.filter(({ id }: Poll) => id === poll.id)
    expect(mine.dates.map(({ answer }: { answer: string }) => answer)).toEqual(['no', 'yes'])
    expect(JSON.stringify(mine)).not.toContain('Ana')
  })

  test('say by which way they came: a link that was handed out may have been used by others', async () => {
    const poll = await newPoll()
    const groupId = admin.userData.group.id
    await say(await ownLinkOf(server, groupId, horn.id), poll, ['yes', 'no'])
    await say(tuba.link, poll, ['no', 'maybe'])
    const { members } = await matrixOf(poll.id)
    const ways = (id: string) => members.find(({ memberId }) => memberId === id)?.cells.map((cell) => cell?.via)
    expect([ways(horn.id), ways(tuba.id)]).toEqual([
      ['own', 'own'],
      ['told', 'told'],
    ])
  })

  test('come from an absence where none was given since', async () => {
    const poll = await newPoll({ dates: [dateIn(40), dateIn(60)] })
    await replies.away(horn.link, dayIn(40))
    expect((await matrixOf(poll.id)).members[0]?.cells).toMatchObject([
      { answer: 'no', isAway: true },
      { answer: 'silent' },
    ])
    await say(horn.link, poll, ['yes'])
    expect(cellsOf(await matrixOf(poll.id), horn.id)).toEqual(['yes', 'silent'])
  })

  test('fall silent where their date is moved, and stay where it is not', async () => {
    const poll = await newPoll()
    await say(horn.link, poll, ['yes', 'no'])
    const [first, second] = poll.dates
    const dates = [{ ...first, start: inDays(7, '21:00') }, second]
    expect((await replies.post('/polls/add-poll', { poll: { ...poll, dates } })).statusCode).toBe(200)
    expect(cellsOf(await matrixOf(poll.id), horn.id)).toEqual(['silent', 'no'])
  })

  test('are refused by name where they cannot be taken, and nothing is changed', async () => {
    const poll = await newPoll()
    const closed = await newPoll()
    const strings = await newPoll({ asks: { who: 'sections', sections: ['strings'] } })
    const stranger = replyFixture(server.app, await foundGroup(server.app))
    const theirs = await stranger.link((await stranger.member('Zé')).id)
    await replies.post('/polls/close-poll', { poll: { id: closed.id, version: closed.version } })
    const foreign = { ...poll, dates: [dateIn(3)] }
    const answers = await Promise.all([
      say(horn.link, closed, ['yes']),
      say(horn.link, strings, ['yes']),
      say(horn.link, foreign, ['yes']),
      say(theirs, poll, ['yes']),
      say(`${horn.link.slice(0, -4)}AAAA`, poll, ['yes']),
      say(horn.link, poll, []),
    ])
    expect(answers.map(codeOf)).toEqual([
      [409, 'poll_closed'],
      [409, 'not_asked'],
      [400, 'invalid'],
      [404, 'not_found'],
      [410, 'link_invalid'],
      [400, 'invalid'],
    ])
    expect(cellsOf(await matrixOf(poll.id), horn.id)).toEqual(['silent', 'silent'])
    const reopened = await replies.post('/polls/reopen-poll', { poll: { id: closed.id, version: 2 } })
    expect(reopened.json().matrix.state).toBe('open')
    expect((await say(horn.link, closed, ['yes'])).statusCode).toBe(200)
  })
})

describe('a poll', () => {
  test('is checked field by field', async () => {
    const one = dateIn(7)
    const fieldsOf = async (over: object) => {
      const poll = { id: newId(), title: 'Ensaio', calendar: 'Ensaio', dates: [one, dateIn(9)], ...over }
      return Object.keys((await replies.post('/polls/add-poll', { poll })).json().error.fields)
    }
    expect(await fieldsOf({ dates: [one] })).toEqual(['poll.dates'])
    expect(await fieldsOf({ dates: [one, { ...one, id: newId() }] })).toEqual(['poll.dates.1.start'])
    expect(await fieldsOf({ dates: [one, { ...dateIn(9), end: inDays(8) }] })).toEqual(['poll.dates.1.end'])
    expect(await fieldsOf({ lineupId: newId() })).toEqual(['poll.lineupId'])
  })

  test('that is removed comes back by Undo, with its answers', async () => {
    const poll = await newPoll()
    await say(horn.link, poll, ['yes', 'no'])
    await replies.del(`/polls/remove-poll?id=${poll.id}`)
    expect(codeOf(await say(horn.link, poll, ['no']))).toEqual([404, 'not_found'])
    expect((await replies.post('/polls/add-poll', { poll })).statusCode).toBe(200)
    expect(cellsOf(await matrixOf(poll.id), horn.id)).toEqual(['yes', 'no'])
  })

  test('is the business of who manages events alone', async () => {
    const poll = await newPoll()
    for (const role of ['treasurer', 'member'] as const) {
      const person = await joinAs(server.app, admin, role)
      const urls = ['/polls/list-polls', `/polls/find-poll?id=${poll.id}`]
      const answers = await Promise.all(urls.map((url) => callAs(server.app, person, 'GET', url)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
    }
    const stranger = await foundGroup(server.app)
    expect((await callAs(server.app, stranger, 'GET', `/polls/find-poll?id=${poll.id}`)).statusCode).toBe(404)
  })
})

describe('a date that is chosen', () => {
  test('becomes an event with what the poll says and with its answers, once', async () => {
    const invitees = { who: 'instruments', instruments: ['horn', 'tuba'] } as const
    const poll = await newPoll({ location: 'Teatro', asks: { ...invitees, instruments: [...invitees.instruments] } })
    const [, date] = idsOf(poll)
    await say(horn.link, poll, ['no', 'maybe'])
    const set = { pollId: poll.id, memberId: tuba.id, dateId: date, answer: 'yes' }
    expect((await replies.post('/polls/set-answer', { answer: set })).statusCode).toBe(200)
    const eventId = newId()
    const chosen = await choose(poll, date, eventId)
    expect(chosen.json().event).toMatchObject({
      id: eventId,
      title: 'Ensaio extra',
      start: poll.dates[1]?.start,
      extendedProps: { location: 'Teatro', asks: invitees, calendar: 'Ensaio' },
    })
    const { members } = await replies.roster(eventId)
    expect(members).toMatchObject([
      { name: 'Ana Horn', answer: 'maybe' },
      { name: 'Bia Tuba', answer: 'yes', isSetByOther: true },
    ])
    expect((await choose(poll, date, eventId)).json().event.id).toBe(eventId)
    expect(codeOf(await choose(poll, date))).toEqual([409, 'poll_closed'])
    expect(codeOf(await say(horn.link, poll, ['yes']))).toEqual([409, 'poll_closed'])
    expect(await matrixOf(poll.id)).toMatchObject({ state: 'chosen', event: { id: eventId, dateId: date } })
  })

  test('is open to be chosen again where its event is removed', async () => {
    const poll = await newPoll()
    const [first, second] = idsOf(poll)
    const { event } = (await choose(poll, first)).json()
    await replies.calendar.remove(event.id)
    const open = await matrixOf(poll.id)
    expect(open.state).toBe('open')
    expect((await choose(open.poll, second)).statusCode).toBe(200)
  })

  test('is one of the poll, and of the version that was read', async () => {
    const poll = await newPoll()
    expect(codeOf(await choose(poll, newId()))).toEqual([400, 'invalid'])
    expect(codeOf(await choose({ id: poll.id, version: 7 }, idsOf(poll)[0]))).toEqual([409, 'conflict'])
    const past = await newPoll({ dates: [dateIn(-3), dateIn(9)] })
    expect(codeOf(await choose(past, idsOf(past)[0]))).toEqual([409, 'event_over'])
  })
})

test('a member’s data say what they answered; who is purged takes it along', async () => {
  const own = await foundGroup(server.app)
  const mine = replyFixture(server.app, own)
  const member = await mine.member('Zuleica Prado')
  const link = await mine.link(member.id)
  const poll = { id: newId(), title: 'Ensaio', calendar: 'Ensaio', dates: [dateIn(7), dateIn(9)] }
  await mine.post('/polls/add-poll', { poll })
  const answer = { pollId: poll.id, answers: [{ dateId: poll.dates[0]?.id, answer: 'yes' }], comment: 'Talvez' }
  await mine.byLink(link, 'POST', '/polls/answer-poll', { answer })
  const { data } = (await mine.get(`/members/find-member-data?id=${member.id}`)).json()
  expect(data.polls).toMatchObject([{ title: 'Ensaio', comment: 'Talvez', answers: [{ answer: 'yes' }] }])
  const { group } = (await mine.get('/group/settings')).json()
  await mine.post('/group/settings', { group: { ...group, purgeMonths: 1 } })
  await mine.del(`/members/remove-member?id=${member.id}`)
  await mine.del(`/polls/remove-poll?id=${poll.id}`)
  expect(await privacyRepository(server.db).purge(group.id, new Date(inDays(90)))).toBe(2)
  const left = await server.pool.query('select 1 from poll_answers where group_id = $1', [group.id])
  expect(left.rowCount).toBe(0)
})
