import * as z from 'zod/mini'
import { CalendarDate, Id, Instant, text, foldedLine } from './primitives'

/** Lines of one file, taken in all or none under an id of the client's making; the batch can be taken back as a whole. */
export const IMPORT_MAX = 20_000

/** How files of one shape are named: the names of their columns, as the client joins them. */
export const SHAPE_MAX = 2000
const Shape = text(SHAPE_MAX)

/** What was said of a file: what its columns hold, in order, and the answers, in the client's own words (JSON). */
export const FORMAT_ANSWERS_MAX = 20_000
const importFormat = { columns: z.array(foldedLine(40, 0)).check(z.maxLength(500)), answers: text(FORMAT_ANSWERS_MAX) }
export const ImportFormat = z.object(importFormat)
export type ImportFormat = z.infer<typeof ImportFormat>

/** Of the newest import of a file of that shape, one that was taken back only where there is no other; absent without any. */
export const ImportFormatBody = z.strictObject({ shape: Shape })
export const ImportFormatAnswer = z.object({ format: z.optional(ImportFormat) })

/**
 * Where the lines of a bank's file are from. `source`: what wrote it, in the client's own words: its format, or how the columns of a table are
 * called. Files of one source mean the same by a day, the one on which a payment was booked or the one from which it counts; where it is
 * not told, that is found out by what the files have in common. `from`, `to`: the days that the file says it is about.
 */
export const FileOrigin = z.strictObject({
  source: z.optional(Shape),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
})
export type FileOrigin = z.infer<typeof FileOrigin>

/**
 * `repeats`: places of lines that are added although they stand there already. `format` is kept for the next file of its shape.
 */
export const importHead = {
  id: Id,
  fileName: foldedLine(200),
  repeats: z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(IMPORT_MAX))),
  format: z.optional(z.strictObject({ shape: Shape, ...importFormat })),
}

export type ImportHead = z.infer<z.ZodMiniObject<typeof importHead>>

/** `count`: how many records it made. `lines`: of a bank's file that was matched, how many were booked or recognised; skipped ones are not. */
export const Import = z.object({
  id: Id,
  fileName: z.string(),
  count: z.int(),
  lines: z.optional(z.int()),
  /** How many records that were there it changed; absent for none. */
  updated: z.optional(z.int()),
  createdAt: Instant,
})
export type Import = z.infer<typeof Import>

/** `added` of the lines that were sent; the others stood there already, or, of entries, probably do. */
export const ImportAnswer = z.object({ import: Import, added: z.int(), duplicates: z.int() })
export type ImportAnswer = z.infer<typeof ImportAnswer>

/** Newest first, without those that were taken back. */
export const ImportList = z.object({ imports: z.array(Import) })

/** Which of the lines stand there already, by their place in the list. */
export const DuplicatesAnswer = z.object({ duplicates: z.array(z.int()) })
