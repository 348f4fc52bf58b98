import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { YearReport } from '@contract/finances/balance'
import type { FeeClass } from '@contract/finances/fees'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { foundGroup, signIn } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

// Two years of a choir of 80, month by month: what is charged is worked out by hand here, what the bank booked is added up beside it, and
// both are held against the books and against sums that the database makes of the bare entries.

// From next year on: the database keeps its own clock, and ends sessions that are over by it.
const first = new Date().getUTCFullYear() + 1
const [second, third] = [first + 1, first + 2]

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let email: string

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${first}-01-01T09:00:00Z`) })
  server = await createTestServer()
})

afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

/** It becomes ten in the morning of that day, and the treasurer signs in. */
async function become(day: string): Promise<void> {
  vi.setSystemTime(new Date(`${day}T09:00:00Z`))
  Object.assign(admin, SignedIn.parse((await signIn(server.app, email)).json()))
}

async function done(path: string, body: object) {
  const answer = await ledger.post(path, body)
  if (![200, 201].includes(answer.statusCode)) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}

/** What the bank booked, in cents. */
let bank = 0
/** What is in the cash box. */
let cash = 0

interface Line {
  date: string
  amount: number
  description: string
  counterparty?: string
}
const match = async (lines: Line[]) => (await done('/finances/match-lines', { lines })).lines

/** Books the lines of a bank's file. */
async function book(lines: { line: Line; decision: object }[]): Promise<void> {
  await done('/finances/import-matched', { import: { id: newId(), fileName: 'konto.xml', lines } })
  bank += lines.reduce((sum, { line }) => sum + line.amount, 0)
}

const paying = (finance: Finance, date: string, over: Partial<Line> = {}, decision: object = {}) => ({
  line: { date, amount: finance.amount, description: `Beitrag ${finance.id.slice(-12)}`, ...over },
  decision: { kind: 'pay', finances: [{ id: finance.id, version: finance.version }], ...decision },
})

/** The entries alone, by hand. */
async function entries(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await server.db.execute(sql`
    select coalesce(sum(case when kind = 'income' then amount else -amount end), 0) as sum from finances
    where group_id = ${admin.userData.group.id} and deleted_at is null and ${condition}`)
  return Number(rows[0]?.['sum'])
}
const paidUntil = (day: string) => entries(sql`status = 'paid' and date <= ${day}`)

interface Person {
  id: string
  name: string
}
const people: Person[] = []
const between = (from: number, to: number) => people.slice(from, to + 1).map(({ id }) => id)
const nameOf = (at: number) => people[at]?.name ?? ''
const idOf = (at: number) => people[at]?.id ?? ''

async function addPeople(count: number, over: object = {}): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const name = `Stimme ${String(people.length).padStart(3, '0')}`
    // oxlint-disable-next-line no-await-in-loop -- in their order
    people.push({ id: await ledger.addMember({ name, section: 'voices', ...over }), name })
  }
}

async function giveClass(ids: string[], { id }: FeeClass, from: string): Promise<void> {
  for (const memberId of ids) {
    const memberFees = { memberId, before: [], fees: [{ classId: id, from }] }
    // oxlint-disable-next-line no-await-in-loop -- few
    await done('/finances/set-member-fees', { memberFees })
  }
}

/** Charges the month; answers what was made. */
async function charge(month: string): Promise<Finance[]> {
  const dues = {
    month,
    amount: 0,
    byClass: true,
    dueDate: `${month}-15`,
    description: '{class} {period}',
    locale: 'de',
  }
  return (await done('/finances/create-dues', { dues })).finances
}
const sumOf = (made: readonly { amount: number }[]) => made.reduce((sum, { amount }) => sum + amount, 0)

interface RunLine {
  id: string
  holder: string
  amount: number
}

/** Collects what is owed by mandate, and books the bank's sum once it is there. Answers the run's lines. */
async function collect(until: string): Promise<{ day: string; lines: RunLine[] }> {
  const found = await ledger.read(`/finances/find-collection?until=${until}`)
  const id = newId()
  const lines = found.lines.map(({ mandateId, finances }: { mandateId: string; finances: Finance[] }) => ({
    mandateId,
    finances: finances.map(({ id: financeId, version }) => ({ id: financeId, version })),
  }))
  const { run } = await done('/finances/add-debit-run', { run: { id, day: found.firstDay, lines } })
  await done('/finances/mark-debit-run', { id, isSent: true })
  await become(run.day)
  const line = { date: run.day, amount: run.amount, description: `SAMMLER LASTSCHRIFT ${run.count} POSTEN` }
  const [{ offers }] = await match([line])
  expect(offers[0]).toMatchObject({ kind: 'due', certainty: 'certain' })
  await book([{ line, decision: { kind: 'pay', finances: offers[0].finances } }])
  return { day: run.day, lines: run.lines }
}

/** The bank takes debits back, each with its fee of 3.00, which the member is to pay. */
async function takeBack(day: string, debits: RunLine[]): Promise<void> {
  const lines = debits.map(({ id, amount }) => ({
    date: day,
    amount: -amount - 300,
    description: `RUECKLASTSCHRIFT EREF+${id.replaceAll('-', '')} SVWZ+MS03`,
  }))
  const matched = await match(lines)
  const fee = { description: 'Rücklastschrift', isPassedOn: true }
  const decided = lines.map((line, at) => {
    const [offer] = matched[at].offers
    expect(offer).toMatchObject({ kind: 'return', certainty: 'certain', fee: 300 })
    return { line, decision: { kind: 'return', id: newId(), finances: offer.finances, fee } }
  })
  await book(decided)
}

const spend = async (amount: number, date: string, category: Finance['category'], over: object = {}) => {
  const made = await ledger.stored({ kind: 'expense', amount, date, category, description: 'Ausgabe', ...over })
  bank -= amount
  return made
}
const earn = async (amount: number, date: string, category: Finance['category'], over: object = {}) => {
  const made = await ledger.stored({ amount, date, category, description: 'Einnahme', ...over })
  bank += amount
  return made
}

async function expectBooks(day: string, open: number): Promise<void> {
  const { balance } = await ledger.balance(day)
  expect([balance, await paidUntil(day)]).toEqual([bank + cash, bank + cash])
  const { accounts } = await ledger.read(`/finances/list-accounts?on=${day}`)
  const shown = accounts.map(({ account, balance: sum }: { account: { name: string }; balance: number }) => [
    account.name,
    sum,
  ])
  expect(Object.fromEntries(shown)).toMatchObject({ Kasse: cash })
  const { debtors, amount } = await ledger.read('/finances/list-debtors?config[perPage]=100')
  expect(amount ?? sumOf(debtors)).toBe(open)
  expect(await entries(sql`status = 'pending' and kind = 'income'`)).toBe(open)
}

async function expectReport(year: number): Promise<void> {
  const report: YearReport = await ledger.read(`/finances/year-report?year=${year}`)
  const span = sql`status = 'paid' and date between ${`${year}-01-01`} and ${`${year}-12-31`}`
  expect(report.year.income - report.year.expense).toBe(await entries(sql`${span} and category <> 'opening'`))
  expect(report.year.balance).toBe(await paidUntil(`${year}-12-31`))
  expect(report.year.before).toBe(await paidUntil(`${year - 1}-12-31`))
  for (const { category, income, expense } of report.year.categories)
    // oxlint-disable-next-line no-await-in-loop -- few
    expect([category, income - expense]).toEqual([category, await entries(sql`${span} and category = ${category}`)])
}

test('two years of a choir come out to the cent', { timeout: 300_000 }, async () => {
  admin = await foundGroup(server.app)
  email = admin.userData.email
  ledger = financeFixture(server.app, admin)
  const { group } = await ledger.read('/group/settings')
  await done('/group/settings', { group: { ...group, currency: 'EUR', region: 'DE', timeZone: 'Europe/Berlin' } })
  const main = admin.userData.group.id
  const till = newId()
  const opening = { id: newId(), amount: 12_050, date: `${first}-01-01`, description: 'Kassenbestand' }
  await done('/finances/add-account', { account: { id: till, name: 'Kasse', kind: 'cash' }, opening })
  cash += 12_050
  await earn(234_567, `${first}-01-01`, 'opening')
  await done('/finances/payment-settings', {
    settings: {
      transfer: { name: 'Chor', iban: 'DE89370400440532013000' },
      debit: { creditorId: 'DE98ZZZ09999999999' },
      version: 0,
    },
  })

  // 0–9 head families with two children each (10–29), 30–59 are adults, 60–74 supporters, 75–79 students.
  await addPeople(80, { address: { street: 'Am Ufer 3', postcode: '50667', town: 'Köln' } })
  const newClass = async (over: object): Promise<FeeClass> =>
    (await done('/finances/add-fee-class', { feeClass: { id: newId(), ...over } })).feeClass
  const adult = await newClass({
    name: 'Erwachsene',
    amount: 6000,
    rhythm: 'half_yearly',
    laterAmounts: [{ from: `${second}-01`, amount: 6600 }],
  })
  const student = await newClass({ name: 'Schüler', amount: 1500, rhythm: 'quarterly' })
  const supporter = await newClass({ name: 'Förderer', amount: 5000, rhythm: 'yearly' })
  await giveClass([...between(0, 9), ...between(30, 59)], adult, `${first}-01`)
  await giveClass([...between(10, 29), ...between(75, 79)], student, `${first}-01`)
  await giveClass(between(60, 74), supporter, `${first}-01`)
  for (let head = 0; head < 10; head += 1) {
    const memberIds = [idOf(10 + 2 * head), idOf(11 + 2 * head)]
    // oxlint-disable-next-line no-await-in-loop -- few
    await done('/finances/add-payer', { payer: { id: idOf(head), isMember: true, memberIds } })
  }
  const { settings } = await ledger.read('/finances/list-fees')
  await done('/finances/fee-settings', {
    settings: {
      firstPeriod: 'months',
      lastPeriod: 'months',
      classChange: 'months',
      family: { second: 50, further: 25 },
      version: settings.version,
    },
  })
  for (const at of [...Array(10).keys(), ...Array.from({ length: 20 }, (_, index) => 30 + index)]) {
    const mandate = {
      id: newId(),
      personId: idOf(at),
      reference: `M-${at}`,
      signedOn: `${first - 1}-11-01`,
      holder: nameOf(at),
      iban: 'DE89370400440532013000',
    }
    // oxlint-disable-next-line no-await-in-loop -- few
    await done('/finances/add-mandate', { mandate })
  }

  /** Of the ten families' children, of whom the second person of a family pays half and the third a quarter: 7.50 and 3.75. */
  const children = 10 * (750 + 375)
  /** Sums of all dues ever charged, and of what members owe. */
  let charged = 0
  let open = 0
  async function chargeAs(month: string, byHand: number): Promise<Finance[]> {
    const made = await charge(month)
    expect([month, sumOf(made)]).toEqual([month, byHand])
    expect(await charge(month)).toEqual([])
    charged += byHand
    open += byHand
    return made
  }
  /** Those who have no mandate pay what they were charged on a day. */
  async function transfer(made: Finance[], ids: string[], day: string): Promise<void> {
    await become(day)
    const lines = made.filter(({ memberId }) => ids.includes(memberId ?? '')).map((finance) => paying(finance, day))
    await book(lines)
    open -= lines.reduce((sum, { line }) => sum + line.amount, 0)
  }
  async function collectAll(month: string): Promise<{ day: string; lines: RunLine[] }> {
    const run = await collect(`${month}-15`)
    open -= sumOf(run.lines)
    return run
  }
  async function takeBackAs(day: string, lines: RunLine[], ...ofWhom: number[]): Promise<void> {
    const debits = lines.filter(({ holder }) => ofWhom.some((at) => holder === nameOf(at)))
    expect(debits).toHaveLength(ofWhom.length)
    await takeBack(day, debits)
    open += sumOf(debits) + 300 * debits.length
  }
  const of = (made: Finance[], at: number): Finance => {
    const found = made.find(({ memberId }) => memberId === idOf(at))
    if (!found) throw new Error(`nothing was charged to ${nameOf(at)}`)
    return found
  }
  const byTransfer = () => [...between(50, people.length - 1)]

  // January: everybody.
  await become(`${first}-01-04`)
  const january = await chargeAs(`${first}-01`, 40 * 6000 + 5 * 1500 + children + 15 * 5000)
  const collected = await collectAll(`${first}-01`)
  // 30 mandates: twenty adults, and ten heads with the children of theirs.
  expect([collected.lines.length, sumOf(collected.lines)]).toEqual([30, 30 * 6000 + children])
  await takeBackAs(`${first}-01-18`, collected.lines, 31, 32)
  // 50 pays a part, 51 too much, 52 never.
  await transfer(
    january,
    byTransfer().filter((id) => ![idOf(50), idOf(51), idOf(52)].includes(id)),
    `${first}-01-20`,
  )
  const [part, over, never] = [of(january, 50), of(january, 51), of(january, 52)]
  await book([
    paying(part, `${first}-01-20`, { amount: 2500 }, { id: newId() }),
    paying(over, `${first}-01-20`, { amount: 7000 }, { id: newId(), creditOf: idOf(51) }),
  ])
  open -= 2500 + 6000
  await expectBooks(`${first}-01-31`, open)

  // February: a grant, and what is spent of it; the hall, by the cash box too.
  await become(`${first}-02-10`)
  const purpose = { id: newId(), name: 'Neue Notenpulte' }
  await done('/finances/add-purpose', { purpose })
  const purposeId = purpose.id
  await earn(200_000, `${first}-02-01`, 'grant', { purposeId })
  await spend(80_055, `${first}-02-05`, 'instruments', { purposeId })
  await spend(12_000, `${first}-02-08`, 'venue')
  await ledger.stored({ amount: 123_450, date: `${first}-02-09`, category: 'tickets', accountId: till })
  cash += 123_450
  await done('/finances/add-transfer', {
    transfer: { id: newId(), fromAccountId: till, toAccountId: main, amount: 100_000, date: `${first}-02-10` },
  })
  cash -= 100_000
  bank += 100_000

  // April: the quarter, with what was taken back and is collected again. 50 pays the rest.
  await become(`${first}-04-01`)
  const april = await chargeAs(`${first}-04`, 5 * 1500 + children)
  const inApril = await collectAll(`${first}-04`)
  expect(sumOf(inApril.lines)).toBe(children + 2 * 6300)
  await transfer(april, byTransfer(), `${first}-04-20`)
  const { finance: rest } = await ledger.read(`/finances/find-finance?id=${part.id}`)
  expect(rest).toMatchObject({ amount: 3500, status: 'pending' })
  await book([paying(rest, `${first}-04-20`)])
  open -= 3500
  await expectBooks(`${first}-04-30`, open)

  // May: four join, and pay for May and June.
  await become(`${first}-05-10`)
  await addPeople(4, { joinedOn: `${first}-05-10` })
  await giveClass(between(80, 83), adult, `${first}-05`)
  const may = await chargeAs(`${first}-05`, 4 * 2000)
  await transfer(may, byTransfer(), `${first}-05-20`)

  // July: the half-year. 51 has ten euros of credit.
  await become(`${first}-07-01`)
  const july = await chargeAs(`${first}-07`, 44 * 6000 + 5 * 1500 + children)
  const inJuly = await collectAll(`${first}-07`)
  await takeBackAs(inJuly.day, inJuly.lines, 33)
  await transfer(
    july,
    byTransfer().filter((id) => id !== idOf(51)),
    `${first}-07-20`,
  )
  const debt = of(july, 51)
  const use = { id: newId(), memberId: idOf(51), of: debt.id, version: debt.version, amount: 1000 }
  await done('/finances/use-credit', { credit: { date: `${first}-07-20`, uses: [use] } })
  const { finance: less } = await ledger.read(`/finances/find-finance?id=${debt.id}`)
  expect(less).toMatchObject({ amount: 5000, status: 'pending' })
  await book([paying(less, `${first}-07-20`)])
  open -= 6000
  await expectBooks(`${first}-07-31`, open)

  // September: three leave, who have paid until December. October: the quarter.
  await become(`${first}-09-21`)
  for (const at of [57, 58, 59]) {
    // oxlint-disable-next-line no-await-in-loop -- few
    const { member } = await ledger.read(`/members/find-member?id=${idOf(at)}`)
    // oxlint-disable-next-line no-await-in-loop -- few
    await done('/members/add-member', { member: { ...member, status: 'former', leftOn: `${first}-09-20` } })
  }
  await become(`${first}-10-01`)
  const october = await chargeAs(`${first}-10`, 5 * 1500 + children)
  await collectAll(`${first}-10`)
  await transfer(october, byTransfer(), `${first}-10-20`)

  // December: donations, an expense that was typed wrong, a debt that is given up, two supporters who say that they will leave.
  await become(`${first}-12-20`)
  const gifts = [5000, 12_345, 30_000, 101, 99_999].map((amount, at) => ({ amount, memberId: idOf(60 + at) }))
  for (const { amount, memberId } of gifts)
    // oxlint-disable-next-line no-await-in-loop -- few
    await earn(amount, `${first}-12-10`, 'donation', { memberId })
  const wrong = await spend(9999, `${first}-12-12`, 'scores')
  await done('/finances/write-off', {
    writeOff: { finances: [{ id: never.id, version: never.version }], date: `${first}-12-20`, reason: 'verzogen' },
  })
  open -= 6000
  for (const at of [60, 61]) {
    // oxlint-disable-next-line no-await-in-loop -- few
    const { member } = await ledger.read(`/members/find-member?id=${idOf(at)}`)
    // oxlint-disable-next-line no-await-in-loop -- few
    await done('/members/add-member', { member: { ...member, leftOn: `${second}-02-10` } })
  }
  await expectBooks(`${first}-12-31`, open)

  // January of the second year: the first is closed, and another amount holds. 30 is exempt for half a year.
  await become(`${second}-01-03`)
  await done('/finances/close-month', { month: `${first}-12` })
  await expectReport(first)
  const refused = await ledger.add({
    id: newId(),
    kind: 'income',
    amount: 1,
    description: 'Nachtrag',
    category: 'other',
    date: `${first}-12-31`,
    status: 'paid',
  })
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'month_closed'])
  // Receipts for what was given in the first year, one for each.
  const issuer = {
    name: 'Chor',
    address: { street: 'Domplatz 1', postcode: '50667', town: 'Köln' },
    german: {
      taxOffice: 'Köln-Mitte',
      taxNumber: '215/5860/1234',
      notice: 'exemption',
      noticeDay: `${first}-06-15`,
      period: '2024 bis 2026',
      purposes: 'der Kunst und Kultur',
    },
    subcategoryIds: [],
    version: 0,
  }
  await done('/finances/donation-settings', { settings: issuer })
  const { givers } = await ledger.read(`/finances/list-donations?year=${first}`)
  const wanted = givers.map(({ id, gifts: given }: { id: string; gifts: Finance[] }) => ({
    id: newId(),
    kind: 'collective',
    donorId: id,
    finances: given.map(({ id: financeId, version }) => ({ id: financeId, version })),
  }))
  const { receipts } = await done('/finances/add-donation-receipts', { year: first, receipts: wanted })
  expect(receipts.map(({ number }: { number: number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5])
  const given = await entries(sql`category = 'donation' and date between ${`${first}-01-01`} and ${`${first}-12-31`}`)
  expect([sumOf(receipts), given]).toEqual([147_445, 147_445])

  const exempt = [
    { classId: adult.id, from: `${first}-01`, to: `${first}-12` },
    { classId: adult.id, from: `${second}-01`, to: `${second}-06`, exempt: 'Elternzeit' },
    { classId: adult.id, from: `${second}-07` },
  ]
  const before = [{ classId: adult.id, from: `${first}-01` }]
  await done('/finances/set-member-fees', { memberFees: { memberId: idOf(30), before, fees: exempt } })
  // 44 adults less three who left and one who is exempt; two of fifteen supporters pay for two months of twelve: 8.33.
  const newYear = await chargeAs(`${second}-01`, 40 * 6600 + 5 * 1500 + children + 13 * 5000 + 2 * 833)
  const inJanuary = await collectAll(`${second}-01`)
  await takeBackAs(inJanuary.day, inJanuary.lines, 34)
  await transfer(newYear, byTransfer(), `${second}-01-20`)
  await expectBooks(`${second}-01-31`, open)

  // February: what was typed wrong in the closed year is reversed.
  await become(`${second}-02-15`)
  await done('/finances/reverse-finance', { reversal: { id: newId(), of: wrong.id, date: `${second}-02-15` } })
  bank += 9999
  await spend(69_945, `${second}-02-15`, 'instruments', { purposeId })
  const { purposes } = await ledger.read('/finances/list-purposes')
  expect(purposes).toMatchObject([{ came: 200_000, spent: 150_000, entries: 3 }])

  // April: the quarter. May: a student becomes an adult, and owes two months more: 22.00 less 10.00.
  await become(`${second}-04-03`)
  const spring = await chargeAs(`${second}-04`, 5 * 1500 + children)
  await collectAll(`${second}-04`)
  await transfer(spring, byTransfer(), `${second}-04-20`)
  await become(`${second}-05-02`)
  const grown = [
    { classId: student.id, from: `${first}-01`, to: `${second}-04` },
    { classId: adult.id, from: `${second}-05` },
  ]
  const young = [{ classId: student.id, from: `${first}-01` }]
  await done('/finances/set-member-fees', { memberFees: { memberId: idOf(75), before: young, fees: grown } })
  const change = await chargeAs(`${second}-05`, 1200)
  await transfer(change, byTransfer(), `${second}-05-20`)

  // July: a family's debit comes back, with all that it was for.
  await become(`${second}-07-03`)
  const summer = await chargeAs(`${second}-07`, 42 * 6600 + 4 * 1500 + children)
  const fifth = await collectAll(`${second}-07`)
  expect(fifth.lines.find(({ holder }) => holder === nameOf(3))?.amount).toBe(6600 + 750 + 375)
  await takeBackAs(fifth.day, fifth.lines, 3)
  await transfer(summer, byTransfer(), `${second}-07-20`)
  await become(`${second}-10-02`)
  const autumn = await chargeAs(`${second}-10`, 4 * 1500 + children)
  const last = await collectAll(`${second}-10`)
  expect(sumOf(last.lines)).toBe(children + 6600 + 750 + 375 + 300)
  await transfer(autumn, byTransfer(), `${second}-10-20`)
  await become(`${second}-12-30`)
  await ledger.stored({ amount: 98_765, date: `${second}-12-20`, category: 'tickets', accountId: till })
  cash += 98_765
  await expectBooks(`${second}-12-31`, open)

  // January after it: everybody has paid but who was let off, and the years stand.
  expect(open).toBe(0)
  await become(`${third}-01-02`)
  await done('/finances/close-month', { month: `${second}-12` })
  await expectReport(first)
  await expectReport(second)
  // Dues, five fees of the bank that were passed on, and one debt that was given up.
  const dues = await entries(sql`status = 'paid' and category in ('dues', 'fees')`)
  expect(dues).toBe(charged - 6000)
})
