import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Member } from '@contract/members'
import { openBounceMailbox } from '../../../server/platform/mail/bounces/bounceMailbox'
import { readReport } from '../../../server/platform/mail/bounces/readReport'
import { serverJobs } from '../../../server/registerJobs'
import { replyFixture } from '../calendar/replies/replyFixture'
import type { ReplyFixture } from '../calendar/replies/replyFixture'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { startImapServer } from '../support/imapServer'
import type { ImapServer } from '../support/imapServer'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'
import { reports } from './reports'

let server: TestServer
let mailbox: Mailbox
let imap: ImapServer
let worker: Awaited<ReturnType<typeof runJobs>>
let admin: SignedIn
let group: ReplyFixture

beforeAll(async () => {
  mailbox = await startMailbox()
  imap = await startImapServer({ folder: 'Bounces' })
  server = await createTestServer({
    config: {
      smtpUrl: mailbox.url,
      mailFrom: 'Batuta <no-reply@example.org>',
      publicUrl: 'https://batuta.example',
      bounceImapUrl: imap.url,
    },
  })
  // What comes every few minutes is run by hand here.
  worker = await runJobs(server, { ...serverJobs, often: [] })
})

beforeEach(async () => {
  admin = await foundGroup(server.app)
  group = replyFixture(server.app, admin)
})

afterAll(async () => {
  await worker.stop()
  await imap.close()
  await mailbox.close()
  await server.close()
})

const [readBounces] = serverJobs.often
const readAll = async () => {
  const log = server.app.log
  await readBounces?.run({}, { ...server.dependencies, log })
}
const blockOf = async (id: string) => (await group.get(`/messages/find-block?id=${id}`)).json().block
const recipientsOf = async (id: string) => (await group.get(`/messages/find-message?id=${id}`)).json().recipients

/** A message that was sent to a member, as it arrived. */
async function sent(email = `${newId()}@example.org`): Promise<{ member: Member; id: string; headers: string[] }> {
  const member = await group.member('Ana Lima', { email })
  const to = { who: 'members', memberIds: [member.id] }
  const message = { id: newId(), kind: 'free', way: 'email', to, subject: 'Oi', words: 'Olá' }
  await group.post('/messages/send-message', { message })
  const { headers } = await mailbox.next(email)
  await expect.poll(() => recipientsOf(message.id), { timeout: 30_000 }).toMatchObject([{ state: 'sent' }])
  return { member, id: message.id, headers }
}

