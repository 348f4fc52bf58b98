import type { LibraryPiece } from '@contract/calendar/pieces'
import { foldWords } from '@/@core/components/foldText'
import { areAlike, foldSpelling } from '@/views/calendar/repertoire/alikeLines'

export type PiecePair = readonly [LibraryPiece, LibraryPiece]

/** Letters at the beginning, or at the end, that titles with a slip still have in common. */
const COMMON = 5
const PAIRS_MAX = 100

/** Other editions of one work: they stay apart. */
const areEditions = (one: LibraryPiece, other: LibraryPiece): boolean =>
  [
    [one.arranger, other.arranger],
    [one.ismn, other.ismn],
  ].some(([its = '', theirs = '']) => its !== '' && theirs !== '' && foldWords(its) !== foldWords(theirs))

const keyOf = (...ids: string[]): string => ids.toSorted().join(' ')

/** Pieces that are likely to be one, the one that is said more of first. `apart`: ids of pairs that are known to be two. */
export function alikePieces(pieces: readonly LibraryPiece[], apart: readonly (readonly string[])[] = []): PiecePair[] {
  const known = new Set(apart.map((ids) => keyOf(...ids)))
  const folded = pieces.map((piece) => ({ piece, spelled: foldSpelling(piece) }))
  const near = new Map<string, typeof folded>()
  const pairs = new Map<string, PiecePair>()
  for (const one of folded) {
    const { title } = one.spelled
    const keys = new Set([`${title.slice(0, COMMON)}…`, `…${title.slice(-COMMON)}`])
    for (const key of keys) {
      const before = near.get(key) ?? []
      for (const other of before) {
        if (pairs.size >= PAIRS_MAX) return [...pairs.values()]
        const pair = keyOf(other.piece.id, one.piece.id)
        if (known.has(pair)) continue
        if (areAlike(other.spelled, one.spelled) && !areEditions(other.piece, one.piece))
          pairs.set(pair, fullerFirst(other.piece, one.piece))
      }
      before.push(one)
      near.set(key, before)
    }
  }
  return [...pairs.values()]
}

const fullerFirst = (one: LibraryPiece, other: LibraryPiece): PiecePair =>
  Object.keys(other).length > Object.keys(one).length ? [other, one] : [one, other]
