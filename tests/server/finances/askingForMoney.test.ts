import { sql } from 'drizzle-orm'
import { parsePix, hasError, isStaticPix } from 'pix-utils'
import { extractText, getDocumentProxy } from 'unpdf'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { addDays } from '@contract/days'
import { paymentReferenceOf } from '@contract/finances/paymentReference'
import { callAs, foundGroup, joinAs, newPerson } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { ownLinkOf } from '../support/ownLinks'
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

const pix = { key: '(81) 98765-4321', name: 'Banda de Teste', city: 'Olinda' }
const transfer = { name: 'Banda de Teste', iban: 'DE89 3704 0044 0532 0130 00', bic: 'cobadeff' }

const settings = async () => (await books.read('/finances/payment-settings')).settings
const save = (over: object) => books.post('/finances/payment-settings', { settings: over })
const statementOf = (memberId: string) => books.read(`/finances/find-statement?memberId=${memberId}`)
const send = (mail: { id: string; memberId: string }) => books.post('/finances/send-statement', { mail })
const owe = (memberId: string, amount: number, dueDate: string, description = 'Mensalidade') =>
  books.stored({ memberId, amount, dueDate, description, status: 'pending' })

async function settled(memberId: string) {
  const mails = async () => (await statementOf(memberId)).mails
  const isOnItsWay = ({ state }: { state: string }) => ['waiting', 'sending'].includes(state)
  await expect.poll(async () => (await mails()).some(isOnItsWay), { timeout: 30_000 }).toBe(false)
  return mails()
}

test('ways to pay are kept as banks want them, under a version, and who changed them is recorded', async () => {
  expect(await settings()).toEqual({ version: 0 })
  const wrong = await save({
    pix: { ...pix, key: '529.982.247-26' },
    transfer: { ...transfer, iban: 'DE88370400440532013000', bic: 'x' },
    version: 0,
  })
  expect(wrong.json().error.fields).toEqual({
    'settings.pix.key': 'bad_pix_key',
    'settings.transfer.iban': 'bad_iban',
    'settings.transfer.bic': 'bad_bic',
  })
  // The digits check, and yet no German IBAN is so long.
  const tooLong = await save({ transfer: { ...transfer, iban: 'DE63370400440532013000123' }, version: 0 })
  expect(tooLong.json().error.fields).toEqual({ 'settings.transfer.iban': 'bad_iban' })
  const saved = await save({ pix, transfer, details: ' Till: Mondays,\nfrom 7 pm ', version: 0 })
  const stored = {
    pix: { ...pix, key: '+5581987654321' },
    transfer: { ...transfer, iban: 'DE89370400440532013000', bic: 'COBADEFF' },
    details: 'Till: Mondays,\nfrom 7 pm',
    version: 1,
  }
  expect([saved.statusCode, saved.json().settings, await settings()]).toEqual([200, stored, stored])
  const late = await save({ pix, version: 0 })
  expect([late.statusCode, late.json().error.current]).toEqual([409, stored])
  const { entries } = await books.read('/audit/list-entries?config[action]=payment_settings_changed')
  expect(entries).toMatchObject([{ before: {}, after: { pixKey: '…4321', iban: '…3000' } }])
})

test('treasurers ask for money; conductors and members see nothing of it', async () => {
  const memberId = await books.addMember({ name: 'Zoe' })
  const calls = (person: SignedIn) =>
    Promise.all([
      callAs(server.app, person, 'GET', '/finances/payment-settings'),
      callAs(server.app, person, 'GET', `/finances/find-statement?memberId=${memberId}`),
      callAs(server.app, person, 'POST', '/finances/payment-settings', { settings: { version: 0 } }),
      callAs(server.app, person, 'POST', '/finances/send-statement', { mail: { id: newId(), memberId } }),
    ])
  for (const role of ['conductor', 'member'] as const) {
    const answers = await calls(await joinAs(server.app, admin, role))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
  }
  const answers = await calls(await joinAs(server.app, admin, 'treasurer'))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 400])
  expect(answers[3]?.json().error.fields).toEqual({ 'mail.memberId': 'not_allowed' })
  const stranger = await foundGroup(server.app)
  const foreign = await callAs(server.app, stranger, 'GET', `/finances/find-statement?memberId=${memberId}`)
  expect(foreign.statusCode).toBe(404)
})

