import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { addMailBlock } from '../../../server/areas/messages/mailBlocks'
import { financeFixture } from '../finances/financeFixture'
import { replyFixture } from '../calendar/replies/replyFixture'
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
let conductor: SignedIn
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
  conductor = await joinAs(server.app, admin, 'conductor')
  group = replyFixture(server.app, conductor)
})

afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await server.close()
})

async function showDues(memberId: string): Promise<void> {
  const settings = (await callAs(server.app, admin, 'GET', '/group/settings')).json().group
  await callAs(server.app, admin, 'POST', '/group/settings', { group: { ...settings, showsDues: true } })
  await financeFixture(server.app, admin).stored({
    memberId,
    amount: 4200,
    status: 'pending',
    description: 'Mensalidade',
    dueDate: '2026-01-10',
  })
}

const told = async (memberId: string): Promise<string> =>
  (await group.post('/links/share-links', { memberIds: [memberId] })).json().links[0].token

async function log(count = 10) {
  const { entries } = (await callAs(server.app, admin, 'GET', `/audit/list-entries?config[perPage]=${count}`)).json()
  return entries
}

const member = (name: string) =>
  replyFixture(server.app, admin).member(name, { email: `${name.toLowerCase().replaceAll(' ', '.')}@example.org` })

test('a link that a manager was told shows no money; its owner gets one by mail that does, and no manager hears of that one', async () => {
  const bea = await member('Bea Lima')
  await showDues(bea.id)
  const link = await told(bea.id)
  const page = await group.page(link)
  expect(page).toMatchObject({ person: { name: 'Bea Lima' }, duesHidden: 'mail' })
  for (const field of ['owes', 'credit', 'payment']) expect(page).not.toHaveProperty(field)
  const asked = await group.byLink(link, 'POST', '/messages/mail-own-link', {})
  expect(asked.json()).toEqual({ isMailed: true })
  const mail = await mailbox.next('bea.lima@example.org')
  const own = mail.link?.hash.slice(1) ?? ''
  expect(own).not.toBe(link)
  const shown = await group.page(own)
  expect(shown).toMatchObject({ owes: 4200 })
  expect(shown).not.toHaveProperty('duesHidden')
  // Asked again at once, no second mail goes.
  await group.byLink(link, 'POST', '/messages/mail-own-link', {})
  expect((await log(20)).filter(({ action }: { action: string }) => action === 'own_link_mailed')).toMatchObject([
    { actorName: 'Bea Lima', subjectName: 'Bea Lima', after: { email: 'bea.lima@example.org' } },
  ])
  // The manager is still told the same one, and it still shows nothing.
  expect(await told(bea.id)).toBe(link)
  expect(await group.page(link)).not.toHaveProperty('owes')
  // A link that is made anew, or withdrawn, ends both.
  await group.post('/links/make-links', { memberIds: [bea.id] })
  for (const gone of [link, own])
    // oxlint-disable-next-line no-await-in-loop
    expect((await group.byLink(gone, 'GET', '/replies/my-page')).statusCode).toBe(410)
})

test('a manager looks at a page that is nobody’s: nothing of it is a key, shows money or answers', async () => {
  const lia = await member('Lia')
  await showDues(lia.id)
  const event = await group.event({ title: 'Ensaio' })
  const preview = (await group.get(`/replies/preview-page?id=${lia.id}`)).json()
  expect(preview).toMatchObject({ person: { name: 'Lia' }, events: [{ id: event.id, answer: 'silent' }] })
  for (const field of ['owes', 'credit', 'payment', 'mailStoppedAt']) expect(preview).not.toHaveProperty(field)
  expect((await server.pool.query('select 1 from member_links where member_id = $1', [lia.id])).rowCount).toBe(0)
  const treasurer = await joinAs(server.app, admin, 'treasurer')
  const asked = await callAs(server.app, treasurer, 'GET', `/replies/preview-page?id=${lia.id}`)
  expect(asked.statusCode).toBe(403)
  const other = await foundGroup(server.app)
  expect((await callAs(server.app, other, 'GET', `/replies/preview-page?id=${lia.id}`)).statusCode).toBe(404)
})

test('without an address the page says whom to ask, and nothing can be sent; nor is it for a deputy or who is signed in', async () => {
  const caio = await replyFixture(server.app, admin).member('Caio')
  await showDues(caio.id)
  const link = await told(caio.id)
  expect(await group.page(link)).toMatchObject({ duesHidden: 'ask' })
  expect((await group.byLink(link, 'POST', '/messages/mail-own-link', {})).statusCode).toBe(404)
  expect((await group.post('/messages/mail-own-link', {})).statusCode).toBe(404)
})

test('links that were made before it was told apart still open, without money', async () => {
  const duda = await member('Duda')
  await showDues(duda.id)
  const link = await told(duda.id)
  await server.pool.query('update member_links set own_hash = null where member_id = $1', [duda.id])
  expect(await group.page(link)).toMatchObject({ person: { name: 'Duda' }, duesHidden: 'mail' })
})

