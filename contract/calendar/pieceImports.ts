import * as z from 'zod/mini'
import { LibraryPieceWrite } from '@contract/calendar/pieces'
import type { Call } from '@contract/call'
import { Id, foldedLine } from '@contract/primitives'

/** Pieces of one import. */
export const PIECE_IMPORT_MAX = 5_000
/** Spellings of one piece. */
const SPELLINGS_MAX = 200

/** A line of programmes as it is spelled there. */
const Spelling = z.strictObject({ title: foldedLine(160), composer: z.optional(foldedLine(120)) })
export type Spelling = z.infer<typeof Spelling>

/** A spelling that programmes have and that no piece of the library is tied to: at how many events, and how long it was there last. */
export const ProgrammeLine = z.object({
  title: z.string(),
  composer: z.optional(z.string()),
  minutes: z.optional(z.int()),
  seconds: z.optional(z.int()),
  count: z.int(),
})
export type ProgrammeLine = z.infer<typeof ProgrammeLine>

const isUnique = (ids: string[]) => new Set(ids).size === ids.length

/**
 * `pieces` are added; `ties`: what is spelled so in programmes, and tied to nothing, is that piece, a new one or one that is there. All of
 * it or nothing. Sent again with the same ids, the answer is the same.
 */
const PieceImport = z.strictObject({
  pieces: z.array(LibraryPieceWrite).check(
    z.maxLength(PIECE_IMPORT_MAX),
    z.refine((pieces) => isUnique(pieces.map(({ id }) => id.toLowerCase())), { error: 'taken' }),
  ),
  ties: z
    .array(
      z.strictObject({
        pieceId: Id,
        spellings: z.array(Spelling).check(z.minLength(1), z.maxLength(SPELLINGS_MAX)),
      }),
    )
    .check(z.maxLength(PIECE_IMPORT_MAX)),
})
export type PieceImport = z.infer<typeof PieceImport>

/** What an import added is taken back as a whole: refused with `conflict` where a piece of it was changed since. */
const PieceImportUndo = z.strictObject({
  pieces: z.array(Id).check(z.maxLength(PIECE_IMPORT_MAX)),
  ties: PieceImport.shape.ties,
  /** As the import answered them; absent: all that have such a line. */
  eventIds: z.optional(z.array(Id)),
})
export type PieceImportUndo = z.infer<typeof PieceImportUndo>

export const listProgrammeLinesCall = {
  method: 'GET',
  path: '/calendar/list-programme-lines',
  access: ['manage', 'Event'],
  answer: z.object({ lines: z.array(ProgrammeLine) }),
} as const satisfies Call

/** Pieces that were added, and the events whose programmes were tied to pieces. */
export const PieceImportAnswer = z.object({ added: z.int(), tied: z.int(), eventIds: z.array(Id) })
export type PieceImportAnswer = z.infer<typeof PieceImportAnswer>

export const importPiecesCall = {
  method: 'POST',
  path: '/calendar/import-pieces',
  access: ['manage', 'Event'],
  body: z.strictObject({ import: PieceImport }),
  answer: PieceImportAnswer,
  errors: [404, 409],
} as const satisfies Call

export const undoPieceImportCall = {
  method: 'POST',
  path: '/calendar/undo-piece-import',
  access: ['manage', 'Event'],
  body: z.strictObject({ import: PieceImportUndo }),
  answer: z.object({ removed: z.int() }),
  errors: [404, 409],
} as const satisfies Call