test('a statement asks for what is open, with a Pix code of exactly that and the member’s reference', async () => {
  await save({ ...(await settings()), pix })
  const ana = await books.addMember({ name: 'Ana Conceição', email: 'ana@example.org' })
  await owe(ana, 5050, '2026-03-10', 'Mensalidade de março')
  await owe(ana, 5000, '2026-02-10', 'Mensalidade de fevereiro')
  const wrong = await books.stored({
    memberId: ana,
    amount: 700,
    date: '2026-01-11',
    description: 'Engano',
    status: 'pending',
  })
  await books.post('/finances/close-month', { month: '2026-01' })
  await books.post('/finances/reverse-finance', { reversal: { id: newId(), of: wrong.id, date: '2026-03-01' } })
  await books.stored({ memberId: ana, amount: 9_999 })
  const letter = await statementOf(ana)
  const code = parsePix(letter.ways.pix.code)
  if (hasError(code) || !isStaticPix(code)) throw new Error('not a static Pix code')
  const reference = paymentReferenceOf(ana)
  expect(code).toMatchObject({
    pixKey: '+5581987654321',
    transactionAmount: 100.5,
    txid: reference,
    infoAdicional: 'Ana Conceicao',
  })
  expect(letter).toMatchObject({ owed: 10_050, reference, email: 'ana@example.org', hasMail: true, mails: [] })
  expect(letter.text).toMatch(
    /^Hello Ana Conceição,\n[^]*fevereiro, due on February 10, 2026: R\$50.00\n[^]*Total: R\$100.50/,
  )
  expect(letter.text).toContain(`\n\n${letter.ways.pix.code}\n\n`)
  expect(letter.text).not.toContain('Engano')
})

test('a statement goes out once, in the member’s own language, as things stand when it leaves', async () => {
  const bia = await books.addMember({ name: 'Bia', email: 'bia@example.org' })
  await owe(bia, 4200, '2026-01-10')
  const account = await joinAs(server.app, admin, 'member', newPerson(), { 'accept-language': 'pt-BR' })
  await books.post('/users/link-member', { id: account.userData.id, memberId: bia })
  const mail = { id: newId(), memberId: bia }
  const answers = [await send(mail), await send(mail)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200])
  expect(await settled(bia)).toMatchObject([{ ...mail, state: 'sent', amount: 4200 }])
  const received = await mailbox.next('bia@example.org')
  expect(received.headers).toContain('From: Banda de Teste <no-reply@example.org>')
  expect(received.subject).toMatch(/^Banda de Teste: R\$\s42,00 a pagar$/)
  expect(received.text).toContain((await statementOf(bia)).ways.pix.code)
  expect(mailbox.mails.filter(({ to }) => to.includes('bia@example.org'))).toEqual([])
  const { entries } = await books.read('/audit/list-entries?config[action]=statement_sent')
  expect(entries).toMatchObject([{ subjectName: 'Bia', after: { amount: 4200 } }])
  const { statements } = (await books.read(`/members/find-member-data?id=${bia}`)).data
  expect(statements).toMatchObject([{ state: 'sent', amount: 4200 }])
})

test('what the mail server refuses is told, and who owes nothing or has no address gets no mail', async () => {
  const caio = await books.addMember({ name: 'Caio', email: 'caio@example.org' })
  await owe(caio, 100, '2026-01-10')
  mailbox.rules.refuse = (to) => (to === 'caio@example.org' ? 550 : undefined)
  await send({ id: newId(), memberId: caio })
  expect(await settled(caio)).toMatchObject([{ state: 'failed', reason: 'refused', replyCode: 550 }])
  mailbox.rules.refuse = () => undefined
  const duda = await books.addMember({ name: 'Duda' })
  await owe(duda, 100, '2026-01-10')
  const noAddress = await send({ id: newId(), memberId: duda })
  expect([(await statementOf(duda)).block, noAddress.json().error.fields]).toEqual([
    'no_address',
    { 'mail.memberId': 'required' },
  ])
})

