import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { planAnswerNews, tellAnswerNews } from '../../../server/areas/messages/newsJobs'
import { planPlaces, tellPlaces } from '../../../server/areas/messages/placeNews'
import { enqueue } from '../../../server/platform/jobs/jobs'
import { dayIn, inDays, replyFixture } from '../calendar/replies/replyFixture'
import type { ReplyFixture } from '../calendar/replies/replyFixture'
import { foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'

let server: TestServer
let mailbox: Mailbox
let worker: Awaited<ReturnType<typeof runJobs>>
let admin: SignedIn
let band: ReplyFixture

// In which the morning is over, whatever the hour is where the tests run.
const zone = new Date().getUTCHours() >= 12 ? 'Etc/GMT' : 'Etc/GMT-12'
const dayOf = ({ start }: { start: string }) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(start))

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestServer({
    config: { smtpUrl: mailbox.url, mailFrom: 'Batuta <no-reply@example.org>', publicUrl: 'https://batuta.example' },
  })
  worker = await runJobs(server)
  admin = await foundGroup(server.app)
  band = replyFixture(server.app, admin)
  await server.pool.query('update groups set time_zone = $1', [zone])
  // That confirms the address of who founds the group.
  await mailbox.next(admin.userData.email)
})

afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await server.close()
})

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
/** As if nobody had looked for some time, and all that was said to these events had been said two minutes ago. */
async function settle(...eventIds: string[]): Promise<void> {
  // What was told before lies further back.
  await server.pool.query('update replies set answered_at = $1', [ago(20)])
  const said = 'update replies set answered_at = $1, first_answered_at = $2 where event_id = any($3)'
  await server.pool.query(said, [ago(2), ago(3), eventIds])
  await server.pool.query('update deputies set answered_at = $1 where answered_at is not null', [ago(2)])
  await server.pool.query('update absences set said_at = $1', [ago(1.5)])
  await server.pool.query('update answer_news set looked_at = $1', [ago(10)])
}

async function order(): Promise<void> {
  await enqueue(server.db, planAnswerNews, {})
  await enqueue(server.db, tellAnswerNews, { groupId: admin.userData.group.id })
  const open = `select 1 from pgboss.job where data->>'job' in ('plan_answer_news', 'answer_news', 'answer_news_mail')
                 and state not in ('completed', 'failed')`
  await expect.poll(async () => (await server.pool.query(open)).rowCount, { timeout: 30_000 }).toBe(0)
}

const news = async () => (await band.get('/messages/find-answer-news')).json().news

test('who asked for it is told of a no to an event of the next days, once, and of the answers of a day', async () => {
  const ana = await band.member('Ana Lima')
  const bento = await band.member('Bento Sá')
  const [ofAna, ofBento] = [await band.link(ana.id), await band.link(bento.id)]
  const needs = [{ instrument: 'Horn', count: 2 }]
  const soon = await band.event({
    title: 'Concerto',
    start: inDays(2),
    end: inDays(3, '00:30'),
    extendedProps: { needs },
  })
  const late = await band.event({ title: 'Festa', start: inDays(20), end: inDays(21, '00:30') })
  expect(await news()).toEqual({ isDaily: false })
  await band.answer(ofAna, soon.id, 'yes')
  await order()

  await band.post('/messages/change-answer-news', { news: { isDaily: false, noDays: 7 } })
  await band.answer(ofAna, soon.id, 'no', 'Febre')
  await band.answer(ofBento, soon.id, 'yes')
  await band.answer(ofBento, late.id, 'no')
  // A press that was a mistake may be taken back first.
  await order()
  expect(mailbox.mails).toEqual([])
  await settle(soon.id, late.id)
  await order()
  await order()
  const mail = await mailbox.next(admin.userData.email)
  expect(mail.subject).toBe('Ana Lima does not come: Concerto')
  expect(mail.text).toMatch(/No: Ana Lima · had answered before · “Febre”\s+Light: green → red\s+Horn: 2 → 1 of 2/)
  expect(mailbox.mails).toEqual([])
  // As if the process had died just after it was sent.
  await server.pool.query(`update pgboss.job set state = 'retry', start_after = now(), completed_on = null
                            where data->>'job' = 'answer_news_mail'`)
  await order()
  expect(mailbox.mails).toEqual([])

  await band.post('/messages/change-answer-news', { news: { isDaily: true } })
  // Nothing yet of what was answered before it was turned on.
  await order()
  expect(mailbox.mails).toEqual([])
  await server.pool.query('update answer_news set told_at = $1', [ago(25 * 60)])
  await order()
  await order()
  const digest = await mailbox.next(admin.userData.email)
  expect(digest.subject).toBe('Banda de Teste: who answered')
  // Of the day Ana said nothing before it, and Bento neither.
  expect(digest.text).toMatch(
    /Concerto, [^]+Yes: Bento Sá\s+No: Ana Lima[^]+Light: amber → red\s+Horn: 0 → 1 of 2[^]+Festa, [^]+No: Bento Sá/,
  )
  expect(mailbox.mails).toEqual([])

  const url = /<([^>]+)>/.exec(digest.headers.find((line) => line.startsWith('List-Unsubscribe: ')) ?? '')?.[1] ?? ''
  const path = new URL(url).pathname
  expect((await server.app.inject({ url: path })).body).toContain(admin.userData.email)
  expect(await news()).toEqual({ isDaily: true })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await server.app.inject({ method: 'POST', url: path, headers, payload: 'List-Unsubscribe=One-Click' })
  expect(await news()).toEqual({ isDaily: false })
})

