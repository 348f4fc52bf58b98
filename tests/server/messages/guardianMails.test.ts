import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { inDays, replyFixture } from '../calendar/replies/replyFixture'
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

const thisYear = new Date().getUTCFullYear()
const aged = (years: number) => `${thisYear - years}-01-01`

/** A mother of two minors and of one who is of age. */
async function family() {
  const ana = await group.member('Ana', { birthDate: aged(12), email: 'ana@example.org' })
  const bento = await group.member('Bento', { birthDate: aged(15) })
  const caio = await group.member('Caio', { birthDate: aged(30), email: 'caio@example.org' })
  const contact = {
    id: newId(),
    name: 'Rosa Lima',
    email: 'rosa@example.org',
    members: [ana, bento, caio].map(({ id }) => ({ memberId: id, isGuardian: true })),
  }
  expect((await group.post('/members/add-contact', { contact })).statusCode).toBe(201)
  return { ana, bento, caio }
}

const tokensOf = (link: URL | undefined) => link?.hash.slice(1).split('~') ?? []
const pagesOf = async (tokens: string[]) => Promise.all(tokens.map((token) => group.page(token)))

test('the links of minors go to their guardian in one mail, which opens a page for each', async () => {
  const { ana, bento, caio } = await family()
  const answer = await group.post('/messages/mail-links', { memberIds: [ana.id, bento.id, caio.id] })
  expect(answer.json()).toEqual({ mailed: 3, left: [] })
  const { link, text } = await mailbox.next('rosa@example.org')
  expect(text).toContain('Hello Rosa Lima,')
  expect(text).toContain('This is about Ana')
  const pages = await pagesOf(tokensOf(link))
  expect(pages.map(({ person }) => person.name)).toEqual(['Ana', 'Bento'])
  expect((await mailbox.next('caio@example.org')).text).toContain('Hello Caio,')
})

test('a message about an event goes to the guardian, and says of whom', async () => {
  const { ana } = await family()
  const event = await group.event({ start: inDays(7), end: inDays(8, '00:30') })
  const message = { id: newId(), kind: 'please_answer', eventId: event.id, way: 'email' }
  expect((await group.post('/messages/send-message', { message })).statusCode).toBe(201)
  const both = [await mailbox.next('rosa@example.org'), await mailbox.next('rosa@example.org')]
  const [ofAna] = both.filter(({ text }) => text.includes('This is about Ana'))
  expect(both.filter(({ text }) => text.includes('This is about Bento'))).toHaveLength(1)
  expect(ofAna?.text).toContain('Hello Rosa Lima,')
  const pages = await pagesOf(tokensOf(ofAna?.link))
  expect(pages.map(({ person }) => person.name)).toEqual(['Ana', 'Bento'])
  expect(pages[0]?.person.id).toBe(ana.id)
})
