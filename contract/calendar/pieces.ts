import * as z from 'zod/mini'
import { lengthFields, lengthRule } from '@contract/lengthFields'
import { readScoring, writeScoring } from '@contract/calendar/scoring'
import { isIsmn, isIswc, writeIsmn, writeIswc } from '@contract/calendar/workNumbers'
import { Day } from '@contract/calendar'
import type { Call } from '@contract/call'
import { pieceSortColumns, societies } from '@contract/choices'
import { ordering, paging, search } from '@contract/lists'
import { EventName } from '@contract/names'
import { Id, IdAnswer, Instant, Version, idQuery, line, multiline, whenObject } from '@contract/primitives'

export const PIECES_MAX = 20_000
/** From the easiest to the hardest, in halves. */
export const GRADE_MIN = 0.5
export const GRADE_MAX = 6

export const Society = z.enum(societies)
export type Society = z.infer<typeof Society>

/**
 * Difficulty as wind bands grade it: 1 (beginners) to 6 (professional), halves between them, 0.5 for a first piece. Publishers and lists
 * of set works use it: Hal Leonard (0.5 to 6), the Bundesvereinigung Deutscher Musikverbände and the University Interscholastic League (1 to 6).
 */
const Grade = /* @__PURE__ */ z.number().check(z.minimum(GRADE_MIN), z.maximum(GRADE_MAX), z.multipleOf(0.5))

/** Where it cannot be read, the error says at which word. */
const Scoring = /* @__PURE__ */ line(400).check(z.overwrite(writeScoring), ({ value, issues }) => {
  const read = readScoring(value)
  const where = 'error' in read ? read.error.replaceAll(':', ' ').slice(0, 40) : undefined
  if (where !== undefined) issues.push({ code: 'custom', input: value, message: `bad_instrumentation:${where}` })
})

const pieceFields = {
  id: Id,
  title: line(160),
  composer: z.optional(line(120)),
  arranger: z.optional(line(120)),
  publisher: z.optional(line(120)),
  /** Where it stands: the group's own number. Several may stand in one box. */
  shelf: z.optional(line(40)),
  ...lengthFields,
  grade: z.optional(Grade),
  /** In the group's words. */
  genre: z.optional(line(60)),
  /** In the shorthand of libraries (scoring.ts). */
  instrumentation: z.optional(Scoring),
  /** As `T-034.524.680-1`; read in other spellings. */
  iswc: z.optional(line(40).check(z.overwrite(writeIswc), z.refine(isIswc, { error: 'bad_iswc' }))),
  /** As `979-0-2306-7118-7`; read in other spellings, the old ones with an M too. */
  ismn: z.optional(line(40).check(z.overwrite(writeIsmn), z.refine(isIsmn, { error: 'bad_ismn' }))),
  /** Whose `workNumber` it is. */
  society: z.optional(Society),
  workNumber: z.optional(line(40)),
  notes: z.optional(multiline(1000)),
  /** No longer offered for programmes; what was played stays. */
  isArchived: z.optional(z.literal(true)),
}

/** A piece of the group's library. Lines of programmes (contract/calendar.ts) may name it. */
export const LibraryPiece = z.strictObject({ ...pieceFields, version: Version })
export type LibraryPiece = z.infer<typeof LibraryPiece>

/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
export const LibraryPieceWrite = z.strictObject({ ...pieceFields, version: z.optional(Version) }).check(
  lengthRule,
  z.refine(({ society, workNumber }) => workNumber === undefined || society !== undefined, {
    error: 'required',
    path: ['society'],
    when: whenObject,
  }),
)
export type LibraryPieceWrite = z.infer<typeof LibraryPieceWrite>

export const pieceStates = ['present', 'archived', 'all'] as const

export const PieceListConfig = z.strictObject({
  ...paging,
  ...search,
  ...ordering(pieceSortColumns),
  genre: z.optional(line(60)),
  state: z._default(z.enum(pieceStates), 'present'),
  /** `never`: at no finished event so far. */
  played: z.optional(z.enum(['never'])),
})
export type PieceListConfig = z.infer<typeof PieceListConfig>
export const PieceListQuery = z.strictObject({ config: z.prefault(PieceListConfig, {}) })

/**
 * `q` looks in title, composer, arranger and shelf number. `plays`: of these pieces, at how many finished events they were played, and when
 * last; pieces that were not have none. `genres`: all that pieces of the library have.
 */
