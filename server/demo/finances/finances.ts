import type { PaymentMethod } from '@contract/finances'
import type { MemberWrite } from '@contract/members'
import { addDays } from '@contract/days'
import { firstDayOf, lastDayOf, monthOf, monthsUpTo, todayIn } from '../../platform/time/days'
import { dayOf } from '../orchestra/calendarDays'
import { CASH_OPENING, accountFor, demoMoneyAccounts, demoTransfers } from './demoAccounts'
import { demoBudgets } from './demoBudgets'
import { ledgerLines } from './ledgerLines'
import type { DemoFinance, LedgerLine } from './ledgerLines'
import { demoSubcategories, withOwnCategories } from './demoCategories'
import { STUDENT, demoFees } from './fees'
import { demoHousehold } from './household'
import { demoLevy } from './levy'
import { occasionId } from '../orchestra/occasions'
import { demoAccounts, demoGroup } from '../orchestra/orchestra'
import { seeded } from '../orchestra/seeded'

const SEED = 24
const MONTHS = 24
const CLOSED_MONTHS = 12
const DUES_DAY = '10'
const DUES_CENTS = [4_000, 4_500] as const
/** Who still goes to school pays half. */
const STUDENT_CENTS = [2_000, 2_250] as const
/** Those who fall behind: as many of the latest months are open. */
const behind = new Map([
  ['Denílson Rocha', 4],
  ['Priscila Zuñiga', 3],
  ['Hugo Batalha', 2],
  [STUDENT, 2],
])
/** Left owing, by this many months before today. */
const leftOwing = new Map([['Vinícius Leão', 5]])

type Chance = () => number
/** What was paid of a due in part. */
const PART_CENTS = 2_000
/** Rounded up what they owed, and has the rest with the group. */
const GENEROUS = 'Benedito Araújo'
const CREDIT_CENTS = 1_500
const CREDIT_DAYS = 9

type Entry = Omit<DemoFinance, 'id'>

const names = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })
const monthName = (month: string) => names.format(new Date(`${month}-01T00:00:00Z`))
function duesMethod(draw: number): PaymentMethod {
  if (draw < 0.75) return 'pix'
  return draw < 0.9 ? 'transfer' : 'cash'
}

/** When they pay, in days from the due date on: most a few days before, some late, a few by weeks. */
function delay(draw: number): number {
  if (draw < 0.82) return -Math.floor(draw * 10)
  return draw < 0.95 ? Math.floor((draw - 0.82) * 100) : 20 + Math.floor((draw - 0.95) * 300)
}

function paysDues({ section, status, name, joinedOn = '' }: MemberWrite, month: string, age: number): boolean {
  if (section === 'direction' || joinedOn > lastDayOf(month)) return false
  return status === 'active' || leftOwing.get(name) === age
}

/** One member's dues of a month that lies `age` months back; paid unless that day is yet to come. */
function duesOf({ id, name }: MemberWrite, month: string, age: number, today: string, chance: Chance): Entry {
  const dueDate = `${month}-${DUES_DAY}`
  const paidOn = addDays(dueDate, delay(chance()))
  const method = duesMethod(chance())
  const isOwed = paidOn > today || age < (behind.get(name) ?? 0) || leftOwing.has(name)
  return {
    kind: 'income',
    category: 'dues',
    amount: (name === STUDENT ? STUDENT_CENTS : DUES_CENTS)[age < CLOSED_MONTHS ? 1 : 0],
    description: `Mensalidade de ${monthName(month)}`,
    dueDate,
    memberId: id,
    duesMonth: firstDayOf(month),
    ...(isOwed ? { status: 'pending', date: firstDayOf(month) } : { status: 'paid', date: paidOn, method }),
  }
}

/** What is agreed upon beforehand, and so stands in the books as pending; what a box office takes in is not. */
const agreed = ['venue', 'people', 'travel', 'fees', 'grant', 'sponsorship']

function isKnown({ category, day }: LedgerLine, month: string, today: string): boolean {
  return dayOf(month, day) <= today || agreed.includes(category)
}

function lineOf(line: LedgerLine, month: string, today: string, chance: Chance): Entry {
  const { months: _months, day, amount, method, occasion, ...rest } = line
  const [from, to] = amount
  const date = dayOf(month, day)
  const cents = Math.round((from + chance() * (to - from)) / 10) * 10
  const description = `${line.description} (${monthName(month)})`
  const eventId = occasion && { eventId: occasionId(occasion, month) }
  const entry = { ...rest, description, amount: cents, date, ...eventId }
  return date <= today ? { ...entry, status: 'paid', method } : { ...entry, status: 'pending', dueDate: date }
}

