import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replyFixture } from '../calendar/replies/replyFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const ana = () => ({
  id: newId(),
  name: 'Ana Lima',
  section: 'strings',
  status: 'active',
  email: 'ana@example.org',
  birthDate: '1990-05-01',
  notes: 'Sings, too',
})

test('a membership secretary writes members, and opens nothing that is the admin’s or the treasurer’s', async () => {
  const admin = await foundGroup(server.app)
  const secretary = await joinAs(server.app, admin, 'secretary')
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    callAs(server.app, secretary, method, path, body)

  const member = ana()
  expect((await ask('POST', '/members/add-member', { member })).statusCode).toBe(201)
  const others = {
    id: newId(),
    fileName: 'gente.csv',
    members: [{ ...ana(), name: 'Bia Reis', email: 'bia@example.org' }],
  }
  expect((await ask('POST', '/members/import-members', { import: others })).statusCode).toBe(201)
  // Whoever manages members reads all of each.
  const { members } = (await ask('GET', '/members/list-members?config[q]=ana')).json()
  expect(members).toMatchObject([{ email: member.email, birthDate: member.birthDate, notes: member.notes }])
  expect((await ask('GET', '/members/list-sections')).statusCode).toBe(200)
  expect((await ask('GET', '/calendar/list-events?start=2035-01-01&end=2035-02-01')).statusCode).toBe(200)
  expect((await ask('GET', '/analytics/events/list')).statusCode).toBe(200)
  expect((await ask('DELETE', `/members/remove-member?id=${member.id}`)).statusCode).toBe(200)

  const refused = await Promise.all([
    ask('GET', '/finances/list'),
    ask('GET', '/users/list-users'),
    ask('GET', '/users/list-invitations'),
    ask('GET', '/audit/list-entries'),
    ask('POST', '/members/change-access', { access: { treasurer: [], conductor: [], version: 0 } }),
    ask('POST', '/calendar/add-event', {}),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403])
})

test('a membership secretary writes messages in free words, and none about an event; no link of anybody is shown', async () => {
  const admin = await foundGroup(server.app)
  const group = replyFixture(server.app, admin)
  const secretary = await joinAs(server.app, admin, 'secretary')
  const ask = (method: 'GET' | 'POST', path: string, body?: object) => callAs(server.app, secretary, method, path, body)
  const member = await group.member('Ana Lima', { phone: '+55 12 90000-0001' })
  const event = await group.event()
  const about = { kind: 'please_answer', eventId: event.id }
  const asked = { id: newId(), way: 'share', ...about }
  expect((await group.post('/messages/send-message', { message: asked })).statusCode).toBe(201)
  const free = { kind: 'free', to: { who: 'all' }, subject: 'Contribuição', words: 'Olá, {first name}!' }

  const preview = await ask('POST', '/messages/preview-message', { message: free })
  expect(preview.json().recipients).toMatchObject([{ name: 'Ana Lima', phone: member.phone }])
  const message = { id: newId(), way: 'share', ...free }
  expect((await ask('POST', '/messages/send-message', { message })).statusCode).toBe(201)
  const texts = await ask('POST', '/messages/find-texts', { id: message.id })
  expect(texts.json().texts).toEqual([{ personId: member.id, phone: member.phone, text: 'Olá, Ana!' }])
  const mark = { id: message.id, personId: member.id, isHanded: true }
  expect((await ask('POST', '/messages/mark-handed', mark)).statusCode).toBe(200)

  // Of those about events, and of others’ links, nothing.
  const { messages } = (await ask('GET', '/messages/list-messages')).json()
  expect(messages.map(({ id }: { id: string }) => id)).toEqual([message.id])
  const withLink = { ...message, id: newId(), words: 'Sua página: {link}' }
  const linked = await ask('POST', '/messages/send-message', { message: withLink })
  expect(linked.json().error.fields).toEqual({ 'message.words': 'not_allowed' })
  expect((await group.post('/messages/send-message', { message: withLink })).statusCode).toBe(201)
  const shown = await ask('POST', '/messages/find-texts', { id: withLink.id })
  expect(shown.json().texts[0].text).toBe('Sua página: your personal link')
  const refused = await Promise.all([
    ask('POST', '/messages/preview-message', { message: about }),
    ask('POST', '/messages/send-message', { message: { ...asked, id: newId() } }),
    ask('GET', `/messages/find-message?id=${asked.id}`),
    ask('POST', '/messages/find-texts', { id: asked.id }),
    ask('POST', '/messages/retry-message', { id: asked.id }),
    ask('POST', '/messages/mark-handed', { ...mark, id: asked.id }),
    ask('POST', '/messages/send-message', { message: { ...message, id: asked.id } }),
    ask('GET', '/messages/find-settings'),
    ask('POST', '/messages/mail-links', { memberIds: [member.id] }),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404, 404, 404, 404, 409, 403, 403])
  expect(refused.map(({ body }) => body).join('')).not.toContain('Horn')

  // Whether somebody gets e-mails at all is a part of writing to them.
  expect((await ask('GET', `/messages/find-block?id=${member.id}`)).json()).toEqual({ block: null })
})