test('who withdraws by an absence, a deputy who says no and a no after the deadline are told at once', async () => {
  const ines = await band.member('Inês Faro')
  const joel = await band.member('Joel Pinto')
  const kira = await band.member('Kira Vaz', { section: 'woodwinds', instrument: 'Flute' })
  const [ofInes, ofJoel, ofKira] = [await band.link(ines.id), await band.link(joel.id), await band.link(kira.id)]
  const asks = { who: 'members' as const, memberIds: [ines.id, joel.id] }
  const soon = await band.event({ title: 'Gala', start: inDays(3), end: inDays(4, '00:30'), extendedProps: { asks } })
  const rui = await band.deputy(soon.id)
  const ofRui = await band.deputyLink(rui.id)
  const far = await band.event({
    title: 'Turnê',
    start: inDays(20),
    end: inDays(21, '00:30'),
    extendedProps: { asks, replyDays: 23 },
  })
  await band.answer(ofInes, soon.id, 'yes')
  await band.answer(ofRui, soon.id, 'yes')
  await band.post('/messages/change-answer-news', { news: { isDaily: false, noDays: 7 } })
  const day = dayOf(soon)
  await band.away(ofInes, day, day, { reason: 'Viagem' })
  await band.away(ofKira, day)
  await band.answer(ofRui, soon.id, 'no')
  await band.answer(ofJoel, far.id, 'no')
  await settle(soon.id, far.id)
  await order()
  await order()
  const mails = [1, 2, 3].map(() => mailbox.next(admin.userData.email))
  const told = new Map((await Promise.all(mails)).map(({ subject, text }) => [subject, text]))
  expect([...told.keys()].toSorted()).toEqual([
    'Inês Faro does not come: Gala',
    'Joel Pinto does not come: Turnê',
    'Rui Sá does not come: Gala',
  ])
  expect(told.get('Inês Faro does not come: Gala')).toMatch(
    /No: Inês Faro · away · had answered before · “Viagem”\s+Light: amber → red\s+1 → 0 of 3 come/,
  )
  expect(told.get('Rui Sá does not come: Gala')).toContain('No: Rui Sá · deputy')
  expect(mailbox.mails).toEqual([])

  await band.post('/messages/change-answer-news', { news: { isDaily: true } })
  await server.pool.query('update answer_news set told_at = $1', [ago(25 * 60)])
  await order()
  const digest = (await mailbox.next(admin.userData.email)).text
  expect(digest).toMatch(/Gala, [^]+No: Inês Faro · away[^]+No: Rui Sá · deputy[^]+Turnê, [^]+No: Joel Pinto/)
  expect(digest).not.toContain('Kira')
})

