import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { ageProof, outcomeOf } from '../accounts/secondFactorFixture'
import { callAs, foundGroup, headersOf, joinAs, newPerson } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'

let server: TestServer
let mailbox: Mailbox
let worker: Awaited<ReturnType<typeof runJobs>>
let admin: SignedIn
let treasurer: SignedIn
let conductor: SignedIn

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestServer({
    config: { smtpUrl: mailbox.url, mailFrom: 'Batuta <no-reply@example.org>', publicUrl: 'https://batuta.example' },
  })
  worker = await runJobs(server)
})

beforeEach(async () => {
  admin = await foundGroup(server.app, newPerson({ name: 'Ana' }))
  treasurer = await joinAs(server.app, admin, 'treasurer', newPerson({ name: 'Otto' }))
  conductor = await joinAs(server.app, admin, 'conductor')
  // A mail is in the language of its reader, whoever does what it tells of.
  await server.pool.query(`update users set locale = 'pt-BR' where id = $1`, [admin.userData.id])
})

afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await server.close()
})

const pix = { key: 'banda@example.org', name: 'Banda de Teste', city: 'Olinda' }
const ours = { name: 'Banda de Teste', iban: 'DE89370400440532013000' }
const theirs = { name: 'Otto Meyer', iban: 'DE02120300000000202051' }

const save = (person: SignedIn, settings: object) =>
  callAs(server.app, person, 'POST', '/finances/payment-settings', { settings })
const mailTo = (person: SignedIn, words: string) => mailbox.next(person.userData.email, words)
/** What came beside the mails that confirm an address. */
const noticesTo = (person: SignedIn) =>
  mailbox.mails.flatMap(({ to, subject }) =>
    to.includes(person.userData.email) && !subject.includes('confirm') ? [subject] : [],
  )
const record = async (action: string) =>
  (await callAs(server.app, admin, 'GET', `/audit/list-entries?config[action]=${action}`)).json().entries

test('where money goes is changed by who shows who they are, and told to all who answer for it, in part', async () => {
  await save(admin, { transfer: ours, details: 'Till on Mondays', version: 0 })
  await Promise.all([mailTo(admin, 'vai o dinheiro'), mailTo(treasurer, 'money is paid')])
  await ageProof(server, treasurer, 11)
  const moved = { pix, transfer: theirs, details: 'Pay to Otto', version: 1 }
  expect(outcomeOf(await save(treasurer, moved))).toBe('403 proof_required')
  await callAs(server.app, treasurer, 'POST', '/auth/prove', { password: newPerson().password })
  expect((await save(treasurer, moved)).statusCode).toBe(200)

  const [portuguese, english] = await Promise.all([mailTo(admin, 'vai o dinheiro'), mailTo(treasurer, 'money is paid')])
  expect(english.text).toContain('Otto changed how Banda de Teste is paid')
  expect(english.text).toContain('IBAN: …3000 → …2051')
  expect(english.text).toContain('Pix key: — → ba…@example.org')
  expect(english.text).toContain('Holder of the account: Banda de Teste → Banda de Teste, Otto Meyer')
  expect(portuguese.text).toContain('Otto mudou como Banda de Teste recebe pagamentos')
  expect(portuguese.text).toContain('Titular da conta: Banda de Teste → Banda de Teste, Otto Meyer')
  expect(portuguese.link?.href).toBe('https://batuta.example/finances/ways-to-pay')
  for (const { text, html } of [portuguese, english])
    for (const secret of [ours.iban, theirs.iban, pix.key, 'Pay to Otto']) expect(text + html).not.toContain(secret)
  expect(noticesTo(conductor)).toEqual([])

  const [last] = await record('payment_settings_changed')
  expect(last).toMatchObject({
    actorName: 'Otto',
    before: { iban: '…3000', holder: 'B… d… T…', paymentDetails: 'Till on…' },
    after: { iban: '…2051', holder: 'O… M…', paymentDetails: 'Pay t…', pixKey: 'ba…@example.org' },
  })
})

test('own words about paying, in which an account can stand as well, are recorded and told alone', async () => {
  await save(treasurer, { details: 'Till on Mondays', version: 0 })
  await save(treasurer, { details: 'Pay to Otto', version: 1 })
  expect(await record('payment_settings_changed')).toMatchObject([
    { before: { paymentDetails: 'Till on…' }, after: { paymentDetails: 'Pay t…' } },
    { after: { paymentDetails: 'Till on…' } },
  ])
  await mailTo(treasurer, 'money is paid')
  expect((await mailTo(treasurer, 'money is paid')).text).toContain('own words about paying were changed')
})

