import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { useListQuery } from './useListQuery'
import { listUrl, noWords } from './listQuery'

const pageUrl = listUrl(() => noWords)
/** So few need no pages. */
const SHORTEST_PAGE = 10

/** A page of rows that are all loaded; its number is stored in the URL, as for any list. A page beyond the last is the last. */
export function useRowPage<Row>(rows: readonly Row[]) {
  const { query, choose } = useListQuery(pageUrl)
  const { perPage } = query
  const total = rows.length
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / perPage)))
  // Rows that are still on their way have no last page.
  useTidyUrl(total > 0 && page !== query.page ? { page: page > 1 ? String(page) : undefined } : {})
  const pages = {
    page,
    perPage,
    total,
    onPage: (next: number) => choose({ page: next }),
    onPerPage: (next: number) => choose({ perPage: next }),
  }
  return { shown: rows.slice((page - 1) * perPage, page * perPage), pages: total > SHORTEST_PAGE ? pages : undefined }
}
