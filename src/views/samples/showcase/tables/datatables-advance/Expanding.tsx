import { ChevronDown, ChevronRight } from 'lucide-react'
import { createContext, useContext, useMemo, useState } from 'react'
import ReactDataTable from 'react-data-table-component'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { IconButton } from '@/@core/components/IconButton'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import type { Column } from '@/@core/components/table/column'
import { toTableRows, type TableRow } from '@/@core/components/table/tableRows'
import { toTableColumns } from '@/@core/components/table/toTableColumns'
import { useQuery } from '@/redux/useQuery'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { fetchEmployees, type Employee } from '@/views/samples/showcase/tables/datatables-basic/employeeCalls'
import { useEmployeeColumns } from '@/views/samples/showcase/tables/datatables-basic/useEmployeeColumns'
import { texts } from './texts'
import '@/@core/styles/dataTable.scss'

const OpenContext = createContext<{ open: readonly number[]; toggle: (id: number) => void }>({
  open: [],
  toggle: () => undefined,
})

/** The library under the kit's own columns and sheet: `DataTable` itself has no rows that unfold. */
export function Expanding() {
  const words = useWords(texts)
  const own = useEmployeeColumns()
  const { answer } = useQuery(fetchEmployees, undefined)
  const [open, setOpen] = useState<readonly number[]>([])
  const columns = useMemo(() => [...own, unfoldColumn(words.details)], [own, words])
  const tableColumns = useMemo(() => toTableColumns({ columns, isSorted: false }), [columns])
  const rows = useMemo(
    () => [...toTableRows([], { rows: answer?.slice(0, 5) ?? [], keyField: 'id', columns })],
    [answer, columns],
  )
  const context = useMemo(() => {
    const toggle = (id: number) =>
      setOpen((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]))
    return { open, toggle }
  }, [open])
  if (!answer) return <TableSkeleton rows={5} columns={5} />
  return (
    <div className="data-table datatables-unfolding">
      <OpenContext value={context}>
        <ReactDataTable
          ariaLabel={words.table}
          columns={tableColumns}
          data={rows}
          keyField="key"
          responsive={false}
          noHeader
          headerSeparator={false}
          expandableRows
          expandableRowsHideExpander
          expandableRowExpanded={({ row: { id } }) => open.includes(id)}
          expandableRowsComponent={EmployeeDetails}
        />
      </OpenContext>
    </div>
  )
}

function unfoldColumn(label: string): Column<Employee> {
  const cell = (row: Employee) => <UnfoldButton employee={row} />
  return { id: 'unfold', label, isActions: true, width: '3.5rem', align: 'end', cell }
}

function UnfoldButton({ employee: { id, full_name } }: { employee: Employee }) {
  const words = useWords(texts)
  const { open, toggle } = useContext(OpenContext)
  const isOpen = open.includes(id)
  return (
    <span className="tooltip-edge-end">
      <IconButton
        size="sm"
        icon={isOpen ? ChevronDown : ChevronRight}
        label={words.unfold.replace('{{name}}', full_name)}
        aria-expanded={isOpen}
        onClick={() => toggle(id)}
      />
    </span>
  )
}

function EmployeeDetails({ data: { row } }: { data: TableRow<Employee> }) {
  const { email, age, experience, city } = row
  const words = useWords(texts)
  const counted = useCounted()
  return (
    // The library puts it among the rows as no row at all.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus
    <div role="row">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the row around it */}
      <div role="cell">
        <DefinitionList
          items={[
            { term: words.email, value: email },
            { term: words.city, value: city },
            { term: words.age, value: String(age) },
            {
              term: words.experience,
              value: counted(words.years, Number.parseInt(experience, 10)),
            },
          ]}
        />
      </div>
    </div>
  )
}
