import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import type { Finance } from '@contract/finances'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { hasFormDraft, useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm, type SchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { selectUser } from '@/redux/auth'
import { saveFinance } from '@/redux/finances'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import { useMoney } from '@/shared/money/useMoney'
import { entryDraftKey, eventEntrySchema, newEventEntry, toEventEntry, type EventEntryValues } from './eventEntry'

export interface EventEntryFormState {
  form: SchemaForm<EventEntryValues>
  alert: string | null
  isOpen: boolean
  /** It opened by itself, with a restored draft. */
  isRestored: boolean
  /** It holds something that is not saved. */
  isDirty: boolean
  open: () => void
  /** Closes the form and clears its draft. */
  cancel: () => void
  /** The values, or null where they are invalid: the form then shows what is wrong. */
  check: () => Promise<EventEntryValues | null>
  /** Whether it was saved; where it was not, the form shows why. */
  save: (values: EventEntryValues) => Promise<boolean>
  /** The entry that was saved last. */
  saved: Finance | null
}

/**
 * State of the entry form beside an event's report. It lives in the report's form, which asks about an unsaved entry, and says at its foot
 * what was added: a toast would cover the list above.
 */
export function useEventEntryForm(event: CalendarEvent, onAdded: (text: string) => void): EventEntryFormState {
  const { t } = useTranslation('finish')
  const dispatch = useAppDispatch()
  const money = useMoney()
  const { isoDay } = useFormat()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const day = event.allDay ? event.start : isoDay(new Date(event.start))
  const key = entryDraftKey(userId, event.id)
  const schema = useMemo(() => eventEntrySchema(money), [money])
  const [defaults, setDefaults] = useState(() => newEventEntry(day))
  const form = useSchemaForm<EventEntryValues>(schema, defaults)
  const [isOpen, setOpen] = useState(() => hasFormDraft(key, true))
  const [isFirst, setFirst] = useState(true)
  const draft = useFormDraft({ key, form, defaults, isDurable: true })
  const { alert, setAlert, refuse } = useFormAlert()
  const [saved, setSaved] = useState<Finance | null>(null)
  useDirtyWarning(draft.isDirty)

  /** Resets the form to a new entry with an id of its own. */
  function close(): void {
    const next = newEventEntry(day)
    form.reset(next)
    setDefaults(next)
    draft.clear()
    setAlert(null)
    setFirst(false)
    setOpen(false)
  }

  async function save(values: EventEntryValues): Promise<boolean> {
    setAlert(null)
    try {
      const entry = await dispatch(saveFinance(toEventEntry(values, event.id, money))).unwrap()
      onAdded(t('money.added', { name: entry.description }))
      close()
      setSaved(entry)
      return true
    } catch (thrown) {
      const failure = failureOf(thrown)
      refuse(failure, () => form.showValidationErrors(failure.fields, 'finance.'))
      return false
    }
  }

  return {
    form,
    alert,
    isOpen,
    isRestored: draft.isRestored && isFirst,
    isDirty: draft.isDirty,
    open: () => setOpen(true),
    cancel: close,
    check: () => new Promise((resolve) => void form.handleSubmit(resolve, () => resolve(null))()),
    save,
    saved,
  }
}
