import { Unplug } from 'lucide-react'
import type { TFunction } from 'i18next'
import { IconButton } from '@/@core/components/IconButton'
import { Badge } from '@/@core/components/page/Badge'
import type { Tone } from '@/@core/components/page/StatusLabel'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'
import type { ApiKey } from './apiKeyCalls'

const tones: Record<ApiKey['access'], Tone> = { read: 'positive', write: 'ensaio', full: 'caution' }

interface KeyColumnOptions {
  t: TFunction<'samplesApiKeys'>
  format: Format
  onRevoke: (key: ApiKey) => void
}

export function keyColumns({ t, format, onRevoke }: KeyColumnOptions): Column<ApiKey>[] {
  const dayOr = (day: string, none: string) => (day === '' ? <span className="muted">{none}</span> : format.date(day))
  return [
    {
      id: 'name',
      label: t('fields.name'),
      grow: 2,
      cell: ({ name }) => <strong className="cell-text">{name}</strong>,
    },
    {
      id: 'start',
      label: t('fields.key'),
      grow: 1.4,
      stacked: 'detail',
      cell: ({ start }) => (
        <code className="key-start" dir="ltr">
          {start}…
        </code>
      ),
    },
    {
      id: 'access',
      label: t('fields.access'),
      grow: 1.1,
      stacked: 'beside',
      cell: ({ access }) => <Badge tone={tones[access]}>{t(`accesses.${access}`)}</Badge>,
    },
    {
      id: 'createdOn',
      label: t('fields.createdOn'),
      grow: 1,
      hideBelow: 'wide',
      stacked: 'hidden',
      cell: ({ createdOn }) => format.date(createdOn),
    },
    {
      id: 'lastUsedOn',
      label: t('fields.lastUsedOn'),
      grow: 1,
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ lastUsedOn }) => dayOr(lastUsedOn, t('neverUsed')),
    },
    {
      id: 'expiresOn',
      label: t('fields.expiresOn'),
      grow: 1,
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ expiresOn }) => dayOr(expiresOn, t('add.never')),
    },
    {
      id: 'revoke',
      label: t('fields.revoke'),
      isActions: true,
      width: '3.5rem',
      align: 'end',
      stacked: 'end',
      cell: (key) => (
        <span className="tooltip-edge-end">
          <IconButton
            icon={Unplug}
            size="sm"
            label={t('revoke.act', { name: key.name })}
            onClick={() => onRevoke(key)}
          />
        </span>
      ),
    },
  ]
}
