import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { quietUntil } from '../../../server/platform/time/quietTime'
import { carryOutOrders } from '../../../server/areas/messages/standingOrders'
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
let group: ReplyFixture

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestServer({
    config: { smtpUrl: mailbox.url, mailFrom: 'Batuta <no-reply@example.org>', publicUrl: 'https://batuta.example' },
  })
  admin = await foundGroup(server.app)
  group = replyFixture(server.app, admin)
  worker = await runJobs(server)
})

afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await server.close()
})

type Told = { name: string; personId: string; state: string; reason?: string; replyCode?: number }

const send = async (eventId: string, over: object = {}) =>
  group.post('/messages/send-message', {
    message: { id: newId(), kind: 'please_answer', eventId, way: 'email', ...over },
  })

const recipientsOf = async (id: string): Promise<Told[]> =>
  (await group.get(`/messages/find-message?id=${id}`)).json().recipients

/** Once nobody waits any more. */
async function settled(id: string): Promise<Told[]> {
  await expect
    .poll(async () => (await recipientsOf(id)).filter(({ state }) => ['waiting', 'sending'].includes(state)), {
      timeout: 30_000,
    })
    .toEqual([])
  return recipientsOf(id)
}

const addressOf = (name: string) => `${name.toLowerCase()}@example.org`
const person = (name: string) => group.member(name, { email: addressOf(name) })

describe('asking the silent', () => {
  test('reaches each of them once, with a link of their own that answers, and says who cannot be reached', async () => {
    const ana = await person('Ana')
    const bento = await person('Bento')
    const caio = await group.member('Caio')
    const event = await group.event({ title: 'Ensaio & festa' })
    await group.set({ eventId: event.id, memberId: bento.id, answer: 'yes' })
    const draft = { kind: 'please_answer', eventId: event.id, words: 'Por favor!' }
    const preview = (await group.post('/messages/preview-message', { message: draft })).json()
    expect(preview.recipients).toEqual([
      expect.objectContaining({ personId: ana.id, email: 'ana@example.org' }),
      expect.objectContaining({ personId: caio.id, block: 'no_address' }),
    ])
    expect(preview.sample.text).toContain('Hello Ana,\n\nPor favor!')
    expect(preview.sample.text).toMatch(/Please answer by \w+, \w+ \d+, \d{4} at 7:30\sPM\./)
    const early = await group.event({ extendedProps: { replyDays: 2, callTime: '18:30' } })
    const { sample } = (
      await group.post('/messages/preview-message', { message: { ...draft, eventId: early.id } })
    ).json()
    const inFull = {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'America/Sao_Paulo',
    } as const
    const lastDay = new Date(inDays(5)).toLocaleDateString('en', inFull)
    expect(sample.text).toContain(`Please answer by ${lastDay}.`)
    expect(sample.text).toMatch(/Be there at: 6:30\sPM/)
    const sent = await send(event.id, { words: 'Por favor!' })
    expect([sent.statusCode, sent.json().message.recipients]).toEqual([201, 1])
    expect(await settled(sent.json().message.id)).toMatchObject([{ name: 'Ana', state: 'sent' }])
    const mail = await mailbox.next('ana@example.org')
    expect(mail.subject).toMatch(/^Ensaio & festa, .+: will you come\?$/)
    expect(mail.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail.headers).toContain('From: Banda de Teste <no-reply@example.org>')
    expect([mail.link?.pathname, mail.link?.hash.split('&')[1]]).toEqual(['/my/event', `event=${event.id}`])
    const page = mail.link?.href.replace('&answer=yes', '')
    const choices = ['Yes', 'No', 'Maybe'].map((label) => `${label}: ${page}&answer=${label.toLowerCase()}`)
    expect(mail.text).toContain(['Answer with one press:', ...choices, '', 'Answer on my page:', page, ''].join('\r\n'))
    const looked = await server.app.inject({ url: '/my/event', headers: { accept: 'text/html' } })
    expect([looked.statusCode < 500, (await group.roster(event.id)).members[0].answer]).toEqual([true, 'silent'])
    const answered = await group.answer(mail.tokens[0] ?? '', event.id, 'yes')
    expect(answered.statusCode).toBe(200)
  })

  test('says of an option that it is none for certain, and where silence is a yes', async () => {
    await person('Gil')
    const option = await group.event({ extendedProps: { planning: 'option' } })
    const sample = async (kind: string, eventId: string): Promise<string> =>
      (await group.post('/messages/preview-message', { message: { kind, eventId } })).json().sample.text
    const isOption = 'It is not certain yet that it takes place: please keep the time free.'
    expect(await sample('please_answer', option.id)).toContain(isOption)
    const silent = await group.event({ extendedProps: { asks: { who: 'all', isOptOut: true } } })
    const changed = await sample('changed', silent.id)
    expect(changed).toMatch(/You are counted in unless you say no by \w+, /)
    expect([changed.includes('Please answer'), changed.includes(isOption)]).toEqual([false, false])
  })

  test('sent again word for word tells nobody twice', async () => {
    const event = await group.event({
      extendedProps: { asks: { who: 'members', memberIds: [(await person('Duda')).id] } },
    })
    const message = { id: newId(), kind: 'please_answer', eventId: event.id, way: 'email' }
    const answers = [
      await group.post('/messages/send-message', { message }),
      await group.post('/messages/send-message', { message }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200])
    await settled(message.id)
    expect(mailbox.mails.filter(({ to }) => to.includes('duda@example.org'))).toHaveLength(1)
  })

  test('sent again once the event is cancelled or over is the message that was sent, not a refusal', async () => {
    const event = await group.event({
      extendedProps: { asks: { who: 'members', memberIds: [(await person('Elis')).id] } },
    })
    const message = { id: newId(), kind: 'please_answer', eventId: event.id, way: 'email' }
    expect((await group.post('/messages/send-message', { message })).statusCode).toBe(201)
    const change = async (over: object) => {
      const found = (await group.get(`/calendar/find-event?id=${event.id}`)).json().event
      expect((await group.post('/calendar/update-event', { event: { ...found, ...over } })).statusCode).toBe(200)
      const reply = await group.post('/messages/send-message', { message })
      return [reply.statusCode, reply.json().message?.id]
    }
    expect(await change({ start: inDays(-2), end: inDays(-2, '23:30') })).toEqual([200, message.id])
    expect(await change({ extendedProps: { ...event.extendedProps, status: 'cancelled' } })).toEqual([200, message.id])
    expect((await send(event.id)).json().error.code).toBe('event_over')
  })

  test('is refused where nobody is left to ask, the event is cancelled, or the caller manages no events', async () => {
    const nobody = await group.event({ extendedProps: { asks: { who: 'nobody' } } })
    const off = await group.event({ extendedProps: { status: 'cancelled' } })
    expect((await send(nobody.id)).json().error.fields).toEqual({ 'message.personIds': 'required' })
    expect((await send(off.id)).json().error.code).toBe('event_cancelled')
    const treasurer = await joinAs(server.app, admin, 'treasurer')
    expect((await callAs(server.app, treasurer, 'GET', '/messages/list-messages')).statusCode).toBe(403)
  })
})

