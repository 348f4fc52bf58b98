import { useMemo } from 'react'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import type { Column } from '@/@core/components/table/column'
import { useFormat } from '@/shared/dates/useFormat'
import { useDollars } from '@/views/samples/kit/useDollars'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { Portrait } from '@/views/samples/kit/Portrait'
import { dollarsOf, type Employee } from './employeeCalls'
import { texts } from './texts'

/** By the number of the status, less one. */
const looks = [
  { shape: 'check', tone: 'positive' },
  { shape: 'dot', tone: 'ensaio' },
  { shape: 'triangle', tone: 'danger' },
  { shape: 'dash', tone: 'neutral' },
  { shape: 'ring', tone: 'caution' },
] as const

/** The columns of the samples' employees; the same array until the language changes. */
export function useEmployeeColumns(): Column<Employee>[] {
  const words = useWords(texts)
  const { date } = useFormat()
  const { format } = useDollars()
  return useMemo((): Column<Employee>[] => {
    const columns: Column<Employee>[] = [
      {
        id: 'full_name',
        label: words.name,
        grow: 2,
        minWidth: '9rem',
        hasPicture: true,
        cell: ({ full_name, avatar }) => (
          <span className="datatables-name">
            <Portrait name={full_name} picture={avatar} />
            <span>{full_name}</span>
          </span>
        ),
      },
      { id: 'post', label: words.post, grow: 1.4, cell: ({ post }) => post },
      { id: 'city', label: words.city, grow: 1.2, hideBelow: 'medium', stacked: 'hidden', cell: ({ city }) => city },
      {
        id: 'start_date',
        label: words.start,
        grow: 1.1,
        hideBelow: 'medium',
        stacked: 'hidden',
        cell: ({ start_date }) => date(start_date),
      },
      {
        id: 'salary',
        label: words.salary,
        grow: 1.1,
        align: 'end',
        stacked: 'end',
        cell: (employee) => format(dollarsOf(employee)),
      },
      {
        id: 'status',
        label: words.status,
        grow: 1.1,
        stacked: 'beside',
        cell: ({ status }) => {
          const look = looks[status - 1] ?? looks[0]
          return <StatusLabel {...look} label={words.statuses[status - 1] ?? ''} />
        },
      },
    ]
    return columns.map((column) => ({ isSortable: true, ...column }))
  }, [words, date, format])
}
