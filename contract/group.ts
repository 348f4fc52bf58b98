import * as z from 'zod/mini'
import { Id, Version, text } from './primitives'

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** ISO 4217 code that this runtime knows. */
const Currency = z
  .string()
  .check(z.refine((code) => Intl.supportedValuesOf('currency').includes(code), { error: 'bad_currency' }))

/** IANA zone name, e.g. `America/Sao_Paulo`. */
const TimeZone = z.string().check(z.refine(isTimeZone, { error: 'bad_time_zone' }))

export const NewGroup = z.strictObject({ name: text(120), currency: Currency, timeZone: TimeZone })
export type NewGroup = z.infer<typeof NewGroup>

export const Group = z.strictObject({
  id: Id,
  name: text(120),
  currency: Currency,
  timeZone: TimeZone,
  version: Version,
})
export type Group = z.infer<typeof Group>

export const GroupAnswer = z.object({ group: Group })
export const GroupBody = z.strictObject({ group: Group })
