import * as z from 'zod/mini'
import { readLength, writeLength } from '@contract/lengths'
import { LibraryPieceWrite, type LibraryPiece } from '@contract/calendar/pieces'

/** A piece as the form has it: absent values are empty strings. */
export interface PieceValues {
  title: string
  composer: string
  arranger: string
  publisher: string
  shelf: string
  /** Its length as it is typed: `8` or `8:30`. */
  minutes: string
  grade: string
  genre: string
  instrumentation: string
  iswc: string
  ismn: string
  society: string
  workNumber: string
  notes: string
  isArchived: boolean
}

export const pieceValues = (piece: Partial<LibraryPiece> = {}): PieceValues => ({
  title: piece.title ?? '',
  composer: piece.composer ?? '',
  arranger: piece.arranger ?? '',
  publisher: piece.publisher ?? '',
  shelf: piece.shelf ?? '',
  minutes: writeLength(piece),
  grade: piece.grade === undefined ? '' : String(piece.grade),
  genre: piece.genre ?? '',
  instrumentation: piece.instrumentation ?? '',
  iswc: piece.iswc ?? '',
  ismn: piece.ismn ?? '',
  society: piece.society ?? '',
  workNumber: piece.workNumber ?? '',
  notes: piece.notes ?? '',
  isArchived: piece.isArchived ?? false,
})

const isTold = ([, value]: [string, unknown]) => typeof value === 'string' && value.trim() !== ''

/** Fields left empty are left out. */
export function toPieceRequest(values: Partial<PieceValues>, target: { id: string; version?: number }) {
  const { title, minutes = '', grade = '', isArchived, ...rest } = values
  return {
    ...target,
    title,
    ...Object.fromEntries(Object.entries(rest).filter(isTold)),
    ...(minutes.trim() !== '' && (readLength(minutes) ?? { minutes })),
    ...(grade !== '' && { grade: Number(grade) }),
    ...(isArchived && { isArchived: true }),
  }
}

const ANY_ID = '01900000-0000-7000-8000-000000000000'

/** The contract's rules. */
export const pieceSchema = z.custom<PieceValues>().check(({ value, issues }) => {
  const request = toPieceRequest(value, { id: ANY_ID })
  for (const { path, message } of LibraryPieceWrite.safeParse(request).error?.issues ?? [])
    issues.push({
      code: 'custom',
      input: value,
      path,
      message: path[0] === 'minutes' && (message === 'wrong_type' || message === 'not_whole') ? 'bad_length' : message,
    })
})