export const PieceList = z.object({
  pieces: z.array(LibraryPiece),
  total: z.int(),
  plays: z.array(z.object({ pieceId: Id, count: z.int(), last: Instant })),
  genres: z.array(z.string()),
})
export type PieceList = z.infer<typeof PieceList>

/** The most events of a piece's history that are listed. */
export const PLAYS_MAX = 200

/** An event at which the piece was played, or is to be. `conductors`: who conducted it, where the caller may read members. */
const PieceEvent = z.object({
  ...z.omit(EventName, { removed: true }).shape,
  location: z.optional(z.string()),
  isEncore: z.optional(z.literal(true)),
  conductors: z.array(z.string()),
})
export type PieceEvent = z.infer<typeof PieceEvent>

/** `played`: at finished events, the last first, `timesPlayed` in all. `planned`: at coming ones, the next first. */
export const PieceHistory = z.object({
  piece: LibraryPiece,
  played: z.array(PieceEvent),
  timesPlayed: z.int(),
  planned: z.array(PieceEvent),
})
export type PieceHistory = z.infer<typeof PieceHistory>

export const PieceBody = z.strictObject({ piece: LibraryPieceWrite })
export const PieceAnswer = z.object({ piece: LibraryPiece })

export const listPiecesCall = {
  method: 'GET',
  path: '/calendar/list-pieces',
  access: ['read', 'Event'],
  query: PieceListQuery,
  answer: PieceList,
} as const satisfies Call

/** Of the same selection without pages, for files. */
const AllPiecesConfig = z.omit(PieceListConfig, { page: true, perPage: true })
export type AllPiecesConfig = z.infer<typeof AllPiecesConfig>
export const AllPieces = z.array(LibraryPiece)

export const allPiecesCall = {
  method: 'GET',
  path: '/calendar/all-pieces',
  access: ['read', 'Event'],
  query: z.strictObject({ config: z.prefault(AllPiecesConfig, {}) }),
  answer: AllPieces,
} as const satisfies Call

export const findPieceCall = {
  method: 'GET',
  path: '/calendar/find-piece',
  access: ['read', 'Event'],
  query: idQuery,
  answer: PieceHistory,
  errors: [404],
} as const satisfies Call

/** The pieces of the library that the programme of an event names. */
export const listEventPiecesCall = {
  method: 'GET',
  path: '/calendar/list-event-pieces',
  access: ['read', 'Event'],
  query: idQuery,
  answer: z.object({ pieces: z.array(LibraryPiece) }),
  errors: [404],
} as const satisfies Call

export const addPieceCall = {
  method: 'POST',
  path: '/calendar/add-piece',
  access: ['manage', 'Event'],
  body: PieceBody,
  answer: PieceAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

/** Of finished events that begin on these days of the group's zone, both included. */
export const PerformedQuery = z
  .strictObject({ from: Day, to: Day })
  .check(z.refine(({ from, to }) => from <= to, { error: 'bad_date', path: ['to'], when: whenObject }))
export type PerformedQuery = z.infer<typeof PerformedQuery>

/**
 * A work at an event, as its programme has it; what the library knows of it besides is there where the programme names a piece of it.
 * `count`: how often it was played there. `audience`: absent where nobody counted.
 */
export const Performance = z.object({
  event: z.omit(EventName, { removed: true }),
  location: z.optional(z.string()),
  audience: z.optional(z.int()),
  title: z.string(),
  composer: z.optional(z.string()),
  minutes: z.optional(z.int()),
  seconds: z.optional(z.int()),
  count: z.int(),
  pieceId: z.optional(Id),
  arranger: z.optional(z.string()),
  publisher: z.optional(z.string()),
  iswc: z.optional(z.string()),
  society: z.optional(Society),
  workNumber: z.optional(z.string()),
})
export type Performance = z.infer<typeof Performance>

/**
 * What was performed, by the beginning of the events: rehearsals are none, and an intermission is no work. Of an event with days each
 * performance has the times and the place of its day.
 */
export const listPerformedCall = {
  method: 'GET',
  path: '/calendar/list-performed',
  access: ['read', 'Analytics'],
  query: PerformedQuery,
  answer: z.object({ performances: z.array(Performance) }),
} as const satisfies Call

/** What programmes say of it stays. */
export const removePieceCall = {
  method: 'DELETE',
  path: '/calendar/remove-piece',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
