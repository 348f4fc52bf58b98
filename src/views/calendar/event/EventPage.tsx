import { ClipboardCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, SeriesScope } from '@contract/calendar'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { Awaited } from '@/@core/components/feedback/Awaited'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { Can, useAppAbility } from '@/auth/Can'
import { AuditLink } from '@/shared/records/AuditLink'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useNow } from '@/shared/dates/useNow'
import { useReadiness } from '@/shared/readiness/useReadiness'
import { withTexts } from '@/i18n/i18n'
import { categoryStyles } from '@/configs/categoryStyles'
import { paths } from '@/configs/paths'
import { EventActions } from './EventActions'
import { EventReadinessCard } from './EventReadinessCard'
import { EventDaysCard } from '@/views/calendar/days/EventDaysCard'
import { useEventDays } from '@/views/calendar/days/useEventDays'
import { EventFacts } from './EventFacts'
import { EventProgramme } from '@/views/calendar/programme/EventProgramme'
import { EventOutcome } from './EventOutcome'
import { useEventRecord } from './useEventRecord'
import { EventSeries } from './EventSeries'
import { EventStatusNote } from './EventStatusNote'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { useEventStatusChange, type StatusChange } from '@/views/calendar/changes/useEventStatusChange'
import { addDays } from '@contract/days'
import { firstDayOf, hasStarted, lastDayOf } from '@/views/calendar/time/eventDays'
import { eventStateAt } from '@/views/calendar/time/eventState'
import { MoveDialogs } from '@/views/calendar/changes/MoveDialogs'
import { useEventMove } from '@/views/calendar/changes/useEventMove'
import { useEventRemoval } from '@/views/calendar/changes/useEventRemoval'
import { selectUser } from '@/redux/auth'
import { selectChangeCount } from '@/redux/calendar'
import { useAppSelector } from '@/redux/hooks'
import { useReloadOnChange } from '@/shared/records/useReloadOnChange'
import './eventPage.scss'

