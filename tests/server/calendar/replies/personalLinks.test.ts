import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SignedIn } from '@contract/auth'
import { buildApp } from '../../../../server/app'
import { callAs, foundGroup, joinAs, signIn, tally } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { dayIn, replyFixture } from './replyFixture'
import type { ReplyFixture } from './replyFixture'

let server: TestServer
let limited: TestServer
let admin: SignedIn
let replies: ReplyFixture

beforeAll(async () => {
  server = await createTestServer()
  limited = await createTestServer({ config: { isRateLimited: true } })
  admin = await foundGroup(server.app)
  replies = replyFixture(server.app, admin)
})
afterAll(async () => {
  await server.close()
  await limited.close()
})

const read = (link: string, url = '/replies/my-page') => replies.byLink(link, 'GET', url)

describe('a personal link', () => {
  test('opens one’s own page and nothing else, and names nobody else', async () => {
    const ana = await replies.member('Ana Própria')
    const otto = await replies.member('Otto Alheio')
    const link = await replies.link(ana.id)
    const event = await replies.event({ extendedProps: { asks: { who: 'members', memberIds: [ana.id, otto.id] } } })
    await replies.set({ eventId: event.id, memberId: otto.id, answer: 'no', reason: 'Segredo' })
    const page = await read(link)
    expect(page.json()).toMatchObject({ person: { kind: 'member', name: 'Ana Própria' }, absences: [] })
    expect(page.json().attendance).toMatchObject({ expected: 0, attendanceRate: null })
    expect(page.json()).not.toHaveProperty('owes')
    expect(page.body).not.toMatch(/Otto|Segredo|memberIds/)
    expect(page.body).not.toContain(otto.id)
    const others = ['/calendar/all-events', '/members/all-members', '/replies/list-lights', '/replies/list-matrix']
    const answers = await Promise.all(others.map((url) => read(link, url)))
    expect(tally(answers)).toEqual({ 401: others.length })
  })

  test('is made anew and withdrawn at any time; what it was is kept nowhere', async () => {
    const { id } = await replies.member('Bia')
    const first = await replies.link(id)
    const second = await replies.link(id)
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([410, 200])
    const { links } = (await replies.get('/links/list-links?config[q]=bia')).json()
    expect(links).toMatchObject([{ memberId: id, state: 'made', usedAt: expect.any(String) }])
    const { rows } = await server.pool.query<{ text: string }>('select member_links::text as text from member_links')
    expect(rows.some(({ text }) => text.includes(second.split('.')[1] ?? ''))).toBe(false)
    expect((await replies.del(`/links/remove-link?memberId=${id}`)).json().link.state).toBe('withdrawn')
    expect((await read(second)).json().error.code).toBe('link_invalid')
    expect((await replies.del(`/links/remove-link?memberId=${id}`)).statusCode).toBe(404)
    const { entries } = (await replies.get('/audit/list-entries?config[perPage]=3')).json()
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'member_link_withdrawn',
      'member_links_made',
      'member_links_made',
    ])
  })

  test('of a former member is told where it is asked for by name alone, and is withdrawn', async () => {
    const { id } = await replies.member('Caio Ido')
    const link = await replies.link(id)
    const member = (await replies.get(`/members/find-member?id=${id}`)).json().member
    await callAs(server.app, admin, 'POST', '/members/add-member', { member: { ...member, status: 'former' } })
    expect((await replies.get('/links/list-links?config[q]=ido')).json().links).toEqual([])
    const own = `/links/list-links?config[memberId]=${id}`
    expect((await replies.get(own)).json()).toMatchObject({ links: [{ memberId: id, state: 'made' }], total: 1 })
    expect((await replies.del(`/links/remove-link?memberId=${id}`)).json().link.state).toBe('withdrawn')
    expect((await replies.get(own)).json().links).toMatchObject([{ state: 'withdrawn' }])
    expect((await read(link)).statusCode).toBe(410)
    expect((await callAs(server.app, admin, 'POST', '/links/make-links', { memberIds: [id] })).statusCode).toBe(404)
  })

  test('that is withdrawn or mangled writes nothing, by whatever call, and hears the same at each', async () => {
    const { id } = await replies.member('Dora')
    const link = await replies.link(id)
    const event = await replies.event()
    await replies.answer(link, event.id, 'maybe')
    await replies.del(`/links/remove-link?memberId=${id}`)
    const [firstDay, lastDay] = [event.start.slice(0, 10), event.start.slice(0, 10)]
    const calls = [
      ['/replies/answer-event', { reply: { eventId: event.id, answer: 'no' } }],
      ['/absences/add-absence', { absence: { id: newId(), firstDay, lastDay } }],
      ['/polls/answer-poll', { answer: { pollId: newId(), answers: [{ dateId: newId(), answer: 'yes' }] } }],
      ['/checkins/check-in', { checkin: { eventId: event.id, code: 'AAAAAAAAAAAAAA' } }],
    ] as const
    const wrong = [link, `${link.slice(0, -4)}AAAA`]
    const answers = await Promise.all(
      wrong.flatMap((one) => calls.map(([url, body]) => replies.byLink(one, 'POST', url, body))),
    )
    expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual(
      answers.map(() => [410, 'link_invalid']),
    )
    const { members } = await replies.roster(event.id)
    const dora = members.find(({ memberId }: { memberId: string }) => memberId === id)
    expect(dora).toMatchObject({ answer: 'maybe' })
    expect(dora).not.toHaveProperty('isAway', true)
  })

  test('that is mangled, another group’s or of who has left is refused alike', async () => {
    const former = await replies.member('Caio')
    const link = await replies.link(former.id)
    await replies.post('/members/add-member', { member: { ...former, status: 'former' } })
    const stranger = await foundGroup(server.app)
    const [, secret] = link.split('.')
    const wrong = [link, `${link}x`, 'x', '', `${stranger.userData.group.id}.${secret}`, `${newId()}.${secret}`]
    const answers = await Promise.all(wrong.map((one) => read(one)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 410))
    const bodies = answers.map((answer) => {
      const { requestId: _id, ...error } = answer.json().error
      return JSON.stringify(error)
    })
    expect(new Set(bodies).size).toBe(1)
  })

  test('is for members of the group alone, all or none', async () => {
    const { id } = await replies.member('Duda')
    const answer = await replies.post('/links/make-links', { memberIds: [id, newId()] })
    expect(answer.statusCode).toBe(404)
    const { links } = (await replies.get('/links/list-links?config[q]=duda&config[state]=none')).json()
    expect(links).toHaveLength(1)
    const stranger = await foundGroup(server.app)
    const theirs = await callAs(server.app, stranger, 'POST', '/links/make-links', { memberIds: [id] })
    expect(theirs.statusCode).toBe(404)
  })

  test('that is guessed is soon not even looked at; a good one still opens', async () => {
    const founder = await foundGroup(limited.app)
    const there = replyFixture(limited.app, founder)
    const link = await there.link((await there.member('Eva')).id)
    const guesses = []
    for (let count = 0; count < 40; count += 1)
      guesses.push(await there.byLink(`${link}${count}`, 'GET', '/replies/my-page'))
    expect(tally(guesses)).toEqual({ 410: 30, 429: 10 })
    expect((await there.byLink(link, 'GET', '/replies/my-page')).statusCode).toBe(200)
  })
})

