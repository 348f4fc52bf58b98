import {
  type AllPiecesConfig,
  type LibraryPiece,
  type LibraryPieceWrite,
  type Performance,
  type PerformedQuery,
  type PieceHistory,
  type PieceList,
  type PieceListConfig,
  addPieceCall,
  allPiecesCall,
  findPieceCall,
  listEventPiecesCall,
  listPerformedCall,
  listPiecesCall,
  removePieceCall,
} from '@contract/calendar/pieces'
import {
  type PieceMerge,
  type PiecePair,
  type RecentPieceMerge,
  listPieceMergesCall,
  mergePiecesCall,
  tellPiecesApartCall,
  undoPieceMergeCall,
} from '@contract/calendar/pieceMerges'
import {
  type PieceImport,
  type PieceImportAnswer,
  type ProgrammeLine,
  importPiecesCall,
  listProgrammeLinesCall,
  undoPieceImportCall,
} from '@contract/calendar/pieceImports'
import type { Progress } from '@contract/progress'
import { apiRequest, apiRequestWithProgress } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import type { NameChoices } from '@/redux/names'

/** A page of the group's library. */
export const fetchPieces = (config: Partial<PieceListConfig>): Promise<PieceList> =>
  apiRequest(listPiecesCall, { params: { config } })

/** All that the filters select. */
export const fetchAllPieces = (config: Partial<AllPiecesConfig>): Promise<LibraryPiece[]> =>
  apiRequest(allPiecesCall, { params: { config } })

/** With the events at which it was played, and is to be. */
export const fetchPiece = (id: string): Promise<PieceHistory> => apiRequest(findPieceCall, { params: { id } })

export const savePiece = async (piece: LibraryPieceWrite): Promise<LibraryPiece> =>
  (await apiRequest(addPieceCall, { data: { piece } })).piece

export const removePiece = (id: string): Promise<unknown> => apiRequest(removePieceCall, { params: { id } })

/** Of how many a field offers before something is typed. */
const CHOICES = 100

/** Those in use that have all words, by title. */
export async function fetchPieceChoices(q: string): Promise<NameChoices<LibraryPiece>> {
  const { pieces, total } = await fetchPieces({ perPage: CHOICES, ...(q && { q }) })
  return { rows: pieces, total }
}

/** What was performed on these days. */
export const fetchPerformed = async (days: PerformedQuery): Promise<Performance[]> =>
  (await apiRequest(listPerformedCall, { params: days })).performances

/** The whole library, to find pieces in it that may be one, which of those are known to be two, and what was merged of late. */
export async function fetchAlikePieces(): Promise<{
  pieces: LibraryPiece[]
  merges: RecentPieceMerge[]
  apart: string[][]
}> {
  const [pieces, told] = await Promise.all([fetchAllPieces({ state: 'all' }), apiRequest(listPieceMergesCall)])
  return { pieces, ...told }
}

export const tellPiecesApart = (pair: PiecePair): Promise<unknown> =>
  apiRequest(tellPiecesApartCall, { data: { pair } })

/** Makes one piece of two. */
export const mergePieces = async (merge: PieceMerge): Promise<LibraryPiece> =>
  (await apiRequest(mergePiecesCall, { data: { merge } })).piece

export const undoPieceMerge = (id: string): Promise<unknown> => apiRequest(undoPieceMergeCall, { data: { id } })

/** The pieces of the library that an event's programme names; none, without a request, of no event. */
export const fetchEventPieces = async (eventId: string): Promise<LibraryPiece[]> =>
  eventId === '' ? [] : (await apiRequest(listEventPiecesCall, { params: { id: eventId } })).pieces

/** What programmes have that no piece is tied to, and the whole library, of which some of it may be. */
export async function fetchTakeOver(): Promise<{ lines: ProgrammeLine[]; pieces: LibraryPiece[] }> {
  const [{ lines }, pieces] = await Promise.all([apiRequest(listProgrammeLinesCall), fetchAllPieces({ state: 'all' })])
  return { lines, pieces }
}

/** Adds the pieces and ties programmes to them: all of it, or nothing. */
export const importPieces = (
  sent: PieceImport,
  onProgress: (progress: Progress) => void = () => {},
): Promise<PieceImportAnswer> =>
  apiRequestWithProgress(importPiecesCall, { data: { import: sent }, timeout: LONG_TIMEOUT_MS }, onProgress)

/** Takes back what `importPieces` did, as a whole: of the events that it tied. */
export const undoPieceImport = (
  { pieces, ties }: PieceImport,
  { eventIds }: Partial<Pick<PieceImportAnswer, 'eventIds'>> = {},
): Promise<unknown> =>
  apiRequest(undoPieceImportCall, {
    data: { import: { pieces: pieces.map(({ id }) => id), ties, eventIds } },
    timeout: LONG_TIMEOUT_MS,
  })
