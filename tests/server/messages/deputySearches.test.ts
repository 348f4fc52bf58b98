import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { DeputySearch } from '@contract/calendar/deputySearches'
import { planSearchTurns, takeSearchTurn } from '../../../server/areas/messages/deputyMails'
import { enqueue } from '../../../server/platform/jobs/jobs'
import { inDays, replyFixture } from '../calendar/replies/replyFixture'
import type { ReplyFixture } from '../calendar/replies/replyFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
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

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestServer({
    config: { smtpUrl: mailbox.url, mailFrom: 'Batuta <no-reply@example.org>', publicUrl: 'https://batuta.example' },
  })
  worker = await runJobs(server)
})

afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await server.close()
})

beforeEach(async () => {
  admin = await foundGroup(server.app)
  band = replyFixture(server.app, admin)
})

let count = 0
/** Somebody of the pool with an address of their own. */
async function person(name: string, over: object = {}) {
  count += 1
  const email = `deputy${count}@example.org`
  const sent = { id: newId(), name, email, instruments: [{ instrument: 'Horn' }], ...over }
  const answer = await band.post('/deputies/add-person', { person: sent })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { id: sent.id, email }
}

const needs = [{ instrument: 'Horn', count: 1 }]
const event = () => band.event({ title: 'Concerto', extendedProps: { needs, asks: { who: 'nobody' } } })

async function start(eventId: string, personIds: string[], over: object = {}) {
  const search = { id: newId(), eventId, instrument: 'Horn', seats: 1, hours: 24, personIds, ...over }
  return { id: search.id, answer: await band.post('/deputies/start-search', { search }) }
}

const searchOf = async (eventId: string): Promise<DeputySearch> =>
  (await band.get(`/deputies/list-searches?id=${eventId}`)).json().searches[0]
const statesOf = async (eventId: string) => (await searchOf(eventId)).candidates.map(({ state }) => state)
const change = (body: object) => band.post('/deputies/change-search', { change: body })

/** The link of the mail that came to the address. */
async function linkIn(email: string): Promise<string> {
  const { tokens } = await mailbox.next(email)
  return tokens[0] ?? ''
}

const mailsTo = (email: string) => mailbox.mails.filter(({ to }) => to.includes(email))

const answer = (link: string, eventId: string, said: string, over: object = {}) =>
  band.byLink(link, 'POST', '/replies/answer-event', { reply: { eventId, answer: said, ...over } })

/** As if the hours had passed. */
async function letHoursPass(): Promise<void> {
  await server.pool.query(
    `update deputy_asks set waits_until = now() - interval '1 minute' where waits_until is not null`,
  )
  await enqueue(server.db, planSearchTurns, {})
}

