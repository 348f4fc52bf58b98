import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replyFixture } from '../calendar/replies/replyFixture'
import type { ReplyFixture } from '../calendar/replies/replyFixture'
import { foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'

let server: TestServer
let mailbox: Mailbox
let worker: Awaited<ReturnType<typeof runJobs>>
let band: ReplyFixture

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestServer({
    config: { smtpUrl: mailbox.url, mailFrom: 'Batuta <no-reply@example.org>', publicUrl: 'https://batuta.example' },
  })
  worker = await runJobs(server)
})

beforeEach(async () => {
  band = replyFixture(server.app, await foundGroup(server.app))
  await band.post('/messages/change-settings', {
    settings: { locale: 'en', version: 0, quiet: { from: '00:00', to: '23:59' } },
  })
})

afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await server.close()
})

/** One person under two records, of whom each has an address. */
async function twoOfOne() {
  const [kept, givenUp] = [
    await band.member('Ana Souza', { email: `${newId()}@example.org` }),
    await band.member('Souza, Ana', { email: `${newId()}@example.org` }),
  ]
  const side = ({ id, version }: { id: string; version: number }) => ({ id, version })
  const merge = { id: newId(), kept: side(kept), givenUp: side(givenUp), taken: [] }
  return {
    kept,
    givenUp,
    merge: async () => expect((await band.post('/members/merge-members', { merge })).statusCode).toBe(200),
    undo: async () => expect((await band.post('/members/undo-merge', { id: merge.id })).statusCode).toBe(200),
    /** Mails to each. */
    sent: () => [kept, givenUp].map(({ email = '' }) => mailbox.mails.filter(({ to }) => to.includes(email)).length),
  }
}

async function write(memberIds: string[]): Promise<string> {
  const to = { who: 'members', memberIds }
  const message = { id: newId(), kind: 'free', way: 'email', to, subject: 'Oi', words: 'Olá, {first name}' }
  expect((await band.post('/messages/send-message', { message })).statusCode).toBe(201)
  return message.id
}

const statesOf = async (id: string) => {
  const { recipients } = (await band.get(`/messages/find-message?id=${id}`)).json()
  return Object.fromEntries(
    recipients.map(({ personId, state, reason }: Record<string, string>) => [
      personId,
      reason === undefined ? state : `${state}: ${reason}`,
    ]),
  )
}

async function endQuietTime(): Promise<void> {
  await band.post('/messages/change-settings', { settings: { locale: 'en', version: 1 } })
  await server.pool.query(`update pgboss.job set start_after = now() where state = 'created'`)
}

const POLL = { timeout: 30_000 }

describe('what waits for the record of a member that becomes one with another', () => {
  test('reaches the one that is kept, once', async () => {
    const two = await twoOfOne()
    const [alone, both] = [await write([two.givenUp.id]), await write([two.kept.id, two.givenUp.id])]
    await two.merge()
    await endQuietTime()
    await expect.poll(() => statesOf(alone), POLL).toEqual({ [two.kept.id]: 'sent' })
    await expect
      .poll(() => statesOf(both), POLL)
      .toEqual({ [two.kept.id]: 'sent', [two.givenUp.id]: 'skipped: merged' })
    expect(two.sent()).toEqual([2, 0])
    const { data } = (await band.get(`/members/find-member-data?id=${two.kept.id}`)).json()
    expect(data.messages).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  test('is theirs again after Undo, and reaches each once', async () => {
    const two = await twoOfOne()
    const [alone, both] = [await write([two.givenUp.id]), await write([two.kept.id, two.givenUp.id])]
    await two.merge()
    await two.undo()
    await endQuietTime()
    await expect.poll(() => statesOf(alone), POLL).toEqual({ [two.givenUp.id]: 'sent' })
    await expect.poll(() => statesOf(both), POLL).toEqual({ [two.kept.id]: 'sent', [two.givenUp.id]: 'sent' })
    expect(two.sent()).toEqual([1, 2])
  })

  test('is not in the way of Undo once it was sent', async () => {
    const two = await twoOfOne()
    const alone = await write([two.givenUp.id])
    await two.merge()
    await endQuietTime()
    await expect.poll(() => statesOf(alone), POLL).toEqual({ [two.kept.id]: 'sent' })
    await two.undo()
    expect(two.sent()).toEqual([1, 0])
  })

  test('is their guardian’s, of a minor', async () => {
    const birthDate = `${new Date().getUTCFullYear() - 10}-05-01`
    const [kept, givenUp] = [
      await band.member('Bia Reis', { birthDate }),
      await band.member('Reis, Bia', { birthDate }),
    ]
    const email = `${newId()}@example.org`
    const members = [{ memberId: givenUp.id, isGuardian: true }]
    const contact = { id: newId(), name: 'Rosa Reis', email, members }
    expect((await band.post('/members/add-contact', { contact })).statusCode).toBe(201)
    const id = await write([givenUp.id])
    const [one, other] = [kept, givenUp].map(({ id: memberId, version }) => ({ id: memberId, version }))
    const stored = (await band.get(`/members/find-member?id=${givenUp.id}`)).json().member
    const merge = { id: newId(), kept: one, givenUp: { ...other, version: stored.version }, taken: [] }
    expect((await band.post('/members/merge-members', { merge })).statusCode).toBe(200)
    await endQuietTime()
    await expect.poll(() => statesOf(id), POLL).toEqual({ [contact.id]: 'sent' })
    expect((await mailbox.next(email)).text).toContain('This is about Bia Reis')
  })

  test('is their link too, by e-mail', async () => {
    const two = await twoOfOne()
    const mailed = await band.post('/messages/mail-links', { memberIds: [two.givenUp.id] })
    expect(mailed.json().mailed).toBe(1)
    await two.merge()
    await endQuietTime()
    const { link } = await mailbox.next(two.kept.email ?? '')
    expect((await band.page(link?.hash.slice(1) ?? '')).person.name).toBe('Ana Souza')
    expect(two.sent()).toEqual([0, 0])
  })
})
