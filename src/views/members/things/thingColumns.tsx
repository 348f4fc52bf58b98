import type { TFunction } from 'i18next'
import { HandHelping, Undo2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { IconButton } from '@/@core/components/IconButton'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import type { Column } from '@/@core/components/table/column'
import { paths } from '@/configs/paths'
import type { Format } from '@/i18n/format'
import type { Money } from '@/i18n/money'
import type { ThingRow } from '@/redux/things'
import { placeLooks, placeOf, thingLabel } from './thingLabel'

interface ThingRowActions {
  lend: (row: ThingRow) => void
  takeBack: (row: ThingRow) => void
}

interface ThingColumnSource {
  format: Format
  money: Money
  today: string
  /** Absent: they may only read. */
  actions?: ThingRowActions | undefined
}

/** Who has it, or where it is kept. */
const holderOf = ({ thing, lent }: ThingRow) =>
  lent ? (
    <Link to={paths.member(lent.loan.memberId)}>{lent.memberName}</Link>
  ) : (
    <span className="muted">{thing.place ?? ''}</span>
  )

/** What each thing is, and who has it. On a phone in three lines: its name, what it is, where it is. */
export function thingColumns(
  t: TFunction<'things'>,
  { format, money, today, actions }: ThingColumnSource,
): Column<ThingRow>[] {
  const columns: Column<ThingRow>[] = [
    { id: 'name', label: t('fields.name'), grow: 2, wraps: true, isSortable: true, cell: ({ thing }) => thing.name },
    {
      id: 'kind',
      label: t('fields.kind'),
      grow: 1,
      hideBelow: 'medium',
      stacked: 'hidden',
      isSortable: true,
      cell: ({ thing }) => t(`kinds.${thing.kind}`),
    },
    {
      id: 'number',
      label: t('fields.number'),
      grow: 1,
      stacked: 'detail',
      isSortable: true,
      cell: ({ thing: { kind, number } }) => (
        <>
          <span className="stacked-only">{[t(`kinds.${kind}`), number && '· '].filter(Boolean).join(' ')}</span>
          {number ?? ''}
        </>
      ),
    },
    {
      id: 'holder',
      label: t('fields.holder'),
      grow: 1.6,
      stacked: 'hidden',
      isSortable: true,
      wraps: true,
      cell: holderOf,
    },
    {
      id: 'until',
      label: t('whereabouts'),
      grow: 1.4,
      stacked: 'detail',
      isSortable: true,
      wraps: true,
      cell: (row) => {
        const place = placeOf(row, today)
        const until = row.lent?.loan.until
        const day =
          until === undefined
            ? ''
            : t(place === 'overdue' ? 'sinceDay' : 'untilShort', { date: format.briefDate(until) })
        return (
          <span className="thing-place">
            <StatusLabel {...placeLooks[place]} label={t(`places.${place}`)} />
            <span className="stacked-only">{holderOf(row)}</span>
            {day !== '' && <small className="muted">{day}</small>}
          </span>
        )
      },
    },
    {
      id: 'value',
      label: t('fields.value'),
      grow: 1,
      align: 'end',
      hideBelow: 'medium',
      stacked: 'hidden',
      isSortable: true,
      cell: ({ thing }) => (thing.value === undefined ? '' : money.format(thing.value)),
    },
  ]
  if (!actions) return columns
  return [
    ...columns,
    {
      id: 'actions',
      label: t('lend'),
      isActions: true,
      width: '5rem',
      align: 'end',
      stacked: 'end',
      cell: (row) => (
        <span className="tooltip-edge-end thing-tools">
          {row.lent ? (
            <IconButton
              icon={Undo2}
              label={t('returnOf', { thing: thingLabel(row.thing) })}
              stackedWord={t('returnIt')}
              size="sm"
              onClick={() => actions.takeBack(row)}
            />
          ) : (
            <IconButton
              icon={HandHelping}
              label={t('lendTitle', { thing: thingLabel(row.thing) })}
              stackedWord={t('lend')}
              size="sm"
              onClick={() => actions.lend(row)}
            />
          )}
        </span>
      ),
    },
  ]
}
