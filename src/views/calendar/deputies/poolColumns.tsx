import type { TFunction } from 'i18next'
import type { PlayedInstrument, PoolList, PoolPerson } from '@contract/calendar/deputyPool'
import { Badge } from '@/@core/components/page/Badge'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'
import type { Money } from '@/i18n/money'
import type { TableColumn } from '@/shared/records/useTableFile'

/** Somebody of the pool with how often they were asked, and when last. */
export interface PoolRow extends PoolPerson {
  counts?: PoolList['counts'][number] | undefined
}

interface Texts {
  t: TFunction<'deputies'>
  format: Format
  money: Money
  instrumentText: (played: PlayedInstrument) => string
}

/** On a phone in three lines: the name, what they play, how they are reached. */
export function poolColumns({ t, format, money, instrumentText }: Texts): Column<PoolRow>[] {
  return [
    {
      id: 'name',
      label: t('fields.name'),
      grow: 1.6,
      wraps: true,
      isSortable: true,
      cell: ({ name, isArchived }) => (
        <>
          {name} {isArchived && <Badge tone="neutral">{t('archived')}</Badge>}
        </>
      ),
    },
    {
      id: 'instruments',
      label: t('fields.instruments'),
      grow: 1.8,
      wraps: true,
      stacked: 'detail',
      cell: ({ instruments }) => instruments.map(instrumentText).join(', '),
    },
    {
      id: 'contact',
      label: t('contact'),
      grow: 1.8,
      wraps: true,
      hideBelow: 'medium',
      stacked: 'detail',
      cell: ({ email, phone }) => [phone, email].filter(Boolean).join(' · '),
    },
    {
      id: 'counts',
      label: t('lastAsked'),
      grow: 1.2,
      wraps: true,
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ counts }) =>
        counts && (
          <>
            {format.day(counts.lastAsked)}
            <div className="muted">
              {t('askedTimes', {
                count: counts.asked,
                asked: format.count(counts.asked),
                played: format.count(counts.played),
              })}
            </div>
          </>
        ),
    },
    {
      id: 'fee',
      label: t('fields.fee'),
      width: '8.5rem',
      align: 'end',
      stacked: 'end',
      isSortable: true,
      cell: ({ fee }) => (fee === undefined ? '' : money.format(fee)),
    },
  ]
}

/** One column for all that is known of somebody. */
export function poolFileColumns({ t, money, instrumentText }: Omit<Texts, 'format'>): TableColumn<PoolPerson>[] {
  return [
    { label: t('fields.name'), value: ({ name }) => name },
    { label: t('fields.instruments'), value: ({ instruments }) => instruments.map(instrumentText).join(', ') },
    { label: t('fields.phone'), value: ({ phone }) => phone },
    { label: t('fields.email'), value: ({ email }) => email },
    { label: t('fields.fee'), value: ({ fee }) => (fee === undefined ? undefined : { number: money.text(fee) }) },
    { label: t('fields.notes'), value: ({ notes }) => notes },
    { label: t('archived'), value: ({ isArchived }) => (isArchived ? 'x' : undefined) },
  ]
}
