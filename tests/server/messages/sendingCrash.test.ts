import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerAt } from '../support/apiClient'
import { POLL, SLOTS, mailingServers } from '../support/mailingServers'
import type { MailingServers } from '../support/mailingServers'

const MAILS = 200

let servers: MailingServers

beforeAll(async () => {
  servers = await mailingServers()
})
afterAll(() => servers.close())

test('with one of two processes killed in the middle, nobody gets a message twice, and what is unclear is said', async () => {
  const [victim, survivor] = [servers.start(), servers.start()]
  const [url] = await Promise.all([survivor.ready, victim.ready])
  const client = await registerAt(url)
  const post = async (path: string, body: object) => {
    const reply = await client.call(path, { method: 'POST', body: JSON.stringify(body) })
    if (reply.status >= 300) throw new Error(await reply.text())
  }
  const wanted = Array.from({ length: MAILS }, (_, at) => `player${at}@example.org`)
  const members = wanted.map((email, at) => {
    return { id: newId(), name: `Player ${at}`, section: 'brass', status: 'active', email }
  })
  await post('/members/import-members', { import: { id: newId(), fileName: 'players.csv', members } })
  const begin = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const end = new Date(Date.now() + 7 * 86_400_000 + 7_200_000).toISOString()
  const extendedProps = { calendar: 'Ensaio', status: 'scheduled' }
  const event = { id: newId(), title: 'Ensaio', start: begin, end, allDay: false, extendedProps }
  await post('/calendar/add-event', { event })
  const release = servers.delayMails()
  const id = newId()
  await post('/messages/send-message', { message: { id, kind: 'please_answer', eventId: event.id, way: 'email' } })
  await expect.poll(() => servers.mailbox.waiting(), POLL).toBe(2 * SLOTS)
  await victim.end('SIGKILL')
  release()

  const database = await servers.openDatabase()
  const count = (state: string) => database.count('message_recipients', `state = '${state}'`)
  await expect.poll(() => count('waiting'), POLL).toBe(0)
  await expect.poll(() => count('sent'), POLL).toBeGreaterThanOrEqual(MAILS - SLOTS)
  // What the other process had in hand is written down soon after; what stays is the victim's.
  await sleep(1_000)
  const inHand = await count('sending')
  expect(inHand).toBeGreaterThan(0)
  expect(await count('sent')).toBe(MAILS - inHand)
  await database.retryAbandonedJobs()
  await expect.poll(() => count('unclear'), POLL).toBe(inHand)
  await database.end()

  const times = servers.timesSent(wanted)
  expect(Math.max(...times)).toBe(1)
  expect(times.filter((sent) => sent === 1).length).toBeGreaterThanOrEqual(MAILS - SLOTS)
  const ids = servers.mailbox.mails.map(({ headers }) => headers.find((line) => line.startsWith('Message-ID: ')))
  expect(new Set(ids).size).toBe(ids.length)
})
