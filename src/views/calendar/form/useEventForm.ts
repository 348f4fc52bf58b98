import { useMemo, useRef, useState } from 'react'
import { EventWrite, type AnswerFate, type CalendarEvent, type SeriesScope } from '@contract/calendar'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useRecordForm } from '@/shared/records/useRecordForm'
import { toEventRequest, toRepeatRequest } from './eventFormRequest'
import { eventFormSchema, formPath } from './eventFormSchema'
import { canRepeat, valuesOf, type EventFormValues } from './eventFormValues'
import {
  eventRules,
  recordOf,
  storedRecord,
  type ConflictField,
  type EventRecord,
  type EventRecordWrite,
} from './eventRecord'
import { saveRecord } from './saveRecord'
import { useFirstWeekday } from './useWeekdayNames'

const kind = { save: saveRecord, rules: eventRules, schema: storedRecord }

export interface EventFormOptions {
  /** The event to edit; without one the form adds. */
  event?: CalendarEvent
  /** What a new event begins with. */
  start?: EventFormValues
  /** `isMerged`: what someone else changed meanwhile is in it too. */
  onSaved: (saved: EventRecord, isMerged: boolean) => void
}

/** State of the event form, and the question which events of its series a change is for. */
export function useEventForm({ event, start, onSaved }: EventFormOptions) {
  const zone = useGroupZone()
  const firstWeekday = useFirstWeekday()
  // The first version that was read, also where the screen loads the event again.
  const [read] = useState(event)
  const schema = useMemo(() => eventFormSchema(zone, read), [zone, read])
  /** The pending write, while the dialog for the scope is open. */
  const [choosing, setChoosing] = useState<EventWrite | null>(null)
  /** What becomes of answers where the time or place changes; undefined: nothing was said. */
  const [answers, setAnswers] = useState<AnswerFate>()
  const answerScope = useRef<(scope: SeriesScope | undefined) => void>(undefined)

  /** Undefined: the person closed the question. */
  function askScope(event: EventWrite): Promise<SeriesScope | undefined> {
    setChoosing(event)
    return new Promise((resolve) => {
      answerScope.current = resolve
    })
  }

  function chooseScope(scope: SeriesScope | undefined): void {
    setChoosing(null)
    answerScope.current?.(scope)
  }

  async function toWrite(values: EventFormValues): Promise<EventRecordWrite | undefined> {
    const repeat = canRepeat(read) ? toRepeatRequest(values) : undefined
    const write = EventWrite.parse(toEventRequest(values, zone, read))
    const record = { ...recordOf(write), ...(repeat && { repeat }), ...(answers && { answers }) }
    if (read?.extendedProps.seriesId === undefined) return record
    const scope = await askScope(write)
    if (scope === undefined) return undefined
    return scope === 'this' ? record : { ...record, scope }
  }

  const state = useRecordForm<EventFormValues, EventRecordWrite, EventRecord, ConflictField>({
    area: 'calendar',
    fieldOf: formPath,
    kind,
    schema,
    record: read && recordOf(read),
    defaultsOf: () => {
      const values = read ? valuesOf(read, zone) : start
      return values ? { ...values, repeat: { ...values.repeat, firstWeekday } } : {}
    },
    toWrite,
    onSaved: (saved, { isMerged }) => onSaved(saved, isMerged),
  })

  return { state, zone, read, choosing, chooseScope, answers, setAnswers }
}