describe('a link that is handed on', () => {
  const share = async (memberIds: string[], there = replies) =>
    (await there.post('/links/share-links', { memberIds })).json().links

  test('is told again without ending what it was; who has none gets a first one; a withdrawn one stays withdrawn', async () => {
    const [held, none, withdrawn] = [
      await replies.member('Íris'),
      await replies.member('Jonas'),
      await replies.member('Klara'),
    ]
    const [link, gone] = [await replies.link(held.id), await replies.link(withdrawn.id)]
    await replies.del(`/links/remove-link?memberId=${withdrawn.id}`)
    const ids = [held.id, none.id, withdrawn.id]
    const shared = await share(ids)
    expect(shared).toMatchObject([
      { name: 'Íris', state: 'made', token: link },
      { name: 'Jonas', state: 'made', token: expect.any(String) },
      { name: 'Klara', state: 'withdrawn' },
    ])
    expect(shared[2]).not.toHaveProperty('token')
    expect(await share(ids)).toMatchObject([{ token: link }, { token: shared[1].token }, { state: 'withdrawn' }])
    const opened = await Promise.all([link, shared[1].token, gone].map((token) => read(token)))
    expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200, 410])
    const { entries } = (await replies.get('/audit/list-entries?config[perPage]=3')).json()
    // Those who were told are named as well: all but the one whose link is withdrawn.
    const told = { action: 'member_links_told', after: { count: 2, people: { [held.id]: 'Íris', [none.id]: 'Jonas' } } }
    expect(entries).toMatchObject([told, told, { action: 'member_links_made', subjectName: 'Jonas' }])
    const refused = await replies.post('/links/share-links', { memberIds: [held.id, newId()] })
    expect(refused.statusCode).toBe(404)
    const treasurer = await joinAs(server.app, admin, 'treasurer')
    const asked = await callAs(server.app, treasurer, 'POST', '/links/share-links', { memberIds: [held.id] })
    expect(asked.statusCode).toBe(403)
  })

  test('is told under the secret before this one; under none that is known it opens, and is to be made anew', async () => {
    const { id } = await replies.member('Lia')
    const link = await replies.link(id)
    const deputy = await replies.deputy((await replies.event()).id)
    const theirs = await replies.deputyLink(deputy.id)
    const former = server.dependencies.secret
    const apps = await Promise.all(
      [former, undefined].map((previousSecret) =>
        buildApp({ ...server.dependencies, secret: randomBytes(32), previousSecret }),
      ),
    )
    const told = await Promise.all(
      apps.map(async (app) => {
        const there = replyFixture(app, SignedIn.parse((await signIn(app, admin.userData.email)).json()))
        const [own] = await share([id], there)
        return [own.state, own.token, (await there.post('/deputies/share-link', { id: deputy.id })).json().token]
      }),
    )
    expect(told).toEqual([
      ['made', link, theirs],
      ['made', undefined, undefined],
    ])
    expect((await read(link)).statusCode).toBe(200)
    await Promise.all(apps.map((app) => app.close()))
  })

  test('may be a deputy’s', async () => {
    const deputy = await replies.deputy((await replies.event()).id)
    const told = async () => (await replies.post('/deputies/share-link', { id: deputy.id })).json().token
    const first = await told()
    expect((await read(first)).json().person).toMatchObject({ kind: 'deputy', name: deputy.name })
    expect(await told()).toBe(first)
    const second = await replies.deputyLink(deputy.id)
    expect([await told(), (await read(first)).statusCode]).toEqual([second, 410])
  })
})