test('an answer says by which way it came, and one that was set for somebody, by whom', async () => {
  const eva = await member('Eva Prado')
  const event = await group.event({ extendedProps: { asks: { who: 'members', memberIds: [eva.id] } } })
  const answerOf = async () => (await group.roster(event.id)).members[0]
  const link = await told(eva.id)
  expect((await group.answer(link, event.id, 'yes')).statusCode).toBe(200)
  expect(await answerOf()).toMatchObject({ answer: 'yes', via: 'told' })
  await group.post('/messages/mail-links', { memberIds: [eva.id] })
  const own = (await mailbox.next('eva.prado@example.org')).link?.hash.slice(1) ?? ''
  expect((await group.answer(own, event.id, 'no')).statusCode).toBe(200)
  expect(await answerOf()).toMatchObject({ answer: 'no', via: 'own' })
  await group.set({ eventId: event.id, memberId: eva.id, answer: 'maybe' })
  const set = await answerOf()
  expect(set).toMatchObject({ answer: 'maybe', isSetByOther: true, setBy: conductor.userData.name })
  expect(set).not.toHaveProperty('via')
})

test('each telling is a line: whose, how, by whom, and of many their number and names', async () => {
  const [fabio, gil] = [await member('Fabio Reis'), await member('Gil Costa')]
  const memberIds = [fabio.id, gil.id]
  await group.post('/links/share-links', { memberIds })
  const by = { actorName: conductor.userData.name }
  const both = { count: 2, people: { [fabio.id]: 'Fabio Reis', [gil.id]: 'Gil Costa' } }
  expect(await log(2)).toMatchObject([
    { ...by, action: 'member_links_told', after: both },
    { ...by, action: 'member_links_made', after: both },
  ])
  await group.post('/links/share-links', { memberIds: [gil.id] })
  expect(await log(1)).toMatchObject([{ ...by, action: 'member_links_told', subjectName: 'Gil Costa' }])
  const event = await group.event({ title: 'Ensaio', extendedProps: { asks: { who: 'members', memberIds } } })
  const message = { id: crypto.randomUUID(), kind: 'please_answer', eventId: event.id, way: 'share' }
  await group.post('/messages/send-message', { message })
  await group.post('/messages/find-texts', { id: message.id })
  expect(await log(1)).toMatchObject([{ ...by, action: 'message_texts_told', subjectName: 'Ensaio', after: both }])
  const deputy = await group.deputy(event.id, { name: 'Hugo Sá' })
  await group.post('/deputies/share-link', { id: deputy.id })
  await group.post('/deputies/share-link', { id: deputy.id })
  expect(await log(2)).toMatchObject([
    { ...by, action: 'deputy_link_told', subjectName: 'Ensaio', after: { name: 'Hugo Sá' } },
    { ...by, action: 'deputy_link_made', subjectName: 'Ensaio', after: { name: 'Hugo Sá' } },
  ])
})

test('who unsubscribed is asked back by nobody else: not by hand, another address, or a refusal; their own page may', async () => {
  const ida = await member('Ida Melo')
  await group.post('/messages/mail-links', { memberIds: [ida.id] })
  const own = (await mailbox.next('ida.melo@example.org')).link?.hash.slice(1) ?? ''
  const link = await told(ida.id)
  await server.pool.query(
    `insert into mail_blocks (group_id, person_id, email, reason) values ($1, $2, 'ida.melo@example.org', 'unsubscribed')`,
    [admin.userData.group.id, ida.id],
  )
  const block = async () => (await group.get(`/messages/find-block?id=${ida.id}`)).json().block
  const lift = await group.post('/messages/remove-block', { id: ida.id })
  expect([lift.statusCode, lift.json().error.code]).toEqual([403, 'forbidden'])
  expect(await block()).toMatchObject({ reason: 'unsubscribed', at: expect.any(String) })
  const { id, name, section, status, version } = ida
  const moved = { id, name, section, status, version, email: 'ida.nova@example.org' }
  expect((await callAs(server.app, admin, 'POST', '/members/add-member', { member: moved })).statusCode).toBe(200)
  expect(await block()).toMatchObject({ reason: 'unsubscribed' })
  expect((await group.post('/messages/mail-links', { memberIds: [ida.id] })).json()).toMatchObject({
    mailed: 0,
    left: [{ reason: 'unsubscribed' }],
  })
  // A manager has the link that was told, and could use it.
  expect(await group.page(link)).not.toHaveProperty('mailStoppedAt')
  expect((await group.byLink(link, 'POST', '/messages/take-mails-again', {})).statusCode).toBe(403)
  expect(await block()).not.toBe(null)
  expect(await group.page(own)).toMatchObject({ mailStoppedAt: expect.any(String) })
  expect((await group.byLink(own, 'POST', '/messages/take-mails-again', {})).statusCode).toBe(200)
  expect(await block()).toBe(null)
  expect(await group.page(own)).not.toHaveProperty('mailStoppedAt')
})

test('a refusal by a mail server leaves the word of who unsubscribed', async () => {
  const [jonas, groupId] = [await member('Jonas'), admin.userData.group.id]
  const block = { personId: jonas.id, email: 'jonas@example.org' }
  await addMailBlock(server.db, groupId, { ...block, reason: 'unsubscribed' })
  await addMailBlock(server.db, groupId, { ...block, reason: 'refused', replyCode: 550 })
  expect((await group.get(`/messages/find-block?id=${jonas.id}`)).json().block).toMatchObject({
    reason: 'unsubscribed',
  })
})
