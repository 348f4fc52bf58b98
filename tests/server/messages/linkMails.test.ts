import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

const mail = (memberIds: string[]) => group.post('/messages/mail-links', { memberIds })

test('a link goes to who has an address, opens their page, and the others are named with the reason', async () => {
  const ana = await group.member('Ana', { email: 'ana@example.org' })
  const bento = await group.member('Bento')
  const caio = await group.member('Caio', { email: 'caio@example.org' })
  await group.post('/links/make-links', { memberIds: [caio.id] })
  await group.del(`/links/remove-link?memberId=${caio.id}`)
  const answer = await mail([ana.id, bento.id, caio.id])
  expect(answer.json()).toEqual({
    mailed: 1,
    left: expect.arrayContaining([
      { memberId: bento.id, name: 'Bento', reason: 'no_address' },
      { memberId: caio.id, name: 'Caio', reason: 'no_link' },
    ]),
  })
  const { link } = await mailbox.next('ana@example.org')
  expect(link?.pathname).toBe('/my')
  expect(await group.page(link?.hash.slice(1) ?? '')).toMatchObject({ person: { name: 'Ana' } })
})

test('an address that the mail server refuses is known from then on', async () => {
  const ana = await group.member('Ana', { email: 'gone@example.org' })
  mailbox.rules.refuse = () => 550
  expect((await mail([ana.id])).json().mailed).toBe(1)
  await expect
    .poll(async () => (await group.get(`/messages/find-block?id=${ana.id}`)).json().block, { timeout: 30_000 })
    .toMatchObject({ reason: 'refused', replyCode: 550 })
  mailbox.rules.refuse = () => undefined
  expect((await mail([ana.id])).json()).toEqual({
    mailed: 0,
    left: [{ memberId: ana.id, name: 'Ana', reason: 'refused' }],
  })
})

test('nobody of another group is written to, and only who manages events writes', async () => {
  const other = await foundGroup(server.app)
  const theirs = await replyFixture(server.app, other).member('Dora', { email: 'dora@example.org' })
  expect((await mail([theirs.id])).statusCode).toBe(404)
  const treasurer = await joinAs(server.app, admin, 'treasurer')
  const body = { memberIds: [theirs.id] }
  expect((await callAs(server.app, treasurer, 'POST', '/messages/mail-links', body)).statusCode).toBe(403)
})
