import { ListMusic, Pencil, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instrumentation } from '@contract/calendar/instrumentation'
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
import { fetchInstrumentations } from '@/redux/calendar/instrumentation'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { useInstrumentationRemoval } from './useInstrumentationRemoval'
import { useNeedsText } from './useNeedsText'

const InstrumentationDialog = lazyPart(
  loader(() => import('./InstrumentationDialog')),
  (file) => file.InstrumentationDialog,
)

/** All instrumentations of the group, from which events choose. */
export function InstrumentationPage() {
  const { t } = useTranslation(['invitees', 'calendar'])
  const { answer, failure, isLoading, reload } = useQuery(fetchInstrumentations, undefined)
  const calendarPath = useCalendarPath()
  const remove = useInstrumentationRemoval(reload)
  /** The one that is changed, or a new one. */
  const [edited, setEdited] = useState<{ instrumentation?: Instrumentation } | null>(null)
  const columns = useInstrumentationColumns((instrumentation) => setEdited({ instrumentation }), remove)

  const addButton = (
    <Button color="primary" onClick={() => setEdited({})}>
      <Plus size={16} strokeWidth={2} aria-hidden />
      {t('instrumentation.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('instrumentation.title')}
        lead={t('instrumentation.lead')}
        back={<BackLink to={calendarPath} label={t('calendar:back')} />}
        actions={answer && answer.lineups.length > 0 && addButton}
      />
      {!answer && failure ? (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <DataTable
          label={t('instrumentation.title')}
          columns={columns}
          rows={answer?.lineups}
          keyField="id"
          isLoading={isLoading}
          empty={
            <EmptyState
              icon={ListMusic}
              title={t('instrumentation.emptyTitle')}
              hint={t('instrumentation.emptyText')}
              action={addButton}
            />
          }
        />
      )}
      {edited && answer && (
        <InstrumentationDialog
          instrumentation={edited.instrumentation}
          instruments={answer.instruments}
          onSaved={reload}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

const peopleOf = ({ needs }: Instrumentation) => needs.reduce((sum, need) => sum + need.count, 0)

function useInstrumentationColumns(
  edit: (instrumentation: Instrumentation) => void,
  remove: (instrumentation: Instrumentation) => void,
): Column<Instrumentation>[] {
  const { t } = useTranslation('invitees')
  const { count } = useFormat()
  const needsText = useNeedsText()
  return useMemo(
    () => [
      { id: 'name', label: t('instrumentation.columns.name'), cell: ({ name }) => name, grow: 1, wraps: true },
      {
        id: 'needs',
        label: t('instrumentation.columns.needs'),
        cell: ({ needs }) => needsText(needs),
        grow: 3,
        wraps: true,
        stacked: 'detail',
      },
      {
        id: 'total',
        label: t('instrumentation.columns.total'),
        cell: (instrumentation) => count(peopleOf(instrumentation)),
        align: 'end',
        width: '7rem',
        stacked: 'hidden',
      },
      {
        id: 'actions',
        label: t('instrumentation.columns.actions'),
        cell: (instrumentation) => (
          <>
            <IconButton
              icon={Pencil}
              label={t('instrumentation.changeOf', { name: instrumentation.name })}
              onClick={() => edit(instrumentation)}
            />
            <IconButton
              icon={Trash2}
              label={t('instrumentation.removeOf', { name: instrumentation.name })}
              onClick={() => remove(instrumentation)}
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