test('of an event that is answered by day, an absence on one of its days is told with that day', async () => {
  const [mila, nuno] = [await band.member('Mila Dias'), await band.member('Nuno Rosa')]
  const [ofMila, ofNuno] = [await band.link(mila.id), await band.link(nuno.id)]
  const asks = { who: 'members' as const, memberIds: [mila.id, nuno.id] }
  const [first, second, third] = [dayIn(5), dayIn(6), dayIn(7)]
  const tour = await band.event({
    title: 'Viagem',
    start: first,
    end: dayIn(8),
    allDay: true,
    extendedProps: {
      asks,
      replyDays: 0,
      answersByDay: true,
      days: [{ day: 0 }, { day: 1 }, { day: 2 }],
      needs: [{ instrument: 'Horn', count: 1 }],
    },
  })
  await band.answer(ofMila, tour.id, 'yes')
  // Who comes on other days alone changes nothing by an absence.
  await band.byLink(ofNuno, 'POST', '/replies/answer-event', {
    reply: { eventId: tour.id, answer: 'yes', comesOn: [0, 2] },
  })
  await band.post('/messages/change-answer-news', { news: { isDaily: false, noDays: 7 } })
  await band.away(ofMila, second, second, { reason: 'Prova' })
  await band.away(ofNuno, second)
  await settle(tour.id)
  const others = 'update absences set said_at = $1 where member_id <> all($2)'
  await server.pool.query(others, [ago(60), [mila.id, nuno.id]])
  await server.pool.query('update deputies set answered_at = $1 where answered_at is not null', [ago(60)])
  await order()
  await order()
  const { subject, text } = await mailbox.next(admin.userData.email)
  expect(subject).toBe('Mila Dias does not come on every day: Viagem')
  const written = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const said = written.format(new Date(second))
  expect(text).toMatch(new RegExp(`No: Mila Dias · away on [^·]*${said}[^·]* · had answered before · “Prova”`))
  expect(text).toMatch(new RegExp(`${said}[^·]*: Light: green → red · Horn: 1 → 0 of 1`))
  expect(text).not.toContain('Nuno')
  expect(mailbox.mails).toEqual([])

  // The rest of it too: then it is all of it.
  await band.away(ofMila, first)
  await band.away(ofMila, third)
  await server.pool.query('update answer_news set looked_at = $1', [ago(10)])
  await server.pool.query('update absences set said_at = $1 where member_id = $2', [ago(1.5), mila.id])
  await order()
  await order()
  expect((await mailbox.next(admin.userData.email)).subject).toBe('Mila Dias does not come: Viagem')
  await server.pool.query('delete from absences where member_id = any($1)', [[mila.id, nuno.id]])
  await server.pool.query('delete from replies where event_id = $1', [tour.id])
})

test('an absence over several events is one mail', async () => {
  const lia = await band.member('Lia Prado')
  const ofLia = await band.link(lia.id)
  const at = (days: number, title: string) =>
    band.event({ title, start: inDays(days), end: inDays(days + 1, '00:30'), extendedProps: { replyDays: 0 } })
  const [second, first, third] = [await at(5, 'Segunda'), await at(3, 'Primeira'), await at(40, 'Longe')]
  await band.post('/messages/change-answer-news', { news: { isDaily: false, noDays: 7 } })
  await band.away(ofLia, dayOf(first), dayOf(third), { reason: 'Viagem' })
  await settle(first.id, second.id, third.id)
  // Others said theirs long ago.
  await server.pool.query('update absences set said_at = $1 where member_id <> $2', [ago(60), lia.id])
  await server.pool.query('update deputies set answered_at = $1 where answered_at is not null', [ago(60)])
  await order()
  await order()
  const { subject, text } = await mailbox.next(admin.userData.email)
  expect(subject).toBe('Lia Prado does not come: Primeira and 1 more')
  expect(text).toMatch(/Primeira, [^]+No: Lia Prado · away · “Viagem”[^]+Segunda, [^]+No: Lia Prado · away/)
  expect(text).not.toContain('Longe')
  expect(mailbox.mails).toEqual([])
  await server.pool.query('delete from absences where member_id = $1', [lia.id])
})

test('an answer that came right after a morning mail is in the next, however late that is', async () => {
  const caio = await band.member('Caio Reis')
  const event = await band.event({ title: 'Matinê', start: inDays(4), end: inDays(5, '00:30') })
  await band.post('/messages/change-answer-news', { news: { isDaily: true } })
  await band.answer(await band.link(caio.id), event.id, 'maybe')
  const [justAfter, last] = [ago(25 * 60 - 10), ago(25 * 60)]
  await server.pool.query(`update replies set answered_at = $1 where event_id = '${event.id}'`, [justAfter])
  await server.pool.query('update answer_news set told_at = $1', [last])
  await order()
  expect((await mailbox.next(admin.userData.email)).text).toMatch(/Matinê, [^]+Maybe: Caio Reis/)
})

test('who waits for a place is said to be on the waiting list, and not to answer maybe', async () => {
  const [gil, hugo] = [await band.member('Gil Reis'), await band.member('Hugo Sá')]
  const event = await band.event({
    title: 'Ceia',
    start: inDays(4),
    end: inDays(5, '00:30'),
    extendedProps: { places: 1 },
  })
  await band.post('/messages/change-answer-news', { news: { isDaily: true } })
  for (const { id } of [gil, hugo]) await band.answer(await band.link(id), event.id, 'yes')
  await server.pool.query('update answer_news set told_at = $1', [ago(25 * 60)])
  await order()
  expect((await mailbox.next(admin.userData.email)).text).toMatch(
    /Ceia, [^]+Yes: Gil Reis\s+On the waiting list: Hugo Sá/,
  )
})

