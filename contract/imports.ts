import * as z from 'zod/mini'
import { Id, Instant, text } from './primitives'

/** Lines of one file, taken in all or none under an id of the client's making; the batch can be taken back as a whole. */
export const IMPORT_MAX = 20_000

export const importHead = { id: Id, fileName: text(200) }

/** `count`: how many records it made. */
export const Import = z.object({ id: Id, fileName: z.string(), count: z.int(), createdAt: Instant })
export type Import = z.infer<typeof Import>

/** `added` of the lines that were sent; the others stood there already. */
export const ImportAnswer = z.object({ import: Import, added: z.int(), duplicates: z.int() })
export type ImportAnswer = z.infer<typeof ImportAnswer>

/** Newest first, without those that were taken back. */
export const ImportList = z.object({ imports: z.array(Import) })

/** Which of the lines stand there already, by their place in the list. */
export const DuplicatesAnswer = z.object({ duplicates: z.array(z.int()) })
