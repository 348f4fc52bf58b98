import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { PoolPersonWrite, type PoolPerson } from '@contract/calendar/deputyPool'
import type { Money } from '@/i18n/money'
import { isAmount } from '@/shared/money/typedAmount'

/** Somebody of the pool as the form has them: absent values are empty strings. */
export interface PoolValues {
  name: string
  email: string
  phone: string
  instruments: { instrument: string; part: string; level: string }[]
  notes: string
  fee: string
  isArchived: boolean
}

export const blankInstrument = { instrument: '', part: '', level: '' }

const typed = (number: number | undefined) => (number === undefined ? '' : String(number))

export const poolValues = (person: Partial<PoolPerson>, money: Money): PoolValues => ({
  name: person.name ?? '',
  email: person.email ?? '',
  phone: person.phone ?? '',
  instruments: person.instruments?.map(({ instrument, part, level }) => ({
    instrument,
    part: typed(part),
    level: typed(level),
  })) ?? [blankInstrument],
  notes: person.notes ?? '',
  fee: person.fee === undefined ? '' : money.text(person.fee),
  isArchived: person.isArchived ?? false,
})

/** An empty input counts as absent. */
const isFilled = (value: string | undefined) => value !== undefined && value.trim() !== ''
const isTold = ([, value]: [string, string | undefined]) => isFilled(value)

/** Fields left empty are left out, and lines without an instrument. */
export function toPoolRequest(values: PoolValues, target: { id: string; version?: number }, money: Money) {
  const { name, instruments, email, phone, notes, fee, isArchived } = values
  const read = money.parse(fee ?? '', AMOUNT_MAX)
  return {
    ...target,
    name,
    ...Object.fromEntries(Object.entries({ email, phone, notes }).filter(isTold)),
    instruments: instruments
      .filter(({ instrument }) => isFilled(instrument))
      .map(({ instrument, part, level }) => ({
        instrument,
        ...Object.fromEntries(
          Object.entries({ part, level })
            .filter(isTold)
            .map(([field, text]) => [field, Number(text)]),
        ),
      })),
    ...(read.kind === 'amount' && { fee: read.amount }),
    ...(isArchived && { isArchived: true }),
  }
}

const ANY_ID = '01900000-0000-7000-8000-000000000000'

/** The contract's rules, and an amount that can be read. Lines of instruments count as the form has them. */
export const poolSchema = (money: Money) =>
  z.custom<PoolValues>().check(({ value, issues }) => {
    const add = (path: PropertyKey[], message: string) => issues.push({ code: 'custom', input: value, path, message })
    const filled = value.instruments.flatMap(({ instrument }, at) => (isFilled(instrument) ? [at] : []))
    const request = toPoolRequest(value, { id: ANY_ID }, money)
    for (const { path, message } of PoolPersonWrite.safeParse(request).error?.issues ?? [])
      add(
        path[0] === 'instruments' && typeof path[1] === 'number'
          ? ['instruments', filled[path[1]] ?? path[1], ...path.slice(2)]
          : path,
        message === 'wrong_type' ? 'not_whole' : message,
      )
    if (value.fee && !isAmount(value.fee, money)) add(['fee'], 'not_allowed')
  })
