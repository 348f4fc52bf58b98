import type { AllPiecesConfig, PieceListConfig } from '@contract/calendar/pieces'
import { pieceSortColumns } from '@contract/choices'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice, readOrder } from '@/shared/lists/urlValues'

const GENRE_MAX = 60
export const pieceStateFilters = ['archived', 'all'] as const

export const pieceListUrl = listUrl((search) => ({
  genre: search.get('genre')?.slice(0, GENRE_MAX).trim() || undefined,
  state: readChoice(search, 'state', pieceStateFilters),
  played: readChoice(search, 'played', ['never']),
  ...readOrder(search, pieceSortColumns, { sort: 'asc', sortColumn: 'title' }),
}))
type PieceQuery = ReturnType<typeof pieceListUrl.read>

export const isFiltered = ({ q, genre, state, played }: PieceQuery): boolean =>
  q.trim() !== '' || genre !== undefined || state !== undefined || played !== undefined

/** What the address selects, without what is left open. */
export function toSelection({ q, genre, state, played, sort, sortColumn }: PieceQuery): Partial<AllPiecesConfig> {
  const words = q.trim()
  return {
    ...(words && { q: words }),
    ...(genre && { genre }),
    ...(state && { state }),
    ...(played && { played }),
    sort,
    sortColumn,
  }
}

export const toListConfig = (query: PieceQuery): Partial<PieceListConfig> => ({
  page: query.page,
  perPage: query.perPage,
  ...toSelection(query),
})
