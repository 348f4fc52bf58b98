import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { financeFixture } from '../finances/financeFixture'
import { dayIn, inDays, replyFixture } from '../calendar/replies/replyFixture'
import type { ReplyFixture } from '../calendar/replies/replyFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn
let replies: ReplyFixture
/** Two of one name and one instrument, whom only their addresses tell apart. */
let ids: string[]
let link: string
/** Each list on which people are chosen or ticked, for who manages events. */
let lists: { url: string; payload?: object; rows: string }[]

const BESIDES = ['a.lima@example.org', 'b.lima@example.org']

const callList = (person: SignedIn, { url, payload }: (typeof lists)[number]) =>
  callAs(server.app, person, payload ? 'POST' : 'GET', url, payload)

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  replies = replyFixture(server.app, admin)
  const made = await Promise.all(BESIDES.map((email) => replies.member('Ana Lima', { email, birthDate: '1987-06-05' })))
  ids = made.map(({ id }) => id)
  link = await replies.link(ids[0] ?? '')
  await replies.away(link, dayIn(30))
  const event = await replies.event()
  const dates = [7, 9].map((days) => ({ id: newId(), start: inDays(days), end: inDays(days, '23:30'), allDay: false }))
  const poll = { id: newId(), title: 'Ensaio extra', calendar: 'Ensaio', dates }
  await replies.post('/polls/add-poll', { poll })
  const message = { kind: 'please_answer', eventId: event.id }
  const shared = { ...message, id: newId(), way: 'share' }
  await replies.post('/messages/send-message', { message: shared })
  lists = [
    { url: '/members/list-names', rows: 'members' },
    { url: '/absences/list-absences', rows: 'members' },
    { url: `/replies/find-lineup?id=${event.id}`, rows: 'members' },
    { url: '/replies/list-matrix', rows: 'members' },
    { url: `/checkins/list-checkins?id=${event.id}`, rows: 'members' },
    { url: `/calendar/find-report?id=${event.id}`, rows: 'roster' },
    { url: `/polls/find-poll?id=${poll.id}`, rows: 'members' },
    { url: '/links/list-links', rows: 'links' },
    { url: '/messages/preview-message', payload: { message }, rows: 'recipients' },
    { url: `/messages/find-message?id=${shared.id}`, rows: 'recipients' },
  ]
})

afterAll(() => server.close())

interface Row {
  id?: string
  memberId?: string
  personId?: string
  beside?: string
}

describe('two members of one name', () => {
  test('are told apart on each list on which people are chosen or ticked', async () => {
    for (const list of lists) {
      const answer = await callList(admin, list)
      const rows: Row[] = answer.json()[list.rows] ?? []
      const besideOf = (id: string) => rows.find((row) => [row.id, row.memberId, row.personId].includes(id))?.beside
      // Who was never away is not on the list of absences.
      const expected = list.url.startsWith('/absences') ? [BESIDES[0], undefined] : BESIDES
      expect([list.url, answer.statusCode, ids.map(besideOf)]).toEqual([list.url, 200, expected])
    }
  })

  test('are told apart beside what a line of the bank may be', async () => {
    const ledger = financeFixture(server.app, admin)
    for (const memberId of ids)
      await ledger.stored({ memberId, status: 'pending', amount: 4500, date: '2026-11-01', description: 'Mensalidade' })
    const lines = [{ date: '2026-11-05', amount: 4500, description: 'PIX ANA LIMA' }]
    const answer = await ledger.post('/finances/match-lines', { lines })
    const members: Row[] = answer.json().members
    expect(ids.map((id) => members.find((row) => row.id === id)?.beside)).toEqual(BESIDES)
  })

  test('are nobody’s business who may not read members: neither an account’s, nor a personal link’s', async () => {
    const member = await joinAs(server.app, admin, 'member')
    await callAs(server.app, admin, 'POST', '/users/link-member', { id: member.userData.id, memberId: ids[0] })
    const client = await joinAs(server.app, admin, 'client')
    for (const list of lists) {
      const answers = [
        await callList(member, list),
        await callList(client, list),
        await replies.byLink(link, list.payload ? 'POST' : 'GET', list.url, list.payload),
      ]
      // One's own absences are on the same call as those of others.
      const isOwn = list.url.startsWith('/absences')
      expect([list.url, answers.map(({ statusCode }) => statusCode < 300)]).toEqual([list.url, [isOwn, false, isOwn]])
      expect([list.url, answers.filter(({ body }) => /@example\.org|1987/.test(body))]).toEqual([list.url, []])
    }
    const own = [
      await callAs(server.app, member, 'GET', '/replies/my-page'),
      await callAs(server.app, member, 'GET', '/polls/my-polls'),
      await replies.byLink(link, 'GET', '/replies/my-page'),
      await replies.byLink(link, 'GET', '/polls/my-polls'),
    ]
    expect(own.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    for (const { body } of own) expect(body).not.toMatch(/@example\.org|1987/)
  })
})
