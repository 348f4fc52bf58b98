import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { CalendarDate } from '@contract/wire'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { DateField } from '@/@core/components/fields/DateField'
import { faultText } from '@/@core/components/fields/faultText'
import { TimeField } from '@/@core/components/fields/TimeField'
import { toWallTime } from '@/i18n/zonedTime'
import { moveTo, type EventTimes } from './eventDays'

import { useGroupZone } from './useGroupZone'

interface MoveDialogProps {
  event: CalendarEvent
  onMove: (times: EventTimes) => unknown
  onClose: () => void
}

/** Moving without a pointer: the new date, and the time where there is one. */
export function MoveDialog({ event, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['calendar', 'shell'])
  const zone = useGroupZone()
  const formId = useId()
  const [date, setDate] = useState(event.allDay ? event.start : toWallTime(event.start, zone).slice(0, 10))
  const [time, setTime] = useState(event.allDay ? '00:00' : toWallTime(event.start, zone).slice(11))
  const [hasTried, setTried] = useState(false)
  const isDate = CalendarDate.safeParse(date).success
  const required = (isGiven: boolean) => (hasTried && !isGiven ? faultText(t, 'required') : undefined)

  function submit(submitted: SubmitEvent): void {
    submitted.preventDefault()
    setTried(true)
    if (isDate && time !== '') onMove(moveTo(event, `${date}T${time}`, zone))
  }

  return (
    <Dialog
      isOpen
      title={t('move.title', { title: event.title })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={formId} color="primary">
            {t('move.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <div className="field-pair">
          <DateField
            label={t('move.start')}
            required
            value={date}
            error={required(isDate)}
            onChange={({ target }) => setDate(target.value)}
          />
          {!event.allDay && (
            <TimeField
              label={t('move.time')}
              required
              value={time}
              error={required(time !== '')}
              onChange={({ target }) => setTime(target.value)}
            />
          )}
        </div>
        <p className="form-text">{t('move.lasts')}</p>
      </form>
    </Dialog>
  )
}
