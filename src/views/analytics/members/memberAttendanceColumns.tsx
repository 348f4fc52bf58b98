import type { TFunction } from 'i18next'
import { replyFiguresOf, type MemberAttendance, type ReplyFigures } from '@contract/analytics'
import type { Column } from '@/@core/components/table/column'
import { AttendanceRate, LateFigures } from '@/views/analytics/figures/AttendanceFigures'
import { Figure } from '@/views/analytics/figures/Figure'
import { ReplyFigure } from '@/views/analytics/figures/ReplyFigure'

interface ColumnSource {
  t: TFunction<['analytics', 'members']>
  count: (value: number) => string
  day: (date: string) => string
  /** What they answered and what came of it, where the attendance stands else. */
  withReplies: boolean
}

const noFigure = { count: 0, of: 0 }
export const memberReplies = ['inTime', 'kept', 'silent'] as const satisfies (keyof ReplyFigures)[]

/** The first column is the row's link. */
export function memberAttendanceColumns({ t, count, day, withReplies }: ColumnSource): Column<MemberAttendance>[] {
  const amount = (id: 'expected' | 'present' | 'excused' | 'absent'): Column<MemberAttendance> => ({
    id,
    label: t(`fields.${id}`),
    align: 'end',
    minWidth: '6rem',
    isSortable: true,
    stacked: 'hidden',
    cell: (row) => count(row[id]),
  })
  const reply = (id: (typeof memberReplies)[number]): Column<MemberAttendance> => ({
    id,
    label: t(`replies.brief.${id}`),
    hint: t(`replies.hints.${id}`),
    align: 'end',
    minWidth: '7.25rem',
    grow: 2,
    stacked: 'detail',
    cell: ({ replies }) => (
      <ReplyFigure of={replies ? replyFiguresOf(replies)[id] : noFigure} label={t(`replies.brief.${id}`)} />
    ),
  })
  const asked: Column<MemberAttendance> = {
    id: 'asked',
    label: t('replies.asked'),
    hint: t('replies.hints.asked'),
    align: 'end',
    minWidth: '5rem',
    hideBelow: 'medium',
    stacked: 'hidden',
    cell: ({ replies }) => <Figure missing={t('replies.missing')}>{replies ? count(replies.asked) : null}</Figure>,
  }
  const came = [
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
    } satisfies Column<MemberAttendance>,
    { ...amount('excused'), hideBelow: 'medium' } satisfies Column<MemberAttendance>,
    { ...amount('absent'), minWidth: '5.5rem' },
  ]
  const lastPresent: Column<MemberAttendance> = {
    id: 'lastPresent',
    label: t('members.lastPresent'),
    align: 'end',
    minWidth: '8rem',
    hideBelow: 'medium',
    stacked: 'hidden',
    cell: ({ lastPresent }) => (
      <Figure missing={t('warnings.never')}>{lastPresent === null ? null : day(lastPresent)}</Figure>
    ),
  }
  return [
    {
      id: 'name',
      label: t('members:fields.name'),
      grow: withReplies ? 2 : 3,
      minWidth: '9.25rem',
      isSortable: true,
      wraps: true,
      cell: ({ name }) => <span>{name}</span>,
    },
    {
      id: 'section',
      label: t('members:fields.section'),
      grow: 1,
      minWidth: '7rem',
      isSortable: true,
      cell: ({ section, ownSection }) => ownSection ?? t(`members:sections.${section}`),
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
    ...(withReplies ? [asked, ...memberReplies.map(reply)] : came),
    {
      id: 'attendanceRate',
      label: t('fields.attendanceRate'),
      align: 'end',
      minWidth: '6.5rem',
      isSortable: true,
      stacked: 'end',
      cell: (row) => <AttendanceRate of={row} excused={row.excused} />,
    },
    ...(withReplies ? [] : [lastPresent]),
  ]
}
