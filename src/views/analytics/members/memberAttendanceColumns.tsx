import type { TFunction } from 'i18next'
import type { MemberAttendance } from '@contract/analytics'
import type { Column } from '@/@core/components/table/column'
import { AttendanceRate, LateFigures } from '@/views/analytics/figures/AttendanceFigures'
import { Figure } from '@/views/analytics/figures/Figure'

interface ColumnSource {
  t: TFunction<['analytics', 'members']>
  count: (value: number) => string
  day: (date: string) => string
}

/** The first column is the row's link. */
export function memberAttendanceColumns({ t, count, day }: ColumnSource): Column<MemberAttendance>[] {
  const amount = (id: 'expected' | 'present' | 'excused' | 'absent'): Column<MemberAttendance> => ({
    id,
    label: t(`fields.${id}`),
    align: 'end',
    minWidth: '6rem',
    isSortable: true,
    stacked: 'hidden',
    cell: (row) => count(row[id]),
  })
  return [
    {
      id: 'name',
      label: t('members:fields.name'),
      grow: 3,
      minWidth: '9.25rem',
      isSortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'section',
      label: t('members:fields.section'),
      grow: 1,
      minWidth: '7rem',
      isSortable: true,
      cell: ({ section }) => t(`members:sections.${section}`),
    },
    {
      id: 'instrument',
      label: t('members:fields.instrument'),
      grow: 1,
      minWidth: '7.5rem',
      isSortable: true,
      hideBelow: 'wide',
      stacked: 'beside',
      cell: ({ instrument }) => instrument,
    },
    amount('expected'),
    { ...amount('present'), minWidth: '5.5rem' },
    {
      id: 'late',
      label: t('late.column'),
      align: 'end',
      minWidth: '6.75rem',
      hideBelow: 'wide',
      stacked: 'hidden',
      cell: (row) => <LateFigures of={row} />,
    },
    { ...amount('excused'), hideBelow: 'medium' },
    { ...amount('absent'), minWidth: '5.5rem' },
    {
      id: 'attendanceRate',
      label: t('fields.attendanceRate'),
      align: 'end',
      minWidth: '6.5rem',
      isSortable: true,
      stacked: 'end',
      cell: (row) => <AttendanceRate of={row} />,
    },
    {
      id: 'lastPresent',
      label: t('members.lastPresent'),
      align: 'end',
      minWidth: '8rem',
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ lastPresent }) => (
        <Figure missing={t('warnings.never')}>{lastPresent === null ? null : day(lastPresent)}</Figure>
      ),
    },
  ]
}