async function places(): Promise<void> {
  await enqueue(server.db, planPlaces, {})
  await enqueue(server.db, tellPlaces, { groupId: admin.userData.group.id })
  const open = `select 1 from pgboss.job where data->>'job' in ('plan_place_news', 'place_news', 'send_message')
                 and state not in ('completed', 'failed')`
  await expect.poll(async () => (await server.pool.query(open)).rowCount, { timeout: 30_000 }).toBe(0)
}

test('a place becomes free by who leaves the group, or is asked no more, and is told of by mail', async () => {
  const person = async (name: string, email: string) => {
    const { id } = await band.member(name, { email })
    return { id, email, link: await band.link(id) }
  }
  const rosa = await person('Rosa Luz', 'rosa@example.org')
  const saul = await person('Saul Reis', 'saul@example.org')
  const tina = await person('Tina Sá', 'tina@example.org')
  const event = await band.event({
    title: 'Ceia de Reis',
    start: inDays(9),
    end: inDays(10, '00:30'),
    extendedProps: { places: 1 },
  })
  for (const { link } of [rosa, saul, tina]) await band.answer(link, event.id, 'yes')
  const { member } = (await band.get(`/members/find-member?id=${rosa.id}`)).json()
  expect((await band.post('/members/add-member', { member: { ...member, status: 'former' } })).statusCode).toBe(200)
  expect((await band.roster(event.id)).taken).toBe(0)
  await places()
  await places()
  expect((await mailbox.next(saul.email)).subject).toMatch(/^A place for you: Ceia de Reis, /)
  expect(mailbox.mails).toEqual([])

  const { event: stored } = await band.roster(event.id)
  const asks = { who: 'members', memberIds: [tina.id] }
  const moved = await band.post('/calendar/update-event', {
    event: { ...stored, extendedProps: { ...stored.extendedProps, asks } },
  })
  expect(moved.statusCode).toBe(200)
  await places()
  expect((await mailbox.next(tina.email)).subject).toMatch(/^A place for you: Ceia de Reis, /)
  expect((await band.roster(event.id)).taken).toBe(1)
  await server.pool.query('delete from replies where event_id = $1', [event.id])
})

test('for whom a place becomes free is told by mail, once, also where an absence freed it', async () => {
  const person = async (name: string, email: string) => {
    const { id } = await band.member(name, { email })
    return { id, email, link: await band.link(id) }
  }
  const dora = await person('Dora Luz', 'dora@example.org')
  const elio = await person('Elio Reis', 'elio@example.org')
  const flora = await person('Flora Sá', 'flora@example.org')
  const event = await band.event({
    title: 'Passeio',
    start: inDays(9),
    end: inDays(10, '00:30'),
    extendedProps: { places: 1 },
  })
  for (const { link } of [dora, elio, flora]) await band.answer(link, event.id, 'yes')
  await places()
  expect(mailbox.mails).toEqual([])

  await band.answer(dora.link, event.id, 'no')
  await places()
  await places()
  const mail = await mailbox.next(elio.email)
  expect(mail.subject).toMatch(/^A place for you: Passeio, /)
  expect(mail.text).toContain('you have it: you are expected')
  expect(mailbox.mails).toEqual([])
  const messages = (await band.get(`/messages/list-messages?config[eventId]=${event.id}`)).json().messages
  expect(messages.map(({ kind, counts }: { kind: string; counts: object }) => [kind, counts])).toEqual([
    ['place', { sent: 1 }],
  ])

  await band.away(elio.link, dayOf(event))
  await places()
  expect((await mailbox.next(flora.email)).subject).toMatch(/^A place for you: Passeio, /)
  // Who waits is told so with what changes, and is not reminded as if expected.
  await band.answer(dora.link, event.id, 'yes')
  const preview = async (kind: string) =>
    (await band.post('/messages/preview-message', { message: { kind, eventId: event.id, includesMaybe: true } })).json()
  expect((await preview('changed')).recipients).not.toEqual([])
  const reminded: { name: string }[] = (await preview('reminder')).recipients
  expect(reminded.map(({ name }) => name)).toEqual(['Flora Sá'])
  const { sample } = (
    await band.post('/messages/preview-message', { message: { kind: 'changed', eventId: event.id }, personId: dora.id })
  ).json()
  expect(sample.text).toContain('You are on the waiting list')
})
