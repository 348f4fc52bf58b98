import { useId, useMemo, useState } from 'react'
import { showToast } from '@/@core/components/feedback/showToast'
import { FieldNotes, noteIds } from '@/@core/components/fields/Field'
import { Input } from '@/@core/components/fields/Input'
import type { Column } from '@/@core/components/table/column'
import { DataTable } from '@/@core/components/table/DataTable'
import { useQuery } from '@/redux/useQuery'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { fetchEmployees, type Employee } from '@/views/samples/showcase/tables/datatables-basic/employeeCalls'
import { useEmployeeColumns } from '@/views/samples/showcase/tables/datatables-basic/useEmployeeColumns'
import { texts } from './texts'

export function InPlace() {
  const words = useWords(texts)
  const own = useEmployeeColumns()
  const { answer } = useQuery(fetchEmployees, undefined)
  const [cities, setCities] = useState<Readonly<Record<number, string>>>({})
  const rows = useMemo(
    () => answer?.slice(0, 5).map((row) => ({ ...row, city: cities[row.id] ?? row.city })),
    [answer, cities],
  )
  const columns = useMemo((): Column<Employee>[] => {
    function keep({ id, full_name, city: before }: Employee, city: string): void {
      setCities((now) => ({ ...now, [id]: city }))
      showToast.success(words.changed.replace('{{name}}', full_name).replace('{{city}}', city), {
        action: { label: words.undo, onPress: () => setCities((now) => ({ ...now, [id]: before })) },
      })
    }
    const plain = own.filter(({ id }) => id === 'full_name' || id === 'post')
    return [...plain, cityColumn(words.city, keep)]
  }, [own, words])
  return <DataTable label={words.table} columns={columns} keyField="id" rows={rows} empty={null} />
}

type Keep = (employee: Employee, city: string) => void

function cityColumn(label: string, keep: Keep): Column<Employee> {
  const cell = (row: Employee) => <CityInput employee={row} onKeep={(typed) => keep(row, typed)} />
  // What is wrong with the cell stands below it.
  return { id: 'city', label, grow: 1.5, wraps: true, cell }
}

function CityInput({ employee, onKeep }: { employee: Employee; onKeep: (city: string) => void }) {
  const words = useWords(texts)
  const id = useId()
  const { city, full_name } = employee
  const [kept, setKept] = useState(city)
  const [typed, setTyped] = useState(city)
  // Changed from outside, as by Undo. The field stays the same one, as the focus may be in it.
  if (kept !== city) {
    setKept(city)
    setTyped(city)
  }
  const error = typed.trim() === '' ? words.empty : undefined

  function finish(): void {
    if (error === undefined && typed.trim() !== city) onKeep(typed.trim())
  }

  return (
    <div className="datatables-cell">
      <Input
        value={typed}
        aria-label={words.change.replace('{{name}}', full_name)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={noteIds(id, { error })}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish()
          if (key === 'Escape') setTyped(city)
        }}
      />
      <FieldNotes id={id} error={error} />
    </div>
  )
}