describe('an address that the mail server refuses', () => {
  test('is said in the message and of the member, gets no more, and is free again by hand or with another one', async () => {
    const eva = await person('Eva')
    const event = await group.event({ extendedProps: { asks: { who: 'members', memberIds: [eva.id] } } })
    mailbox.rules.refuse = (to) => (to === 'eva@example.org' ? 550 : undefined)
    const { message } = (await send(event.id)).json()
    expect(await settled(message.id)).toMatchObject([{ state: 'failed', reason: 'refused', replyCode: 550 }])
    const block = async () => (await group.get(`/messages/find-block?id=${eva.id}`)).json().block
    expect(await block()).toMatchObject({ reason: 'refused', replyCode: 550 })
    expect((await send(event.id)).json().error.fields).toEqual({ 'message.personIds': 'required' })
    mailbox.rules.refuse = () => undefined
    await group.post('/messages/remove-block', { id: eva.id })
    expect(await block()).toBe(null)
    await group.post('/messages/retry-message', { id: message.id })
    expect(await settled(message.id)).toMatchObject([{ state: 'sent' }])
  })
})

test('who unsubscribes by one click gets no more, by looking at the address nothing happens, and Undo brings them back', async () => {
  const fabio = await person('Fabio')
  const event = await group.event({ extendedProps: { asks: { who: 'members', memberIds: [fabio.id] } } })
  await send(event.id)
  const mail = await mailbox.next('fabio@example.org')
  const url = /<([^>]+)>/.exec(mail.headers.find((line) => line.startsWith('List-Unsubscribe: ')) ?? '')?.[1] ?? ''
  const path = new URL(url).pathname
  const looked = await server.app.inject({ url: path })
  expect([looked.statusCode, looked.body.includes('fabio@example.org')]).toEqual([200, true])
  const block = async () => (await group.get(`/messages/find-block?id=${fabio.id}`)).json().block
  expect(await block()).toBe(null)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (at: string) =>
    server.app.inject({ method: 'POST', url: at, headers: form, payload: 'List-Unsubscribe=One-Click' })
  expect((await post(path)).statusCode).toBe(200)
  expect(await block()).toMatchObject({ reason: 'unsubscribed' })
  await post(path)
  await post(`${path}?undo=1`)
  expect(await block()).toBe(null)
  const { entries } = (await group.get(`/audit/list-entries?config[subjectId]=${fabio.id}`)).json()
  const said = { email: 'fabio@example.org', block: 'unsubscribed' }
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'mails_taken_again', actorName: fabio.name, before: said },
    { action: 'mails_stopped', actorName: fabio.name, subjectName: fabio.name, after: said },
  ])
  const mangled = await post(`${path.slice(0, -4)}AAAA`)
  expect([mangled.statusCode, mangled.body.includes('fabio@example.org')]).toEqual([200, false])
})

