import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatevCheck, DatevSettings } from '@contract/finances/datev'
import { usualDatevNumbers } from '@contract/finances/datev'
import { financeFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import type { callAs } from '../support/factories'
import { foundGroup, joinAs } from '../support/factories'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

type Answer = Awaited<ReturnType<typeof callAs>>

/** Fields of a line, as a reader of the format takes them apart: quotes around texts, doubled inside. */
function fieldsOf(line: string): string[] {
  const fields: string[] = []
  let rest = line
  for (;;) {
    const [whole, quoted, bare] = /^(?:"((?:[^"]|"")*)"|([^;"]*))(?=;|$)/.exec(rest) ?? []
    if (whole === undefined) throw new Error(`not a line of fields: ${rest}`)
    fields.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (whole.length === rest.length) return fields
    rest = rest.slice(whole.length + 1)
  }
}

/** Bytes that Windows-1252 reads otherwise than ISO 8859-1, as far as they are used here. */
const onlyWindows = { '\u0080': '€', '\u0084': '„', '\u0093': '“', '\u0096': '–' }

/** The file as the advisor's program reads it. */
function batchOf(answer: Answer) {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=windows-1252'])
  const text = Object.entries(onlyWindows).reduce(
    (read, [byte, char]) => read.replaceAll(byte, char),
    answer.rawPayload.toString('latin1'),
  )
  const [header = '', columns = '', ...lines] = text.split('\r\n')
  expect(lines.pop()).toBe('')
  const names = fieldsOf(columns)
  expect([fieldsOf(header).length, names.length, new Set(names).size]).toEqual([31, 125, 125])
  const bookings = lines.map((line) => {
    const fields = fieldsOf(line)
    expect(fields).toHaveLength(125)
    const field = (name: string) => fields[names.indexOf(name)] ?? ''
    expect(field('Umsatz (ohne Soll/Haben-Kz)')).toMatch(/^\d{1,10},\d{2}$/)
    const cents = Number(field('Umsatz (ohne Soll/Haben-Kz)').replace(',', ''))
    return {
      amount: field('Soll/Haben-Kennzeichen') === 'S' ? cents : -cents,
      account: field('Konto'),
      contra: field('Gegenkonto (ohne BU-Schlüssel)'),
      day: field('Belegdatum'),
      voucher: field('Belegfeld 1'),
      text: field('Buchungstext'),
      sphere: field('KOST1 - Kostenstelle'),
    }
  })
  /** What stands on an account at the end: its debits less its credits. */
  const balanceOf = (account: string) =>
    bookings.reduce(
      (sum, booking) =>
        sum + (booking.account === account ? booking.amount : 0) - (booking.contra === account ? booking.amount : 0),
      0,
    )
  return { header, text, lines, bookings, balanceOf }
}

async function germanBooks(over: object = {}) {
  const admin = await foundGroup(server.app)
  const ledger = financeFixture(server.app, admin)
  const { group } = await ledger.read('/group/settings')
  await ledger.post('/group/settings', {
    group: { ...group, name: 'Musikverein Zürn', currency: 'EUR', timeZone: 'Europe/Berlin', region: 'DE', ...over },
  })
  const box = newId()
  const opening = { id: newId(), amount: 10_000, date: '2026-01-01', description: 'Bestand' }
  await ledger.post('/finances/add-account', { account: { id: box, name: 'Barkasse', kind: 'cash' }, opening })
  const bank = admin.userData.group.id
  const settings: DatevSettings = {
    consultant: 29_098,
    client: 55_003,
    chart: '49',
    accountLength: 4,
    yearMonth: 1,
    lines: [
      { category: 'dues', number: usualDatevNumbers['49'].dues ?? '' },
      { category: 'tickets', number: '6510' },
      { category: 'venue', number: '6839' },
    ],
    accounts: [
      { accountId: bank, number: '0945' },
      { accountId: box, number: '0925' },
    ],
    version: 0,
  }
  const put = (changed: Partial<DatevSettings>) =>
    ledger.post('/finances/datev-settings', { settings: { ...settings, ...changed } })
  const check = (from = '2026-01-01', to = '2026-12-31'): Promise<DatevCheck> =>
    ledger.read(`/finances/check-datev?from=${from}&to=${to}`)
  const make = (from = '2026-01-01', to = '2026-12-31') => ledger.post('/finances/make-datev', { from, to })
  return { admin, ledger, box, bank, settings, put, check, make }
}

