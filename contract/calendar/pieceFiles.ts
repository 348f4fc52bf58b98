import * as z from 'zod/mini'
import { instrumentKey } from '@contract/invitees'
import { whole } from '@contract/lists'
import { PARTS_MAX, Part } from '@contract/members'
import type { Call } from '@contract/call'
import { Id, IdAnswer, Instant, Version, foldedLine, idQuery } from '@contract/primitives'

/** Accepted types, by what the first bytes say: scores and parts as PDF, picture or MusicXML, and what one practises with. */
export const pieceFileTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'audio/mpeg',
  'audio/midi',
  'application/vnd.recordare.musicxml+xml',
  'application/vnd.recordare.musicxml',
] as const
export const PieceFileType = z.enum(pieceFileTypes)
export type PieceFileType = z.infer<typeof PieceFileType>

/** Per file, in bytes: a recording of eight minutes. */
export const PIECE_FILE_MAX_BYTES = 20 * 1024 * 1024
/** Of all files of a group's pieces, in bytes, removed but restorable ones included, since a backup contains them all. */
export const PIECE_FILES_MAX_BYTES = 4 * 1024 ** 3
/** Per piece. */
export const FILES_PER_PIECE_MAX = 150
/** Parts that one file is for. */
export const FILE_PARTS_MAX = 40
export const FILE_NAME_MAX = 200

const Instrument = foldedLine(60)

/** Who plays an instrument as members have it; without `part` all of them. */
export const PiecePart = z.strictObject({ instrument: Instrument, part: z.optional(Part) })
export type PiecePart = z.infer<typeof PiecePart>

const keyOf = ({ instrument, part = 0 }: PiecePart) => `${part} ${instrumentKey(instrument)}`

/** Each once. */
export const distinctParts = (parts: readonly PiecePart[]): PiecePart[] => [
  ...new Map(parts.map((one) => [keyOf(one), one])).values(),
]

/** Absent: the file is for everybody. */
const Parts = z.optional(
  z.array(PiecePart).check(
    z.minLength(1),
    z.maxLength(FILE_PARTS_MAX),
    z.refine((parts) => distinctParts(parts).length === parts.length, { error: 'taken' }),
  ),
)

/** A file of a piece: its score, a part of it, a recording. */
export const PieceFile = z.object({
  id: Id,
  pieceId: Id,
  /** File name without folder, with the ending of its type. */
  name: z.string(),
  parts: z.optional(z.array(PiecePart)),
  type: PieceFileType,
  /** In bytes. */
  size: z.int(),
  addedAt: Instant,
  version: Version,
})
export type PieceFile = z.infer<typeof PieceFile>

/** Renames a file, says for whom it is, or brings it back as it was last read (docs/writes.md). */
export const PieceFileWrite = z.strictObject({
  id: Id,
  name: foldedLine(FILE_NAME_MAX),
  parts: Parts,
  version: Version,
})
export type PieceFileWrite = z.infer<typeof PieceFileWrite>

/** What somebody plays; without `part` it is any of them. */
interface Played {
  instrument?: string | null | undefined
  part?: number | null | undefined
}

/** Whether a file for these parts is for who plays that. Who plays no part in particular looks into each. */
export function isForPlayer(parts: readonly PiecePart[] | null | undefined, { instrument, part }: Played): boolean {
  if (!parts) return true
  if (!instrument) return false
  const key = instrumentKey(instrument)
  return parts.some(
    (one) => instrumentKey(one.instrument) === key && (one.part === undefined || !part || one.part === part),
  )
}

/** `files` by name; `parts`: what the group's members play, in the order of the score. */
export const PieceFileList = z.object({ files: z.array(PieceFile), parts: z.array(PiecePart) })
export type PieceFileList = z.infer<typeof PieceFileList>

/**
 * The file is the request body, as `application/octet-stream`; without `instrument` it is for everybody. A repetition with the same id
 * returns the stored file; another file with that id is a conflict.
 */
export const PieceFileQuery = z.strictObject({
  id: Id,
  pieceId: Id,
  name: foldedLine(FILE_NAME_MAX),
  instrument: z.optional(Instrument),
  part: z.optional(whole(PARTS_MAX)),
})
export type PieceFileQuery = z.infer<typeof PieceFileQuery>

const PieceFileAnswer = z.object({ file: PieceFile })

export const listPieceFilesCall = {
  method: 'GET',
  path: '/calendar/list-piece-files',
  access: ['read', 'Event'],
  query: z.strictObject({ pieceId: Id }),
  answer: PieceFileList,
  errors: [404],
} as const satisfies Call

export const pieceFileCall = {
  method: 'GET',
  path: '/calendar/piece-file',
  access: ['read', 'Event'],
  query: idQuery,
  answer: z.unknown(),
} as const satisfies Call

export const addPieceFileCall = {
  method: 'POST',
  path: '/calendar/add-piece-file',
  access: ['manage', 'Event'],
  query: PieceFileQuery,
  body: z.unknown(),
  answer: PieceFileAnswer,
  success: [200, 201],
  errors: [404, 409, 413],
} as const satisfies Call

export const savePieceFileCall = {
  method: 'POST',
  path: '/calendar/save-piece-file',
  access: ['manage', 'Event'],
  body: z.strictObject({ file: PieceFileWrite }),
  answer: PieceFileAnswer,
  errors: [404, 409],
} as const satisfies Call

/** It can be brought back by `save-piece-file`. */
export const removePieceFileCall = {
  method: 'DELETE',
  path: '/calendar/remove-piece-file',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
