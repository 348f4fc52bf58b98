import * as z from 'zod/mini'
import type { Piece } from '@contract/calendar'
import { text } from '@contract/primitives'

/** A piece as the form has it: absent values are empty strings. */
export const PieceRow = z.object({
  title: text(160),
  composer: z.string().check(z.maxLength(120)),
  minutes: z.string().check(z.regex(/^([1-9]\d{0,2})?$/, { error: 'not_whole' })),
})
export type PieceRow = z.infer<typeof PieceRow>

export const blankPiece: PieceRow = { title: '', composer: '', minutes: '' }

export function toPieceRows(programme: readonly Piece[] | undefined): PieceRow[] {
  return (programme ?? []).map(({ title, composer = '', minutes }) => ({
    title,
    composer,
    minutes: minutes === undefined ? '' : String(minutes),
  }))
}
