import { SquareArrowOutUpRight } from 'lucide-react'
import type { TFunction } from 'i18next'
import { Badge } from '@/@core/components/page/Badge'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import type { Column } from '@/@core/components/table/column'
import type { LicenceRow } from './licenceRows'

export function licenceColumns(t: TFunction<'samplesLicences'>): Column<LicenceRow>[] {
  return [
    {
      id: 'name',
      label: t('fields.name'),
      grow: 2.2,
      isSortable: true,
      cell: ({ name }) => <strong className="cell-text">{name}</strong>,
    },
    {
      id: 'version',
      label: t('fields.version'),
      grow: 1,
      stacked: 'detail',
      cell: ({ version }) => <span className="tabular">{version}</span>,
    },
    {
      id: 'licence',
      label: t('fields.licence'),
      grow: 1.4,
      isSortable: true,
      stacked: 'beside',
      cell: ({ licence }) => <Badge>{licence || t('none')}</Badge>,
    },
    {
      id: 'asked',
      label: t('fields.asked'),
      grow: 1.2,
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ isDirect }) => (
        <StatusLabel shape={isDirect ? 'dot' : 'ring'} label={isDirect ? t('asked.direct') : t('asked.other')} />
      ),
    },
    {
      id: 'home',
      label: t('fields.home'),
      isActions: true,
      width: '8.5rem',
      align: 'end',
      stacked: 'end',
      cell: ({ name, home }) => (
        <a className="licence-home" href={home} target="_blank" rel="noreferrer" aria-label={t('homeOf', { name })}>
          {t('home')}
          <SquareArrowOutUpRight size={14} strokeWidth={1.75} aria-hidden />
        </a>
      ),
    },
  ]
}
