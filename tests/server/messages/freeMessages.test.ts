import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
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

const draftOf = (over: object = {}) => ({
  kind: 'free',
  to: { who: 'all' },
  subject: 'O ônibus de {grupo}',
  words: 'Olá, {primeiro nome}!\n\nSua página: {link}',
  ...over,
})

const send = (over: object = {}) => group.post('/messages/send-message', { message: sending(over) })
const sending = (over: object = {}) => ({ id: newId(), way: 'email', ...draftOf(over) })

const preview = async (over: object = {}, personId?: string) =>
  (await group.post('/messages/preview-message', { message: draftOf(over), ...(personId && { personId }) })).json()

const namesOf = (found: { recipients: { name: string }[] }) => found.recipients.map(({ name }) => name).toSorted()

const told = async (id: string) => (await group.get(`/messages/find-message?id=${id}`)).json()

/** Once nobody waits any more. */
async function settled(id: string) {
  const waiting = async () =>
    (await told(id)).recipients.filter(({ state }: { state: string }) => ['waiting', 'sending'].includes(state))
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
  return (await told(id)).recipients
}

describe('a message in free words', () => {
  test('is read by each with their own name and link, and says who has no address', async () => {
    const ana = await group.member('Ana Lima', { email: 'ana.lima@example.org' })
    await group.member('Caio Reis')
    const shown = await preview({}, ana.id)
    expect(shown.sample).toMatchObject({ subject: 'O ônibus de Banda de Teste', personId: ana.id })
    expect(shown.sample.text).toBe('Olá, Ana!\n\nSua página: https://batuta.example/my#…')
    expect(shown.forAll.text).toBe('Olá, everybody!\n\nSua página: your personal link')
    expect(shown.recipients).toEqual([
      expect.objectContaining({ name: 'Ana Lima', email: 'ana.lima@example.org' }),
      expect.objectContaining({ name: 'Caio Reis', block: 'no_address' }),
    ])
    const answer = await send()
    expect(answer.statusCode).toBe(201)
    const { message } = answer.json()
    expect(message).toMatchObject({ kind: 'free', subject: 'O ônibus de {grupo}', recipients: 1 })
    expect(message).not.toHaveProperty('eventId')
    expect(await settled(message.id)).toMatchObject([{ name: 'Ana Lima', state: 'sent' }])
    const mail = await mailbox.next('ana.lima@example.org')
    expect(mail.subject).toBe('O ônibus de Banda de Teste')
    expect(mail.text).toMatch(/^Olá, Ana!\s+Sua página: https:\/\/batuta\.example\/my#/)
    expect(mail.html).toMatch(/<a href="https:\/\/batuta\.example\/my#[^"]+"/)
    expect(mail.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect((await group.page(mail.link?.hash.slice(1) ?? '')).person.name).toBe('Ana Lima')
  })

  test('without a link in its text tells none, and leaves what names no field as it is', async () => {
    await group.member('Bia Sá', { email: 'bia@example.org' })
    const { message } = (await send({ subject: 'Oi', words: 'Um {abraço}, {name} ({instrument})' })).json()
    await settled(message.id)
    const { text } = await mailbox.next('bia@example.org')
    expect(text).toContain('Um {abraço}, Bia Sá (Horn)')
    expect(text).not.toContain('/my#')
    expect(text).not.toContain('The link is for you alone')
  })

  test('tells each their own values of the own fields that they see themselves, and nobody of others', async () => {
    const medium = { id: newId(), name: 'M' }
    const field = (over: object) => ({ id: newId(), kind: 'text', seenBy: ['self'], writtenBy: ['manager'], ...over })
    const shirt = field({ name: 'T-shirt size', kind: 'choice', options: [{ id: newId(), name: 'S' }, medium] })
    const camp = field({ name: 'Camp', kind: 'yesNo' })
    const medal = field({ name: 'Medal', kind: 'date' })
    const secret = field({ name: 'Secret', seenBy: ['treasurer'] })
    for (const own of [shirt, camp, medal, secret])
      expect((await group.post('/members/add-own-field', { field: own })).statusCode).toBe(201)
    await group.member('Eva Dias', {
      email: 'eva@example.org',
      ownValues: { [shirt.id]: medium.id, [camp.id]: true, [medal.id]: '2027-05-01', [secret.id]: 'owes a lot' },
    })
    const words = 'Size {t-shirt  SIZE}, camp {camp}, medal {Medal}, {secret}'
    const filled = 'Size M, camp yes, medal May 1, 2027, {secret}'
    const shown = await preview({ words })
    expect(shown.sample.text).toBe(filled)
    expect(shown.forAll.text).toBe('Size T-shirt size, camp Camp, medal Medal, {secret}')
    const { message } = (await send({ subject: 'Shirts: {t-shirt size}', words })).json()
    await settled(message.id)
    const mail = await mailbox.next('eva@example.org')
    expect(mail.subject).toBe('Shirts: M')
    expect(mail.text).toContain(filled)
    // A conductor, who does not read the size, is shown none.
    const conductor = await joinAs(server.app, admin, 'conductor')
    const body = { message: draftOf({ words }) }
    const seen = (await callAs(server.app, conductor, 'POST', '/messages/preview-message', body)).json()
    expect(seen.sample.text).toBe(words)
  })

  test('goes to all who are active, to sections, to groups of people, or to those who were chosen', async () => {
    const ana = await group.member('Ana')
    await group.member('Bento', { section: 'strings', instrument: 'Viola' })
    const caio = await group.member('Caio', { status: 'former' })
    await group.member('Davi', { status: 'on_leave' })
    const youth = { id: newId(), name: 'Youth', memberIds: [ana.id, caio.id] }
    expect((await group.post('/members/add-member-group', { memberGroup: youth })).statusCode).toBe(201)
    expect(namesOf(await preview())).toEqual(['Ana', 'Bento'])
    expect(namesOf(await preview({ to: { who: 'sections', sectionIds: ['strings'] } }))).toEqual(['Bento'])
    expect(namesOf(await preview({ to: { who: 'groups', groupIds: [youth.id] } }))).toEqual(['Ana'])
    expect(namesOf(await preview({ to: { who: 'members', memberIds: [ana.id, caio.id] } }))).toEqual(['Ana', 'Caio'])
  })

  test('goes to a section of the group’s own', async () => {
    await group.member('Ana')
    await group.member('Bento', { instrument: 'Trumpet' })
    const { settings } = (await group.get('/members/list-sections')).json()
    const own = [
      { id: newId(), name: 'Cornos', family: 'brass', instruments: ['Horn'] },
      { id: newId(), name: 'Metais', family: 'brass', instruments: ['Trumpet'] },
    ]
    const body = { settings: { ...settings, sections: own } }
    expect((await group.post('/members/change-sections', body)).statusCode).toBe(200)
    expect(namesOf(await preview({ to: { who: 'sections', sectionIds: [own[0]?.id] } }))).toEqual(['Ana'])
  })

  test('is refused without text, subject or anybody to reach, and to who manages no events', async () => {
    await group.member('Caio')
    const empty = await send({ subject: ' ', words: '' })
    expect(empty.json().error.fields).toEqual({ 'message.subject': 'required', 'message.words': 'required' })
    expect((await send()).json().error.fields).toEqual({ 'message.personIds': 'required' })
    const treasurer = await joinAs(server.app, admin, 'treasurer')
    const refused = await callAs(server.app, treasurer, 'POST', '/messages/send-message', { message: sending() })
    expect(refused.statusCode).toBe(403)
  })

  test('sent again word for word tells nobody twice', async () => {
    await group.member('Duda', { email: 'duda.free@example.org' })
    const message = sending()
    const answers = [
      await group.post('/messages/send-message', { message }),
      await group.post('/messages/send-message', { message }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200])
    const other = await group.post('/messages/send-message', { message: { ...message, subject: 'Outro' } })
    expect(other.json().error.code).toBe('conflict')
    await settled(message.id)
    expect(mailbox.mails.filter(({ to }) => to.includes('duda.free@example.org'))).toHaveLength(1)
  })

  test('marks an address that the mail server refuses, and can be sent again', async () => {
    const eva = await group.member('Eva', { email: 'eva.free@example.org' })
    mailbox.rules.refuse = (to) => (to === 'eva.free@example.org' ? 550 : undefined)
    const { message } = (await send()).json()
    expect(await settled(message.id)).toMatchObject([{ state: 'failed', reason: 'refused', replyCode: 550 }])
    mailbox.rules.refuse = () => undefined
    expect((await group.get(`/messages/find-block?id=${eva.id}`)).json().block).toMatchObject({ reason: 'refused' })
    expect((await preview()).recipients).toMatchObject([{ block: 'refused' }])
    await group.post('/messages/remove-block', { id: eva.id })
    await group.post('/messages/retry-message', { id: message.id })
    expect(await settled(message.id)).toMatchObject([{ state: 'sent' }])
  })

  test('handed on one by one has a text for each, and the activity log names whom it went to', async () => {
    const ana = await group.member('Ana Lima', { phone: '+55 12 90000-0001' })
    const { message } = (await send({ way: 'share' })).json()
    const { texts } = (await group.post('/messages/find-texts', { id: message.id })).json()
    expect(texts).toMatchObject([{ personId: ana.id, phone: '+55 12 90000-0001' }])
    expect(texts[0].text).toMatch(/^Olá, Ana!\n\nSua página: .+\/my#/)
    const marked = await group.post('/messages/mark-handed', { id: message.id, personId: ana.id, isHanded: true })
    expect(marked.json().recipients).toMatchObject([{ state: 'handed' }])
    const { entries } = (await group.get(`/audit/list-entries?config[subjectId]=${message.id}`)).json()
    expect(entries).toMatchObject([
      { action: 'message_texts_told', subjectName: 'O ônibus de {grupo}', isSubjectThere: true },
      { action: 'members_written_to', subjectType: 'message', after: { count: 1, people: { [ana.id]: 'Ana Lima' } } },
    ])
  })

  test('is among what is stored about its member, and goes when they are erased', async () => {
    const ana = await group.member('Ana Lima', { email: 'ana.data@example.org' })
    const { message } = (await send({ subject: 'Para Ana Lima' })).json()
    await settled(message.id)
    const { data } = (await group.get(`/members/find-member-data?id=${ana.id}`)).json()
    expect(data.messages).toMatchObject([{ title: 'Para Ana Lima', kind: 'free', way: 'email', state: 'sent' }])
    const former = await group.post('/members/add-member', { member: { ...ana, status: 'former' } })
    const { version } = former.json().member
    const erased = await group.post('/members/erase-member', { member: { id: ana.id, version } })
    expect(erased.statusCode).toBe(200)
    const after = await told(message.id)
    expect(after.recipients).toEqual([])
    expect(JSON.stringify(after)).not.toContain('Ana Lima')
  })
})