describe('people of the pool are asked one after the other', () => {
  test('the next one when one says no, and who says yes has the place, with a fee', async () => {
    const [rui, bia, caio] = [await person('Rui'), await person('Bia', { fee: 8000 }), await person('Caio')]
    const { id: eventId } = await event()
    const { answer: started } = await start(eventId, [rui.id, bia.id, caio.id], { words: 'Por favor!' })
    expect(started.json()).toMatchObject({ hasMail: true, searches: [{ instrument: 'Horn', state: 'running' }] })
    expect(await statesOf(eventId)).toEqual(['waiting', 'queued', 'queued'])
    const mail = await mailbox.next(rui.email)
    expect(mail.text).toContain('Por favor!')
    expect(mail.text).toContain('can play at “Concerto” as a deputy: Horn.')
    expect(mail.text).toMatch(/Please answer by .+; after that somebody else is asked\./)
    expect(mail.text).not.toContain('answer=maybe')
    const [ofRui = ''] = mail.tokens
    expect((await band.page(ofRui)).events).toEqual([expect.objectContaining({ id: eventId, seat: {} })])
    expect((await answer(ofRui, eventId, 'no', { reason: 'Em viagem' })).statusCode).toBe(200)
    expect(await statesOf(eventId)).toEqual(['no', 'waiting', 'queued'])
    const ofBia = await linkIn(bia.email)
    expect((await band.page(ofBia)).events[0].seat).toEqual({ fee: 8000 })
    expect((await answer(ofBia, eventId, 'yes', { fee: 9000 })).json().event.seat).toEqual({ fee: 9000 })
    expect(await statesOf(eventId)).toEqual(['no', 'yes', 'queued'])
    expect(await searchOf(eventId)).toMatchObject({
      state: 'filled',
      candidates: [{ reason: 'Em viagem' }, { fee: 9000 }, {}],
    })
    expect((await band.readiness(eventId)).needs).toEqual([expect.objectContaining({ yes: 1, short: 0 })])
    expect(mailsTo(caio.email)).toEqual([])
  })

  test('the next one after the hours of silence; who answers late has the place, and the other learns that it is taken', async () => {
    const [rui, bia] = [await person('Rui'), await person('Bia')]
    const { id: eventId } = await event()
    await start(eventId, [rui.id, bia.id])
    const ofRui = await linkIn(rui.email)
    await letHoursPass()
    await expect.poll(() => statesOf(eventId)).toEqual(['silent', 'waiting'])
    const ofBia = await linkIn(bia.email)
    expect((await answer(ofRui, eventId, 'yes')).statusCode).toBe(200)
    expect(await statesOf(eventId)).toEqual(['yes', 'taken'])
    const told = await mailbox.next(bia.email)
    expect(told.text).toContain('Somebody else plays at “Concerto”')
    const late = await answer(ofBia, eventId, 'yes')
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'seat_taken'])
    expect((await band.page(ofBia)).events).toEqual([
      expect.objectContaining({ id: eventId, isOpen: false, isAsked: false, seat: { isTaken: true } }),
    ])
    const { deputies } = await band.roster(eventId)
    expect(deputies.map(({ deputy }: { deputy: { name: string } }) => deputy.name)).toEqual(['Rui'])
  })

  test('where somebody who said yes is taken off the event, or the event moves, the search goes on', async () => {
    const [rui, bia, caio] = [await person('Rui'), await person('Bia'), await person('Caio')]
    const { id: eventId } = await event()
    await start(eventId, [rui.id, bia.id, caio.id])
    expect((await answer(await linkIn(rui.email), eventId, 'no')).statusCode).toBe(200)
    expect((await answer(await linkIn(bia.email), eventId, 'yes')).statusCode).toBe(200)
    expect(await statesOf(eventId)).toEqual(['no', 'yes', 'queued'])
    const { deputies } = await band.roster(eventId)
    const ofBia = deputies.find(({ deputy }: { deputy: { name: string } }) => deputy.name === 'Bia')
    expect((await band.del(`/deputies/remove-deputy?id=${ofBia.deputy.id}`)).statusCode).toBe(200)
    expect(await statesOf(eventId)).toEqual(['no', 'skipped', 'waiting'])

    const { event: stored } = await band.roster(eventId)
    const moved = { ...stored, start: inDays(9), end: inDays(10, '00:30') }
    expect((await band.post('/calendar/update-event', { event: moved })).statusCode).toBe(200)
    // Who said no to it is not waited for again.
    expect(await statesOf(eventId)).toEqual(['no', 'skipped', 'waiting'])
  })

  test('a place is never given twice, and no turn asks anybody twice', async () => {
    const [rui, bia, caio] = [await person('Rui'), await person('Bia'), await person('Caio')]
    const { id: eventId } = await event()
    const { id } = await start(eventId, [rui.id, bia.id, caio.id])
    await change({ id, act: 'askNext' })
    expect(await statesOf(eventId)).toEqual(['waiting', 'waiting', 'queued'])
    const links = [await linkIn(rui.email), await linkIn(bia.email)]
    const [one, other] = await Promise.all(links.map((link) => answer(link, eventId, 'yes')))
    expect([one?.statusCode, other?.statusCode].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([200, 409])
    const turn = { groupId: admin.userData.group.id, searchId: id }
    await Promise.all([1, 2, 3].map(() => enqueue(server.db, takeSearchTurn, turn)))
    await expect
      .poll(
        async () =>
          (
            await server.pool.query(
              `select 1 from pgboss.job where data->>'job' = 'deputy_search_turn' and state <> 'completed'`,
            )
          ).rowCount,
      )
      .toBe(0)
    expect((await statesOf(eventId)).toSorted()).toEqual(['queued', 'taken', 'yes'])
    expect(mailsTo(caio.email)).toEqual([])
  })

  test('also when the deadline of the event has passed, which is not theirs', async () => {
    const rui = await person('Rui')
    const { id: eventId } = await band.event({
      title: 'Concerto',
      start: inDays(2),
      end: inDays(3, '00:30'),
      extendedProps: { needs, asks: { who: 'nobody' }, replyDays: 5 },
    })
    await start(eventId, [rui.id])
    const mail = await mailbox.next(rui.email)
    expect(mail.text).toContain('answer=yes')
    const [ofRui = ''] = mail.tokens
    expect((await band.page(ofRui)).events).toEqual([expect.objectContaining({ isOpen: true, seat: {} })])
    expect((await answer(ofRui, eventId, 'yes')).statusCode).toBe(200)
    expect(await statesOf(eventId)).toEqual(['yes'])
  })

  test('who withdraws gives the place back, and the next one is asked', async () => {
    const [rui, bia] = [await person('Rui'), await person('Bia')]
    const { id: eventId } = await event()
    await start(eventId, [rui.id, bia.id])
    const ofRui = await linkIn(rui.email)
    await answer(ofRui, eventId, 'yes', { fee: 5000 })
    expect((await searchOf(eventId)).state).toBe('filled')
    await answer(ofRui, eventId, 'no')
    expect(await statesOf(eventId)).toEqual(['no', 'waiting'])
    await linkIn(bia.email)
  })
})

