import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { registerAt } from '../support/apiClient'
import type { ApiClient } from '../support/apiClient'
import { POLL, SLOTS, mailingServers } from '../support/mailingServers'
import type { MailingServers } from '../support/mailingServers'

const MAILS = 60

let servers: MailingServers
let admin: ApiClient | undefined

/** One person for all tests: with accounts there already, another one would be registered by a mailed link. */
async function adminAt(url: string): Promise<ApiClient> {
  admin = admin?.at(url) ?? (await registerAt(url))
  return admin
}

beforeAll(async () => {
  servers = await mailingServers()
})
// What a test that failed has left running would do the next one's work.
afterEach(() => servers.killAll())
afterAll(() => servers.close())

/** A mail to each. */
async function invite(client: ApiClient, emails: string[]): Promise<void> {
  for (const email of emails) {
    const body = JSON.stringify({ invitation: { id: newId(), role: 'member', email } })
    expect((await client.call('/users/invite', { method: 'POST', body })).status).toBe(201)
  }
}

test('with one of two processes killed in the middle, every mail is sent, and few of them twice', async () => {
  const [victim, survivor] = [servers.start(), servers.start()]
  const [url] = await Promise.all([victim.ready, survivor.ready])
  const client = await adminAt(url)
  // Both take up all that they can, and wait for the mail server.
  const release = servers.delayMails()
  const wanted = Array.from({ length: MAILS }, (_, at) => `guest${at}@example.org`)
  await invite(client, wanted)
  await expect.poll(() => servers.mailbox.waiting(), POLL).toBe(2 * SLOTS)

  await victim.end('SIGKILL')
  release()
  const database = await servers.openDatabase()
  const count = (where: string) => database.count('pgboss.job', where)
  await expect.poll(() => count(`state in ('created', 'retry')`), POLL).toBe(0)
  await expect.poll(() => count(`state = 'active'`), POLL).toBe(SLOTS)
  await database.retryAbandonedJobs()
  await expect.poll(() => count(`state <> 'completed'`), POLL).toBe(0)
  await database.end()

  const times = servers.timesSent(wanted)
  expect(times.filter((sent) => sent === 0)).toEqual([])
  // What the dead process had sent and not yet ticked off is sent again.
  expect(times.filter((sent) => sent > 1).length).toBeLessThanOrEqual(SLOTS)
  expect(await survivor.end('SIGTERM')).toBe(0)
})

test('told to stop, a process finishes its mail, and leaves the others to the next one', async () => {
  servers.mailbox.mails.length = 0
  const first = servers.start()
  const client = await adminAt(await first.ready)
  const release = servers.delayMails()
  const wanted = Array.from({ length: 12 }, (_, at) => `late${at}@example.org`)
  await invite(client, wanted)
  await expect.poll(() => servers.mailbox.waiting(), POLL).toBe(SLOTS)
  const ended = first.end('SIGTERM')
  release()
  expect(await ended).toBe(0)
  const second = servers.start()
  await second.ready
  await expect.poll(() => servers.timesSent(wanted).filter((sent) => sent === 0).length, POLL).toBe(0)
  await second.end('SIGTERM')
  expect(Math.max(...servers.timesSent(wanted))).toBe(1)
})
