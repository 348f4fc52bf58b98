import { text } from '@contract/primitives'
import * as z from 'zod/mini'

export const PIECES_MAX = 6

const Minutes = z.string().check(
  z.trim(),
  z.refine((typed) => /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 240, { error: 'not_allowed' }),
)

export const ProgrammeValues = z.object({
  pieces: z.array(z.object({ title: text(80), minutes: Minutes })).check(z.minLength(1), z.maxLength(PIECES_MAX)),
})
export type ProgrammeValues = z.infer<typeof ProgrammeValues>
