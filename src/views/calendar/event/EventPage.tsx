import { ClipboardCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, SeriesScope } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { Can } from '@/auth/Can'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { eventMarks } from '@/configs/eventMarks'
import { paths } from '@/configs/paths'
import { EventActions } from './EventActions'
import { EventFacts } from './EventFacts'
import { EventProgramme } from '@/views/calendar/programme/EventProgramme'
import { EventSeries } from './EventSeries'
import { EventStatusNote } from './EventStatusNote'
import type { EventTimes } from '@/views/calendar/time/eventDays'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { useEventCancelling } from '@/views/calendar/changes/useEventCancelling'
import { useEventMove } from '@/views/calendar/changes/useEventMove'
import { useEventRemoval } from '@/views/calendar/changes/useEventRemoval'
import { useReloadOnChange } from './useReloadOnChange'
import './eventPage.scss'

const EventMoneyFacts = lazy(() =>
  import('@/views/calendar/money/EventMoneyFacts').then((file) => ({ default: file.EventMoneyFacts })),
)
const MoveDialog = lazy(() =>
  import('@/views/calendar/changes/MoveDialog').then((file) => ({ default: file.MoveDialog })),
)
const ScopeDialog = lazy(() =>
  import('@/views/calendar/changes/ScopeDialog').then((file) => ({ default: file.ScopeDialog })),
)

interface EventPageProps {
  event: CalendarEvent
  reload: () => void
}

export function EventPage({ event, reload }: EventPageProps) {
  const { t } = useTranslation(['calendar', 'events'])
  const navigate = useNavigateIfMounted()
  const calendarPath = useCalendarPath()
  const moving = useEventMove(reload)
  const remove = useEventRemoval()
  const cancelling = useEventCancelling()
  useReloadOnChange(reload)
  /** What waits for the answer to "which events of the series?". */
  const [asking, setAsking] = useState<'remove' | 'cancel' | 'uncancel' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { calendar, status, seriesId } = event.extendedProps
  const { tone, shape } = eventMarks[calendar]

  async function carryOut(kind: 'remove' | 'cancel' | 'uncancel', scope?: SeriesScope): Promise<void> {
    setAsking(null)
    setBusy(true)
    if (kind !== 'remove') await cancelling(event, kind === 'cancel', scope)
    else if ((await remove(event, scope)) !== 'failed') return void navigate(calendarPath, { replace: true })
    setBusy(false)
  }

  function begin(kind: 'remove' | 'cancel' | 'uncancel'): void {
    if (seriesId === undefined) void carryOut(kind)
    else setAsking(kind)
  }

  async function moveTo(times: EventTimes): Promise<void> {
    await moving.finishAsking(times)
  }

  return (
    <>
      <PageHeader
        title={event.title}
        lead={
          <span className="cluster">
            <StatusLabel shape={shape} tone={tone} label={t(`events:categories.${calendar}`)} />
            <EventStatusNote status={status} />
          </span>
        }
        back={<BackLink to={calendarPath} label={t('back')} />}
        actions={
          <>
            <Can I="manage" a="Event">
              <EventActions
                event={event}
                isBusy={isBusy}
                onMove={() => moving.ask(event)}
                onCancel={() => begin(status === 'cancelled' ? 'uncancel' : 'cancel')}
                onRemove={() => begin('remove')}
              />
            </Can>
            {status === 'finished' && (
              <Can I="read" a="Analytics">
                <Button color="primary" to={paths.eventRecord(event.id)}>
                  <ClipboardCheck size={16} aria-hidden />
                  {t('event.report')}
                </Button>
              </Can>
            )}
          </>
        }
      />
      <div className="event-panels">
        <EventFacts event={event} />
        <EventProgramme programme={event.extendedProps.programme} />
        {seriesId !== undefined && <EventSeries event={event} seriesId={seriesId} />}
        <Can I="manage" a="Finance">
          {/* By itself, so that it keeps nobody from the event. */}
          <Suspense>
            <EventMoneyFacts event={event} />
          </Suspense>
        </Can>
      </div>
      <Suspense>
        {moving.asking && (
          <MoveDialog event={moving.asking} onMove={(times) => void moveTo(times)} onClose={moving.stopAsking} />
        )}
        {moving.choosing && (
          <ScopeDialog kind="move" event={moving.choosing} onChoose={moving.choose} onClose={moving.stopChoosing} />
        )}
        {asking && (
          <ScopeDialog
            kind={asking}
            event={event}
            onChoose={(scope) => void carryOut(asking, scope)}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </>
  )
}