describe('an account that is tied to a member', () => {
  test('sees and answers the same as by a link; one that is tied to none has no page', async () => {
    const fabio = await replies.member('Fábio')
    const person = await joinAs(server.app, admin, 'member')
    const own = (method: 'GET' | 'POST', url: string, payload?: object) =>
      callAs(server.app, person, method, url, payload)
    expect((await own('GET', '/replies/my-page')).statusCode).toBe(404)
    await replies.post('/users/link-member', { id: person.userData.id, memberId: fabio.id })
    const event = await replies.event()
    const said = await own('POST', '/replies/answer-event', { reply: { eventId: event.id, answer: 'yes' } })
    expect([said.statusCode, said.json().event.answer]).toEqual([200, 'yes'])
    expect((await own('GET', '/replies/my-page')).json().person.name).toBe('Fábio')
    expect((await own('GET', '/replies/my-feed')).json()).toEqual({ feed: null })
    const away = { id: newId(), firstDay: dayIn(1), lastDay: dayIn(2) }
    const absence = await own('POST', '/absences/add-absence', { absence: away })
    expect([absence.statusCode, absence.json().absence.memberId]).toEqual([201, fabio.id])
  })

  test('may be of any role that reads the calendar, but not of one that reads nothing', async () => {
    const client = await joinAs(server.app, admin, 'client')
    expect((await callAs(server.app, client, 'GET', '/replies/my-page')).statusCode).toBe(403)
  })
})

test('the feed tells what one answered, and ends with the link', async () => {
  const gil = await replies.member('Gil')
  const link = await replies.link(gil.id)
  const event = await replies.event({ title: 'Concerto', extendedProps: { callTime: '18:30', dress: 'Preto' } })
  await replies.event({ title: 'Só cordas', extendedProps: { asks: { who: 'sections', sections: ['strings'] } } })
  await replies.answer(link, event.id, 'yes')
  const { path } = (await read(link, '/replies/my-feed')).json().feed
  const feed = await server.app.inject(path)
  expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(feed.headers['content-disposition']).toBe('inline; filename="batuta.ics"')
  expect(feed.body).toContain('SUMMARY:✓ Concerto')
  expect(feed.body).toContain('DESCRIPTION:18:30 · Preto')
  expect(feed.body).not.toContain('Só cordas')
  // Of two children it says whose it is.
  const { name: groupName } = admin.userData.group
  expect(feed.body).toContain(`\r\nX-WR-CALNAME:${groupName} – Gil\r\n`)
  expect(feed.body).toContain('\r\nCATEGORIES:Rehearsal\r\n')
  const known = { 'if-none-match': String(feed.headers.etag) }
  expect((await server.app.inject({ url: path, headers: known })).statusCode).toBe(304)
  const settings = { locale: 'pt-BR', version: 0 }
  await callAs(server.app, admin, 'POST', '/messages/change-settings', { settings })
  expect((await server.app.inject(path)).body).toContain('\r\nCATEGORIES:Ensaio\r\n')
  await replies.link(gil.id)
  expect((await server.app.inject(path)).statusCode).toBe(404)
})