const EventMoneyCard = lazyPart(
  loader(() => withTexts(['budget'], import('@/views/calendar/money/EventMoneyCard'))),
  (file) => file.EventMoneyCard,
  <Awaited />,
)
const ForecastCard = lazyPart(
  loader(() => withTexts(['replyFigures'], import('./ForecastCard'))),
  (file) => file.ForecastCard,
)
const HereCard = lazyPart(
  loader(() => withTexts(['checkin', 'members'], import('./HereCard'))),
  (file) => file.HereCard,
  <Awaited />,
)
const EventMessagesCard = lazyPart(
  loader(() => withTexts(['messages'], import('@/views/calendar/messages/EventMessagesCard'))),
  (file) => file.EventMessagesCard,
  <Awaited />,
)
const RosterCard = lazyPart(
  loader(() => withTexts(['roster', 'links', 'members'], import('@/views/calendar/roster/RosterCard'))),
  (file) => file.RosterCard,
  <Awaited />,
)
const WhoComesCard = lazyPart(
  loader(() => withTexts(['roster', 'members'], import('@/views/calendar/coming/WhoComesCard'))),
  (file) => file.WhoComesCard,
  <Awaited />,
)
const ScopeDialog = lazyPart(
  loader(() => import('@/views/calendar/changes/ScopeDialog')),
  (file) => file.ScopeDialog,
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
  const changeStatus = useEventStatusChange()
  useReloadOnChange(useAppSelector(selectChangeCount), reload)
  const { record, isKnown: isRecordKnown } = useEventRecord(event)
  /** The action that the scope dialog is open for. */
  const [pendingAction, setPendingAction] = useState<'remove' | StatusChange | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { calendar, status, planning, seriesId } = event.extendedProps
  const canManage = useAppAbility().can('manage', 'Event')
  const isDraft = planning === 'draft'
  const isPlanned = canManage && status === 'scheduled' && !isDraft
  const showsComing = useAppSelector(selectUser)?.group.showsComing !== undefined
  const zone = useGroupZone()
  const now = useNow()
  const isComing = ['coming', 'option'].includes(eventStateAt(now, zone)(event))
  /** From its start until it is finished, who has come is what counts, and no longer what was answered. */
  const isUnderWay = status === 'scheduled' && !isDraft && hasStarted(event, now, zone)
  const events = useMemo(() => [event], [event])
  const { readinessByEvent, isKnown: isReadinessKnown } = useReadiness(
    events,
    firstDayOf(event, zone),
    addDays(lastDayOf(event, zone), 1),
  )
  const readiness = isUnderWay ? undefined : readinessByEvent[event.id]
  const isKnown = isReadinessKnown && isRecordKnown
  const { tone, shape } = categoryStyles[calendar]
  const days = useEventDays()(event)

  async function applyAction(kind: 'remove' | StatusChange, scope?: SeriesScope): Promise<void> {
    setPendingAction(null)
    setBusy(true)
    if (kind !== 'remove') await changeStatus(event, kind, scope)
    else if ((await remove(event, scope)) !== 'failed') return void navigate(calendarPath, { replace: true })
    setBusy(false)
  }

  function startAction(kind: 'remove' | StatusChange): void {
    if (seriesId === undefined) void applyAction(kind)
    else setPendingAction(kind)
  }

  return (
    <>
      <PageHeader
        title={event.title}
        lead={
          <span className="cluster">
            <StatusLabel shape={shape} tone={tone} label={t(`events:categories.${calendar}`)} />
            <EventStatusNote event={event} />
            {isDraft && <span className="muted">{t('event.draftNote')}</span>}
          </span>
        }
        back={<BackLink to={calendarPath} label={t('back')} />}
        actions={
          <>
            <Can I="manage" a="Event">
              <EventActions
                event={event}
                isBusy={isBusy}
                onConfirm={() => startAction('confirm')}
                onMove={() => moving.openDialog(event)}
                onCancel={() => startAction(status === 'cancelled' ? 'uncancel' : 'cancel')}
                onRemove={() => startAction('remove')}
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
      {/* Readiness and outcome stand above all: coming later, they would push them down. */}
      {!isKnown && <DetailSkeleton />}
      <div className={`event-panels${isPlanned ? ' has-roster' : ''}`} hidden={!isKnown}>
        {status === 'finished' && record && <EventOutcome record={record} />}
        {readiness && <EventReadinessCard readiness={readiness} eventId={event.id} />}
        {isUnderWay && canManage && <HereCard key={event.id} eventId={event.id} />}
        <EventFacts event={event} isWide={isPlanned} />
        {isPlanned && <RosterCard event={event} />}
        <div className="event-rest">
          <EventDaysCard event={event} />
          {record ? (
            record.programme.length > 0 && <EventProgramme programme={record.programme} days={days} isPlayed />
          ) : (
            <EventProgramme
              programme={event.extendedProps.programme}
              days={days}
              comingId={isPlanned && canManage ? event.id : undefined}
            />
          )}
          {seriesId !== undefined && <EventSeries event={event} seriesId={seriesId} />}
          {showsComing && !canManage && status === 'scheduled' && <WhoComesCard eventId={event.id} />}
          {canManage && !isPlanned && !isDraft && <RosterCard event={event} />}
          {/* Of a draft nobody is to know. */}
          {canManage && !isDraft && <EventMessagesCard event={event} />}
          <Can I="manage" a="Finance">
            <EventMoneyCard event={event} />
          </Can>
          {/* Last, as it comes last: it pushes nothing down. */}
          {isComing && (
            <Can I="manage" a="Event">
              <ForecastCard event={event} />
            </Can>
          )}
        </div>
      </div>
      {isKnown && <AuditLink subjectId={event.id} />}
      <MoveDialogs moving={moving}>
        {pendingAction && (
          <ScopeDialog
            kind={pendingAction}
            event={event}
            onChoose={(scope) => void applyAction(pendingAction, scope)}
            onClose={() => setPendingAction(null)}
          />
        )}
      </MoveDialogs>
    </>
  )
}
