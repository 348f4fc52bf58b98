import * as z from 'zod/mini'

export const BOXES_MAX = 12

/** What is printed of ticked members; in the browser's history, so that the sheet can be reloaded. */
export const ChosenPrint = z.object({
  form: z.enum(['list', 'labels']),
  memberIds: z.array(z.string()),
  /** The ids of columns (fileColumns.ts). */
  columns: z.array(z.string()),
  heading: z.string(),
  /** On labels: the postal address below the lines; those of one surname at one address share a label. */
  hasAddress: z.optional(z.boolean()),
  /** Empty columns to tick by hand. */
  boxes: z.int(),
})
export type ChosenPrint = z.infer<typeof ChosenPrint>
