import {
  Ban,
  CircleCheckBig,
  ClipboardCheck,
  Copy,
  DoorOpen,
  Ellipsis,
  MoveRight,
  Pencil,
  RotateCcw,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { paths } from '@/configs/paths'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useNow } from '@/shared/dates/useNow'
import { hasStarted } from '@/views/calendar/time/eventDays'
import { CHECK_IN_BEFORE_MS } from '@contract/calendar/checkins'
import { toInstant } from '@/i18n/zonedTime'

/** Whether musicians can check in when the group's clocks show `now`, `2026-11-24T19:30`: from an hour before until the end. */
function isCheckinOpen(
  { start, end, allDay }: Pick<CalendarEvent, 'start' | 'end' | 'allDay'>,
  now: string,
  zone: string,
): boolean {
  const at = Date.parse(toInstant(now, zone))
  const instant = (time: string) => Date.parse(allDay ? toInstant(`${time}T00:00`, zone) : time)
  return at >= instant(start) - CHECK_IN_BEFORE_MS && at < instant(end)
}

interface EventActionsProps {
  event: CalendarEvent
  isBusy: boolean
  onConfirm: () => void
  onMove: () => void
  onCancel: () => void
  onRemove: () => void
}

/** What can be done with an event, as far as its state allows. */
export function EventActions({ event, isBusy, onConfirm, onMove, onCancel, onRemove }: EventActionsProps) {
  const { t } = useTranslation(['calendar', 'checkin'])
  const zone = useGroupZone()
  const now = useNow()
  const { id } = event
  const { status, planning } = event.extendedProps
  const isDraft = planning === 'draft'
  const isOpen = status === 'scheduled' && planning !== undefined
  const isFinished = status === 'finished'
  const isCheckinTime = status === 'scheduled' && !isDraft && isCheckinOpen(event, now, zone)
  const canFinish = status === 'scheduled' && !isDraft && hasStarted(event, now, zone)

  return (
    <>
      <DropPanel
        className="tooltip-edge-end"
        renderTrigger={(button) => <IconButton {...button} icon={Ellipsis} label={t('event.more')} isBusy={isBusy} />}
      >
        {(close) => {
          const act = (action: () => void) => () => {
            close()
            action()
          }
          return (
            <>
              <Link className="panel-row" to={paths.duplicateEvent(id)}>
                <Copy size={16} strokeWidth={1.75} aria-hidden />
                <span className="panel-row-text">{t('event.duplicate')}</span>
              </Link>
              {status === 'scheduled' && !isDraft && !isCheckinTime && (
                <Link className="panel-row" to={paths.eventCheckins(id)}>
                  <DoorOpen size={16} strokeWidth={1.75} aria-hidden />
                  <span className="panel-row-text">{t('checkin:open')}</span>
                </Link>
              )}
              {status === 'scheduled' && <Row icon={MoveRight} label={t('event.move')} onPress={act(onMove)} />}
              {!isFinished && (
                <>
                  <Row
                    icon={status === 'cancelled' ? RotateCcw : Ban}
                    label={t(status === 'cancelled' ? 'event.uncancel' : 'event.cancel')}
                    onPress={act(onCancel)}
                  />
                  <Row icon={Trash2} label={t('event.remove')} onPress={act(onRemove)} />
                </>
              )}
            </>
          )
        }}
      </DropPanel>
      <Button to={paths.editEvent(id)}>
        <Pencil size={16} aria-hidden />
        {t('event.edit')}
      </Button>
      {isOpen && (
        <Button color={canFinish ? 'secondary' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
          <CircleCheckBig size={16} aria-hidden />
          {t('event.confirm')}
        </Button>
      )}
      {isCheckinTime && (
        <Button to={paths.eventCheckins(id)}>
          <DoorOpen size={16} aria-hidden />
          {t('checkin:open')}
        </Button>
      )}
      {canFinish && (
        <Button color="primary" to={paths.finishEvent(id)}>
          <ClipboardCheck size={16} aria-hidden />
          {t('event.finish')}
        </Button>
      )}
    </>
  )
}

function Row({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <button type="button" className="panel-row" onClick={onPress}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className="panel-row-text">{label}</span>
    </button>
  )
}
