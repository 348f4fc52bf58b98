import { useMemo, useRef, useState, type BaseSyntheticEvent } from 'react'
import { EventWrite, type CalendarEvent, type SeriesScope } from '@contract/calendar'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useRecordSave } from '@/shared/records/useRecordSave'
import { toEventRequest, toRepeatRequest } from './eventFormRequest'
import { eventFormSchema, formPath } from './eventFormSchema'
import { canRepeat, valuesOf, type EventFormValues } from './eventFormValues'
import { eventRules, recordOf, storedRecord, type EventRecord, type EventRecordWrite } from './eventRecord'
import { saveRecord } from './saveRecord'
import { useGroupZone } from '@/shared/dates/useGroupZone'

const events = { save: saveRecord, rules: eventRules, schema: storedRecord }

export interface EventFormOptions {
  /** The event to edit; without one the form adds. */
  event?: CalendarEvent
  /** What a new event begins with. */
  start?: EventFormValues
  /** `isMerged`: what someone else changed meanwhile is in it too. */
  onSaved: (saved: EventRecord, isMerged: boolean) => void
}

/** State of the event form: values, draft, conflict, and the scope of a series. */
export function useEventForm({ event, start, onSaved }: EventFormOptions) {
  const userId = useAppSelector(selectUser)?.id ?? ''
  const zone = useGroupZone()
  // Kept as first read, even where the screen reads the event again.
  const [{ read, defaults }] = useState(() => ({
    read: event,
    defaults: event ? valuesOf(event, zone) : (start ?? {}),
  }))
  const schema = useMemo(() => eventFormSchema(zone, read), [zone, read])
  const form = useSchemaForm<EventFormValues>(schema, defaults)
  const draft = useFormDraft({ key: `${userId}.calendar.${read?.id ?? 'new'}`, form, defaults })
  const { alert, setAlert, refuse } = useFormAlert()
  /** Whether the scope dialog is open, for the record in `waiting`. */
  const [isChoosing, setChoosing] = useState(false)
  const waiting = useRef<EventRecordWrite | null>(null)
  const isSending = useRef(false)
  /** Saving after the scope dialog, when the form itself is no longer submitting. */
  const [isSavingScope, setSavingScope] = useState(false)
  useDirtyWarning(draft.isDirty)

  const saving = useRecordSave(events, {
    read: read && recordOf(read),
    onSaved: (saved, isMerged) => {
      draft.clear()
      onSaved(saved, isMerged)
    },
    onFailed: (failure) => {
      const values = form.getValues()
      const validationErrors = Object.entries(failure.fields).map(([path, validationError]) => [
        formPath(path, values),
        validationError,
      ])
      refuse(failure, () => form.showValidationErrors(Object.fromEntries(validationErrors)))
    },
  })

  async function send(values: EventFormValues): Promise<void> {
    const repeat = canRepeat(read) ? toRepeatRequest(values) : undefined
    const record = { ...recordOf(EventWrite.parse(toEventRequest(values, zone, read))), ...(repeat && { repeat }) }
    if (read?.extendedProps.seriesId === undefined) return saving.save(record)
    waiting.current = record
    setChoosing(true)
  }

  async function submit(event: BaseSyntheticEvent): Promise<void> {
    // A second Enter before the button is busy would conflict with the first.
    if (isSending.current) {
      event.preventDefault()
      return
    }
    isSending.current = true
    setAlert(null)
    await form.handleSubmit(send)(event)
    isSending.current = false
  }

  async function chooseScope(scope: SeriesScope): Promise<void> {
    setChoosing(false)
    const record = waiting.current
    if (!record || isSending.current) return
    isSending.current = true
    setSavingScope(true)
    await saving.save(scope === 'this' ? record : { ...record, scope })
    setSavingScope(false)
    isSending.current = false
  }

  return {
    form,
    draft,
    alert,
    submit,
    saving,
    zone,
    read,
    isSaving: form.formState.isSubmitting || isSavingScope,
    isChoosing,
    chooseScope,
    stopChoosing: () => setChoosing(false),
  }
}
