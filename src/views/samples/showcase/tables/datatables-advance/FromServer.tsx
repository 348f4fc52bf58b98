import { Download } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { showToast } from '@/@core/components/feedback/showToast'
import type { Column, Sort } from '@/@core/components/table/column'
import { DataTable } from '@/@core/components/table/DataTable'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { RowCheckbox } from '@/@core/components/table/RowSelection'
import { SearchField } from '@/@core/components/table/SearchField'
import { saveTextFile } from '@/@core/files/saveFile'
import { useSelection } from '@/@core/hooks/useSelection'
import { failureOf } from '@/api/failure'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { findEmployees, type Employee } from '@/views/samples/showcase/tables/datatables-basic/employeeCalls'
import { texts as basicTexts } from '@/views/samples/showcase/tables/datatables-basic/texts'
import { useEmployeeColumns } from '@/views/samples/showcase/tables/datatables-basic/useEmployeeColumns'
import { employeeCsv } from './employeeCsv'
import { texts } from './texts'

/** More than there are: the whole of what is found. */
const ALL = 1000
const none: readonly Employee[] = []
const idOf = ({ id }: Employee) => String(id)

export function FromServer() {
  const words = useWords(texts)
  const counted = useCounted()
  const { statuses } = useWords(basicTexts)
  const { i18n } = useTranslation('samples')
  const [query, setQuery] = useState({
    q: '',
    page: 1,
    perPage: 10,
    sort: 'asc' as Sort['direction'],
    sortColumn: 'full_name',
  })
  const { answer, failure, isLoading, reload } = useQuery(findEmployees, query)
  const rows = answer?.invoices
  const selection = useSelection(rows ?? none, idOf)
  const own = useEmployeeColumns()
  const columns = useMemo(() => [tickColumn(words.all, words.choose), ...own], [own, words])
  const sort = useMemo((): Sort => ({ column: query.sortColumn, direction: query.sort }), [query])
  const search = useCallback((q: string) => setQuery((now) => ({ ...now, q, page: 1 })), [])

  function save(chosen: readonly Employee[]): void {
    const text = employeeCsv(chosen, { columns: own, statuses, language: i18n.language })
    saveTextFile(`${words.file}.csv`, text, 'text/csv;charset=utf-8')
    showToast.success(counted(words.exported, chosen.length))
  }

  async function saveFound(): Promise<void> {
    try {
      const found = await findEmployees({ ...query, page: 1, perPage: ALL })
      save(found.invoices)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }

  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  return (
    <>
      <FilterBar isFiltered={query.q !== ''} onClear={() => search('')}>
        <SearchField label={words.search} value={query.q} onSearch={search} />
      </FilterBar>
      <div className="cluster datatables-acts">
        <Button size="sm" disabled={selection.rows.length === 0} onClick={() => save(selection.rows)}>
          <Download size={15} aria-hidden />
          {words.exportChosen}
        </Button>
        <Button size="sm" disabled={!answer || answer.total === 0} onClick={() => void saveFound()}>
          <Download size={15} aria-hidden />
          {counted(words.exportFound, answer?.total ?? 0)}
        </Button>
        <output className="muted tabular">
          {selection.rows.length > 0 && counted(words.chosen, selection.rows.length)}
        </output>
      </div>
      <DataTable
        label={words.table}
        columns={columns}
        keyField="id"
        rows={rows}
        isLoading={isLoading}
        selection={selection}
        sort={sort}
        onSort={({ column, direction }) => setQuery({ ...query, sortColumn: column, sort: direction, page: 1 })}
        pagination={{
          page: query.page,
          perPage: query.perPage,
          total: answer?.total ?? 0,
          onPage: (page) => setQuery({ ...query, page }),
          onPerPage: (perPage) => setQuery({ ...query, perPage, page: 1 }),
        }}
        empty={<NoMatch onClear={() => search('')} />}
      />
    </>
  )
}

/** `choose` names the box of a row. */
function tickColumn(all: string, choose: string): Column<Employee> {
  const cell = (row: Employee) => <RowCheckbox id={idOf(row)} label={choose.replace('{{name}}', row.full_name)} />
  return { id: 'selection', label: all, isSelection: true, width: '2.625rem', cell }
}
