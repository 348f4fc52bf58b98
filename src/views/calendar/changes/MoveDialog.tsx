import { useId, useMemo, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { Day, type AnswerFate, type CalendarEvent } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { DateField } from '@/@core/components/fields/DateField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { unreadableInputs } from '@/@core/hooks/unreadableInputs'
import { toWallTime } from '@/i18n/zonedTime'
import { TimesHolidayNote } from '@/views/calendar/holidays/TimesHolidayNote'
import { OverlapWarning } from '@/views/calendar/overlap/OverlapWarning'
import { ReplyPreviewNote } from '@/views/calendar/preview/ReplyPreviewNote'
import { moveTo, type EventTimes } from '@/views/calendar/time/eventDays'
import { useGroupZone } from '@/shared/dates/useGroupZone'

interface MoveDialogProps {
  event: CalendarEvent
  onMove: (times: EventTimes, answers: AnswerFate | undefined) => unknown
  onClose: () => void
}

/** Moving without a pointer: the new date, and the time where there is one. */
export function MoveDialog({ event, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['calendar', 'eventForm', 'events', 'shell'])
  const zone = useGroupZone()
  const formId = useId()
  const [date, setDate] = useState(event.allDay ? event.start : toWallTime(event.start, zone).slice(0, 10))
  const [time, setTime] = useState(event.allDay ? '00:00' : toWallTime(event.start, zone).slice(11))
  const [answers, setAnswers] = useState<AnswerFate>()
  /** By field, what was wrong when it was last sent. */
  const [validationErrors, setValidationErrors] = useState<Record<string, string>>({})
  const isDay = Day.safeParse(date).success
  const times = useMemo(
    () => (isDay && time !== '' ? moveTo(event, `${date}T${time}`, zone) : undefined),
    [event, date, isDay, time, zone],
  )
  const others = useMemo(() => (times && times.start !== event.start ? [times] : []), [times, event.start])

  function submit(submitted: SubmitEvent<HTMLFormElement>): void {
    submitted.preventDefault()
    if (times) return void onMove(times, answers)
    const form = submitted.currentTarget
    const found = {
      ...(!isDay && { date: date === '' ? 'required' : 'bad_date' }),
      ...(time === '' && { time: 'required' }),
      // The browser reports text that is no date as an empty value.
      ...Object.fromEntries(unreadableInputs(form).map(({ name, validationError }) => [name, validationError])),
    }
    setValidationErrors(found)
    form.querySelector<HTMLElement>(`[name="${isDay ? 'time' : 'date'}"]`)?.focus()
  }

  function change(field: 'date' | 'time', value: string): void {
    if (field === 'date') setDate(value)
    else setTime(value)
    setValidationErrors(({ [field]: _mended, ...rest }) => rest)
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
      <Form id={formId} onSubmit={submit} noValidate>
        <div className="field-pair">
          <DateField
            label={t('move.start')}
            name="date"
            required
            value={date}
            error={validationErrorText(t, validationErrors['date'])}
            onChange={({ target }) => change('date', target.value)}
          />
          {!event.allDay && (
            <DateField
              type="time"
              label={t('move.time')}
              name="time"
              required
              value={time}
              error={validationErrorText(t, validationErrors['time'])}
              onChange={({ target }) => change('time', target.value)}
            />
          )}
        </div>
        <p className="form-text">{t('move.lasts')}</p>
        <OverlapWarning times={others} ownId={event.id} />
        <TimesHolidayNote times={others[0]} />
        <ReplyPreviewNote
          requested={others.length > 0 ? JSON.stringify({ event: { ...event, ...times }, answers }) : ''}
          answers={answers}
          onAnswers={setAnswers}
        />
      </Form>
    </Dialog>
  )
}
