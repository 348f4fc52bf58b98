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
import { MonthSteps } from './MonthSteps'
import { fetchSampleEvents, readCalendars, type SampleEvent } from './sampleEvent'
import { useEventChanges } from './useEventChanges'
import '@/views/samples/kit/sideNav.scss'
import './sampleCalendar.scss'

// FullCalendar comes with the first month that is shown as one.
const SampleMonth = lazy(() => import('./SampleMonth').then((file) => ({ default: file.SampleMonth })))

/** The event that is open, or the day that a new one is for. */
export type OpenedEvent = SampleEvent | string

export function SampleCalendarPage() {
  const { t } = useTranslation('samplesCalendar')
  const isNarrow = useMediaQuery('(max-width: 767.98px)')
  const { search, choose } = useSearchState()
  const [today] = useState(() => localDay(new Date()))
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0] ?? today.slice(0, 7)
  const calendars = useMemo(() => readCalendars(search), [search])
  const { answer, failure, isLoading, reload } = useQuery(fetchSampleEvents, calendars.join(','))
  const changes = useEventChanges(reload)
  const [opened, setOpened] = useState<OpenedEvent | null>(null)

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button color="primary" onClick={() => setOpened(month === today.slice(0, 7) ? today : `${month}-01`)}>
            <Plus size={16} aria-hidden />
            {t('add')}
          </Button>
        }
      />
      <div className="sample-layout">
        <CalendarChoice calendars={calendars} choose={choose} />
        <div>
          <MonthSteps month={month} thisMonth={today.slice(0, 7)} onChoose={(next) => choose({ month: next })} />
          {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
          {!failure && !answer && <TableSkeleton />}
          {!failure && answer && isNarrow && <EventAgenda month={month} events={answer} onOpen={setOpened} />}
          {!failure && answer && !isNarrow && (
            <Suspense fallback={<TableSkeleton />}>
              <SampleMonth month={month} events={answer} changes={changes} onOpen={setOpened} />
            </Suspense>
          )}
        </div>
      </div>
      <EventDrawer opened={opened} changes={changes} onClose={() => setOpened(null)} />
    </>
  )
}
