import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { carryOutOrders, isDue } from '../../../server/areas/messages/standingOrders'
import { enqueue } from '../../../server/platform/jobs/jobs'
import { inDays, replyFixture } from '../calendar/replies/replyFixture'
import type { ReplyFixture } from '../calendar/replies/replyFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'

const POLL = { timeout: 30_000 }
const MINUTE_MS = 60_000

let server: TestServer
let mailbox: Mailbox
let worker: Awaited<ReturnType<typeof runJobs>>
let admin: SignedIn
let group: ReplyFixture

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestServer({
    config: { smtpUrl: mailbox.url, mailFrom: 'Batuta <no-reply@example.org>', publicUrl: 'https://batuta.example' },
  })
  worker = await runJobs(server)
})

beforeEach(async () => {
  admin = await foundGroup(server.app)
  group = replyFixture(server.app, admin)
})

afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await server.close()
})

const settings = async () => (await group.get('/messages/find-settings')).json().settings
const change = (over: object) =>
  group.post('/messages/change-settings', { settings: { locale: 'en', version: 0, ...over } })

interface Told {
  name: string
  state: string
  at: string
  reason?: string
  notBefore?: string
}

async function send(eventId: string, over: object = {}): Promise<string> {
  const message = { id: newId(), kind: 'please_answer', eventId, way: 'email', ...over }
  const sent = await group.post('/messages/send-message', { message })
  expect(sent.statusCode).toBe(201)
  return message.id
}

const recipients = async (id: string): Promise<Told[]> =>
  (await group.get(`/messages/find-message?id=${id}`)).json().recipients

/** What waits for its time has it now. */
const passTime = () => server.pool.query(`update pgboss.job set start_after = now() where state = 'created'`)

describe('the settings', () => {
  test('are off until somebody gives orders, and whoever manages events does', async () => {
    const conductor = await joinAs(server.app, admin, 'conductor')
    expect((await callAs(server.app, conductor, 'GET', '/messages/find-settings')).json()).toEqual({
      settings: { locale: 'en', version: 0 },
      hasMail: true,
      readsBounces: false,
      from: 'no-reply@example.org',
    })
    const wanted = { locale: 'pt-BR', askDays: 3, remindDays: 1, quiet: { from: '22:00', to: '08:00' }, version: 0 }
    const saved = await callAs(server.app, conductor, 'POST', '/messages/change-settings', { settings: wanted })
    expect(saved.json().settings).toEqual({ ...wanted, version: 1 })
    await change({ version: 1 })
    expect(await settings()).toEqual({ locale: 'en', version: 2 })
  })

  test.each(['treasurer', 'client'] as const)('are nothing for a %s', async (role) => {
    const person = await joinAs(server.app, admin, role)
    const call = (method: 'GET' | 'POST', url: string, body?: object) => callAs(server.app, person, method, url, body)
    const answers = [
      await call('GET', '/messages/find-settings'),
      await call('POST', '/messages/change-settings', { settings: { locale: 'en', version: 0 } }),
      await call('POST', '/messages/send-test', {}),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect(await settings()).toEqual({ locale: 'en', version: 0 })
  })

  test.each([
    [{ askDays: 0 }, { 'settings.askDays': 'too_small:1' }],
    [{ remindDays: 31 }, { 'settings.remindDays': 'too_big:30' }],
    [{ quiet: { from: '25:00', to: '08:00' } }, { 'settings.quiet.from': 'bad_date' }],
    [{ quiet: { from: '22:00' } }, { 'settings.quiet.to': 'required' }],
    [{ replyTo: 'nobody' }, { 'settings.replyTo': 'bad_email' }],
    [{ senderName: 'service@paypal.com' }, { 'settings.senderName': 'looks_like_address' }],
    [{ senderName: 'Banco ＠ exemplo.org' }, { 'settings.senderName': 'looks_like_address' }],
  ])('with %j are refused at the field, and nothing is stored', async (over, fields) => {
    const answer = await change(over)
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, fields])
    expect(await settings()).toEqual({ locale: 'en', version: 0 })
  })

  test('are tried by a mail to oneself, which says what became of it', async () => {
    await change({ senderName: 'Banda Nova', replyTo: 'banda@example.org' })
    const test = async () => (await group.post('/messages/send-test', {})).json()
    const to = admin.userData.email
    expect(await test()).toEqual({ to, outcome: 'sent' })
    const mail = await mailbox.next(to, 'a test mail')
    expect(mail.headers).toEqual(
      expect.arrayContaining(['From: Banda Nova <no-reply@example.org>', 'Reply-To: banda@example.org']),
    )
    mailbox.rules.refuse = () => 550
    expect(await test()).toEqual({ to, outcome: 'refused', replyCode: 550 })
    mailbox.rules.refuse = () => undefined
  })
})

