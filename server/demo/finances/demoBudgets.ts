import type { BudgetLine } from '@contract/finances/budgets'
import type { DemoFinance } from './ledgerLines'

/** Plans are rounder than what then happens, in minor units. */
const YEAR_STEP = 10_000
const EVENT_STEP = 5_000
/** In percent of the year before. */
const MORE = 103
/** So little is planned of what then costs more than was thought, in percent. */
const TIGHT = 90
const EVENTS_PAST = 3

function plan(entries: readonly DemoFinance[], step: number, percentOf: (entry: DemoFinance) => number): BudgetLine[] {
  const sums = new Map<string, BudgetLine>()
  for (const entry of entries) {
    const { kind, category, amount } = entry
    if (category === 'opening') continue
    const line = sums.get(`${kind} ${category}`) ?? { kind, category, amount: 0 }
    sums.set(`${kind} ${category}`, { ...line, amount: line.amount + (amount * percentOf(entry)) / 100 })
  }
  return [...sums.values()].map((line) => ({ ...line, amount: Math.max(step, Math.round(line.amount / step) * step) }))
}

/** A budget of the present year, made from the one before, and those of some events: the last ones, and the next. */
export function demoBudgets(entries: readonly DemoFinance[], today: string) {
  const year = today.slice(0, 4)
  const yearBefore = String(Number(year) - 1)
  const percentOf = ({ category }: DemoFinance) => (category === 'scores' ? TIGHT : MORE)
  const before = entries.filter(({ date }) => date.startsWith(yearBefore))
  const ofEvents = entries.flatMap(({ eventId, date }) => (eventId === undefined ? [] : [{ eventId, date }]))
  const idsOf = (some: typeof ofEvents) => [...new Set(some.map(({ eventId }) => eventId))]
  const past = idsOf(ofEvents.filter(({ date }) => date <= today).toSorted((a, b) => b.date.localeCompare(a.date)))
  const ahead = idsOf(ofEvents.filter(({ date }) => date > today).toSorted((a, b) => a.date.localeCompare(b.date)))
  const planned = new Set([...past.slice(0, EVENTS_PAST), ...ahead.slice(0, 1)])
  return {
    years: [{ year, lines: plan(before.length > 0 ? before : entries, YEAR_STEP, percentOf) }],
    events: [...planned].map((eventId) => {
      const lines = plan(
        entries.filter((entry) => entry.eventId === eventId),
        EVENT_STEP,
        () => 100,
      )
      const sumOf = (kind: BudgetLine['kind']) =>
        lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0)
      return { eventId, lines, income: sumOf('income'), expense: sumOf('expense') }
    }),
  }
}
