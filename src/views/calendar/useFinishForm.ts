import { useRef, useState, type BaseSyntheticEvent } from 'react'
import type { CalendarEvent, EventReport } from '@contract/calendar'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { unsentText } from '@/auth/failureText'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { FinishValues, startValues, toFinishReport } from './finishValues'
import { useFinishSave } from './useFinishSave'

interface FinishFormOptions {
  report: EventReport
  onSaved: (event: CalendarEvent, isMerged: boolean) => void
}

/** What stands behind the form: values, draft, and the ways in which a save can end. */
export function useFinishForm({ report, onSaved }: FinishFormOptions) {
  const userId = useAppSelector(selectUser)?.id ?? ''
  // What was read at first is what is edited, even where the screen asks again meanwhile.
  const [{ read, defaults }] = useState(() => ({ read: report, defaults: startValues(report) }))
  const form = useSchemaForm<FinishValues>(FinishValues, defaults)
  const { id, version, extendedProps } = read.event
  // Over a report that someone corrected since, a draft of the one before would bring back what was wrong.
  const key = `${userId}.finish.${id}.${extendedProps.status === 'finished' ? version : 'new'}`
  const draft = useFormDraft({ key, form, defaults, isDurable: true })
  const [alert, setAlert] = useState<string | null>(null)
  const isSending = useRef(false)
  useDirtyWarning(draft.isDirty)

  const saving = useFinishSave({
    read,
    onSaved: (event, isMerged) => {
      draft.clear()
      onSaved(event, isMerged)
    },
    onFailed: (failure) => {
      if (!form.showFaults(failure.fields, 'obj.')) setAlert(unsentText(failure))
    },
  })

  async function submit(event: BaseSyntheticEvent): Promise<void> {
    // Pressed twice before the button is busy, the second save would clash with the first.
    if (isSending.current) {
      event.preventDefault()
      return
    }
    isSending.current = true
    setAlert(null)
    await form.handleSubmit((values) => saving.save(toFinishReport(values, read)))(event)
    isSending.current = false
  }

  return { form, draft, alert, submit, saving }
}