describe('standing orders', () => {
  const timeZone = 'America/Sao_Paulo'
  const event = { status: 'scheduled', startsAt: new Date('2026-11-24T22:30:00Z') }
  const target = { event, day: '2026-11-24', deadline: event.startsAt, timeZone, isOver: false }

  test.each([
    ['please_answer', { askDays: 3 }, '2026-11-21T11:59:00Z', false],
    ['please_answer', { askDays: 3 }, '2026-11-21T12:00:00Z', true],
    ['please_answer', { askDays: 3 }, '2026-11-24T22:30:00Z', false],
    ['please_answer', { remindDays: 3 }, '2026-11-23T12:00:00Z', false],
    ['reminder', { remindDays: 1 }, '2026-11-23T11:59:00Z', false],
    ['reminder', { remindDays: 1 }, '2026-11-23T12:00:00Z', true],
    ['reminder', { remindDays: 1 }, '2026-11-24T22:30:00Z', false],
  ] as const)('%s of %j at %s: %s, from nine in the morning of the day', (kind, orders, now, due) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of an event as the rule reads
    expect(isDue(kind, orders, { target } as unknown as Parameters<typeof isDue>[2], new Date(now))).toBe(due)
  })

  test('ask the silent, then remind those who come, each once, of what is near alone', async () => {
    const names = ['Ana', 'Bento', 'Caio', 'Duda']
    const answers = ['yes', 'maybe', 'no', undefined]
    const near = await group.event({ title: 'Perto', start: inDays(1), end: inDays(2, '00:30') })
    await group.event({ title: 'Longe', start: inDays(20), end: inDays(21, '00:30') })
    for (const [at, name] of names.entries()) {
      const { id } = await group.member(name, { email: `${name.toLowerCase()}@orders.example.org` })
      if (answers[at] !== undefined) await group.set({ eventId: near.id, memberId: id, answer: answers[at] })
    }
    await change({ askDays: 2, remindDays: 2, remindsMaybe: true })
    const order = async () => {
      await enqueue(server.db, carryOutOrders, { groupId: admin.userData.group.id })
      const open = `select 1 from pgboss.job where state <> 'completed'`
      await expect.poll(async () => (await server.pool.query(open)).rowCount, POLL).toBe(0)
    }
    await order()
    await order()
    const { messages } = (await group.get('/messages/list-messages')).json()
    const told = await Promise.all(
      messages.map(async ({ id, kind, eventTitle }: { id: string; kind: string; eventTitle: string }) => [
        kind,
        eventTitle,
        (await recipients(id)).map(({ name, state }) => `${name} ${state}`),
      ]),
    )
    // Newest first.
    expect(told.toReversed()).toEqual([
      ['please_answer', 'Perto', ['Duda sent']],
      ['reminder', 'Perto', ['Ana sent', 'Bento sent']],
    ])
  })
})

test('in quiet time a message waits, also where it comes to its turn, an urgent one leaves, and the other one after it', async () => {
  await group.member('Elis', { email: 'elis@quiet.example.org' })
  const event = await group.event()
  await change({ quiet: { from: '00:00', to: '23:59' } })
  const id = await send(event.id)
  const waiting = async () => {
    await expect.poll(async () => (await recipients(id))[0]?.notBefore, POLL).toMatch(/T02:59:00\.000Z$/)
    return recipients(id)
  }
  expect(await waiting()).toMatchObject([{ state: 'waiting' }])
  await passTime()
  expect(await waiting()).toMatchObject([{ state: 'waiting' }])
  await send(event.id, { isUrgent: true, words: 'Agora' })
  expect((await mailbox.next('elis@quiet.example.org')).text).toContain('Agora')
  await change({ version: 1 })
  await passTime()
  expect((await mailbox.next('elis@quiet.example.org')).text).not.toContain('Agora')
  await expect.poll(async () => (await recipients(id))[0]?.state, POLL).toBe('sent')
})

test('a busy mail server is asked again ever later, then it is given up and said, and by hand it begins anew', async () => {
  await group.member('Fabio', { email: 'fabio@busy.example.org' })
  const event = await group.event()
  mailbox.rules.refuse = () => 451
  const id = await send(event.id)
  const pauses: number[] = []
  for (let known = ''; pauses.length < 5;) {
    let now: Told | undefined
    await expect
      .poll(async () => {
        now = (await recipients(id))[0]
        return now?.state === 'waiting' && now.notBefore !== undefined && now.notBefore !== known
      }, POLL)
      .toBe(true)
    known = now?.notBefore ?? ''
    pauses.push(Math.round((Date.parse(known) - Date.parse(now?.at ?? '')) / MINUTE_MS))
    await passTime()
  }
  expect(pauses).toEqual([1, 5, 20, 60, 180])
  await expect.poll(async () => recipients(id), POLL).toMatchObject([{ state: 'failed', reason: 'unreachable' }])
  mailbox.rules.refuse = () => undefined
  await group.post('/messages/retry-message', { id })
  await mailbox.next('fabio@busy.example.org')
})