function nextMonth(month: string): string {
  return monthOf(addDays(lastDayOf(month), 1))
}

function entryId(number: number): string {
  return `01900000-0000-7000-9000-${number.toString(16).padStart(12, '0')}`
}

/** The books of two seasons: the same each time, with dates that are as far from today as they should be. */
export function demoFinances(now: Date, roster: MemberWrite[]): DemoFinance[] {
  const today = todayIn(demoGroup.timeZone, now)
  const months = monthsUpTo(monthOf(today), MONTHS)
  const chance = seeded(SEED)
  const entries = [...months, nextMonth(monthOf(today))].flatMap((month, at) => {
    const age = MONTHS - 1 - at
    const ofYear = Number(month.slice(5))
    const lines = ledgerLines.filter((line) => line.months.includes(ofYear) && isKnown(line, month, today))
    // Nobody pays in the holidays, and nobody is charged before the month has come.
    const payers = ofYear === 1 || age < 0 ? [] : roster.filter((member) => paysDues(member, month, age))
    return [
      ...payers.map((member) => duesOf(member, month, age, today, chance)),
      ...lines.map((line) => lineOf(line, month, today, chance)),
    ]
  })
  const opening = {
    kind: 'income',
    category: 'opening',
    description: 'Saldo da temporada anterior',
    status: 'paid',
  } as const
  const start = {
    ...opening,
    amount: 684_215 - CASH_OPENING,
    date: firstDayOf(months[0] ?? monthOf(today)),
    method: 'transfer',
  } as const
  const cash = { ...opening, amount: CASH_OPENING, date: start.date, method: 'cash' } as const
  return [start, ...entries, cash].map((entry, index) => ({ id: entryId(index + 1), ...entry, ...accountFor(entry) }))
}

/** Whoever has owed for longest brought a part of it in notes. */
function withPartPayment(entries: DemoFinance[], today: string): DemoFinance[] {
  const due = entries.find(({ duesMonth, status }) => duesMonth !== undefined && status === 'pending')
  if (due?.dueDate === undefined || due.amount <= PART_CENTS) return entries
  const { duesMonth: _duesMonth, ...words } = due
  const date = [addDays(due.dueDate, 9), today].toSorted()[0] ?? today
  const part = { ...words, id: entryId(entries.length + 1), amount: PART_CENTS, status: 'paid', date } as const
  const rest = (entry: DemoFinance) => (entry === due ? { ...due, amount: due.amount - PART_CENTS } : entry)
  return [...entries.map(rest), { ...part, method: 'cash', partOf: due.id }]
}

/** One member has paid more than they owed. */
function withCredit(entries: DemoFinance[], roster: MemberWrite[], today: string): DemoFinance[] {
  const memberId = roster.find(({ name }) => name === GENEROUS)?.id
  const paid = { kind: 'income', category: 'dues', status: 'paid', method: 'pix', isCredit: true } as const
  const words = { description: 'Mensalidade paga a mais', amount: CREDIT_CENTS, date: addDays(today, -CREDIT_DAYS) }
  return memberId === undefined
    ? entries
    : [...entries, { id: entryId(entries.length + 1), memberId, ...paid, ...words }]
}

/** The season before this one is closed; nothing of it is owed any more. */
export function demoBooks(now: Date, roster: MemberWrite[]) {
  const months = monthsUpTo(monthOf(todayIn(demoGroup.timeZone, now)), MONTHS)
  const today = todayIn(demoGroup.timeZone, now)
  const paid = withCredit(withPartPayment(demoFinances(now, roster), today), roster, today)
  const entries = withOwnCategories(paid, today)
  return {
    today: todayIn(demoGroup.timeZone, now),
    entries,
    fees: demoFees(roster, months[MONTHS - CLOSED_MONTHS] ?? monthOf(today)),
    levy: demoLevy(roster, today),
    household: demoHousehold(roster, today),
    accounts: demoMoneyAccounts,
    transfers: demoTransfers(entries, months),
    budgets: demoBudgets(entries, todayIn(demoGroup.timeZone, now)),
    subcategories: demoSubcategories,
    closedMonths: months.slice(0, MONTHS - CLOSED_MONTHS),
    keeper: demoAccounts.treasurer,
  }
}
