import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { paymentReferenceOf, qrReferenceOf, spacedReference } from '@contract/finances/paymentReference'
import { financeFixture } from './financeFixture'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { ownLinkOf } from '../support/ownLinks'

let server: TestServer
let admin: SignedIn
let books: ReturnType<typeof financeFixture>

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  books = financeFixture(server.app, admin)
  const { group } = await books.read('/group/settings')
  await books.post('/group/settings', { group: { ...group, currency: 'CHF', showsDues: true } })
})

afterAll(() => server.close())

const address = { street: 'Gässli', houseNumber: '3a', postalCode: '8000', town: 'Zürich', country: 'CH' }
const transfer = {
  name: 'Musikgesellschaft',
  iban: 'CH4431999123000889012',
  address,
  billLanguage: 'de',
  qrPrefix: '12',
}

const settings = async () => (await books.read('/finances/payment-settings')).settings
const save = async (over: object) =>
  books.post('/finances/payment-settings', { settings: { ...over, version: (await settings()).version } })
const owe = (memberId: string) =>
  books.stored({ memberId, amount: 6_000, date: '2026-01-10', dueDate: '2026-02-10', status: 'pending' })

test('address, language and first digits of a Swiss account are kept, and each is told what is wrong with it', async () => {
  const wrong = await save({
    transfer: { ...transfer, address: { town: 'Zürich', country: 'C1' }, qrPrefix: '12a' },
  })
  expect(wrong.json().error.fields).toEqual({
    'settings.transfer.address.postalCode': 'required',
    'settings.transfer.address.country': 'bad_country',
    'settings.transfer.qrPrefix': 'not_digits',
  })
  await save({ transfer: { ...transfer, address: { ...address, country: 'ch' } } })
  expect((await settings()).transfer).toEqual(transfer)
  const plain = { name: 'Chor', iban: 'CH5800791123000889012', address: { postalCode: '9490', town: 'Vaduz' } }
  await save({ transfer: plain })
  expect((await settings()).transfer).toEqual(plain)
  await save({ transfer: { name: 'Chor', iban: plain.iban } })
  expect((await settings()).transfer).toEqual({ name: 'Chor', iban: plain.iban })
})

test('what is owed to a QR-IBAN is asked by its QR reference alone: bill, letter and own page', async () => {
  const anna = await books.addMember({ name: 'Anna Meier' })
  await owe(anna)
  await save({ transfer })
  const [reference, qrReference] = [paymentReferenceOf(anna), qrReferenceOf(paymentReferenceOf(anna), '12')]
  const letter = await books.read(`/finances/find-statement?memberId=${anna}`)
  expect(letter.ways.transfer).toEqual({
    name: transfer.name,
    iban: transfer.iban,
    reference: qrReference,
    bill: {
      code: expect.stringContaining(`\n60.00\nCHF\n\n\n\n\n\n\n\nQRR\n${qrReference}\nAnna Meier\nEPD`),
      language: 'de',
    },
  })
  expect(letter.text).toContain(spacedReference(qrReference))
  expect(letter.text).not.toContain(spacedReference(reference))
  const link = await ownLinkOf(server, admin.userData.group.id, anna)
  const own = await server.app.inject({ url: '/replies/my-page', headers: { 'x-personal-link': link } })
  expect(own.json().payment).toEqual({
    reference: qrReference,
    account: ['Musikgesellschaft', 'CH44 3199 9123 0008 8901 2'],
  })
})

test('a payment with a member’s QR reference is known as theirs, whoever paid it', async () => {
  const [ben, cleo] = [await books.addMember({ name: 'Ben Frei' }), await books.addMember({ name: 'Cleo Roth' })]
  const [ofBen, ofCleo] = [await owe(ben), await owe(cleo)]
  const own = qrReferenceOf(paymentReferenceOf(cleo), '12')
  const line = { date: '2026-02-09', amount: 6_000, description: 'Gutschrift Ben Frei' }
  const offered = async (over: object) => {
    const answer = (await books.post('/finances/match-lines', { lines: [{ ...line, ...over }] })).json()
    const [{ finances, reasons }] = answer.lines[0].offers
    return [finances[0].id, reasons.includes('reference')]
  }
  expect(await offered({ reference: own })).toEqual([ofCleo.id, true])
  expect(await offered({ description: `QRR ${spacedReference(own)} FREI` })).toEqual([ofCleo.id, true])
  // With a digit of another bank it does not check, and is no reference at all.
  expect(await offered({ reference: own.replace(/^12/, '98') })).toEqual([ofBen.id, false])
})

test('a bill whose language nobody chose is German for a group of a German-speaking country', async () => {
  const beat = await books.addMember({ name: 'Beat Keller' })
  await owe(beat)
  const { billLanguage: _billLanguage, ...unchosen } = transfer
  await save({ transfer: unchosen })
  const languageNow = async () =>
    (await books.read(`/finances/find-statement?memberId=${beat}`)).ways.transfer.bill.language
  expect(await languageNow()).toBe('en')
  const { group } = await books.read('/group/settings')
  await books.post('/group/settings', { group: { ...group, region: 'LI' } })
  expect(await languageNow()).toBe('de')
})

test('a printed bill of a group in Switzerland has its receipt and payment part, on the first page where there is room', async () => {
  await save({ transfer: { ...transfer, name: 'Chor Příkladová', iban: 'CH5800791123000889012', qrPrefix: undefined } })
  const bill = async (entries: number) => {
    const memberId = await books.addMember({ name: 'Ueli Kůrka' })
    const one = { memberId, amount: 123_456, dueDate: '2026-02-10', status: 'pending' as const }
    for (let at = 0; at < entries; at += 1) await books.stored({ ...one, description: `Beitrag ${at}` })
    const reply = await callAs(server.app, admin, 'POST', '/finances/print-letters', { letters: [{ memberId }] })
    return (await extractText(await getDocumentProxy(new Uint8Array(reply.rawPayload)))).text
  }
  const [only = '', ...more] = await bill(1)
  expect(more).toEqual([])
  expect(only).toMatch(/Ueli Kůrka[^]*Empfangsschein[^]*CH58 0079 1123 0008 8901 2\s+Chor Příkladová\s+Gässli 3a/)
  expect(only).toMatch(/Zahlteil[^]*1 234\.56[^]*Zahlbar durch/)
  const [long = '', part = '', ...rest] = await bill(20)
  expect(rest).toEqual([])
  expect(long).not.toContain('Zahlteil')
  expect(part).toMatch(/Zahlteil[^]*24 691\.20/)
})
