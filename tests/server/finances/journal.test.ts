import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { financeFixture, newFinance } from './financeFixture'
import { pdf as receiptPdf, receiptFixture } from './receiptFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs } from '../support/factories'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

type Answer = Awaited<ReturnType<typeof callAs>>

const pagesOf = async (answer: Answer): Promise<string[]> => {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  return (await extractText(document)).text
}

/** What Excel reads: numbers as numbers (days count from the end of 1899), texts as texts, empty cells left out; the headings are the keys. */
function rowsOf(answer: Answer): Record<string, string | number>[] {
  expect(answer.statusCode).toBe(200)
  const sheet = strFromU8(unzipSync(answer.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('ySplit="1"')
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells = '']) =>
    [...cells.replaceAll(/<c [^>]*\/>/g, '').matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs)].map(
      ([, column = '', kind = '', inside = '']) => {
        const text = inside.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&')
        return [column, kind.includes('t="inlineStr"') ? text : Number(text)] as const
      },
    ),
  )
  const headings = new Map(rows[0])
  return rows
    .slice(1)
    .map((cells) =>
      Object.fromEntries(cells.filter(([, cell]) => cell !== '').map(([at, cell]) => [headings.get(at), cell])),
    )
}

const dayNumber = (day: string) => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

async function newBooks() {
  const admin = await foundGroup(server.app)
  const ledger = financeFixture(server.app, admin)
  const box = newId()
  const opening = { id: newId(), amount: 10_000, date: '2026-01-01', description: 'Bestand' }
  await ledger.post('/finances/add-account', { account: { id: box, name: 'Barkasse', kind: 'cash' }, opening })
  const ana = await ledger.addMember({ name: 'Ana Müller' })
  const journal = (over: object) =>
    ledger.post('/finances/make-journal', { from: '2026-01-01', to: '2026-12-31', form: 'xlsx', locale: 'en', ...over })
  return { admin, ledger, box, ana, groupId: admin.userData.group.id, journal }
}

test('the journal of a period holds each payment with the balance after it, as a sheet with numbers and days', async () => {
  const { admin, ledger, box, ana, groupId, journal } = await newBooks()
  await ledger.stored({ date: '2025-12-31', amount: 111, description: 'Vorjahr' })
  const dues = await ledger.stored({ date: '2026-02-03', amount: 12_345, memberId: ana, description: 'Beitrag & mehr' })
  await receiptFixture(server.app, admin).add(dues.id, receiptPdf('a'), 'a.pdf')
  await ledger.stored({ date: '2026-02-04', amount: 999, status: 'pending' })
  await ledger.stored({ date: '2026-03-01', amount: 50_000, kind: 'expense', category: 'venue', description: 'Saal' })
  const transfer = { id: newId(), fromAccountId: box, toAccountId: groupId, amount: 2_500, date: '2026-04-01' }
  await ledger.post('/finances/add-transfer', { transfer })

  const rows = rowsOf(await journal({ accountId: groupId }))
  expect(rows).toEqual([
    { Account: 'Main', Date: dayNumber('2026-01-01'), Description: 'Opening balance', Balance: 1.11 },
    {
      Account: 'Main',
      Date: dayNumber('2026-02-03'),
      Description: 'Beitrag & mehr',
      'Payer or payee': 'Ana Müller',
      Category: 'Dues',
      In: 123.45,
      Balance: 124.56,
      Receipts: 1,
    },
    {
      Account: 'Main',
      Date: dayNumber('2026-03-01'),
      Description: 'Saal',
      Category: 'Venue',
      Out: 500,
      Balance: -375.44,
      Receipts: 0,
    },
    {
      Account: 'Main',
      Date: dayNumber('2026-04-01'),
      Category: 'Transfer: Barkasse',
      In: 25,
      Balance: -350.44,
      Receipts: 0,
    },
    {
      Account: 'Main',
      Date: dayNumber('2026-12-31'),
      Description: 'Closing balance',
      In: 148.45,
      Out: 500,
      Balance: -350.44,
    },
  ])

  // All accounts; what each holds at the end is what the list of accounts says.
  const closings = rowsOf(await journal({})).filter(({ Description }) => Description === 'Closing balance')
  const { accounts } = await ledger.read('/finances/list-accounts?on=2026-12-31')
  expect(closings.map(({ Account, Balance }) => [Account, Balance])).toEqual(
    accounts.map(({ account, balance }: { account: { name: string }; balance: number }) => [
      account.name,
      balance / 100,
    ]),
  )

  const log = await ledger.read('/audit/list-entries')
  expect(log.entries[0]).toMatchObject({ action: 'exported', subjectName: 'journal', after: { count: 5 } })
})

