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

/** 1 when created, +1 at each change (docs/writes.md). */
export const Version = /* @__PURE__ */ z.int().check(z.minimum(1))

/** Text with its outer white space removed, of `min` to `max` UTF-16 units. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max: number, min = 1) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max))
}

/** Controls (Unicode's category Cc), and the two signs that end a line or a paragraph. */
const IN_ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u

/**
 * One line of text as a person types it: a line break or tab in a name would start another line in a mail header, list or file. Answers
 * use `text`, so that texts stored before this rule can still be read.
 */
/* @__NO_SIDE_EFFECTS__ */
export function line(max: number, min = 1) {
  return text(max, min).check(z.regex(IN_ONE_LINE, { error: 'control_characters' }))
}

const OUT_OF_LINE = /[\p{Cc}\u2028\u2029]+/gu

/**
 * One line of text in which line breaks, tabs and other control characters become a blank, in requests and answers: texts from files and
 * searches, and those stored earlier, are not refused for them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function foldedLine(max: number, min = 1) {
  return z.string().check(
    z.overwrite((typed) => typed.replace(OUT_OF_LINE, ' ')),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.regex(IN_ONE_LINE),
  )
}

/** What ends a line in one system or another: Word pastes a vertical tab for its soft break. */
const BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const CONTROL = /\p{Cc}/gu
/** NUL stays, to be refused: no database stores it. */
const isSeen = (sign: string) => sign === '\t' || sign === '\n' || sign === '\0'
const IN_LINES = /^(?:[\t\n]|\P{Cc})*$/u

/** Text of several lines, separated by `\n`. Invisible control characters except tabs are removed, also from texts stored earlier. */
/* @__NO_SIDE_EFFECTS__ */
export function multiline(max: number, min = 1) {
  return z.string().check(
    z.overwrite((typed) => typed.replace(BREAK, '\n').replace(CONTROL, (sign) => (isSeen(sign) ? sign : ''))),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.regex(IN_LINES, { error: 'not_allowed' }),
  )
}

/** Addresses are compared without case; RFC 5321 limits the length to 254. */
export const Email = /* @__PURE__ */ z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email())

/** As `when` of a refinement: it runs even if other fields are invalid, so that all errors are reported at once. */
export const whenObject = ({ value }: { value: unknown }) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const idQuery = z.strictObject({ id: Id })
export const idBody = idQuery
/** For a call without parameters. */
export const emptyBody = z.strictObject({})
export const IdAnswer = z.object({ id: Id })

/** Calendar month `YYYY-MM`. */
export const Month = z.string().check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, { error: 'bad_date' }))
