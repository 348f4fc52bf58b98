import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
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

const thisYear = new Date().getUTCFullYear()
const aged = (years: number) => `${thisYear - years}-01-01`

/** A mother of two minors and of one who is of age. */
async function family() {
  const ana = await group.member('Ana', { birthDate: aged(12), email: 'ana@example.org' })
  const bento = await group.member('Bento', { birthDate: aged(15) })
  const caio = await group.member('Caio', { birthDate: aged(30), email: 'caio@example.org' })
  const contact = {
    id: newId(),
    name: 'Rosa Lima',
    email: 'rosa@example.org',
    members: [ana, bento, caio].map(({ id }) => ({ memberId: id, isGuardian: true })),
  }
  expect((await group.post('/members/add-contact', { contact })).statusCode).toBe(201)
  return { ana, bento, caio }
}

const pagesOf = async (tokens: string[]) => Promise.all(tokens.map((token) => group.page(token)))

test('the links of minors go to their guardian in one mail, which opens a page for each', async () => {
  const { ana, bento, caio } = await family()
  const answer = await group.post('/messages/mail-links', { memberIds: [ana.id, bento.id, caio.id] })
  expect(answer.json()).toEqual({ mailed: 3, left: [] })
  const { tokens, text } = await mailbox.next('rosa@example.org')
  expect(text).toContain('Hello Rosa Lima,')
  expect(text).toContain('This is about Ana')
  const pages = await pagesOf(tokens)
  expect(pages.map(({ person }) => person.name)).toEqual(['Ana', 'Bento'])
  expect((await mailbox.next('caio@example.org')).text).toContain('Hello Caio,')
})

const ask = (eventId: string, over: object = {}) =>
  group.post('/messages/send-message', {
    message: { id: newId(), kind: 'please_answer', eventId, way: 'email', ...over },
  })

const recipientsOf = async (id: string) => (await group.get(`/messages/find-message?id=${id}`)).json().recipients

/** Once nobody waits any more. */
async function settled(id: string) {
  const waiting = async () =>
    (await recipientsOf(id)).filter(({ state }: { state: string }) => ['waiting', 'sending'].includes(state))
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
  return recipientsOf(id)
}

const event = () => group.event({ start: inDays(7), end: inDays(8, '00:30') })

/** As `family`, with a father of Ana alone. */
async function twoGuardians() {
  const known = await family()
  const paulo = {
    id: newId(),
    name: 'Paulo Reis',
    email: 'paulo@example.org',
    phone: '+55 12 90000-0002',
    members: [{ memberId: known.ana.id, isGuardian: true }],
  }
  expect((await group.post('/members/add-contact', { contact: paulo })).statusCode).toBe(201)
  return { ...known, paulo }
}

test('each guardian gets one mail about all of theirs, with one link that opens their pages', async () => {
  const { ana, paulo } = await twoGuardians()
  const asked = await event()
  const draft = { kind: 'please_answer', eventId: asked.id }
  const preview = (await group.post('/messages/preview-message', { message: draft, personId: paulo.id })).json()
  expect(preview.recipients).toEqual([
    expect.objectContaining({ kind: 'guardian', name: 'Paulo Reis', guardianOf: ['Ana'], phone: paulo.phone }),
    expect.objectContaining({ kind: 'guardian', name: 'Rosa Lima', guardianOf: ['Ana', 'Bento'] }),
    expect.objectContaining({ kind: 'member', name: 'Caio' }),
  ])
  expect(preview.sample.text).toContain('Hello Paulo Reis,\n\nThis is about Ana; you get it as the guardian.')
  const { message } = (await ask(asked.id)).json()
  expect(message.recipients).toBe(3)
  expect(await settled(message.id)).toMatchObject([
    { name: 'Caio', state: 'sent' },
    { name: 'Paulo Reis', kind: 'guardian', guardianOf: ['Ana'], state: 'sent' },
    { name: 'Rosa Lima', kind: 'guardian', guardianOf: ['Ana', 'Bento'], state: 'sent' },
  ])
  const ofRosa = await mailbox.next('rosa@example.org')
  expect(ofRosa.text).toContain('Hello Rosa Lima,')
  expect(ofRosa.text).toContain('This is about Ana and Bento; you get it as the guardian.')
  const pages = await pagesOf(ofRosa.tokens)
  expect(pages.map(({ person }) => person.name)).toEqual(['Ana', 'Bento'])
  expect(pages[0]?.person.id).toBe(ana.id)
  const forBento = /Answer for Bento:\s+Yes: \S+\s+No: (\S+&answer=no)\s/.exec(ofRosa.text)?.[1] ?? ''
  expect(
    (await pagesOf(new URL(forBento).hash.slice(1).split(/[~&]/).slice(0, 2))).map(({ person }) => person.name),
  ).toEqual(['Bento', 'Ana'])
  const ofPaulo = await mailbox.next('paulo@example.org')
  expect((await pagesOf(ofPaulo.tokens)).map(({ person }) => person.name)).toEqual(['Ana'])
  expect(mailbox.mails.filter(({ to }) => to.includes('ana@example.org') || to.includes('rosa@example.org'))).toEqual(
    [],
  )
})