test('what the bank wrote of a payment stands beside its reference, unless the entry says the same', async () => {
  const { ledger, journal } = await newBooks()
  const line = (over: object) => ({ amount: -4_000, description: 'LASTSCHRIFT 4711 NOTENHAUS', ...over })
  const asNew = (over: object = {}) => ({ kind: 'new', id: newId(), category: 'scores', ...over })
  const lines = [
    { line: line({ date: '2026-05-02', reference: 'RE-2026-88' }), decision: asNew({ description: 'Noten Mai' }) },
    { line: line({ date: '2026-05-03', bankId: 'B1', description: 'Saitenkauf' }), decision: asNew() },
  ]
  await ledger.post('/finances/import-matched', { import: { id: newId(), fileName: 'a.sta', lines } })
  const shown = rowsOf(await journal({})).filter(({ Category }) => Category === 'Scores')
  expect(shown.map((row) => [row.Description, row['Bank reference'], row['Bank text']])).toEqual([
    ['Noten Mai', 'RE-2026-88', 'LASTSCHRIFT 4711 NOTENHAUS'],
    ['Saitenkauf', 'B1', undefined],
  ])
  const [page = ''] = await pagesOf(await journal({ form: 'pdf' }))
  expect(page.replaceAll(/\s+/g, ' ')).toContain('RE-2026-88 · LASTSCHRIFT 4711')
})

test('the printed journal carries balances from page to page, and closes with the sums of the ledger', async () => {
  const { ledger, groupId, journal } = await newBooks()
  const finances = Array.from({ length: 1_203 }, (_, at) =>
    newFinance({
      amount: 1 + ((at * 7_919) % 100_000),
      kind: at % 3 === 0 ? 'expense' : 'income',
      category: 'other',
      date: `2026-0${1 + (at % 9)}-1${at % 7}`,
      description: `Posten ${at} mit einem langen Text, der in zwei Zeilen passen muss oder gekürzt wird, weil er sonst in die nächste Zeile läuft`,
    }),
  )
  await ledger.post('/finances/import-finances', { import: { id: newId(), fileName: 'x.csv', finances } })

  const pages = await pagesOf(await journal({ accountId: groupId, form: 'pdf', locale: 'de' }))
  expect(pages.length).toBe(Math.ceil(1_203 / 19))
  const amount = /[−-]?[\d.]+,\d\d/g
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Seite ${at + 1} von ${pages.length}`)
    expect(page).toMatch(/Datum\s+Belegnr\.\s+Beschreibung/)
    const next = pages[at + 1]
    if (next === undefined) continue
    // The last line of a page is the first one of the next: what came in, went out, and is left.
    const carried = /.*Übertrag\s+(.*)$/s.exec(page)?.[1]?.match(amount)?.slice(0, 3)
    const brought = /Übertrag\s+(.*)/s.exec(next)?.[1]?.match(amount)?.slice(0, 3)
    expect(carried).toHaveLength(3)
    expect(brought).toEqual(carried)
  }
  expect(pages.join(' ').match(/Posten \d+ mit/g)).toHaveLength(1_203)
  const sumOf = (kind: string) => finances.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amount : 0), 0)
  const [income, expense] = [sumOf('income'), sumOf('expense')]
  const shown = [income, expense, income - expense].map((sum) =>
    (sum / 100).toLocaleString('de', { minimumFractionDigits: 2 }).replace('-', '−'),
  )
  expect(/Endbestand\s+(.*)/s.exec(pages.at(-1) ?? '')?.[1]?.match(amount)).toEqual(shown)
})

test('who may not read the money gets no journal, nor anybody that of another group’s account', async () => {
  const { admin, journal } = await newBooks()
  const conductor = await joinAs(server.app, admin, 'conductor')
  const asked = { from: '2026-01-01', to: '2026-12-31', form: 'pdf', locale: 'en' }
  expect((await callAs(server.app, conductor, 'POST', '/finances/make-journal', asked)).statusCode).toBe(403)
  const other = await newBooks()
  expect((await journal({ accountId: other.box })).statusCode).toBe(404)
  expect((await journal({ to: '2025-12-31' })).json().error.fields).toEqual({ to: 'not_after_start' })
})
