import * as z from 'zod/mini'
import './errors'

/** UUID of any version is read; what we make is version 7 (RFC 9562), so ids sort by time of creation. */
export const Id = z.uuid()

/** Calendar date `YYYY-MM-DD`, checked to exist (no 30 February, and no year 0, which databases refuse). */
export const CalendarDate = /* @__PURE__ */ z.iso
  .date()
  .check(z.refine((date) => !date.startsWith('0000'), { error: 'bad_date' }))

/** Instant, ISO 8601 in UTC with `Z`. */
export const Instant = z.iso.datetime()

/** 1 when created, +1 at each change (CONTRACT.md, Writes). */
export const Version = /* @__PURE__ */ z.int().check(z.minimum(1))

/** Text with its outer white space removed, of `min` to `max` UTF-16 units. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max: number, min = 1) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max))
}

/** Addresses are compared without case; RFC 5321 limits the length to 254. */
export const Email = /* @__PURE__ */ z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email())

/** As `when` of a refinement: it runs even where other fields are wrong, so that every error is told at once. */
export const whenObject = ({ value }: { value: unknown }) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const idQuery = z.strictObject({ id: Id })
export const idBody = idQuery
/** Of a call that needs to be told nothing. */
export const emptyBody = z.strictObject({})
export const IdAnswer = z.object({ id: Id })

/** Calendar month `YYYY-MM`. */
export const Month = z.string().check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, { error: 'bad_date' }))