describe('a report that comes later', () => {
  test.each(['postfix', 'exim', 'exchange', 'gmail'] as const)(
    'marks the address as a refusal at once does, and the message as failed: %s',
    async (maker) => {
      const { member, id, headers } = await sent()
      const mail = imap.put(reports[maker]({ to: member.email ?? '', headers }))
      await readAll()
      expect(await blockOf(member.id)).toMatchObject({ reason: 'refused', replyCode: 550 })
      expect(await recipientsOf(id)).toMatchObject([{ state: 'failed', reason: 'refused', replyCode: 550 }])
      expect(mail.isSeen).toBe(true)
      await group.post('/messages/remove-block', { id: member.id })
      await readAll()
      expect(await blockOf(member.id)).toBeNull()
    },
  )

  test('of a delay, of a passing failure or of a success marks nothing', async () => {
    const { member, id, headers } = await sent()
    const [to, before] = [member.email ?? '', imap.mails.length]
    imap.put(reports.postfix({ to, headers, action: 'delayed', status: '4.4.1' }))
    imap.put(reports.gmail({ to, headers, action: 'failed', status: '4.4.7' }))
    imap.put(reports.postfix({ to, headers, action: 'delivered', status: '2.0.0' }))
    await readAll()
    expect(await blockOf(member.id)).toBeNull()
    expect(await recipientsOf(id)).toMatchObject([{ state: 'sent' }])
    expect(imap.mails.slice(before).every(({ isSeen }) => isSeen)).toBe(true)
  })

  test('about what the mail holds, or who sends it, marks the message alone', async () => {
    const { member, id, headers } = await sent()
    const diagnostic = 'smtp; 550 5.7.1 This message looks too much like spam to accept'
    imap.put(reports.postfix({ to: member.email ?? '', headers, status: '5.7.1', diagnostic }))
    await readAll()
    expect(await blockOf(member.id)).toBeNull()
    expect(await recipientsOf(id)).toMatchObject([{ state: 'failed', reason: 'rejected', replyCode: 550 }])
  })

  test('about an address that was corrected meanwhile does not mark the new one', async () => {
    const { member, headers } = await sent()
    await group.post('/members/add-member', { member: { ...member, email: `${newId()}@example.org` } })
    imap.put(reports.postfix({ to: member.email ?? '', headers }))
    await readAll()
    expect(await blockOf(member.id)).toBeNull()
  })

  test('about a mail that somebody else sent, or made up, marks nobody', async () => {
    const { member, id, headers } = await sent()
    const to = member.email ?? ''
    const forged = headers
      .map((line) =>
        line.replace(/^(X-Batuta-Mail: .*)(.{3})$/, '$1AAA').replace(/^(Message-ID: <.*)(.{3})@/i, '$1AAA@'),
      )
      .filter((line) => !line.startsWith('List-Unsubscribe'))
    expect(forged).not.toEqual(headers)
    imap.put(reports.postfix({ to, headers: forged }))
    imap.put(reports.exim({ to, headers: [`To: ${to}`, 'Message-ID: <1@elsewhere.example>'] }))
    await readAll()
    expect(await blockOf(member.id)).toBeNull()
    expect(await recipientsOf(id)).toMatchObject([{ state: 'sent' }])
  })

  test('leaves who unsubscribed as they are, and other mails unread', async () => {
    const { member, headers } = await sent()
    const stop = headers.map((line) => /^List-Unsubscribe: <([^>]+)>/.exec(line)?.[1]).find(Boolean) ?? ''
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await server.app.inject({ method: 'POST', url: new URL(stop).pathname, headers: form, payload: '' })
    imap.put(reports.postfix({ to: member.email ?? '', headers }))
    const letter = imap.put(`From: ana@example.org\r\nTo: b@example.org\r\nSubject: Oi\r\n\r\nOi!\r\n`)
    await readAll()
    expect(await blockOf(member.id)).toMatchObject({ reason: 'unsubscribed' })
    expect(letter.isSeen).toBe(false)
  })

  test('of a personal link marks the address too', async () => {
    const email = `${newId()}@example.org`
    const member = await group.member('Bia Reis', { email })
    await group.post('/messages/mail-links', { memberIds: [member.id] })
    const { headers } = await mailbox.next(email)
    imap.put(reports.exchange({ to: email, headers }))
    await readAll()
    expect(await blockOf(member.id)).toMatchObject({ reason: 'refused' })
  })

  test('that cannot be read, or ends in the middle, is left at that', async () => {
    const { member, headers } = await sent()
    const whole = reports.postfix({ to: member.email ?? '', headers })
    const cut = imap.put(whole.slice(0, whole.indexOf('Final-Recipient')))
    const odd = imap.put('Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\n\r\n\0\r\n--x--\r\n')
    await readAll()
    expect([cut.isSeen, odd.isSeen, await blockOf(member.id)]).toEqual([true, true, null])
  })
})

test('addresses in UTF-8 are read, by letter or by number', async () => {
  const source = reports.global({
    to: 'joão@exemplo.example',
    headers: ['To: joão@exemplo.example', 'Message-ID: <1@x>'],
  })
  expect(await readReport(Buffer.from(source))).toMatchObject({
    sentTo: ['joão@exemplo.example'],
    failed: [{ addresses: ['joão@exemplo.example'], status: '5.1.1' }],
  })
})

test('a mailbox that cannot be opened is said on Home, until it can; and where none is set, that nothing is read', async () => {
  const overview = async () => (await callAs(server.app, admin, 'GET', '/home/overview')).json()
  const settings = async (of: TestServer) => {
    const person = of === server ? admin : await foundGroup(of.app)
    return (await callAs(of.app, person, 'GET', '/messages/find-settings')).json()
  }
  const own = await runJobs(server, { jobs: [], daily: [], often: serverJobs.often })
  const runs = async (state: string) => {
    const { rows } = await server.pool.query(
      `select state::text from pgboss.job where data->>'job' = 'read_bounces' and state = $1`,
      [state],
    )
    return rows.length
  }
  await expect.poll(() => runs('completed'), { timeout: 30_000 }).toBe(1)
  expect((await overview()).hasUnreadBounces).toBeUndefined()
  await own.stop()

  imap.rules.isDown = true
  await expect(openBounceMailbox(imap.url)).rejects.toBeInstanceOf(Error)
  await server.pool.query(`delete from pgboss.job where data->>'job' = 'read_bounces'`)
  const again = await runJobs(server, { jobs: [], daily: [], often: serverJobs.often })
  await expect.poll(() => runs('failed'), { timeout: 30_000 }).toBe(1)
  await again.stop()
  imap.rules.isDown = false
  expect((await overview()).hasUnreadBounces).toBe(true)
  expect((await settings(server)).readsBounces).toBe(true)
  const plain = await createTestServer()
  expect((await settings(plain)).readsBounces).toBe(false)
  await plain.close()
})

test('a wrong password or mailbox keeps it from being opened', async () => {
  await openBounceMailbox(imap.url)
  await expect(openBounceMailbox(imap.url.replace('secret', 'wrong'))).rejects.toBeInstanceOf(Error)
  await expect(openBounceMailbox(imap.url.replace('Bounces', 'Other'))).rejects.toBeInstanceOf(Error)
})
