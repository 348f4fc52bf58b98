import * as z from 'zod/mini'
import { AMOUNT_MAX, Month, type Dues } from '@contract/finances'
import { Section } from '@contract/members'
import { CalendarDate, Id, text } from '@contract/primitives'
import type { Money } from '@/i18n/money'

/** Amounts are what was typed. `who`: `section:<section>` or `member:<id>`. */
export function duesFormSchema(money: Money) {
  const isAmount = (typed: string) => money.parse(typed, AMOUNT_MAX).kind === 'amount'
  const amount = z.string().check(z.refine(isAmount, { error: 'not_allowed' }))
  const exceptionAmount = z
    .string()
    .check(z.refine((typed) => isAmount(typed) || isZero(typed, money), { error: 'not_allowed' }))
  return z.object({
    month: Month,
    amount,
    dueDate: CalendarDate,
    description: text(200),
    exceptions: z.array(z.object({ who: z.string().check(z.minLength(1)), amount: exceptionAmount })),
  })
}

export type DuesValues = z.infer<ReturnType<typeof duesFormSchema>>

/** An exception of nothing spares; that is the one place where zero is an amount. */
export function isZero(typed: string, money: Money): boolean {
  const read = money.parse(typed, AMOUNT_MAX)
  return read.kind === 'error' && read.error === 'zero'
}

export function toDues(values: DuesValues, money: Money): Dues {
  const centsOf = (typed: string) => {
    const read = money.parse(typed, AMOUNT_MAX)
    return read.kind === 'amount' ? read.amount : 0
  }
  const { exceptions, amount, ...rest } = values
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
  return { ...rest, amount: centsOf(amount), sections, members }
}