test('one’s own page says how to pay what is owed, where the group tells it, and nobody else’s', async () => {
  const [eva, fred] = [await books.addMember({ name: 'Eva' }), await books.addMember({ name: 'Fred' })]
  await owe(eva, 3300, '2026-02-10')
  const read = async (memberId: string) => {
    const headers = { 'x-personal-link': await ownLinkOf(server, admin.userData.group.id, memberId) }
    return (await server.app.inject({ url: '/replies/my-page', headers })).json()
  }
  expect(await read(eva)).not.toHaveProperty('payment')
  const { group } = await books.read('/group/settings')
  await books.post('/group/settings', { group: { ...group, showsDues: true } })
  const { owes, payment } = await read(eva)
  expect([owes, payment.reference]).toEqual([3300, paymentReferenceOf(eva)])
  const { ways } = await statementOf(eva)
  expect(payment.pixCode).toBe(ways.pix.code)
  expect(payment.account).toEqual(['Banda de Teste', 'DE89 3704 0044 0532 0130 00', 'COBADEFF'])
  expect(await read(fred)).not.toHaveProperty('payment')
  // Who pays for others is asked for theirs too, and those for nothing.
  await owe(fred, 500, '2026-02-10')
  await books.post('/finances/add-payer', { payer: { id: eva, isMember: true, memberIds: [fred] } })
  expect((await read(eva)).owes).toBe(3800)
  expect((await read(fred)).owes).toBe(0)
  expect(await read(fred)).not.toHaveProperty('payment')
})

test('reminders go out in three steps, each in the group’s own words, and count from what is overdue', async () => {
  const [gil, hal, ida] = [
    await books.addMember({ name: 'Gil', email: 'gil@example.org' }),
    await books.addMember({ name: 'Hal' }),
    await books.addMember({ name: 'Ida', email: 'ida@example.org' }),
  ]
  await owe(gil, 2_000, '2026-01-10', 'Janeiro')
  await owe(gil, 3_000, '2999-01-10', 'Muito depois')
  await owe(hal, 500, '2026-01-12')
  await owe(ida, 900, '2999-01-10')
  const overdue = async () => {
    const list = await books.read('/finances/list-reminders')
    return list.overdue.filter(({ memberId }: { memberId: string }) => [gil, hal, ida].includes(memberId))
  }
  expect(await overdue()).toMatchObject([
    { memberId: gil, overdue: 2_000, since: '2026-01-10', next: 1, nextOn: '2026-01-17' },
    { memberId: hal, overdue: 500, block: 'no_address', next: 1 },
  ])

  const { settings: unset, usual } = await books.read('/finances/reminder-settings')
  expect([unset.version, usual]).toMatchObject([
    0,
    [{ text: /forgotten/ }, { text: /before/ }, { text: /twice/ }].map(({ text }) => ({
      text: expect.stringMatching(text),
    })),
  ])
  const steps = [{ days: 3 }, { days: 10, subject: 'Ainda em aberto', text: 'O ônibus não espera.' }, { days: 10 }]
  const replaced = await books.post('/finances/reminder-settings', { settings: { steps, version: 0 } })
  expect(replaced.json().settings).toEqual({ steps, version: 1 })
  expect((await books.post('/finances/reminder-settings', { settings: { steps, version: 0 } })).statusCode).toBe(409)

  const remind = (reminders: object[]) => books.post('/finances/send-reminders', { reminders })
  const first = { id: newId(), memberId: gil, step: 1 }
  const refused = await remind([
    first,
    { id: newId(), memberId: hal, step: 1 },
    { id: newId(), memberId: ida, step: 1 },
  ])
  expect(refused.json().error.fields).toEqual({
    'reminders.1.memberId': 'required',
    'reminders.2.memberId': 'not_allowed',
  })
  const byHand = { id: newId(), memberId: hal, step: 1, byHand: true }
  expect((await remind([first, byHand])).json().mails).toMatchObject([
    { ...first, state: 'waiting', amount: 2_000 },
    { ...byHand, state: 'sent' },
  ])
  await remind([first, byHand])
  await settled(gil)
  const mail = await mailbox.next('gil@example.org')
  expect(mail.text).toContain('easily forgotten')
  expect(mail.text).toMatch(/Janeiro, due on January 10, 2026: R\$20.00\r?\n[^]*Total: R\$20.00/)
  expect(mail.text).not.toContain('Muito depois')
  expect(await overdue()).toMatchObject([
    { last: { step: 1, state: 'sent' }, next: 2 },
    { last: { step: 1, byHand: true }, next: 2 },
  ])
  await remind([{ id: newId(), memberId: gil, step: 2 }])
  await settled(gil)
  const second = await mailbox.next('gil@example.org')
  expect([second.subject, second.text.includes('O ônibus não espera.')]).toEqual(['Ainda em aberto', true])
  expect((await books.read(`/finances/find-statement?memberId=${hal}&step=3`)).text).toContain(
    'We have reminded you twice.',
  )
  expect(mailbox.mails.filter(({ to }) => to.includes('gil@example.org'))).toEqual([])
})

