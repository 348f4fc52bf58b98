import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Member } from '@contract/members'
import { replyFixture } from '../replies/replyFixture'
import type { ReplyFixture } from '../replies/replyFixture'
import { callAs, foundGroup, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { startMailbox } from '../../support/mailbox'
import type { Mailbox } from '../../support/mailbox'
import { runJobs } from '../../support/worker'

let server: TestServer
let mailbox: Mailbox
let worker: Awaited<ReturnType<typeof runJobs>>
let admin: SignedIn
let band: ReplyFixture
let teo: SignedIn
let ana: Member
let bia: Member
let caio: Member

const child = `${new Date().getUTCFullYear() - 10}-05-01`

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestServer({
    config: { smtpUrl: mailbox.url, mailFrom: 'Batuta <no-reply@example.org>', publicUrl: 'https://batuta.example' },
  })
  worker = await runJobs(server)
})

/** Two horns, the second a child, and a violin; Téo leads the brass. */
beforeEach(async () => {
  admin = await foundGroup(server.app)
  band = replyFixture(server.app, admin)
  teo = await joinAs(server.app, admin, 'member')
  await lead(['brass'])
  ana = await band.member('Ana Lima', { email: `${newId()}@example.org`, phone: '+55 11 90000-0001' })
  bia = await band.member('Bia Reis', { birthDate: child })
  caio = await band.member('Caio Sá', { section: 'strings', instrument: 'Violin', email: 'caio.led@example.org' })
})

afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await server.close()
})

const lead = (sections: string[]) =>
  band.post('/users/change-leads', { id: teo.userData.id, leads: { sections, memberGroups: [] } })
const ask = (method: 'GET' | 'POST', url: string, body?: object) => callAs(server.app, teo, method, url, body)
const draftOf = (over: object = {}) => ({
  kind: 'free',
  to: { who: 'all' },
  subject: 'Ensaio de naipe',
  words: 'Olá, {first name}!',
  ...over,
})
const sending = (over: object = {}) => ({ id: newId(), way: 'email', ...draftOf(over) })
const send = (message: object) => ask('POST', '/leading/send-message', { message })
const namesOf = ({ recipients }: { recipients: { name: string }[] }) => recipients.map(({ name }) => name)
const previewed = async (over: object = {}) =>
  (await ask('POST', '/leading/preview-message', { message: draftOf(over) })).json()

