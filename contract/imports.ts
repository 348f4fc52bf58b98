import * as z from 'zod/mini'
import { CalendarDate, Id, Instant, text, foldedLine } from './primitives'

/** The lines of one file are imported all together or not at all, under an id made by the client; the import can be undone as a whole. */
export const IMPORT_MAX = 20_000

/** How files of one shape are named: the names of their columns, as the client joins them. */
export const SHAPE_MAX = 2000
const Shape = text(SHAPE_MAX)

/** The settings of an import: the contents of its columns, in order, and the answers, in the client's own format (JSON). */
export const FORMAT_ANSWERS_MAX = 20_000
const importFormat = { columns: z.array(foldedLine(40, 0)).check(z.maxLength(500)), answers: text(FORMAT_ANSWERS_MAX) }
export const ImportFormat = z.object(importFormat)
export type ImportFormat = z.infer<typeof ImportFormat>

/**
 * The settings of the newest import of a file of that shape, of an undone one only if there is no other; absent without any. `earlier`: of
 * members, the answers of the newest imports, whatever the shape of their files; absent without any.
 */
export const ImportFormatBody = z.strictObject({ shape: Shape })
export const ImportFormatAnswer = z.object({
  format: z.optional(ImportFormat),
  earlier: z.optional(z.array(ImportFormat.shape.answers)),
})
export type ImportFormats = z.infer<typeof ImportFormatAnswer>

/**
 * The origin of a bank file's lines. `source`: what wrote the file, in the client's own words: its format, or the column headings of a
 * table. Files of one source use the same date of a payment, booking day or value day; which one is unknown is inferred from the lines
 * that files have in common. `from`, `to`: the days that the file covers by its own statement.
 */
export const FileOrigin = z.strictObject({
  source: z.optional(Shape),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
})
export type FileOrigin = z.infer<typeof FileOrigin>

/** `repeats`: positions of lines to add although they are stored already. `format` is stored for the next file of its shape. */
export const importHead = {
  id: Id,
  fileName: foldedLine(200),
  repeats: z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(IMPORT_MAX))),
  format: z.optional(z.strictObject({ shape: Shape, ...importFormat })),
}

export type ImportHead = z.infer<z.ZodMiniObject<typeof importHead>>

/** `count`: number of records made. `lines`: of a matched bank file, the number of lines booked or recognised, without skipped ones. */
export const Import = z.object({
  id: Id,
  fileName: z.string(),
  count: z.int(),
  lines: z.optional(z.int()),
  /** Number of existing records that it changed; absent if none. */
  updated: z.optional(z.int()),
  createdAt: Instant,
})
export type Import = z.infer<typeof Import>

/** `added`: number of the sent lines that were added; the others were stored already, or, for entries, probably were. */
export const ImportAnswer = z.object({ import: Import, added: z.int(), duplicates: z.int() })
export type ImportAnswer = z.infer<typeof ImportAnswer>

/** Newest first, without undone ones. */
export const ImportList = z.object({ imports: z.array(Import) })
