import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { openAccess } from '../../../server/platform/db/embedded/access'
import { registerAt } from '../support/apiClient'
import { makeDataDir, removeDataDir, spawnServer } from '../support/builtServer'
import type { ServerProcess } from '../support/builtServer'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'

/** Generous, as the machine may do much else. */
const POLL = { timeout: 60_000 }
const MAILS = 60

const entry = `${inject('buildDir')}/server/server.mjs`
let dataDir: string
let mailbox: Mailbox
let started: ServerProcess[] = []

beforeAll(async () => {
  dataDir = await makeDataDir(inject('emptyCluster'))
  mailbox = await startMailbox()
})

// What a test that failed has left running would do the next one's work.
afterEach(async () => {
  await Promise.all(started.map((server) => server.end('SIGKILL')))
  started = []
})

afterAll(async () => {
  await mailbox.close()
  await removeDataDir(dataDir)
})

function start() {
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'no-reply@example.org', PUBLIC_URL: 'https://batuta.example' }
  const server = spawnServer(entry, { DATA_DIR: dataDir, ACCESS_TOKEN_TTL_S: '3600', ...mail })
  started.push(server)
  return server
}

test('with one of two processes killed in the middle, every mail is sent, and few of them twice', async () => {
  const [victim, survivor] = [start(), start()]
  const [url] = await Promise.all([victim.ready, survivor.ready])
  const client = await registerAt(url)
  // Both take up all that they can, and wait for the mail server.
  let release = () => {}
  mailbox.rules.hold = new Promise((resolve) => (release = resolve))
  const wanted = Array.from({ length: MAILS }, (_, at) => `guest${at}@example.org`)
  for (const email of wanted) {
    const body = JSON.stringify({ invitation: { id: newId(), role: 'member', email } })
    expect((await client.call('/users/invite', { method: 'POST', body })).status).toBe(201)
  }
  await expect.poll(() => mailbox.waiting(), POLL).toBe(8)

  await victim.end('SIGKILL')
  mailbox.rules.hold = undefined
  release()
  // Those of the dead process are late by what a job may take: half a minute of waiting would show no more than this.
  const { connection } = await openAccess(`${dataDir}/postgres`, {})
  const database = new pg.Client({ ...connection, database: 'batuta' })
  await database.connect()
  const count = async (where: string) => {
    const { rows } = await database.query(`select count(*)::int as jobs from pgboss.job where ${where}`)
    return Number(rows[0].jobs)
  }
  await expect.poll(() => count(`state in ('created', 'retry')`), POLL).toBe(0)
  await expect.poll(() => count(`state = 'active'`), POLL).toBe(4)
  await database.query(`update pgboss.job set started_on = started_on - interval '2 minutes' where state = 'active'`)
  await expect.poll(() => count(`state = 'retry'`), POLL).toBe(4)
  await database.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  await expect.poll(() => count(`state <> 'completed'`), POLL).toBe(0)
  await database.end()

  const times = wanted.map((email) => mailbox.mails.filter(({ to }) => to.includes(email)).length)
  expect(times.filter((sent) => sent === 0)).toEqual([])
  // What the dead process had sent and not yet ticked off is sent again.
  expect(times.filter((sent) => sent > 1).length).toBeLessThanOrEqual(4)
  expect(await survivor.end('SIGTERM')).toBe(0)
})

test('told to stop, a process finishes its mail, and leaves the others to the next one', async () => {
  mailbox.mails.length = 0
  const first = start()
  const client = await registerAt(await first.ready)
  let release = () => {}
  mailbox.rules.hold = new Promise((resolve) => (release = resolve))
  const wanted = Array.from({ length: 12 }, (_, at) => `late${at}@example.org`)
  for (const email of wanted) {
    const body = JSON.stringify({ invitation: { id: newId(), role: 'member', email } })
    await client.call('/users/invite', { method: 'POST', body })
  }
  await expect.poll(() => mailbox.waiting(), POLL).toBe(4)
  const ended = first.end('SIGTERM')
  release()
  mailbox.rules.hold = undefined
  expect(await ended).toBe(0)
  const second = start()
  await second.ready
  const recipients = () => wanted.map((email) => mailbox.mails.filter(({ to }) => to.includes(email)).length)
  await expect.poll(() => recipients().filter((sent) => sent === 0).length, POLL).toBe(0)
  await second.end('SIGTERM')
  expect(Math.max(...recipients())).toBe(1)
})