describe('a section leader', () => {
  test('writes to theirs alone, whomever the message names', async () => {
    const everybody = [ana, bia, caio].map(({ id }) => id)
    const group = { id: newId(), name: 'Todos', memberIds: everybody }
    await band.post('/members/add-member-group', { memberGroup: group })
    const aims = [
      { who: 'all' },
      { who: 'members', memberIds: everybody },
      { who: 'groups', groupIds: [group.id] },
      { who: 'sections', sectionIds: ['brass', 'strings'] },
    ]
    for (const to of aims) expect(namesOf(await previewed({ to }))).toEqual(['Ana Lima', 'Bia Reis'])
    const others = sending({ to: { who: 'members', memberIds: [caio.id] } })
    expect((await send(others)).json().error.fields).toEqual({ 'message.personIds': 'required' })
    const picked = sending({ to: { who: 'members', memberIds: everybody }, personIds: [caio.id] })
    expect((await send(picked)).statusCode).toBe(400)

    const message = sending({ to: { who: 'members', memberIds: everybody } })
    const sent = await send(message)
    expect([sent.statusCode, sent.json().message]).toMatchObject([201, { by: teo.userData.name, recipients: 1 }])
    expect((await mailbox.next(ana.email ?? '')).text).toMatch(/^Olá, Ana!/)
    expect(mailbox.mails.some(({ to }) => to.includes('caio.led@example.org'))).toBe(false)
    const { entries } = (await band.get(`/audit/list-entries?config[subjectId]=${message.id}`)).json()
    expect(entries).toMatchObject([
      { action: 'members_written_to', actorName: teo.userData.name, after: { people: { [ana.id]: 'Ana Lima' } } },
    ])
  })

  test('writes about no event, and not at all once they lead nobody', async () => {
    const event = await band.event()
    const message = { id: newId(), way: 'share', kind: 'please_answer', eventId: event.id }
    expect((await send(message)).statusCode).toBe(400)
    expect((await ask('POST', '/leading/preview-message', { message })).statusCode).toBe(400)
    expect((await ask('POST', '/messages/send-message', { message: sending() })).statusCode).toBe(403)
    await lead([])
    expect((await send(sending())).statusCode).toBe(403)
  })

  test('reads of a guardian whose they are, and no name, address or number; of theirs what the group lets leaders read', async () => {
    const contact = { id: newId(), name: 'Rosa Reis', email: 'rosa.led@example.org', phone: '+55 11 97777-0001' }
    const added = await band.post('/members/add-contact', {
      contact: { ...contact, members: [{ memberId: bia.id, isGuardian: true }] },
    })
    expect(added.statusCode).toBe(201)
    const shown = await ask('POST', '/leading/preview-message', { message: draftOf() })
    expect(shown.json().recipients).toEqual([
      { personId: ana.id, kind: 'member', name: 'Ana Lima', instrument: 'Horn', email: ana.email, phone: ana.phone },
      { personId: contact.id, kind: 'guardian', name: 'Bia Reis', guardianOf: ['Bia Reis'], instrument: 'Horn' },
    ])
    const message = sending({ way: 'share' })
    const sent = await send(message)
    const texts = await ask('POST', '/leading/find-texts', { id: message.id })
    expect(texts.json().texts).toEqual([
      { personId: ana.id, phone: ana.phone, text: 'Olá, Ana!' },
      { personId: contact.id, text: expect.stringContaining('Bia Reis') },
    ])
    const found = await ask('GET', `/leading/find-message?id=${message.id}`)
    expect(namesOf(found.json())).toEqual(['Ana Lima', 'Bia Reis'])
    const told = [shown, sent, texts, found].map(({ body }) => body).join('')
    for (const secret of ['Rosa', contact.email, '97777']) expect(told).not.toContain(secret)

    const { access } = (await band.get('/members/find-access')).json()
    await band.post('/members/change-access', { access: { ...access, leader: [] } })
    const less = await Promise.all([
      ask('POST', '/leading/preview-message', { message: draftOf() }),
      ask('POST', '/leading/find-texts', { id: message.id }),
    ])
    for (const { body } of less) expect(body).not.toMatch(/90000|@example/)
  })

  test('is shown no personal link; by e-mail each finds their own', async () => {
    const words = 'Sua página: {link}'
    const shared = await send(sending({ way: 'share', words }))
    expect(shared.json().error.fields).toEqual({ 'message.words': 'not_allowed' })
    const message = sending({ words })
    expect((await send(message)).statusCode).toBe(201)
    const mail = await mailbox.next(ana.email ?? '')
    expect((await band.page(mail.link?.hash.slice(1) ?? '')).person.name).toBe('Ana Lima')
    expect((await ask('POST', '/leading/find-texts', { id: message.id })).statusCode).toBe(404)
  })

  test('finds what they sent themselves, with those who are still theirs', async () => {
    const message = sending({ way: 'share' })
    await send(message)
    const other = sending({ way: 'share', subject: 'Diretoria' })
    await band.post('/messages/send-message', { message: other })
    const { messages, total } = (await ask('GET', '/leading/list-messages')).json()
    expect([total, messages.map(({ id }: { id: string }) => id)]).toEqual([1, [message.id]])
    const mark = { personId: ana.id, isHanded: true }
    const marked = await ask('POST', '/leading/mark-handed', { id: message.id, ...mark })
    expect(marked.json().recipients).toMatchObject([{ name: 'Ana Lima', state: 'handed' }, { state: 'open' }])

    const refused = await Promise.all([
      ask('GET', `/leading/find-message?id=${other.id}`),
      ask('POST', '/leading/find-texts', { id: other.id }),
      ask('POST', '/leading/retry-message', { id: other.id }),
      ask('POST', '/leading/mark-handed', { id: other.id, ...mark }),
      send({ ...other }),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 409])
    expect(refused.map(({ body }) => body).join('')).not.toContain('Diretoria')

    // Ana plays the violin from now on.
    const moved = { ...ana, section: 'strings', instrument: 'Violin' }
    expect((await band.post('/members/add-member', { member: moved })).statusCode).toBe(200)
    const found = (await ask('GET', `/leading/find-message?id=${message.id}`)).json()
    expect(namesOf(found)).toEqual(['Bia Reis'])
    const { texts } = (await ask('POST', '/leading/find-texts', { id: message.id })).json()
    expect(texts).toMatchObject([{ personId: bia.id }])
    const late = await ask('POST', '/leading/mark-handed', { id: message.id, ...mark })
    expect(late.statusCode).toBe(404)
  })

  test('sends again what failed, to those who are still theirs', async () => {
    mailbox.rules.refuse = () => 550
    const message = sending()
    await send(message)
    const states = async () => {
      const { recipients } = (await band.get(`/messages/find-message?id=${message.id}`)).json()
      return recipients.map(({ state }: { state: string }) => state)
    }
    await expect.poll(states, { timeout: 30_000 }).toEqual(['failed'])
    mailbox.rules.refuse = () => undefined
    await band.post('/messages/remove-block', { id: ana.id })
    const moved = { ...ana, section: 'strings', instrument: 'Violin' }
    const { member } = (await band.post('/members/add-member', { member: moved })).json()
    await ask('POST', '/leading/retry-message', { id: message.id })
    expect(await states()).toEqual(['failed'])
    await band.post('/members/add-member', { member: { ...ana, version: member.version } })
    await ask('POST', '/leading/retry-message', { id: message.id })
    await expect.poll(states, { timeout: 30_000 }).toEqual(['sent'])
  })
})
