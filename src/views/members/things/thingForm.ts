import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { ThingWrite, type Thing, type ThingKind } from '@contract/members/things'
import type { Money } from '@/i18n/money'
import { isAmount } from '@/shared/money/typedAmount'

export interface ThingValues {
  name: string
  kind: ThingKind
  number: string
  serialNumber: string
  value: string
  condition: string
  insurance: string
  boughtOn: string
  place: string
  notes: string
}

export const thingValues = (thing: Thing | undefined, money: Money): ThingValues => ({
  name: thing?.name ?? '',
  kind: thing?.kind ?? 'instrument',
  number: thing?.number ?? '',
  serialNumber: thing?.serialNumber ?? '',
  value: thing?.value === undefined ? '' : money.text(thing.value),
  condition: thing?.condition ?? '',
  insurance: thing?.insurance ?? '',
  boughtOn: thing?.boughtOn ?? '',
  place: thing?.place ?? '',
  notes: thing?.notes ?? '',
})

/** What was typed as an amount, in minor units; nothing where it is empty or no amount. */
export function amountOf(typed: string | undefined, money: Money): number | undefined {
  const read = money.parse(typed ?? '', AMOUNT_MAX)
  return read.kind === 'amount' ? read.amount : undefined
}

/** Fields left empty are left out. */
export function toThingRequest(values: ThingValues, target: { id: string; version?: number }, money: Money) {
  const { name, kind, value, ...rest } = values
  const amount = amountOf(value, money)
  const told = Object.entries(rest).filter(([, text]) => text !== undefined && text !== '')
  return { ...target, name, kind, ...Object.fromEntries(told), ...(amount !== undefined && { value: amount }) }
}

const ANY_ID = '01900000-0000-7000-8000-000000000000'

/** The contract's rules, and an amount that can be read. */
export const thingSchema = (money: Money) =>
  z.custom<ThingValues>().check(({ value, issues }) => {
    const add = (path: PropertyKey[], message: string) => issues.push({ code: 'custom', input: value, path, message })
    const request = toThingRequest(value, { id: ANY_ID }, money)
    for (const { path, message } of ThingWrite.safeParse(request).error?.issues ?? []) add(path, message)
    if (value.value && !isAmount(value.value, money)) add(['value'], 'not_allowed')
  })