test('a batch is read back: columns, signs, texts and vouchers, and the sums of each account to the cent', async () => {
  const { ledger, box, bank, put, check, make } = await germanBooks()
  expect((await put({})).statusCode).toBe(200)
  const long = 'Miete „Großer Saal“; Bühne & "Technik" für 1.234,50 €, Żółw Ośmiornica, ganz langer Text 🎺'
  await ledger.stored({ description: 'Beitrag Müller', amount: 12_345, date: '2026-02-28' })
  await ledger.stored({ description: 'Eintritt', category: 'tickets', amount: 5, date: '2026-03-01', accountId: box })
  await ledger.stored({ description: long, kind: 'expense', category: 'venue', amount: 99_999_99, date: '2026-03-02' })
  const old = await ledger.stored({ description: 'Falsch', amount: 700, date: '2026-01-15' })
  await ledger.stored({ description: 'Offen', status: 'pending', date: '2026-03-03' })
  await ledger.stored({ description: 'Voriges Jahr', date: '2025-12-31' })
  await ledger.post('/finances/close-month', { month: '2026-01' })
  await ledger.post('/finances/reverse-finance', { reversal: { id: newId(), of: old.id, date: '2026-02-01' } })
  const transfer = { id: newId(), fromAccountId: box, toAccountId: bank, amount: 2_500, date: '2026-02-10' }
  expect((await ledger.post('/finances/add-transfer', { transfer })).statusCode).toBe(201)

  expect(await check()).toEqual({
    isSetUp: true,
    isOneYear: true,
    bookings: 6,
    income: 13_050,
    expense: 10_000_699,
    gaps: [],
    openings: 1,
    replaced: 1,
    cut: 1,
  })
  const answer = await make()
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
    'EXTF_Buchungsstapel_2026-01-01_2026-12-31.csv',
  )
  const { header, bookings, balanceOf, lines } = batchOf(answer)
  expect(header).toMatch(
    /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";"";"";29098;55003;20260101;4;20260101;20261231;"Musikverein Zürn";"";1;0;0;"EUR";;"";;;"49";;;"";""$/,
  )
  expect(bookings.map(({ day, amount, account, contra }) => [day, amount, account, contra])).toEqual([
    ['1501', 700, '0945', '2110'],
    ['0102', -700, '0945', '2110'],
    ['1002', 2_500, '0945', '0925'],
    ['2802', 12_345, '0945', '2110'],
    ['0103', 5, '0925', '6510'],
    ['0203', -9_999_999, '0945', '6839'],
  ])
  expect(bookings[0]).toMatchObject({ voucher: '2026-0001', text: 'Falsch' })
  expect(bookings[3]?.text).toBe('Beitrag Müller')
  const text = bookings[5]?.text ?? ''
  expect(text).toBe('Miete „Großer Saal“; Bühne & "Technik" für 1.234,50 €, Zólw')
  expect(lines[5]).toContain('Bühne & ""Technik"" für')

  // The ledger has the openings besides, which the advisor carries forward.
  const accounts: { accounts: { account: { name: string }; balance: number }[] } = await ledger.read(
    '/finances/list-accounts?on=2026-12-31',
  )
  const held = accounts.accounts.map(({ balance }) => balance)
  const before: { accounts: { balance: number }[] } = await ledger.read('/finances/list-accounts?on=2025-12-31')
  expect([balanceOf('0945'), balanceOf('0925') + 10_000]).toEqual([
    (held[0] ?? 0) - (before.accounts[0]?.balance ?? 0),
    held[1],
  ])
  expect([balanceOf('2110'), balanceOf('6510'), balanceOf('6839')]).toEqual([-12_345, -5, 9_999_999])
})

