import { useId, useMemo, useState } from 'react'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { foldText } from '@/@core/components/foldText'
import { DataTable } from '@/@core/components/table/DataTable'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterCombo } from '@/@core/components/table/FilterCombo'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { DayInput } from '@/shared/dates/DayInput'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import {
  findEmployees,
  type Employee,
  type EmployeeQuery,
} from '@/views/samples/showcase/tables/datatables-basic/employeeCalls'
import { texts as basicTexts } from '@/views/samples/showcase/tables/datatables-basic/texts'
import { useEmployeeColumns } from '@/views/samples/showcase/tables/datatables-basic/useEmployeeColumns'
import { useLocalRows } from '@/views/samples/showcase/tables/datatables-basic/useLocalRows'
import { texts } from './texts'

const everything: EmployeeQuery = {}
const open = { name: '', post: '', city: '', status: '', from: '' }
const optionOf = (label: string) => ({ value: label, label })
const valuesOf = (rows: readonly Employee[], of: 'post' | 'city') => [...new Set(rows.map((row) => row[of]))].sort()

export function ByColumn() {
  const words = useWords(texts)
  const fromId = useId()
  const { statuses } = useWords(basicTexts)
  const columns = useEmployeeColumns()
  const [filters, setFilters] = useState(open)
  const { answer, failure, isLoading, reload } = useQuery(findEmployees, everything)
  const all = answer?.allData
  const found = useMemo(() => all?.filter((employee) => isFound(employee, filters)), [all, filters])
  const table = useLocalRows(found)
  const clear = () => setFilters(open)
  const narrow = (change: Partial<typeof open>) => setFilters((now) => ({ ...now, ...change }))
  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  return (
    <>
      <FilterBar isFiltered={Object.values(filters).some(Boolean)} onClear={clear}>
        <SearchField label={words.searchName} value={filters.name} onSearch={(name) => narrow({ name })} />
        <FilterSelect
          label={words.post}
          value={filters.post}
          options={valuesOf(all ?? [], 'post').map(optionOf)}
          onChange={(post) => narrow({ post })}
        />
        <FilterCombo
          label={words.city}
          listLabel={words.cities}
          value={filters.city}
          options={valuesOf(all ?? [], 'city').map(optionOf)}
          emptyText={words.noCity}
          onChange={(city) => narrow({ city })}
        />
        <FilterSelect
          label={words.status}
          value={filters.status}
          options={statuses.map((label, at) => ({ value: String(at + 1), label }))}
          onChange={(status) => narrow({ status })}
        />
        <div className="filter-dates">
          <div>
            <label htmlFor={fromId}>{words.from}</label>
            <DayInput id={fromId} day={filters.from || undefined} onChange={(day) => narrow({ from: day ?? '' })} />
          </div>
        </div>
      </FilterBar>
      <DataTable label={words.table} columns={columns} keyField="id" {...table} empty={<NoMatch onClear={clear} />} />
    </>
  )
}

function isFound({ full_name, post, city, status, start_date }: Employee, filters: typeof open): boolean {
  return (
    foldText(full_name).includes(foldText(filters.name).trim()) &&
    (filters.post === '' || post === filters.post) &&
    (filters.city === '' || city === filters.city) &&
    (filters.status === '' || String(status) === filters.status) &&
    start_date >= filters.from
  )
}
