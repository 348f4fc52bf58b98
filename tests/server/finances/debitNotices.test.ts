import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { addDays } from '@contract/days'
import type { DebitRun } from '@contract/finances/sepa/debitRuns'
import { nextTargetDay } from '@contract/finances/sepa/targetDays'
import { todayIn } from '../../../server/platform/time/days'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'

let server: TestServer
let mailbox: Mailbox
let worker: Awaited<ReturnType<typeof runJobs>>
let admin: SignedIn
let ledger: FinanceFixture

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestServer({
    config: { smtpUrl: mailbox.url, mailFrom: 'Batuta <no-reply@example.org>', publicUrl: 'https://batuta.example' },
  })
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  worker = await runJobs(server)
})

afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await server.close()
})

const IBAN = 'DE89370400440532013000'
const today = () => todayIn('Europe/Berlin')
const saveSettings = async (debit: object) => {
  const { settings } = await ledger.read('/finances/payment-settings')
  const transfer = { name: 'Musikverein Köln', iban: IBAN }
  const wanted = { transfer, debit: { creditorId: 'DE98ZZZ09999999999', ...debit }, version: settings.version }
  return ledger.post('/finances/payment-settings', { settings: wanted })
}
const runOf = async (id: string): Promise<DebitRun> => (await ledger.read(`/finances/find-debit-run?id=${id}`)).run
const tell = (runId: string, notices: object[]) => ledger.post('/finances/send-debit-notices', { runId, notices })

let count = 0
/** Somebody with a mandate who owes. */
async function debtor(name: string, email?: string): Promise<void> {
  const id = await ledger.addMember({ name, ...(email !== undefined && { email }) })
  const mandate = { id: newId(), personId: id, reference: `M-${++count}`, signedOn: '2026-01-05', holder: name }
  expect((await ledger.post('/finances/add-mandate', { mandate: { ...mandate, iban: IBAN } })).statusCode).toBe(201)
  await ledger.stored({ memberId: id, amount: 4200, description: 'Beitrag', status: 'pending', date: today() })
}

async function makeRun(day = nextTargetDay(addDays(today(), 20))): Promise<DebitRun> {
  const { lines } = await ledger.read('/finances/find-collection?until=2999-12-31')
  const written = lines.map(
    ({ mandateId, finances }: { mandateId: string; finances: { id: string; version: number }[] }) => ({
      mandateId,
      finances: finances.map(({ id, version }) => ({ id, version })),
    }),
  )
  const made = await ledger.post('/finances/add-debit-run', { run: { id: newId(), day, lines: written } })
  expect(made.statusCode).toBe(201)
  return made.json().run
}

test('payers are told in the group’s words, once, and the run says who was told and who has no address', async () => {
  const group = { ...admin.userData.group, currency: 'EUR', timeZone: 'Europe/Berlin', version: 1 }
  expect((await ledger.post('/group/settings', { group })).statusCode).toBe(200)
  const refused = async (debit: object) => (await saveSettings(debit)).json().error.fields
  expect(await refused({ noticeText: 'Am {date}: {amuont}' })).toMatchObject({
    'settings.debit.noticeText': 'unknown_notice_field',
  })
  expect(await refused({ noticeText: 'Bald buchen wir {amount} ab.' })).toEqual({
    'settings.debit.noticeText': 'notice_lacks_amount',
  })
  expect(await refused({ noticeSubject: 'Für {who}' })).toEqual({
    'settings.debit.noticeSubject': 'unknown_notice_field',
  })
  const noticeText = 'Am {date} buchen wir {amount} ab ({what}).\n\n{mandate} / {creditorId} / …{ibanEnd} / {creditor}'
  const saved = await saveSettings({ noticeSubject: 'Lastschrift am {date}', noticeText, noticeDays: 10 })
  expect(saved.json()).toMatchObject({ settings: { debit: { noticeText } }, usualNotice: {} })

  await debtor('Ana Weiß', 'ana@example.org')
  await debtor('Ben')
  const run = await makeRun()
  expect(run).toMatchObject({
    noticeDays: 10,
    noticedBy: addDays(run.day, -10),
    hasMail: true,
    notice: { text: noticeText, greeting: 'Hello {name},' },
    lines: [{ holder: 'Ana Weiß' }, { holder: 'Ben', block: 'no_address' }],
  })
  const [anas, bens] = run.lines
  if (!anas || !bens) throw new Error('no lines')
  expect(anas).not.toHaveProperty('block')
  const both = run.lines.map(({ id }) => ({ id: newId(), lineId: id }))
  expect((await tell(run.id, both)).json().error.fields).toEqual({ 'notices.1.lineId': 'required' })
  expect((await tell(newId(), both)).statusCode).toBe(404)
  expect((await tell(run.id, [{ id: newId(), lineId: newId() }])).json().error.fields).toEqual({
    'notices.0.lineId': 'not_allowed',
  })
  const conductor = await joinAs(server.app, admin, 'conductor')
  const theirs = await callAs(server.app, conductor, 'POST', '/finances/send-debit-notices', {
    runId: run.id,
    notices: both,
  })
  expect(theirs.statusCode).toBe(403)

  const notices = both.map((notice, at) => ({ ...notice, ...(at === 1 && { byHand: true }) }))
  expect((await tell(run.id, notices)).json().run.lines).toMatchObject([
    { notice: { state: 'waiting' } },
    { notice: { state: 'sent', byHand: true } },
  ])
  // Pressed twice, and by somebody else.
  expect((await tell(run.id, notices)).statusCode).toBe(200)
  expect((await tell(run.id, [{ id: newId(), lineId: bens.id, byHand: true }])).json().error.fields).toEqual({
    'notices.0.lineId': 'taken',
  })
  const mail = await mailbox.next('ana@example.org')
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(run.day))
  expect(mail.subject).toBe(`Lastschrift am ${day}`)
  expect(mail.text.replaceAll('\r\n', '\n')).toContain(
    `Am ${day} buchen wir €42.00 ab (Beitrag).\n\n${anas.reference} / DE98ZZZ09999999999 / …3000 / Musikverein Köln`,
  )
  await expect.poll(async () => (await runOf(run.id)).lines[0]?.notice?.state, { timeout: 30_000 }).toBe('sent')
  expect(mailbox.mails.filter(({ to }) => to.includes('ana@example.org'))).toEqual([])
  const log = (await ledger.read('/audit/list-entries?config[action]=debit_notices_sent')).entries
  expect(log).toMatchObject([{ subjectName: '1', after: { count: 2, date: run.day } }])
})

test('without own words payers read the usual ones, and a run made anew is told anew', async () => {
  await saveSettings({})
  await debtor('Cleo', 'cleo@example.org')
  const run = await makeRun()
  const [line] = run.lines
  if (!line) throw new Error('no line')
  expect(run.noticeDays).toBe(14)
  await tell(run.id, [{ id: newId(), lineId: line.id }])
  const mail = await mailbox.next('cleo@example.org')
  expect(mail.text).toMatch(/we collect €42.00 \(Beitrag\) by SEPA direct debit from your account ending in 3000/)
  await expect.poll(async () => (await runOf(run.id)).lines[0]?.notice?.state, { timeout: 30_000 }).toBe('sent')

  expect((await callAs(server.app, admin, 'DELETE', `/finances/remove-debit-run?id=${run.id}`)).statusCode).toBe(200)
  const again = await makeRun()
  const [next] = again.lines
  if (!next) throw new Error('no line')
  expect(next).not.toHaveProperty('notice')
})