describe('who leads', () => {
  test('is told at once and once that nobody is left to be asked, where they want news', async () => {
    const { email } = admin.userData
    const isTold = ({ subject }: { subject: string }) => subject.startsWith('Nobody left')
    const { userData: quiet } = await joinAs(server.app, admin, 'conductor')
    await band.post('/messages/change-answer-news', { news: { isDaily: false, noDays: 3 } })
    const [rui, bia] = [await person('Rui'), await person('Bia')]
    const { id: eventId } = await event()
    await start(eventId, [rui.id, bia.id])
    await answer(await linkIn(rui.email), eventId, 'no')
    await linkIn(bia.email)
    expect(mailsTo(email).filter(isTold)).toEqual([])
    await letHoursPass()
    const told = await mailbox.next(email, 'Nobody left')
    expect(told.subject).toBe('Nobody left to ask for Horn: Concerto')
    expect(told.text).toContain('0 of 1 found')
    expect(told.text).toContain(`https://batuta.example/calendar/${eventId}/deputies`)
    await letHoursPass()
    await letHoursPass()
    const open = `select 1 from pgboss.job where data->>'job' in ('deputy_search_turn', 'deputy_search_over', 'answer_news_mail')
                   and state not in ('completed', 'failed')`
    await expect.poll(async () => (await server.pool.query(open)).rowCount, { timeout: 30_000 }).toBe(0)
    expect([...mailsTo(email), ...mailsTo(quiet.email)].filter(isTold)).toEqual([])
  })

  test('sorts those who wait, skips one, and stops', async () => {
    const [rui, bia, caio, dora] = [
      await person('Rui'),
      await person('Bia'),
      await person('Caio'),
      await person('Dora'),
    ]
    const { id: eventId } = await event()
    const { id } = await start(eventId, [rui.id, bia.id, caio.id])
    await band.post('/deputies/order-search', { search: { id, personIds: [dora.id, caio.id] } })
    expect((await searchOf(eventId)).candidates.map(({ name, state }) => [name, state])).toEqual([
      ['Rui', 'waiting'],
      ['Dora', 'queued'],
      ['Caio', 'queued'],
    ])
    await change({ id, act: 'skip', personId: rui.id })
    expect(await statesOf(eventId)).toEqual(['skipped', 'waiting', 'queued'])
    await linkIn(dora.email)
    await change({ id, act: 'stop' })
    expect(await statesOf(eventId)).toEqual(['taken', 'taken', 'queued'])
    expect((await searchOf(eventId)).state).toBe('stopped')
    expect((await mailbox.next(dora.email)).text).toContain('Somebody else plays')
  })

  test('hands the text on to who has no address, and the hours begin then', async () => {
    const rui = await person('Rui', { email: undefined, phone: '+351 912 345 678' })
    const bia = await person('Bia')
    const { id: eventId } = await event()
    const { id } = await start(eventId, [rui.id, bia.id])
    expect(await statesOf(eventId)).toEqual(['toHand', 'queued'])
    await letHoursPass()
    await change({ id, act: 'handed', personId: rui.id })
    const [first] = (await searchOf(eventId)).candidates
    expect(first).toMatchObject({ state: 'waiting', waitsUntil: expect.any(String), phone: '+351 912 345 678' })
    const hours = (Date.parse(first?.waitsUntil ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThan(24.1)
  })

  test('asks nobody at a quiet time: the mail waits, and so do the hours', async () => {
    const rui = await person('Rui')
    const { id: eventId } = await event()
    const settings = { locale: 'en', quiet: { from: '00:00', to: '23:59' }, version: 0 }
    await band.post('/messages/change-settings', { settings })
    await start(eventId, [rui.id], { hours: 1 })
    const [first] = (await searchOf(eventId)).candidates
    const clock = new Date(first?.waitsUntil ?? '').toLocaleTimeString('en-GB', { timeZone: 'America/Sao_Paulo' })
    expect(clock).toBe('23:59:00')
    await expect
      .poll(
        async () => (await band.get(`/messages/list-messages?config[eventId]=${eventId}`)).json().messages[0]?.counts,
      )
      .toEqual({ waiting: 1 })
    expect(mailsTo(rui.email)).toEqual([])
  })

  test('asks for several places at once, sends the same twice without harm, and not for what is over', async () => {
    const [rui, bia, caio] = [await person('Rui'), await person('Bia'), await person('Caio')]
    const { id: eventId } = await event()
    const search = {
      id: newId(),
      eventId,
      instrument: 'Horn',
      seats: 2,
      hours: 24,
      personIds: [rui.id, bia.id, caio.id],
    }
    await band.post('/deputies/start-search', { search })
    const again = await band.post('/deputies/start-search', { search })
    expect(again.json().searches).toHaveLength(1)
    expect(await statesOf(eventId)).toEqual(['waiting', 'waiting', 'queued'])
    await linkIn(rui.email)
    expect(mailsTo(rui.email)).toHaveLength(0)
    const off = await band.event({ extendedProps: { status: 'cancelled' } })
    expect((await start(off.id, [rui.id])).answer.json().error.code).toBe('event_cancelled')
    expect((await start(eventId, [newId()])).answer.statusCode).toBe(404)
  })

  test('a fee is a deputy’s own: members ask for none', async () => {
    const ana = await band.member('Ana')
    const { id } = await band.event()
    const refused = await answer(await band.link(ana.id), id, 'yes', { fee: 100 })
    expect(refused.json().error.fields).toEqual({ 'reply.fee': 'not_allowed' })
  })
})

describe('the fee agreed', () => {
  const feesOf = async (eventId: string) => (await band.get(`/finances/list-event-fees?id=${eventId}`)).json().fees

  test('is proposed to who keeps the books, entered once, and gone with who withdraws', async () => {
    const rui = await person('Rui')
    const { id: eventId } = await event()
    await start(eventId, [rui.id])
    const ofRui = await linkIn(rui.email)
    expect(await feesOf(eventId)).toEqual([])
    await answer(ofRui, eventId, 'yes', { fee: 8015 })
    const [fee] = await feesOf(eventId)
    expect(fee).toMatchObject({ name: 'Rui', instrument: 'Horn', fee: 8015 })
    const entry = {
      id: fee.entryId,
      kind: 'expense',
      category: 'people',
      status: 'pending',
      amount: fee.fee,
      description: 'Deputy Rui',
      date: '2026-12-01',
      eventId,
    }
    await band.post('/finances/add-finance', { finance: entry })
    expect(await feesOf(eventId)).toEqual([{ ...fee, entered: 8015 }])
    await answer(ofRui, eventId, 'no')
    const { fee: _fee, ...left } = fee
    expect(await feesOf(eventId)).toEqual([{ ...left, entered: 8015 }])
    await band.del(`/finances/remove-finance?id=${fee.entryId}`)
    expect(await feesOf(eventId)).toEqual([])
    await answer(ofRui, eventId, 'yes')
    const [again] = await feesOf(eventId)
    expect(again).toMatchObject({ fee: 8015 })
    expect(again.entryId).not.toBe(fee.entryId)
    expect((await band.post('/finances/add-finance', { finance: { ...entry, id: again.entryId } })).statusCode).toBe(
      201,
    )
  })

  test('who plays for nothing has none, and conductors do not read the books', async () => {
    const rui = await person('Rui', { fee: 4000 })
    const { id: eventId } = await event()
    await start(eventId, [rui.id])
    await answer(await linkIn(rui.email), eventId, 'yes', { fee: 0 })
    expect(await feesOf(eventId)).toEqual([])
    const conductor = await joinAs(server.app, admin, 'conductor')
    const url = `/finances/list-event-fees?id=${eventId}`
    expect((await callAs(server.app, conductor, 'GET', url)).statusCode).toBe(403)
  })
})
