import pg from 'pg'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openAccess } from '../../../server/platform/db/embedded/access'
import { registerAt } from '../support/apiClient'
import { makeDataDir, removeDataDir, spawnServer } from '../support/builtServer'
import type { ServerProcess } from '../support/builtServer'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'

const POLL = { timeout: 60_000 }
const MAILS = 200
/** At work at the same time in one process. */
const SLOTS = 4

let dataDir: string
let mailbox: Mailbox
let started: ServerProcess[] = []

beforeAll(async () => {
  dataDir = await makeDataDir(inject('emptyCluster'))
  mailbox = await startMailbox()
})

afterAll(async () => {
  await Promise.all(started.map((server) => server.end('SIGKILL')))
  await mailbox.close()
  await removeDataDir(dataDir)
})

function start() {
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'no-reply@example.org', PUBLIC_URL: 'https://batuta.example' }
  const server = spawnServer(`${inject('buildDir')}/server/server.mjs`, { DATA_DIR: dataDir, ...mail })
  started = [...started, server]
  return server
}

test('with one of two processes killed in the middle, nobody gets a message twice, and what is unclear is said', async () => {
  const [victim, survivor] = [start(), start()]
  const [url] = await Promise.all([survivor.ready, victim.ready])
  const client = await registerAt(url)
  const post = async (path: string, body: object) => {
    const reply = await client.call(path, { method: 'POST', body: JSON.stringify(body) })
    if (reply.status >= 300) throw new Error(await reply.text())
  }
  const wanted = Array.from({ length: MAILS }, (_, at) => `player${at}@example.org`)
  for (const [at, email] of wanted.entries()) {
    const member = { id: newId(), name: `Player ${at}`, section: 'brass', status: 'active', email }
    await post('/members/add-member', { member })
  }
  const begin = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const end = new Date(Date.now() + 7 * 86_400_000 + 7_200_000).toISOString()
  const extendedProps = { calendar: 'Ensaio', status: 'scheduled' }
  const event = { id: newId(), title: 'Ensaio', start: begin, end, allDay: false, extendedProps }
  await post('/calendar/add-event', { event })
  let release = () => {}
  mailbox.rules.hold = new Promise((resolve) => (release = resolve))
  const id = newId()
  await post('/messages/send-message', { message: { id, kind: 'please_answer', eventId: event.id, way: 'email' } })
  await expect.poll(() => mailbox.waiting(), POLL).toBe(2 * SLOTS)
  await victim.end('SIGKILL')
  mailbox.rules.hold = undefined
  release()

  const { connection } = await openAccess(`${dataDir}/postgres`, {})
  const database = new pg.Client({ ...connection, database: 'batuta' })
  await database.connect()
  const count = async (where: string) => {
    const { rows } = await database.query(`select count(*)::int as people from message_recipients where ${where}`)
    return Number(rows[0].people)
  }
  await expect.poll(() => count(`state = 'waiting'`), POLL).toBe(0)
  await expect.poll(() => count(`state = 'sent'`), POLL).toBe(MAILS - SLOTS)
  expect(await count(`state = 'sending'`)).toBe(SLOTS)
  // The queue finds after a minute that nobody came back to these: waiting for it would show no more than this.
  await database.query(`update pgboss.job set started_on = started_on - interval '2 minutes' where state = 'active'`)
  await expect
    .poll(async () => (await database.query(`select 1 from pgboss.job where state = 'retry'`)).rowCount, POLL)
    .toBe(SLOTS)
  await database.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  await expect.poll(() => count(`state = 'unclear'`), POLL).toBe(SLOTS)
  await database.end()

  const times = wanted.map((email) => mailbox.mails.filter(({ to }) => to.includes(email)).length)
  expect(Math.max(...times)).toBe(1)
  expect(times.filter((sent) => sent === 1).length).toBeGreaterThanOrEqual(MAILS - SLOTS)
  const ids = mailbox.mails.map(({ headers }) => headers.find((line) => line.startsWith('Message-ID: ')))
  expect(new Set(ids).size).toBe(ids.length)
})
