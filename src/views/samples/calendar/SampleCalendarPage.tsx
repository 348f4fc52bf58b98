import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useMediaQuery } from '@/@core/hooks/useMediaQuery'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { CalendarChoice } from './CalendarChoice'
import { EventAgenda } from './EventAgenda'
import { EventDrawer } from './EventDrawer'
import { localDay } from './localDays'
import { calendarViews } from './calendarViews'
import { CalendarSteps } from './CalendarSteps'
import { CalendarPicture } from './CalendarPicture'
import { fetchSampleEvents, readCalendars, type OpenedEvent } from './sampleEvent'
import { useEventChanges } from './useEventChanges'
import '@/views/samples/kit/sideNav.scss'
import './sampleCalendar.scss'

// FullCalendar comes with the first grid that is shown.
const SampleGrid = lazy(() => import('./SampleGrid').then((file) => ({ default: file.SampleGrid })))

export function SampleCalendarPage() {
  const { t } = useTranslation('samplesCalendar')
  const isNarrow = useMediaQuery('(max-width: 767.98px)')
  const { search, choose } = useSearchState()
  const [today] = useState(() => localDay(new Date()))
  const day = /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.exec(search.get('day') ?? '')?.[0] ?? today
  const chosen = calendarViews.find((known) => known === search.get('view')) ?? 'month'
  // A week or a month of columns has no room for words there.
  const view = isNarrow && chosen !== 'day' ? 'list' : chosen
  const calendars = useMemo(() => readCalendars(search), [search])
  const { answer, failure, isLoading, reload } = useQuery(fetchSampleEvents, calendars.join(','))
  const changes = useEventChanges(reload)
  const [opened, setOpened] = useState<OpenedEvent | null>(null)

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button color="primary" onClick={() => setOpened(day)}>
            <Plus size={16} aria-hidden />
            {t('add')}
          </Button>
        }
      />
      <div className="sample-layout">
        <div>
          <CalendarChoice calendars={calendars} choose={choose} />
          <CalendarPicture />
        </div>
        <div>
          <CalendarSteps view={chosen} day={day} today={today} choose={choose} />
          {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
          {!failure && !answer && <TableSkeleton />}
          {!failure && answer && view === 'list' && (
            <EventAgenda month={day.slice(0, 7)} events={answer} onOpen={setOpened} />
          )}
          {!failure && answer && view !== 'list' && (
            <Suspense fallback={<TableSkeleton />}>
              <SampleGrid view={view} day={day} events={answer} changes={changes} onOpen={setOpened} />
            </Suspense>
          )}
        </div>
      </div>
      <EventDrawer opened={opened} changes={changes} onClose={() => setOpened(null)} />
    </>
  )
}
