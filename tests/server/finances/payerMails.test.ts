import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { addDays } from '@contract/days'
import { foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'
import { financeFixture } from './financeFixture'

let server: TestServer
let mailbox: Mailbox
let worker: Awaited<ReturnType<typeof runJobs>>
let admin: SignedIn
let books: ReturnType<typeof financeFixture>

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestServer({
    config: { smtpUrl: mailbox.url, mailFrom: 'Batuta <no-reply@example.org>', publicUrl: 'https://batuta.example' },
  })
  admin = await foundGroup(server.app)
  books = financeFixture(server.app, admin)
  worker = await runJobs(server)
})

afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await server.close()
})

const letterOf = (memberId: string, more = '') => books.read(`/finances/find-statement?memberId=${memberId}${more}`)
const send = (mail: { id: string; memberId: string; to?: 'payer' }) => books.post('/finances/send-statement', { mail })
const owe = (memberId: string, amount: number, date: string) =>
  books.stored({ memberId, amount, date, dueDate: date, description: `Mensalidade de ${date}`, status: 'pending' })

async function settled(memberId: string) {
  const mails = async (): Promise<{ state: string }[]> => (await letterOf(memberId)).mails
  const isOnItsWay = ({ state }: { state: string }) => ['waiting', 'sending'].includes(state)
  await expect.poll(async () => (await mails()).some(isOnItsWay), { timeout: 30_000 }).toBe(false)
  return mails()
}

/** A member for whom somebody pays since the year began. */
async function paidFor(name: string, email?: string) {
  const memberId = await books.addMember({ name, email: `${name.toLowerCase()}@example.org` })
  const payer = { id: newId(), name: `Pais de ${name}`, email, memberIds: [memberId] }
  const since = [{ memberId, day: '2026-01-01' }]
  await books.post('/finances/add-payer', { payer: { ...payer, since } })
  return { memberId, payer: { ...payer, since, version: 1 } }
}

test('the statement of a member goes by e-mail to who pays, and to nobody else', async () => {
  const { memberId, payer } = await paidFor('Ana', 'lima@example.org')
  await owe(memberId, 4200, '2026-02-10')
  const mail = { id: newId(), memberId, to: 'payer' as const }
  expect([(await send(mail)).statusCode, (await send(mail)).statusCode]).toEqual([201, 200])
  expect(await settled(memberId)).toMatchObject([{ ...mail, state: 'sent', amount: 4200 }])
  const received = await mailbox.next('lima@example.org')
  expect(received.text).toContain('Pais de Ana')
  expect(received.text).toContain('Mensalidade de 2026-02-10 (Ana)')
  expect(mailbox.mails.filter(({ to }) => to.includes('ana@example.org'))).toEqual([])
  const { entries } = await books.read('/audit/list-entries?config[action]=statement_sent')
  expect(entries).toMatchObject([{ subjectName: payer.name, after: { amount: 4200 } }])
  // To the member it goes when that is said.
  await send({ id: newId(), memberId })
  await settled(memberId)
  expect((await mailbox.next('ana@example.org')).text).toContain('Mensalidade de 2026-02-10')
})

test('a member’s address that refuses a statement gets no other mail either, until somebody lifts it', async () => {
  const memberId = await books.addMember({ name: 'Gil', email: 'gil@example.org' })
  await owe(memberId, 4200, '2026-02-10')
  mailbox.rules.refuse = (to) => (to === 'gil@example.org' ? 550 : undefined)
  await send({ id: newId(), memberId })
  expect(await settled(memberId)).toMatchObject([{ state: 'failed', reason: 'refused', replyCode: 550 }])
  mailbox.rules.refuse = () => undefined
  const { block } = await books.read(`/messages/find-block?id=${memberId}`)
  expect(block).toMatchObject({ reason: 'refused', replyCode: 550 })
  expect((await letterOf(memberId)).block).toBe('refused')
  await books.post('/messages/remove-block', { id: memberId })
  await send({ id: newId(), memberId })
  expect((await settled(memberId)).map(({ state }) => state).toSorted()).toEqual(['failed', 'sent'])
  await mailbox.next('gil@example.org')
})

test('after the last day each is mailed what is asked of them', async () => {
  const { memberId, payer } = await paidFor('Bia', 'souza@example.org')
  await owe(memberId, 3000, '2026-02-10')
  await owe(memberId, 3500, '2026-03-10')
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: admin.userData.group.timeZone }).format()
  expect(addDays(today, -1) > '2026-02-28').toBe(true)
  await books.post('/finances/add-payer', { payer: { ...payer, until: [{ memberId, day: '2026-02-28' }] } })
  await send({ id: newId(), memberId: payer.id })
  await send({ id: newId(), memberId })
  expect([await settled(payer.id), await settled(memberId)]).toMatchObject([[{ amount: 3000 }], [{ amount: 3500 }]])
  const [theirs, own] = [await mailbox.next('souza@example.org'), await mailbox.next('bia@example.org')]
  expect(theirs.text).toContain('Mensalidade de 2026-02-10 (Bia)')
  expect(theirs.text).not.toContain('2026-03-10')
  expect(own.text).toContain('Mensalidade de 2026-03-10')
  expect(own.text).not.toContain('2026-02-10')
})

test('without an address of who pays nothing is sent, and what the mail server refuses is told', async () => {
  const silent = await paidFor('Caio')
  await owe(silent.memberId, 100, '2026-02-10')
  expect(await letterOf(silent.memberId, '&to=payer')).toMatchObject({ to: 'payer', block: 'no_address' })
  const refused = await send({ id: newId(), memberId: silent.memberId, to: 'payer' })
  expect([refused.statusCode, refused.json().error.fields]).toEqual([400, { 'mail.memberId': 'required' }])
  const { memberId } = await paidFor('Duda', 'gone@example.org')
  await owe(memberId, 100, '2026-02-10')
  mailbox.rules.refuse = (to) => (to === 'gone@example.org' ? 550 : undefined)
  await send({ id: newId(), memberId, to: 'payer' })
  expect(await settled(memberId)).toMatchObject([{ state: 'failed', reason: 'refused', to: 'payer', replyCode: 550 }])
  mailbox.rules.refuse = () => undefined
})

test('what was meant for one payer goes to nobody else, who pays by the time it leaves', async () => {
  const { memberId, payer } = await paidFor('Eva', 'old@example.org')
  await owe(memberId, 100, '2026-02-10')
  await worker.stop()
  await send({ id: newId(), memberId, to: 'payer' })
  const aunt = { id: newId(), name: 'Tia', email: 'new@example.org', memberIds: [memberId], since: payer.since }
  await books.post('/finances/add-payer', { payer: aunt })
  worker = await runJobs(server)
  expect(await settled(memberId)).toMatchObject([{ state: 'skipped' }])
  expect(mailbox.mails.filter(({ to }) => to.some((one) => /old@|new@|eva@/.test(one)))).toEqual([])
})