test('what has no account number is named before, and there is no file until it has one', async () => {
  const { ledger, box, bank, put, check, make } = await germanBooks()
  const refused = { statusCode: 400 }
  expect(await check()).toMatchObject({ isSetUp: false, openings: 1 })
  expect(await make()).toMatchObject(refused)
  const own = newId()
  await ledger.post('/finances/add-subcategory', { subcategory: { id: own, name: 'Noten', category: 'other' } })
  const spent = { kind: 'expense', category: 'other', amount: 300, date: '2026-04-01' } as const
  await ledger.stored({ ...spent, subcategoryId: own, description: 'Partitur' })
  await ledger.stored({ ...spent, accountId: box, description: 'Porto' })
  expect((await put({ accounts: [] })).statusCode).toBe(200)
  const { gaps } = await check()
  expect(gaps).toEqual([
    { accountId: bank, name: expect.any(String), bookings: 1 },
    { category: 'other', name: 'Noten', bookings: 1 },
    { accountId: box, name: 'Barkasse', bookings: 1 },
    { category: 'other', bookings: 1 },
  ])
  expect((await make()).json().error.fields).toEqual({ to: 'not_allowed' })
  const lines = [
    { category: 'other', number: '2750' },
    { category: 'other', subcategoryId: own, number: '2701' },
    { category: 'opening', number: '9000' },
  ] as const
  expect((await put({ lines: [...lines], version: 1 })).statusCode).toBe(200)
  const { bookings, balanceOf } = batchOf(await make())
  // With a number, opening balances are posted too.
  expect(bookings.map(({ contra }) => contra)).toEqual(['9000', '2701', '2750'])
  expect([balanceOf('0925'), balanceOf('0945'), balanceOf('9000')]).toEqual([9_700, -300, -10_000])
})

test('the SKR 42 has the sphere beside each booking, a batch one financial year, and DATEV its countries', async () => {
  const { ledger, put, check, make } = await germanBooks()
  expect((await put({ chart: '42', yearMonth: 9 })).json()).toMatchObject({ settings: { version: 1 } })
  await ledger.stored({ date: '2026-08-31', description: 'Beitrag' })
  await ledger.stored({ date: '2026-09-01', description: 'Eintritt', category: 'tickets' })
  expect(await check('2026-08-01', '2026-09-30')).toMatchObject({ isOneYear: false })
  expect(await make('2026-08-01', '2026-09-30')).toMatchObject({ statusCode: 400 })
  const { header, bookings } = batchOf(await make('2026-09-01', '2027-08-31'))
  expect(header).toContain(';20260901;4;20260901;20270831;')
  expect(bookings).toMatchObject([{ text: 'Eintritt', sphere: '3' }])
  expect(batchOf(await make('2026-08-01', '2026-08-31')).bookings).toMatchObject([{ sphere: '1' }])

  // Under the version that was read, with numbers of the right length, of categories and accounts that are there.
  expect((await put({ version: 0 })).json().error.current).toMatchObject({ chart: '42', version: 1 })
  const fields = async (over: Partial<DatevSettings>) => (await put({ version: 1, ...over })).json().error?.fields
  expect(await fields({ accountLength: 5, lines: [{ category: 'dues', number: '400000' }] })).toEqual({
    'settings.accountLength': 'not_allowed',
  })
  expect(await fields({ consultant: 1000 })).toHaveProperty(['settings.consultant'])
  expect(await fields({ accounts: [{ accountId: newId(), number: '0945' }] })).toEqual({
    'settings.accounts': 'not_allowed',
  })

  const swiss = await germanBooks({ region: 'CH' })
  expect((await swiss.put({})).json().error.fields).toEqual({ 'settings.chart': 'not_allowed' })
  const austrian = await germanBooks({ region: 'AT' })
  expect((await austrian.put({})).statusCode).toBe(200)
})

test('a conductor neither makes a file nor sees the numbers', async () => {
  const { admin } = await germanBooks()
  const conductor = financeFixture(server.app, await joinAs(server.app, admin, 'conductor'))
  expect((await conductor.get('/finances/datev-settings')).statusCode).toBe(403)
  expect((await conductor.post('/finances/make-datev', { from: '2026-01-01', to: '2026-12-31' })).statusCode).toBe(403)
})
