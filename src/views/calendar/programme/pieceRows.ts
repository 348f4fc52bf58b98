import * as z from 'zod/mini'
import { programmeLineKinds, type Piece } from '@contract/calendar'
import { readLength, writeLength } from '@contract/lengths'
import { linesByDay } from '@contract/calendar/programmeLines'
import { text } from '@contract/primitives'

/** A piece as the form has it: absent values are empty strings. */
export const PieceRow = z.object({
  title: text(160),
  composer: z.string().check(z.maxLength(120)),
  /** Its length as it is typed: `8` or `8:30`. */
  minutes: z
    .string()
    .check(z.refine((typed) => typed === '' || readLength(typed) !== undefined, { error: 'bad_length' })),
  kind: z.optional(z.enum(programmeLineKinds)),
  /** The piece of the repertoire that it is. */
  pieceId: z.optional(z.string()),
  /** The day on which it is played, counted from the event's first. */
  day: z.optional(z.int()),
})
export type PieceRow = z.infer<typeof PieceRow>

export const blankPiece: PieceRow = { title: '', composer: '', minutes: '' }

export function toPieceRows(programme: readonly Piece[] | undefined): PieceRow[] {
  return (programme ?? []).map(({ title, composer = '', kind, pieceId, day, ...length }) => ({
    title,
    composer,
    minutes: writeLength(length),
    ...tiesOf({ kind, pieceId, day }),
  }))
}

/** What a line has besides what is typed; absent ones stay absent. */
export const tiesOf = ({
  kind,
  pieceId,
  day,
}: {
  [Name in 'kind' | 'pieceId' | 'day']?: PieceRow[Name] | undefined
}) => ({
  ...(kind && { kind }),
  ...(pieceId && { pieceId }),
  ...(day !== undefined && { day }),
})

/** The lines by day, each day with its heading. */
export function programmeByDay(
  lines: readonly Piece[],
  days: readonly { day: number; date: string; what: string }[],
): { key: number; heading: string | undefined; lines: readonly Piece[] }[] {
  return linesByDay(lines, days).map(({ day, lines: own }) => ({
    key: day?.day ?? -1,
    heading: day && [day.date, day.what].filter(Boolean).join(' · '),
    lines: own,
  }))
}
