import { v7 as newId } from 'uuid'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { DonationSettings } from '@contract/finances/donations/donationSettings'
import { lastReceiptDay } from '@contract/finances/donations/donationSettings'
import type { DonationList, DonationReceipt } from '@contract/finances/donations/donations'
import type { Locale } from '@contract/locales'
import { privacyRepository } from '../../../server/areas/privacy/privacyRepository'
import { todayIn } from '../../../server/platform/time/days'
import { amountInWords } from '../../../server/areas/finances/donations/amountInWords'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let ana: string

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const YEAR = new Date().getUTCFullYear()
const TODAY = todayIn('Europe/Berlin')
const on = (day: string) => `${YEAR}-${day}`
const written = (day: string) =>
  new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

async function live(over: object): Promise<void> {
  const { group } = await ledger.read('/group/settings')
  const answer = await ledger.post('/group/settings', { group: { ...group, ...over } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  await live({ currency: 'EUR', region: 'DE', timeZone: 'Europe/Berlin' })
  ana = await ledger.addMember({
    name: 'Ana Weiß',
    address: { street: 'Am Ufer 3', postcode: '50667', town: 'Köln' },
  })
})

const german = {
  taxOffice: 'Köln-Mitte',
  taxNumber: '215/5860/1234',
  notice: 'exemption' as const,
  noticeDay: `${YEAR - 1}-06-15`,
  period: '2022 bis 2024',
  purposes: 'der Kunst und Kultur',
}
const issuer = {
  name: 'Musikverein Köln e. V.',
  address: { street: 'Domplatz 1', postcode: '50667', town: 'Köln' },
  signer: 'Jo Kassel',
  subcategoryIds: [],
}
const saveSettings = (over: Partial<DonationSettings> = {}) =>
  ledger.post('/finances/donation-settings', { settings: { ...issuer, german, version: 0, ...over } })

const give = (over: object = {}) =>
  ledger.stored({
    category: 'donation',
    description: 'Spende',
    amount: 12_345,
    date: on('03-10'),
    memberId: ana,
    ...over,
  })
const list = (year = YEAR): Promise<DonationList> => ledger.read(`/finances/list-donations?year=${year}`)
const read = ({ id, version }: { id: string; version: number }) => ({ id, version })
const make = (receipts: object[], year = YEAR) => ledger.post('/finances/add-donation-receipts', { year, receipts })
const revoke = (receipt: object) => ledger.post('/finances/revoke-donation-receipt', { receipt })
const fieldsOf = async (answer: ReturnType<FinanceFixture['post']>) => (await answer).json().error?.fields

async function printed(ids: string[]): Promise<string> {
  return textOf(await ledger.post('/finances/print-donation-receipts', { ids }))
}

async function textOf(answer: Awaited<ReturnType<FinanceFixture['post']>>): Promise<string> {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

test('donations of a year make a collective receipt with the words of the ministry, never twice for one entry', async () => {
  await saveSettings()
  const [one, two] = [await give(), await give({ amount: 5000, date: on('04-02') })]
  await give({ date: `${YEAR - 1}-12-31` })
  await give({ status: 'pending' })
  await ledger.stored({ category: 'tickets', memberId: ana, date: on('03-10') })
  const { givers, problem } = await list()
  expect([problem, givers.map(({ name, hasAddress, gifts }) => [name, hasAddress, gifts.map(({ id }) => id)])]).toEqual(
    [undefined, [['Ana Weiß', true, [one.id, two.id]]]],
  )

  const receipt = { id: newId(), kind: 'collective', donorId: ana, finances: [read(one), read(two)] }
  expect((await make([receipt])).statusCode).toBe(201)
  expect((await make([receipt])).statusCode).toBe(200)
  expect((await make([{ ...receipt, id: newId() }])).statusCode).toBe(409)
  const { receipts } = await list()
  expect(receipts).toMatchObject([{ year: YEAR, number: 1, amount: 17_345, count: 2, name: 'Ana Weiß' }])
  expect((await list()).givers[0]?.gifts.map(({ receiptId }) => receiptId)).toEqual([receipt.id, receipt.id])

  const text = await printed([receipt.id])
  for (const part of [
    'Aussteller (Bezeichnung und Anschrift der steuerbegünstigten Einrichtung) Musikverein Köln e. V. Domplatz 1 50667 Köln',
    'Sammelbestätigung über Geldzuwendungen/Mitgliedsbeiträge im Sinne des § 10b des Einkommensteuergesetzes',
    `Nr. ${YEAR}-001`,
    'Ana Weiß Am Ufer 3 50667 Köln',
    '173,45 €',
    'X einhundertdreiundsiebzig Euro und fünfundvierzig Cent X',
    `Zeitraum der Sammelbestätigung: 1. Januar ${YEAR} bis ${written(TODAY)}`,
    'Wir sind wegen Förderung der Kunst und Kultur nach dem Freistellungsbescheid bzw. nach der Anlage zum Körperschaftsteuerbescheid des Finanzamtes Köln-Mitte, StNr. 215/5860/1234',
    'Es wird bestätigt, dass die Zuwendung nur zur Förderung der Kunst und Kultur verwendet wird.',
    'dass es sich nicht um einen Mitgliedsbeitrag handelt',
    'weder formelle Zuwendungsbestätigungen noch Beitragsquittungen',
    'haftet für die entgangene Steuer',
    'länger als 5 Jahre',
    'Anlage zur Sammelbestätigung vom',
    `10. März ${YEAR} Geldzuwendung nein 123,45 €`,
    'Gesamtsumme 173,45 €',
  ])
    expect(text).toContain(part)

  // The journal names it at both entries.
  const span = { from: on('01-01'), to: on('12-31'), form: 'pdf', locale: 'de' }
  const journal = await textOf(await ledger.post('/finances/make-journal', span))
  expect(journal.match(new RegExp(`${YEAR}-001`, 'g'))).toHaveLength(2)
})

test('a receipt that no longer fits the books is said, revoked visibly, and its number is not given again', async () => {
  await saveSettings()
  const entry = await give()
  const receipt = { id: newId(), kind: 'single', donorId: ana, finances: [read(entry)] }
  const made: DonationReceipt = (await make([receipt])).json().receipts[0]
  expect((await ledger.find(entry.id)).json().donationReceipt).toEqual({
    year: YEAR,
    number: 1,
    date: entry.date,
    amount: entry.amount,
  })
  const changed = (await ledger.add({ ...entry, amount: 10_000 })).json().finance
  expect((await list()).receipts).toMatchObject([{ number: 1, isWrong: true }])
  const revoked = (await revoke({ ...read(made), reason: 'Betrag falsch' })).json().receipt
  expect(revoked).toMatchObject({ number: 1, revoked: { reason: 'Betrag falsch' }, version: 2 })
  expect((await revoke({ ...read(made), reason: 'Noch einmal' })).statusCode).toBe(409)
  expect(await printed([made.id])).toContain('Widerrufen')
  // Undo, and revoked again.
  const back = (await revoke(read(revoked))).json().receipt
  expect(back).toMatchObject({ isWrong: true, version: 3 })
  await revoke({ ...read(back), reason: 'Betrag falsch' })

  const next = { id: newId(), kind: 'single', donorId: ana, finances: [read(changed)] }
  expect((await make([next])).json().receipts).toMatchObject([{ number: 2, amount: 10_000 }])
  expect((await revoke({ id: made.id, version: 4 })).statusCode).toBe(409)
  const numbers = (await list()).receipts.map(({ number, revoked: gone }) => [number, gone !== undefined])
  expect(numbers).toEqual([
    [2, false],
    [1, true],
  ])
  await ledger.remove(changed.id)
  expect((await list()).receipts[0]).toMatchObject({ number: 2, isWrong: true })
})

test('no receipt refers to a notice of the tax office that is too old', async () => {
  expect((await list()).problem).toBe('not_set_up')
  expect(await fieldsOf(saveSettings({ german: { ...german, period: undefined } }))).toEqual({
    'settings.german.period': 'required',
  })
  const entry = await give()
  const receipt = () => ({ id: newId(), kind: 'single', donorId: ana, finances: [read(entry)] })
  expect(await fieldsOf(make([receipt()]))).toEqual({ receipts: 'not_allowed' })
  await saveSettings({ german: { ...german, noticeDay: `${YEAR - 6}-01-31` } })
  expect(await list()).toMatchObject({ problem: 'notice_too_old', lastDay: `${YEAR - 1}-01-31` })
  expect(await fieldsOf(make([receipt()]))).toEqual({ receipts: 'not_allowed' })
  const statutes = { ...german, notice: 'statutes' as const, period: undefined }
  expect(await fieldsOf(saveSettings({ german: statutes, version: 1 }))).toEqual({
    'settings.german.statutePurposes': 'required',
  })
  await saveSettings({ german: { ...statutes, statutePurposes: 'die Kunst und Kultur' }, version: 1 })
  expect((await list()).problem).toBe(undefined)
  const made = (await make([receipt()])).json().receipts[0]
  const text = await printed([made.id])
  expect(text).toContain(
    'nach § 60a AO gesondert festgestellt. Wir fördern nach unserer Satzung die Kunst und Kultur. Es wird bestätigt, dass die Zuwendung nur zur Förderung der Kunst und Kultur verwendet wird.',
  )
  expect(lastReceiptDay({ notice: 'statutes', noticeDay: '2024-02-29' })).toBe('2027-02-28')
})

test('a second collective receipt is for the days after the first one', async () => {
  await saveSettings()
  const collective = (entry: { id: string; version: number }) => ({
    id: newId(),
    kind: 'collective',
    donorId: ana,
    finances: [read(entry)],
  })
  const [first, second, late] = [
    await give({ date: on('01-10') }),
    await give({ date: on('02-20') }),
    await give({ date: on('01-20') }),
  ]
  const one = (await make([collective(first)])).json().receipts[0]
  await server.pool.query('update donation_receipts set day = $1 where id = $2', [on('02-01'), one.id])
  const next = (await make([collective(second)])).json().receipts[0]
  // Entered after the first receipt was made.
  const last = (await make([collective(late)])).json().receipts[0]
  const periods = []
  for (const { id } of [one, next, last])
    periods.push(/Sammelbestätigung: (.*?\d{4} bis .*?\d{4})/.exec(await printed([id]))?.[1])
  expect(periods).toEqual([
    `${written(on('01-01'))} bis ${written(on('02-01'))}`,
    `${written(on('02-02'))} bis ${written(TODAY)}`,
    `${written(on('01-20'))} bis ${written(TODAY)}`,
  ])
})

test('fees of an own category are no donations where fees are not deductible', async () => {
  const subcategory = { id: newId(), name: 'Förderbeitrag', category: 'dues' }
  await ledger.post('/finances/add-subcategory', { subcategory })
  await saveSettings({ subcategoryIds: [subcategory.id] })
  const fee = await give({ category: 'dues', subcategoryId: subcategory.id })
  expect((await list()).givers).toEqual([])
  const receipt = { id: newId(), kind: 'single', donorId: ana, finances: [read(fee)] }
  expect(await fieldsOf(make([receipt]))).toEqual({ 'receipts.0.finances': 'not_allowed' })
  await saveSettings({ german: { ...german, hasFees: true }, version: 1 })
  expect((await list()).givers[0]?.gifts).toMatchObject([{ id: fee.id, kind: 'fee' }])
})

test('whoever paid for a member gave it, and a donor from outside is named by hand', async () => {
  await saveSettings()
  const payer = { id: newId(), name: 'Familie Weiß', memberIds: [ana], since: [{ memberId: ana, day: on('01-01') }] }
  await ledger.post('/finances/add-payer', { payer })
  const ofAna = await give()
  const nameless = await give({ memberId: undefined })
  const before = await list()
  expect(before.givers.map(({ id, name, hasAddress }) => [id, name, hasAddress])).toEqual([
    [payer.id, 'Familie Weiß', false],
    [undefined, '', false],
  ])
  const single = (donorId: string, entry: { id: string; version: number }) => ({
    id: newId(),
    kind: 'single',
    donorId,
    finances: [read(entry)],
  })
  expect(await fieldsOf(make([single(payer.id, ofAna)]))).toEqual({ 'receipts.0.donorId': 'required' })
  const address = { street: 'Ring 2', postcode: '10115', town: 'Berlin' }
  const saved = await ledger.post('/finances/add-donor', { donor: { id: payer.id, address } })
  expect(saved.json().donor).toEqual({ id: payer.id, address, version: 1 })

  const donor = { id: newId(), name: 'Bäckerei Süß', address }
  expect((await ledger.post('/finances/add-donor', { donor })).statusCode).toBe(201)
  const gift = { financeId: nameless.id, donorId: donor.id, isWaiver: true, version: 0 }
  expect((await ledger.post('/finances/change-gift', { gift })).json().gift).toEqual({ ...gift, version: 1 })
  expect((await ledger.post('/finances/change-gift', { gift })).statusCode).toBe(409)
  const { receipts } = (await make([single(payer.id, ofAna), single(donor.id, nameless)])).json()
  expect(receipts.map(({ name, number }: DonationReceipt) => [name, number])).toEqual([
    ['Familie Weiß', 1],
    ['Bäckerei Süß', 2],
  ])
  const text = await printed(receipts.map(({ id }: DonationReceipt) => id))
  expect(text).toContain('Familie Weiß Ring 2 10115 Berlin')
  expect(text).toMatch(
    /Verzicht auf Erstattung von Aufwendungen Ja Nein X .*Verzicht auf Erstattung von Aufwendungen Ja X Nein/,
  )
  expect((await callAs(server.app, admin, 'DELETE', `/finances/remove-donor?id=${donor.id}`)).statusCode).toBe(200)
  expect((await list()).donors).toEqual([])
  expect((await ledger.post('/finances/add-donor', { donor: { ...donor, version: 1 } })).json().donor.version).toBe(2)
})

test('in Brazil a receipt has CNPJ and CPF with right check digits, and the sum in words', async () => {
  await live({ currency: 'BRL', region: 'BR', timeZone: 'America/Sao_Paulo' })
  const own = { german: undefined }
  expect(await fieldsOf(saveSettings(own))).toEqual({ 'settings.taxId': 'required' })
  expect(await fieldsOf(saveSettings({ ...own, taxId: '12.ABC.345/01DE-36' }))).toEqual({
    'settings.taxId': 'bad_taxpayer_number',
  })
  expect((await saveSettings({ ...own, taxId: '12.ABC.345/01DE-35' })).statusCode).toBe(200)
  await ledger.post('/finances/add-donor', { donor: { id: ana, taxId: '529.982.247-25' } })
  const entry = await give({ amount: 110_050 })
  const made = (await make([{ id: newId(), kind: 'single', donorId: ana, finances: [read(entry)] }])).json().receipts[0]
  const text = await printed([made.id])
  for (const part of ['CNPJ 12.ABC.345/01DE-35', 'CPF 529.982.247-25', 'mil e cem reais e cinquenta centavos'])
    expect(text).toContain(part)
})

test('an erased member stays on the duplicate of a receipt that must be kept, and nowhere else', async () => {
  await saveSettings()
  const entry = await give()
  const made = (await make([{ id: newId(), kind: 'single', donorId: ana, finances: [read(entry)] }])).json().receipts[0]
  const { data } = await ledger.read(`/members/find-member-data?id=${ana}`)
  expect(data.donationReceipts).toMatchObject([{ year: YEAR, number: 1, amount: 12_345, isRevoked: false }])
  const { member } = await ledger.read(`/members/find-member?id=${ana}`)
  const former = (await ledger.post('/members/add-member', { member: { ...member, status: 'former' } })).json().member
  expect((await ledger.post('/members/erase-member', { member: read(former) })).statusCode).toBe(200)
  expect(await printed([made.id])).toContain('Ana Weiß Am Ufer 3 50667 Köln')
  // Ten years from the end of the one in which it was made out, which is not that of the donation.
  await server.pool.query('update donation_receipts set day = $1 where id = $2', [`${YEAR + 1}-02-03`, made.id])
  const purge = (day: string) =>
    privacyRepository(server.db).purge(admin.userData.group.id, new Date(`${day}T12:00:00Z`))
  await purge(`${YEAR + 11}-12-31`)
  expect(await printed([made.id])).toContain('Ana Weiß Am Ufer 3 50667 Köln')
  await purge(`${YEAR + 12}-01-01`)
  expect(await printed([made.id])).not.toContain('Weiß')
})

// By hand: each ending that differs from the rule beside it.
test.each<[number, string, Locale, string | undefined]>([
  [0, 'EUR', 'de', 'null Euro'],
  [1, 'EUR', 'de', 'ein Cent'],
  [100, 'EUR', 'de', 'ein Euro'],
  [101, 'EUR', 'de', 'ein Euro und ein Cent'],
  [1700, 'EUR', 'de', 'siebzehn Euro'],
  [2100, 'EUR', 'de', 'einundzwanzig Euro'],
  [10_100, 'EUR', 'de', 'einhunderteins Euro'],
  [100_000, 'EUR', 'de', 'eintausend Euro'],
  [100_100, 'EUR', 'de', 'eintausendeins Euro'],
  [1_633_016, 'EUR', 'de', 'sechzehntausenddreihundertdreißig Euro und sechzehn Cent'],
  [99_999_999, 'EUR', 'de', 'neunhundertneunundneunzigtausendneunhundertneunundneunzig Euro und neunundneunzig Cent'],
  [3000, 'CHF', 'de-CH', 'dreissig Franken'],
  [100, 'BRL', 'pt-BR', 'um real'],
  [10_000, 'BRL', 'pt-BR', 'cem reais'],
  [10_101, 'BRL', 'pt-BR', 'cento e um reais e um centavo'],
  [123_456, 'BRL', 'pt-BR', 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
  [120_000, 'BRL', 'pt-BR', 'mil e duzentos reais'],
  [2_002_000, 'BRL', 'pt-BR', 'vinte mil e vinte reais'],
  [
    99_999_999,
    'BRL',
    'pt-BR',
    'novecentos e noventa e nove mil novecentos e noventa e nove reais e noventa e nove centavos',
  ],
  [100_000_000, 'BRL', 'pt-BR', 'um milhão de reais'],
  [1600, 'EUR', 'pt-PT', 'dezasseis euros'],
  [100, 'USD', 'de', undefined],
  [100, 'EUR', 'en', undefined],
])('%i of %s in %s is %s', (cents, currency, locale, words) => {
  expect(amountInWords(cents, currency, locale)).toBe(words)
})

test('no two whole sums below a million are the same in words', () => {
  for (const [currency, locale] of [
    ['EUR', 'de'],
    ['BRL', 'pt-BR'],
  ] as const) {
    const all = new Set<string | undefined>()
    for (let sum = 0; sum < 1_000_000; sum += 7) all.add(amountInWords(sum * 100, currency, locale))
    expect(all.size).toBe(142_858)
  }
})
