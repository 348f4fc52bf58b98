import * as z from 'zod/mini'
import { LibraryPieceWrite, PieceAnswer } from '@contract/calendar/pieces'
import type { Call } from '@contract/call'
import { Id, Instant, Version, idBody, whenObject } from '@contract/primitives'

/** The hours in which a merge can be undone. */
export const PIECE_MERGE_UNDO_HOURS = 24

/**
 * Two pieces become one. `kept`: the one that stays, as it is to be, under the version that was read; programmes, plays and files of the
 * other one become its own.
 */
export const PieceMerge = z
  .strictObject({
    /** Made by the client, so that a repeated request merges once. */
    id: Id,
    kept: LibraryPieceWrite,
    givenUp: z.strictObject({ id: Id, version: Version }),
  })
  .check(
    z.refine(({ kept }) => typeof kept !== 'object' || kept?.version !== undefined, {
      error: 'required',
      path: ['kept', 'version'],
      when: whenObject,
    }),
    z.refine(({ kept, givenUp }) => kept?.id?.toLowerCase?.() !== givenUp?.id?.toLowerCase?.(), {
      error: 'not_allowed',
      path: ['givenUp', 'id'],
      when: whenObject,
    }),
  )
export type PieceMerge = z.infer<typeof PieceMerge>

/** A merge that can still be undone. `title`: of the piece that was given up. */
export const RecentPieceMerge = z.object({
  id: Id,
  keptId: Id,
  keptTitle: z.string(),
  title: z.string(),
  at: Instant,
})
export type RecentPieceMerge = z.infer<typeof RecentPieceMerge>

/** `areTwo: true`: they are two pieces, and are not offered as one again. */
const PiecePair = z.strictObject({ ids: z.array(Id).check(z.length(2)), areTwo: z.boolean() })
export type PiecePair = z.infer<typeof PiecePair>

/** `merges`: newest first. `apart`: pairs of which somebody said that they are two pieces. */
export const listPieceMergesCall = {
  method: 'GET',
  path: '/calendar/list-piece-merges',
  access: ['manage', 'Event'],
  answer: z.object({ merges: z.array(RecentPieceMerge), apart: z.array(z.array(Id)) }),
} as const satisfies Call

export const mergePiecesCall = {
  method: 'POST',
  path: '/calendar/merge-pieces',
  access: ['manage', 'Event'],
  body: z.strictObject({ merge: PieceMerge }),
  answer: PieceAnswer,
  errors: [404, 409],
} as const satisfies Call

/** All of it, or nothing: 409 `merge_changed` where something of it was changed since, `merge_too_old` after its day. */
export const undoPieceMergeCall = {
  method: 'POST',
  path: '/calendar/undo-piece-merge',
  access: ['manage', 'Event'],
  body: idBody,
  answer: PieceAnswer,
  errors: [404, 409],
} as const satisfies Call

export const tellPiecesApartCall = {
  method: 'POST',
  path: '/calendar/tell-pieces-apart',
  access: ['manage', 'Event'],
  body: z.strictObject({ pair: PiecePair }),
  answer: z.object({ pair: PiecePair }),
  errors: [404],
} as const satisfies Call