test('who pays for others is reminded of all of theirs at once, and a member of their own', async () => {
  const [jo, kim, leo] = [
    await books.addMember({ name: 'Jo', email: 'jo@example.org' }),
    await books.addMember({ name: 'Kim', email: 'kim@example.org' }),
    await books.addMember({ name: 'Leo', email: 'leo@example.org' }),
  ]
  for (const memberId of [jo, kim, leo]) await owe(memberId, 1_500, '2026-02-10', 'Fevereiro')
  const reminder = (memberId: string, step = 1) => ({ id: newId(), memberId, step })
  const remind = (reminders: object[]) => books.post('/finances/send-reminders', { reminders })
  await remind([{ ...reminder(jo), byHand: true }])
  const payer = { id: newId(), name: 'Família Souza', email: 'souza@example.org', phone: '+55 81 90000-0001' }
  await books.post('/finances/add-payer', { payer: { ...payer, memberIds: [jo, kim] } })

  const theirs = async () => {
    const { overdue } = await books.read('/finances/list-reminders')
    return overdue.filter(({ name }: { name: string }) => ['Jo', 'Kim', 'Leo', payer.name].includes(name))
  }
  const paysFor = [
    { memberId: jo, name: 'Jo', overdue: 1_500 },
    { memberId: kim, name: 'Kim', overdue: 1_500 },
  ]
  const { id: payerId, ...contact } = payer
  // What reached one of theirs before counts.
  expect(await theirs()).toMatchObject([
    { ...contact, memberId: payerId, overdue: 3_000, paysFor, last: { step: 1, byHand: true }, next: 2 },
    { memberId: leo, email: 'leo@example.org', overdue: 1_500, next: 1 },
  ])

  const [first, second, own] = [reminder(jo, 2), reminder(kim, 2), reminder(leo)]
  const answers = [await remind([first, second, own]), await remind([first, second, own])]
  for (const answer of answers)
    expect(answer.json().mails).toMatchObject([
      { id: first.id, memberId: payerId, amount: 3_000 },
      { id: first.id, memberId: payerId },
      { id: own.id, memberId: leo, amount: 1_500 },
    ])
  await settled(payerId)
  await settled(leo)
  const mail = await mailbox.next('souza@example.org')
  expect(mail.text).toMatch(/Hello Família Souza,[^]*Fevereiro \(Jo\)[^]*Fevereiro \(Kim\)[^]*Total: R\$30.00/)
  const ofLeo = await mailbox.next('leo@example.org')
  expect(ofLeo.text).toMatch(/Hello Leo,[^]*Fevereiro, due[^]*Total: R\$15.00/)
  expect(mailbox.mails.filter(({ to }) => /souza|jo@|kim@|leo@/.test(to.join()))).toEqual([])
  expect(await theirs()).toMatchObject([{ last: { step: 2, state: 'sent' }, next: 3 }, { last: { step: 1 } }])
  expect(await books.read(`/finances/find-statement?memberId=${kim}&step=3`)).toMatchObject({
    memberId: payerId,
    email: 'souza@example.org',
    owed: 3_000,
    reference: paymentReferenceOf(payerId),
  })
  const { entries } = await books.read('/audit/list-entries?config[action]=statement_sent&config[sort]=desc')
  expect(entries).toContainEqual(expect.objectContaining({ subjectType: 'payer', subjectName: payer.name }))
})

