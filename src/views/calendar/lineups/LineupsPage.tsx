import { ListMusic, Pencil, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lineup } from '@contract/calendar/lineups'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import type { Column } from '@/@core/components/table/column'
import { DataTable } from '@/@core/components/table/DataTable'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchLineups } from '@/redux/calendar/lineups'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { useLineupRemoval } from './useLineupRemoval'
import { useNeedsText } from './useNeedsText'

const LineupDialog = lazyPart(
  loader(() => import('./LineupDialog')),
  (file) => file.LineupDialog,
)

/** All line-ups of the group, which its events choose from. */
export function LineupsPage() {
  const { t } = useTranslation(['asking', 'calendar'])
  const { answer, failure, isLoading, reload } = useQuery(fetchLineups, undefined)
  const calendarPath = useCalendarPath()
  const remove = useLineupRemoval(reload)
  /** The one that is changed, or a new one. */
  const [edited, setEdited] = useState<{ lineup?: Lineup } | null>(null)
  const columns = useLineupColumns((lineup) => setEdited({ lineup }), remove)

  const addButton = (
    <Button color="primary" onClick={() => setEdited({})}>
      <Plus size={16} strokeWidth={2} aria-hidden />
      {t('lineups.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('lineups.title')}
        lead={t('lineups.lead')}
        back={<BackLink to={calendarPath} label={t('calendar:back')} />}
        actions={answer && answer.lineups.length > 0 && addButton}
      />
      {!answer && failure ? (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <DataTable
          label={t('lineups.title')}
          columns={columns}
          rows={answer?.lineups}
          keyField="id"
          isLoading={isLoading}
          empty={
            <EmptyState
              icon={ListMusic}
              title={t('lineups.emptyTitle')}
              hint={t('lineups.emptyText')}
              action={addButton}
            />
          }
        />
      )}
      {edited && answer && (
        <LineupDialog
          lineup={edited.lineup}
          instruments={answer.instruments}
          onSaved={reload}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

const peopleOf = ({ needs }: Lineup) => needs.reduce((sum, need) => sum + need.count, 0)

function useLineupColumns(edit: (lineup: Lineup) => void, remove: (lineup: Lineup) => void): Column<Lineup>[] {
  const { t } = useTranslation('asking')
  const { count } = useFormat()
  const needsText = useNeedsText()
  return useMemo(
    () => [
      { id: 'name', label: t('lineups.columns.name'), cell: ({ name }) => name, grow: 1, wraps: true },
      {
        id: 'needs',
        label: t('lineups.columns.needs'),
        cell: ({ needs }) => needsText(needs),
        grow: 3,
        wraps: true,
        stacked: 'detail',
      },
      {
        id: 'total',
        label: t('lineups.columns.total'),
        cell: (lineup) => count(peopleOf(lineup)),
        align: 'end',
        width: '7rem',
        stacked: 'hidden',
      },
      {
        id: 'actions',
        label: t('lineups.columns.actions'),
        cell: (lineup) => (
          <>
            <IconButton
              icon={Pencil}
              label={t('lineups.changeOf', { name: lineup.name })}
              onClick={() => edit(lineup)}
            />
            <IconButton
              icon={Trash2}
              label={t('lineups.removeOf', { name: lineup.name })}
              onClick={() => remove(lineup)}
            />
          </>
        ),
        isActions: true,
        align: 'end',
        width: '7rem',
      },
    ],
    [t, count, needsText, edit, remove],
  )
}
