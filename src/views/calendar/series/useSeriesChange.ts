import { useMemo, useRef, useState, type SubmitEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { CalendarEvent, EventAnswer } from '@contract/calendar'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import { selectUser } from '@/redux/auth'
import { changeSeries } from '@/redux/calendar'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { firstDayOf } from '@/views/calendar/time/eventDays'
import { parseRepeat } from '@/views/calendar/form/eventFormRequest'
import { eventFormSchema, formPath } from '@/views/calendar/form/eventFormSchema'
import { valuesOf, type EventFormValues } from '@/views/calendar/form/eventFormValues'
import { seriesDates } from '@/views/calendar/form/seriesDates'
import { useFirstWeekday } from '@/views/calendar/form/useWeekdayNames'
import { seriesRule } from './seriesRule'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useSeriesPreview } from './useSeriesPreview'

interface SeriesChangeOptions {
  /** The first event that the new rule is for. */
  event: CalendarEvent
  /** All events of the series. */
  series: readonly CalendarEvent[]
  onChanged: (answer: EventAnswer) => void
}

/** An event on a day that the rule does not name. */
export interface RuleException {
  event: CalendarEvent
  /** Someone changed it by itself: another day, another time, other words. */
  isCustomized: boolean
  isRemoved: boolean
}

/** Only the rule is stored as a draft: the event's own fields are not edited here. */
const EVENT_FIELDS = [
  'id',
  'version',
  'title',
  'calendar',
  'status',
  'allDay',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'location',
  'url',
  'description',
  'programme',
  'asks',
  'replyDays',
  'callTime',
  'meetingPoint',
  'dress',
  'lineupId',
  'needs',
  'inCharge',
  'leaderNotes',
] as const satisfies (keyof EventFormValues)[]

/** State of the form that changes the rule of a series from one event on. */
export function useSeriesChange({ event, series, onChanged }: SeriesChangeOptions) {
  const dispatch = useAppDispatch()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const zone = useGroupZone()
  const firstWeekday = useFirstWeekday()
  // The first version that was read, also where the screen loads the series again.
  const [{ defaults, oldRuleDays }] = useState(() => {
    const from = firstDayOf(event, zone)
    const repeat = seriesRule(
      series.map((one) => firstDayOf(one, zone)),
      from,
      firstWeekday,
    )
    const rule = parseRepeat(repeat, from)
    return {
      defaults: { ...valuesOf(event, zone), repeat },
      oldRuleDays: new Set(rule && seriesDates(from, rule).days),
    }
  })
  const schema = useMemo(() => eventFormSchema(zone, event), [zone, event])
  const form = useSchemaForm<EventFormValues>(schema, defaults)
  const { control, setValue } = form
  const repeat = useWatch({ control, name: 'repeat' })
  const startDate = useWatch({ control, name: 'startDate' })
  // After the useWatch calls, which would miss the values of a restored draft.
  const draft = useFormDraft({ key: `${userId}.calendar.${event.id}.repeat`, form, defaults, secrets: EVENT_FIELDS })
  const { alert, setAlert, refuse } = useFormAlert()
  const isSending = useRef(false)
  useDirtyWarning(draft.isDirty)

  const rule = useMemo(() => {
    const typed = parseRepeat(repeat, startDate)
    const isPossible = typed && !seriesDates(startDate, typed).isCut && (typed.until ?? startDate) >= startDate
    return isPossible ? typed : undefined
  }, [repeat, startDate])
  const preview = useSeriesPreview(event.id, rule)

  // By default, events on days of the old rule are removed, and those that were moved by hand stay.
  const ruleExceptions: RuleException[] = (preview.preview?.offRule ?? []).map(({ event: exception, isChanged }) => {
    const wasOnOldRule = oldRuleDays.has(firstDayOf(exception, zone))
    return {
      event: exception,
      isCustomized: isChanged || !wasOnOldRule,
      isRemoved: repeat.picks[exception.id] ?? wasOnOldRule,
    }
  })

  async function save(values: EventFormValues): Promise<void> {
    // Only what the preview has shown is carried out.
    if (!preview.isCurrent || !rule) {
      if (preview.failure) preview.reload()
      return
    }
    const remove = ruleExceptions.filter(({ isRemoved }) => isRemoved).map(({ event: { id } }) => id)
    try {
      const answer = await dispatch(changeSeries({ id: event.id, repeat: rule, remove })).unwrap()
      draft.clear()
      onChanged(answer)
    } catch (thrown) {
      const failure = failureOf(thrown)
      const validationErrors = Object.entries(failure.fields).map(([path, validationError]) => [
        formPath(path, values),
        validationError,
      ])
      refuse(failure, () => form.showValidationErrors(Object.fromEntries(validationErrors)))
      // The series may have changed meanwhile: read the preview again.
      preview.reload()
    }
  }

  async function submit(submitted: SubmitEvent): Promise<void> {
    submitted.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setAlert(null)
    await form.handleSubmit(save)(submitted)
    isSending.current = false
  }

  return {
    form,
    draft,
    alert,
    rule,
    preview,
    ruleExceptions,
    setRemoved: (id: string, isRemoved: boolean) => setValue('repeat.picks', { ...repeat.picks, [id]: isRemoved }),
    submit,
  }
}