test('who has answered is left out of the mail; a message to one child alone says nothing of the other', async () => {
  const { ana, bento } = await twoGuardians()
  const asked = await event()
  await group.set({ eventId: asked.id, memberId: bento.id, answer: 'yes' })
  await settled((await ask(asked.id)).json().message.id)
  expect((await mailbox.next('rosa@example.org')).text).toContain('This is about Ana;')
  const other = await event()
  const { message } = (await ask(other.id, { personIds: [bento.id] })).json()
  expect(await settled(message.id)).toMatchObject([{ name: 'Rosa Lima', guardianOf: ['Bento'], state: 'sent' }])
  const mail = await mailbox.next('rosa@example.org')
  expect(mail.text).toContain('This is about Bento;')
  const pages = await pagesOf(mail.tokens)
  expect(pages.map(({ person }) => person.id)).toEqual([bento.id, ana.id])
})

test('a free message names the guardian, the instruments of theirs, and the link of the family', async () => {
  const { ana } = await twoGuardians()
  const to = { who: 'members', memberIds: [ana.id] }
  const message = {
    id: newId(),
    way: 'share',
    kind: 'free',
    to,
    subject: 'Camp',
    words: 'Dear {first name}, {member} ({Instrument}): {link}',
  }
  expect((await group.post('/messages/send-message', { message })).statusCode).toBe(201)
  const { texts } = (await group.post('/messages/find-texts', { id: message.id })).json()
  const ofPaulo = texts.find(({ phone }: { phone?: string }) => phone === '+55 12 90000-0002')
  expect(ofPaulo.text).toMatch(/^This is about Ana; you get it as the guardian\.\n\nDear Paulo, Ana \(Horn\): https:/)
  expect(texts).toHaveLength(2)
  const handed = await group.post('/messages/mark-handed', {
    id: message.id,
    personId: ofPaulo.personId,
    isHanded: true,
  })
  expect(handed.json().recipients).toMatchObject([
    { name: 'Paulo Reis', state: 'handed' },
    { name: 'Rosa Lima', state: 'open', guardianOf: ['Ana'] },
  ])
})

