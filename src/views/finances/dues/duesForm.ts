import * as z from 'zod/mini'
import { AMOUNT_MAX, DESCRIPTION_MAX } from '@contract/finances'
import { Month } from '@contract/primitives'
import { type Dues } from '@contract/finances/dues'
import { namesPeriod } from '@contract/finances/duesFields'
import { chargedMonths } from '@contract/finances/feeClasses'
import type { FeeClass } from '@contract/finances/fees'
import { Section } from '@contract/members'
import { CalendarDate, Id, text } from '@contract/primitives'
import type { Money } from '@/i18n/money'
import { isAmount, typedAmount } from '@/shared/money/typedAmount'
import { monthSpan } from '@/views/finances/query/financePeriod'

export interface DuesValues {
  month: string
  /** Amounts are typed texts. With fee classes it is for those without one, and may stay empty: they are charged nothing. */
  amount?: string | undefined
  dueDate: string
  description: string
  /** Number of months, as text from a select. */
  months: string
  /** `who`: `section:<section>` or `member:<id>`. */
  exceptions: { who: string; amount: string }[]
}

export function duesFormSchema(money: Money, hasClasses: boolean): z.ZodMiniType<DuesValues, DuesValues> {
  const amount = typedAmount(money)
  const exceptionAmount = z
    .string()
    .check(z.refine((typed) => isAmount(typed, money) || isZero(typed, money), { error: 'not_allowed' }))
  return z.object({
    month: Month,
    amount: hasClasses ? z.optional(amount) : amount,
    dueDate: CalendarDate,
    description: text(200),
    months: z.string(),
    exceptions: z.array(z.object({ who: z.string().check(z.minLength(1)), amount: exceptionAmount })),
  })
}

/** An exception of zero exempts; only there is zero a valid amount. */
function isZero(typed: string, money: Money): boolean {
  const read = money.parse(typed, AMOUNT_MAX)
  return read.kind === 'error' && read.error === 'zero'
}

interface DuesWords {
  /** The default description of the dues of a month `YYYY-MM`. */
  describe: (month: string) => string
  monthName: (month: string) => string
}

export function toDues(values: DuesValues, money: Money, { describe, monthName }: DuesWords): Dues {
  const centsOf = (typed: string) => {
    const read = money.parse(typed, AMOUNT_MAX)
    return read.kind === 'amount' ? read.amount : 0
  }
  const { exceptions, amount = '', months, ...first } = values
  const also = Array.from({ length: Number(months) - 1 }, (_, index) => {
    const month = monthAhead(first.month, index + 1)
    const isUsual = first.description === describe(first.month)
    // A person's own text is shortened to fit the month, which distinguishes the entries.
    const own = ` · ${monthName(month)}`
    const description = namesPeriod(first.description)
      ? first.description
      : isUsual
        ? describe(month)
        : first.description.slice(0, DESCRIPTION_MAX - own.length) + own
    return { month, dueDate: dayAhead(first.dueDate, index + 1), description }
  })
  const said = exceptions.map(({ who, amount: typed }) => ({
    target: who.replace(/^\w+:/, ''),
    amount: centsOf(typed),
  }))
  const sections = said.flatMap(({ target, amount: cents }) => {
    const section = Section.safeParse(target)
    return section.success ? [{ section: section.data, amount: cents }] : []
  })
  const members = said
    .filter(({ target }) => Id.safeParse(target).success)
    .map(({ target, amount: cents }) => ({ memberId: target, amount: cents }))
  return { ...first, amount: centsOf(amount), sections, members, ...(also.length > 0 && { also }) }
}

/** The month `YYYY-MM` that many months later, or earlier if negative. */
export function monthAhead(month: string, ahead: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + ahead, 1)).toISOString().slice(0, 7)
}

/** The same day that many months later; the last day of a month stays the last one. */
export function dayAhead(date: string, ahead: number): string {
  const target = monthSpan(monthAhead(date, ahead)).to
  const isLast = date === monthSpan(date).to
  const day = isLast ? target.slice(8) : [date.slice(8), target.slice(8)].toSorted()[0]
  return `${target.slice(0, 8)}${day}`
}

/** The month from `month` on in which a class is charged again; without classes, `month` itself. */
export function nextChargedMonth(month: string, classes: readonly FeeClass[], seasonMonth: number): string {
  const charged = new Set(classes.flatMap(({ rhythm, firstMonth }) => chargedMonths(rhythm, firstMonth, seasonMonth)))
  const ahead = Array.from({ length: 12 }, (_, at) => monthAhead(month, at))
  return ahead.find((one) => charged.has(Number(one.slice(5)))) ?? month
}

/**
 * The form values for the first month after the last charged one in which somebody is charged (`begin`), with its amount, day and exceptions.
 */
export function afterLastDues(
  last: Dues,
  money: Money,
  { describe, begin }: { describe: (month: string) => string; begin: (month: string) => string },
): DuesValues {
  const charged = [last.month, ...(last.also ?? []).map(({ month }) => month)].toSorted()
  const month = begin(monthAhead(charged.at(-1) ?? last.month, 1))
  const [from, to] = [last.month, month].map((text) => text.split('-').map(Number))
  const ahead = ((to?.[0] ?? 0) - (from?.[0] ?? 0)) * 12 + ((to?.[1] ?? 0) - (from?.[1] ?? 0))
  const exceptions = [
    ...(last.sections ?? []).map(({ section, amount }) => ({ who: `section:${section}`, amount: money.text(amount) })),
    ...(last.members ?? []).map(({ memberId, amount }) => ({ who: `member:${memberId}`, amount: money.text(amount) })),
  ]
  const dueDate = dayAhead(last.dueDate, ahead)
  return {
    month,
    months: '1',
    amount: last.amount === 0 ? '' : money.text(last.amount),
    dueDate,
    description: describe(month),
    exceptions,
  }
}