test('the usual words of a reminder are in the language of who reads them', async () => {
  const [max, nina] = [
    await books.addMember({ name: 'Max', email: 'max@example.org' }),
    await books.addMember({ name: 'Nina', email: 'nina@example.org' }),
  ]
  for (const memberId of [max, nina]) await owe(memberId, 700, '2026-02-10')
  const account = await joinAs(server.app, admin, 'member', newPerson(), { 'accept-language': 'en' })
  await books.post('/users/link-member', { id: account.userData.id, memberId: max })
  const ueli = await books.addMember({ name: 'Ueli Groß', email: 'ueli@example.org' })
  await owe(ueli, 123456, '2026-02-10')
  const swiss = await joinAs(server.app, admin, 'member', newPerson(), { 'accept-language': 'de-CH' })
  await books.post('/users/link-member', { id: swiss.userData.id, memberId: ueli })
  const { settings: mails } = await books.read('/messages/find-settings')
  await books.post('/messages/change-settings', { settings: { ...mails, locale: 'pt-BR' } })
  const { usual } = await books.read('/finances/reminder-settings')
  expect(usual[0].text).toContain('É fácil de esquecer')
  const letter = (memberId: string) => books.read(`/finances/find-statement?memberId=${memberId}&step=1`)
  expect((await letter(nina)).text).toContain('É fácil de esquecer')
  expect((await letter(max)).text).toContain('easily forgotten')
  // What is filled in keeps its own spelling.
  const { text: german } = await letter(ueli)
  expect(german).toContain('Guten Tag Ueli Groß,')
  expect(german).toMatch(/fällig am 10\. Februar 2026: R\$\s1[’']234\.56/)
  expect(german).toContain('in Ihre Bank-App («Pix copia e cola»)')
  const speak = async (addressing: 'formal' | 'informal') => {
    const { group } = await books.read('/group/settings')
    await books.post('/group/settings', { group: { ...group, addressing } })
  }
  await speak('informal')
  const { text: informal } = await letter(ueli)
  expect(informal).toContain('Hallo Ueli Groß,')
  expect(informal).toContain('Bitte überweise ihn in den nächsten Tagen.')
  expect(informal).toContain('in deine Bank-App («Pix copia e cola»)')
  expect(informal).not.toMatch(/\b(?:Sie|Ihr|Ihre|Ihnen)\b/)
  expect((await letter(max)).text).toContain('easily forgotten')
  await speak('formal')
  expect((await letter(ueli)).text).toBe(german)
  const reminders = [max, nina].map((memberId) => ({ id: newId(), memberId, step: 1 }))
  await books.post('/finances/send-reminders', { reminders })
  await settled(max)
  await settled(nina)
  expect((await mailbox.next('max@example.org')).subject).toContain('a reminder')
  expect((await mailbox.next('nina@example.org')).subject).toContain('um lembrete')
})

test('bills and reminders are printed as one PDF, each on a page of its own', async () => {
  await save({ ...(await settings()), pix })
  const address = { street: 'Rua das Flores 12', postcode: '50000-000', town: 'Recife', region: 'PE' }
  const olga = await books.addMember({ name: 'Olga Příkladová', address })
  const [kid, debtless] = [await books.addMember({ name: 'Pia' }), await books.addMember({ name: 'Quim' })]
  const payer = { id: newId(), name: 'Família Rocha', email: 'rocha@example.org' }
  await books.post('/finances/add-payer', { payer: { ...payer, memberIds: [kid] } })
  const entries = Array.from({ length: 40 }, (_, at) => owe(olga, 100 + at, '2026-02-10', `Peça nº ${at + 1}`))
  await Promise.all(entries)
  await owe(kid, 2_500, '2026-02-10')
  await owe(kid, 2_500, '2126-02-10')
  const print = (letters: object[], person = admin) =>
    callAs(server.app, person, 'POST', '/finances/print-letters', { letters })
  const read = async (reply: Awaited<ReturnType<typeof print>>) => {
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    const pdf = await getDocumentProxy(new Uint8Array(reply.rawPayload))
    return (await extractText(pdf)).text
  }
  // Forty lines go on to a second page; who owes nothing has no page, and a payer has one for all.
  const [first = '', second = '', third = '', ...more] = await read(
    await print([{ memberId: olga }, { memberId: debtless }, { memberId: kid }, { memberId: payer.id }]),
  )
  expect(more).toEqual([])
  expect(first).toMatch(/Olga Příkladová\s+Rua das Flores 12\s+50000-000 Recife\s+PE/)
  expect(`${first} ${second}`).toMatch(/Peça nº 1,[^]*Peça nº 40,[^]*47[.,]80/)
  expect(third).toMatch(/Família Rocha[^]*Pix/)
  expect(third).toMatch(/50[.,]00/)

  const [reminder = '', ...rest] = await read(await print([{ memberId: kid, step: 2 }]))
  expect([rest, reminder]).toEqual([[], expect.stringMatching(/25[.,]00/)])
  const nothing = await print([{ memberId: debtless }])
  expect([nothing.statusCode, nothing.json().error.fields]).toEqual([400, { letters: 'not_allowed' }])
  expect((await print([{ memberId: newId() }])).statusCode).toBe(404)
  expect((await print([{ memberId: olga }], await joinAs(server.app, admin, 'conductor'))).statusCode).toBe(403)
  // Addresses go only to roles that read them.
  const access = { treasurer: ['email'], conductor: [], version: 0 }
  await books.post('/members/change-access', { access })
  const [hidden] = await read(await print([{ memberId: olga }], await joinAs(server.app, admin, 'treasurer')))
  expect(hidden).toMatch(/Olga/)
  expect(hidden).not.toMatch(/Flores/)
})

test('bills of hundreds are one file, in the order asked for, and a family read in two batches has one', async () => {
  await save({ ...(await settings()), pix })
  const names = Array.from({ length: 270 }, (_, at) => `Person ${String(at).padStart(3, '0')}`)
  const people: string[] = []
  for (const name of names) people.push(await books.addMember({ name }))
  await Promise.all(people.map((memberId, at) => owe(memberId, 100 + at, '2026-02-10')))
  const [first = '', last = ''] = [people[0], people.at(-1)]
  const payer = { id: newId(), name: 'Família Longe', memberIds: [first, last] }
  await books.post('/finances/add-payer', { payer })
  const letters = people.map((memberId) => ({ memberId }))
  const reply = await callAs(server.app, admin, 'POST', '/finances/print-letters', { letters })
  const pages = (await extractText(await getDocumentProxy(new Uint8Array(reply.rawPayload)))).text
  expect(pages).toHaveLength(269)
  // 1,00 of the first and 3,69 of the last.
  expect(pages[0]).toMatch(/Família Longe[^]*Person 000[^]*Person 269[^]*4[.,]69/)
  const shown = pages.slice(1).map((page) => /Person \d{3}/.exec(page)?.[0])
  expect(shown).toEqual(names.slice(1, -1))
  const tooMany = Array.from({ length: 10_001 }, () => ({ memberId: first }))
  expect((await callAs(server.app, admin, 'POST', '/finances/print-letters', { letters: tooMany })).statusCode).toBe(
    400,
  )
})

test('a reminder with a fee asks for it, charges it once, and says so beforehand on paper', async () => {
  const [ron, sue] = [
    await books.addMember({ name: 'Ron', email: 'ron@example.org' }),
    await books.addMember({ name: 'Sue', email: 'sue@example.org' }),
  ]
  for (const memberId of [ron, sue]) await owe(memberId, 1_500, '2026-02-10', 'Fevereiro')
  const { settings: before } = await books.read('/finances/reminder-settings')
  const steps = [{ days: 3 }, { days: 10, fee: 250 }, { days: 10, fee: 500 }]
  await books.post('/finances/reminder-settings', { settings: { steps, version: before.version } })
  expect((await books.read('/finances/list-reminders')).fees).toEqual([0, 250, 500])
  const letter = (memberId: string, step: number) =>
    books.read(`/finances/find-statement?memberId=${memberId}&step=${step}`)
  expect((await letter(ron, 1)).toPay).toBe(1_500)
  const preview = await letter(ron, 2)
  expect([preview.owed, preview.toPay]).toEqual([1_750, 1_750])
  expect(preview.text).toMatch(/Taxa do segundo lembrete, vencimento em .*: R\$\s2,50/)
  // Until the next reminder, which follows after ten days.
  const until = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })
  const { today } = await books.read('/finances/list-reminders')
  expect(preview.text).toContain(`Acerte até ${until.format(new Date(`${addDays(today, 10)}T00:00:00Z`))}, ou avise`)
  expect(await books.all({ memberId: ron })).toHaveLength(1)

  const reminders = [
    { id: newId(), memberId: ron, step: 2 },
    { id: newId(), memberId: sue, step: 2, byHand: true },
  ]
  for (const _again of [1, 2])
    expect((await books.post('/finances/send-reminders', { reminders })).json().mails).toMatchObject([
      { amount: 1_750 },
      { amount: 1_750 },
    ])
  await settled(ron)
  expect((await mailbox.next('ron@example.org')).text).toMatch(/Taxa do segundo lembrete[^]*Total: R\$\s17,50/)
  for (const memberId of [ron, sue]) {
    const entries = await books.all({ memberId })
    expect(entries.map(({ amount, category, status }) => `${amount} ${category} ${status}`).toSorted()).toEqual([
      '1500 dues pending',
      '250 other pending',
    ])
    await Promise.all(entries.map(({ id }) => books.remove(id)))
  }
})