test('the record never shows the words whole, and yet tells two apart that begin alike', async () => {
  const details = (account: string) =>
    `Or to conta 0012-${account}, pix@example.org, agency 0001 of the bank at the corner`
  await save(treasurer, { details: details('34567'), version: 0 })
  await save(treasurer, { details: details('76543'), version: 1 })
  const [last] = await record('payment_settings_changed')
  expect(last).toMatchObject({
    before: { paymentDetails: 'Or to conta … …' },
    after: { paymentDetails: '≠ Or to conta … …' },
  })
})

test('saving what is there already tells nobody', async () => {
  await save(admin, { transfer: ours, version: 0 })
  await mailTo(treasurer, 'money is paid')
  await save(admin, { transfer: ours, version: 1 })
  await save(admin, { transfer: theirs, version: 2 })
  expect((await mailTo(treasurer, 'money is paid')).text).toContain('…3000 → …2051')
})

test('a file of everything is told, one of what filters selected is not', async () => {
  const take = (over: object) =>
    callAs(server.app, treasurer, 'POST', '/audit/record-export', { what: 'finances', count: 41, ...over })
  await take({ count: 3 })
  await take({ isEverything: true })
  const mail = await mailTo(admin, 'levado num arquivo')
  expect(mail.text).toMatch(/Otto gerou um arquivo .*: todos os lançamentos \(41\)/)
  await mailTo(treasurer, 'taken along')
  expect(noticesTo(admin)).toEqual([])
})

test('an erasure is told without the name that it erased, and a person’s data are handed to who shows who they are', async () => {
  const member = { id: newId(), name: 'Zuleica Prado', section: 'brass', status: 'former' }
  await callAs(server.app, admin, 'POST', '/members/add-member', { member })
  await ageProof(server, admin, 11)
  const data = () => callAs(server.app, admin, 'GET', `/members/find-member-data?id=${member.id}`)
  expect(outcomeOf(await data())).toBe('403 proof_required')
  await ageProof(server, admin, 0)
  expect((await data()).statusCode).toBe(200)
  await callAs(server.app, admin, 'POST', '/members/erase-member', { member: { id: member.id, version: 1 } })
  const { text } = await mailTo(treasurer, 'were erased')
  expect(text).toContain('Ana erased the data of a former member')
  expect(text).not.toContain('Zuleica')
})

test('visitors of the demo write to nobody', async () => {
  const visitor = (
    await server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'treasurer' } })
  ).json()
  await server.app.inject({
    method: 'POST',
    url: '/audit/record-export',
    headers: headersOf(visitor),
    payload: { what: 'finances', count: 1, isEverything: true },
  })
  const { rows } = await server.pool.query(
    `select 1 from pgboss.job where data->>'job' = 'notice_mail' and data->'payload'->>'groupId' = $1`,
    [visitor.userData.group.id],
  )
  expect(rows).toEqual([])
})

test('a link for auditors is made and renewed by who shows who they are, and all who answer for the money are told', async () => {
  const link = { id: newId(), name: 'Rita Auditor', from: '2026-01-01', to: '2026-12-31', withNames: false }
  const expiresOn = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const make = () =>
    callAs(server.app, treasurer, 'POST', '/finances/add-auditor-link', { link: { ...link, expiresOn } })
  const renew = () => callAs(server.app, treasurer, 'POST', '/finances/renew-auditor-link', { id: link.id })
  await ageProof(server, treasurer, 11)
  expect(outcomeOf(await make())).toBe('403 proof_required')
  await callAs(server.app, treasurer, 'POST', '/auth/prove', { password: newPerson().password })
  expect((await make()).statusCode).toBe(201)
  const [portuguese, english] = await Promise.all([mailTo(admin, 'auditoria'), mailTo(treasurer, 'for auditors')])
  expect(english.text).toContain('opens the books from January 1, 2026 to December 31, 2026')
  expect(portuguese.text).toContain('abre os livros de 1 de janeiro de 2026 a 31 de dezembro de 2026')
  expect(noticesTo(conductor)).toEqual([])
  expect((await renew()).statusCode).toBe(200)
  const again = await mailTo(treasurer, 'for auditors')
  expect(again.text.split('until ')[1]).toBe(english.text.split('until ')[1])
  await ageProof(server, treasurer, 11)
  expect(outcomeOf(await renew())).toBe('403 proof_required')
})