test('an address of a guardian that is refused, and an unsubscription, are theirs alone', async () => {
  const { ana, paulo } = await twoGuardians()
  mailbox.rules.refuse = (to) => (to === 'paulo@example.org' ? 550 : undefined)
  const first = (await ask((await event()).id, { personIds: [ana.id] })).json().message
  expect(await settled(first.id)).toMatchObject([
    { name: 'Paulo Reis', state: 'failed', reason: 'refused' },
    { name: 'Rosa Lima', state: 'sent' },
  ])
  mailbox.rules.refuse = () => undefined
  const blockOf = async (id: string) => (await group.get(`/messages/find-block?id=${id}`)).json().block
  expect(await blockOf(paulo.id)).toMatchObject({ reason: 'refused', replyCode: 550 })
  expect(await blockOf(ana.id)).toBe(null)
  const { headers } = await mailbox.next('rosa@example.org')
  const url = /<([^>]+)>/.exec(headers.find((line) => line.startsWith('List-Unsubscribe: ')) ?? '')?.[1] ?? ''
  const path = new URL(url).pathname
  expect((await server.app.inject({ url: path })).body).toContain('rosa@example.org')
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (to: string) => server.app.inject({ method: 'POST', url: to, headers: form, payload: '' })
  expect((await post(path)).statusCode).toBe(200)
  const second = await event()
  const refused = await ask(second.id, { personIds: [ana.id] })
  expect(refused.json().error.fields).toEqual({ 'message.personIds': 'required' })
  const draft = { kind: 'please_answer', eventId: second.id }
  const { recipients } = (await group.post('/messages/preview-message', { message: draft })).json()
  expect(recipients).toMatchObject([
    { name: 'Paulo Reis', block: 'refused' },
    { name: 'Rosa Lima', block: 'unsubscribed' },
    { name: 'Caio' },
  ])
  await group.post('/messages/remove-block', { id: paulo.id })
  expect(await blockOf(paulo.id)).toBe(null)
  await post(`${path}?undo=1`)
  const third = (await ask(second.id, { personIds: [ana.id] })).json().message
  expect(await settled(third.id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  const { entries } = (await group.get(`/audit/list-entries?config[subjectId]=${paulo.id}`)).json()
  expect(entries[0]).toMatchObject({ action: 'mail_block_lifted', subjectType: 'contact', subjectName: 'Paulo Reis' })
})

test('a guardian who unsubscribed is mailed a way back from the page of their child, and they alone take it', async () => {
  // Rosa has mails from the groups of other tests too.
  mailbox.mails.splice(0)
  const { ana } = await twoGuardians()
  const token = await group.link(ana.id)
  const none = await group.byLink(token, 'POST', '/messages/mail-way-back', {})
  expect(none.statusCode).toBe(404)
  expect(await group.page(token)).not.toHaveProperty('guardianMailStoppedAt')
  const first = (await ask((await event()).id, { personIds: [ana.id] })).json().message
  await settled(first.id)
  const { headers } = await mailbox.next('rosa@example.org')
  const url = /<([^>]+)>/.exec(headers.find((line) => line.startsWith('List-Unsubscribe: ')) ?? '')?.[1] ?? ''
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (to: string) => server.app.inject({ method: 'POST', url: to, headers: form, payload: '' })
  await post(new URL(url).pathname)

  expect(await group.page(token)).toMatchObject({ guardianMailStoppedAt: expect.any(String) })
  expect(await group.page(token)).not.toHaveProperty('mailStoppedAt')
  const ways = [
    await group.byLink(token, 'POST', '/messages/mail-way-back', {}),
    await group.byLink(token, 'POST', '/messages/mail-way-back', {}),
  ]
  expect(ways.map((answer) => answer.json())).toEqual([{ isMailed: true }, { isMailed: true }])
  const mail = await mailbox.next('rosa@example.org', 'have e-mails again')
  expect(mail.link?.pathname).toBe(new URL(url).pathname)
  const { rows } = await server.pool.query(
    `select 1 from pgboss.job where data->>'job' = 'way_back_mail' and data->'payload'->>'groupId' = $1`,
    [admin.userData.group.id],
  )
  expect(rows).toHaveLength(1)
  expect(await group.page(token)).toHaveProperty('guardianMailStoppedAt')
  await post(`${mail.link?.pathname}?undo=1`)
  expect(await group.page(token)).not.toHaveProperty('guardianMailStoppedAt')
  expect((await group.byLink(token, 'POST', '/messages/mail-way-back', {})).statusCode).toBe(404)
})

test('what waits since before its member had a guardian goes to the guardian', async () => {
  const { ana } = await family()
  const { message } = (await ask((await event()).id, { personIds: [ana.id] })).json()
  await settled(message.id)
  await mailbox.next('rosa@example.org')
  await server.pool.query(
    `update message_recipients set person_id = $2, minor_ids = null, state = 'failed' where message_id = $1`,
    [message.id, ana.id],
  )
  await group.post('/messages/retry-message', { id: message.id })
  expect(await settled(message.id)).toMatchObject([{ kind: 'member', name: 'Ana', state: 'sent' }])
  expect((await mailbox.next('rosa@example.org')).text).toContain('This is about Ana;')
})

test('whoever may not read contacts is told no guardian’s name', async () => {
  await twoGuardians()
  const asked = await event()
  const conductor = await joinAs(server.app, admin, 'conductor')
  const fields = { treasurer: [], conductor: ['email', 'phone'], leader: [], version: 0 }
  expect((await group.post('/members/change-access', { access: fields })).statusCode).toBe(200)
  const message = { id: newId(), kind: 'please_answer', eventId: asked.id, way: 'share' }
  const asConductor = (method: 'GET' | 'POST', url: string, payload?: object) =>
    callAs(server.app, conductor, method, url, payload)
  const answers = [
    await asConductor('POST', '/messages/preview-message', { message: { kind: 'please_answer', eventId: asked.id } }),
    await asConductor('POST', '/messages/send-message', { message }),
    await asConductor('GET', `/messages/find-message?id=${message.id}`),
    await asConductor('POST', '/messages/find-texts', { id: message.id }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201, 200, 200])
  expect(answers.filter(({ body }) => /Rosa|Paulo/.test(body))).toEqual([])
  const { recipients } = answers[2]?.json() ?? {}
  expect(recipients).toMatchObject([
    { kind: 'member', name: 'Caio' },
    { kind: 'guardian', name: 'Ana', guardianOf: ['Ana'] },
    { kind: 'guardian', name: 'Ana, Bento' },
  ])
})

test('what guardians were told is in the child’s data, and goes with the child', async () => {
  const { ana, bento, paulo } = await twoGuardians()
  const { message } = (await ask((await event()).id)).json()
  await settled(message.id)
  const toldOf = async (id: string) => (await group.get(`/members/find-member-data?id=${id}`)).json().data.messages
  expect(await toldOf(ana.id)).toHaveLength(2)
  expect(await toldOf(bento.id)).toHaveLength(1)
  const former = (await group.post('/members/add-member', { member: { ...ana, status: 'former' } })).json().member
  const erased = await group.post('/members/erase-member', { member: { id: former.id, version: former.version } })
  expect(erased.statusCode).toBe(200)
  const { rows } = await server.pool.query(
    'select person_id, minor_ids from message_recipients where message_id = $1 and minor_ids is not null',
    [message.id],
  )
  expect(rows.map((row) => row.minor_ids)).toEqual([[bento.id]])
  const ofPaulo = 'select from message_recipients where person_id = $1'
  expect((await server.pool.query(ofPaulo, [paulo.id])).rowCount).toBe(0)
})