test('a reminder that reaches nobody leaves no fee, and is charged once when it is sent again', async () => {
  const [tom, uma] = [
    await books.addMember({ name: 'Tom', email: 'tom@example.org' }),
    await books.addMember({ name: 'Uma', email: 'uma@example.org' }),
  ]
  const [toms, umas] = [await owe(tom, 1_500, '2026-02-10'), await owe(uma, 1_500, '2026-02-10')]
  const remind = (memberId: string) =>
    books.post('/finances/send-reminders', { reminders: [{ id: newId(), memberId, step: 2 }] })
  const owed = async (memberId: string) =>
    (await books.all({ memberId, status: 'pending' })).map(({ amount }) => amount).toSorted((one, other) => other - one)
  mailbox.rules.refuse = (to) => (to === 'tom@example.org' ? 554 : undefined)
  await remind(tom)
  expect(await settled(tom)).toMatchObject([{ state: 'failed' }])
  mailbox.rules.refuse = () => undefined
  expect(await owed(tom)).toEqual([1_500])
  await server.db.execute(sql`delete from mail_blocks where group_id = ${admin.userData.group.id}`)
  await remind(tom)
  expect(await settled(tom)).toMatchObject([{ state: 'sent', amount: 1_750 }, { state: 'failed' }])
  expect(await owed(tom)).toEqual([1_500, 250])

  // Paid before the reminder leaves.
  await worker.stop()
  await remind(uma)
  expect(await owed(uma)).toEqual([1_500, 250])
  const date = new Date().toISOString().slice(0, 10)
  await books.post('/finances/pay-finances', { payment: { finances: [{ id: umas.id, version: umas.version }], date } })
  worker = await runJobs(server)
  expect(await settled(uma)).toMatchObject([{ state: 'skipped', reason: 'paid' }])
  expect(await owed(uma)).toEqual([])
  expect(mailbox.mails.filter(({ to }) => to.includes('uma@example.org'))).toEqual([])
  await books.remove(toms.id)
})