test('a moved event tells how it was, and everybody who is asked', async () => {
  const gil = await person('Gil')
  const invitees = { who: 'members' as const, memberIds: [gil.id] }
  const event = await group.event({ extendedProps: { asks: invitees, location: 'Sede' } })
  const moved = { ...event, extendedProps: { ...event.extendedProps, location: 'Teatro' } }
  await group.post('/calendar/update-event', { event: moved })
  await send(event.id, { kind: 'changed' })
  const mail = await mailbox.next('gil@example.org')
  expect(mail.subject).toMatch(/^Changed: /)
  expect(mail.text).toContain('Where: Teatro')
  expect(mail.text).toContain('Before: Sede')
})

test('a message that is handed on has a text with a link for each, and is ticked off one by one', async () => {
  const hugo = await group.member('Hugo', { phone: '+55 12 90000-0000' })
  const event = await group.event({ extendedProps: { asks: { who: 'members', memberIds: [hugo.id] } } })
  const { message } = (await send(event.id, { way: 'share' })).json()
  const { texts } = (await group.post('/messages/find-texts', { id: message.id })).json()
  expect(texts).toMatchObject([{ personId: hugo.id, phone: '+55 12 90000-0000' }])
  expect(texts[0].text).toMatch(new RegExp(`https://batuta.example/my/event#.+&event=${event.id}$`))
  const handed = await group.post('/messages/mark-handed', { id: message.id, personId: hugo.id, isHanded: true })
  expect(handed.json().recipients).toMatchObject([{ state: 'handed' }])
})

test('a standing order asks the silent once for each plan of an event', async () => {
  const chief = await foundGroup(server.app)
  const other = replyFixture(server.app, chief)
  await other.member('Iara', { email: 'iara@example.org' })
  const settings = { locale: 'pt-BR', askDays: 30, version: 0 }
  const saved = await other.post('/messages/change-settings', { settings })
  expect([saved.statusCode, saved.json().settings.version]).toEqual([200, 1])
  expect((await other.post('/messages/change-settings', { settings })).json().error.code).toBe('conflict')
  const event = await other.event()
  const order = async () => {
    await enqueue(server.db, carryOutOrders, { groupId: chief.userData.group.id })
    await expect
      .poll(
        async () =>
          (
            await server.pool.query(
              `select 1 from pgboss.job where data->>'job' = 'message_orders' and state <> 'completed'`,
            )
          ).rowCount,
        { timeout: 30_000 },
      )
      .toBe(0)
    return (await other.get('/messages/list-messages')).json()
  }
  await order()
  expect((await order()).messages).toMatchObject([{ kind: 'please_answer', recipients: 1 }])
  expect((await mailbox.next('iara@example.org')).subject).toContain('você vem?')
  await other.post('/calendar/update-event', { event: { ...event, start: inDays(9), end: inDays(10, '00:30') } })
  expect((await order()).total).toBe(2)
})

test.each([
  ['22:00', '08:00', '2026-11-24T02:30:00Z', '2026-11-24T11:00:00.000Z'],
  ['22:00', '08:00', '2026-11-24T10:59:00Z', '2026-11-24T11:00:00.000Z'],
  ['22:00', '08:00', '2026-11-24T11:00:00Z', undefined],
  ['12:00', '14:00', '2026-11-24T15:30:00Z', '2026-11-24T17:00:00.000Z'],
])('quiet from %s to %s in São Paulo, at %s, ends at %s', (from, to, now, end) => {
  expect(quietUntil({ from, to }, 'America/Sao_Paulo', new Date(now))?.toISOString()).toBe(end)
})
