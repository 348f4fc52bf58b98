import { useRef, useState, type BaseSyntheticEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showToast } from '@/@core/components/feedback/showToast'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { takeFormDraft, useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useAppAbility } from '@/auth/Can'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useRecordSave } from '@/shared/records/useRecordSave'
import type { EventEntryValues } from '@/views/calendar/money/eventEntry'
import type { FinishStart } from '@/redux/calendar/checkins'
import { useEventEntryForm } from '@/views/calendar/money/useEventEntryForm'
import { useUndo } from '@/shared/records/useUndo'
import { flatten, reportRules, reportSchema, storedReport, type FlatReport } from './finishConflict'
import { finishDraftKey, FinishValues, startValues, toFinishReport } from './finishValues'
import { saveReport } from './saveReport'

const reports = { save: saveReport, rules: reportRules, schema: reportSchema, isRestorable: false }

interface FinishFormOptions {
  report: FinishStart
  /** `isMerged`: what someone else changed meanwhile is in it too. */
  onSaved: (isMerged: boolean) => void
  /** What was done beside the report. */
  onNote: (text: string) => void
}

/** State of the finish form: values, draft, conflict, and the unsaved entry beside it. */
export function useFinishForm({ report, onSaved, onNote }: FinishFormOptions) {
  const { t } = useTranslation(['finish', 'shell'])
  const { offerUndo } = useUndo()
  const navigate = useNavigate()
  const userId = useAppSelector(selectUser)?.id ?? ''
  // The first version that was read, also where the screen loads the report again.
  const [{ read, defaults }] = useState(() => ({ read: report, defaults: startValues(report) }))
  const form = useSchemaForm<FinishValues>(FinishValues, defaults)
  const key = finishDraftKey(userId, read.event)
  const draft = useFormDraft({ key, form, defaults, isDurable: true })
  const { alert, setAlert, refuse } = useFormAlert()
  const isSending = useRef(false)
  const canSeeMoney = useAppAbility().can('manage', 'Finance')
  const entryForm = useEventEntryForm(read.event, onNote)
  /** While the entry prompt is open: the unsaved entry, and the report that waits for the answer. */
  const [asked, setAsked] = useState<{ entry: EventEntryValues; report: FlatReport } | null>(null)
  const [isSavingBoth, setSavingBoth] = useState(false)
  useDirtyWarning(draft.isDirty)

  const saving = useRecordSave(reports, {
    read: storedReport(read),
    onSaved: (_, isMerged) => {
      draft.clear()
      onSaved(isMerged)
    },
    onFailed: (failure) => refuse(failure, () => form.showValidationErrors(failure.fields, 'obj.')),
  })

  /** Asks first where the entry form beside the report has unsaved values, as people would expect them to be saved too. */
  async function saveOrAsk(toSave: FlatReport): Promise<void> {
    if (!canSeeMoney || !entryForm.isDirty) {
      await saving.save(toSave)
      return
    }
    const entry = await entryForm.check()
    if (entry) setAsked({ entry, report: toSave })
    else setAlert(t('money.incomplete'))
  }

  async function saveBoth(): Promise<void> {
    if (!asked) return
    setSavingBoth(true)
    const isEntrySaved = await entryForm.save(asked.entry)
    setAsked(null)
    if (isEntrySaved) await saving.save(asked.report)
    else setAlert(t('money.neither'))
    setSavingBoth(false)
  }

  async function submit(event: BaseSyntheticEvent): Promise<void> {
    // A second press before the button is busy would conflict with the first.
    if (isSending.current || isSavingBoth) {
      event.preventDefault()
      return
    }
    isSending.current = true
    setAlert(null)
    await form.handleSubmit((values) => saveOrAsk(flatten(toFinishReport(values, read))))(event)
    isSending.current = false
  }

  /** Offers Undo: on a tablet Cancel is easily hit instead of Save, and marking a roster again is tedious. */
  function cancel(pressed: MouseEvent): void {
    // A running save is not cancelled, so the message below would be untrue.
    if (isSending.current || isSavingBoth) {
      pressed.preventDefault()
      return
    }
    if (!draft.isDirty) return
    const restoreDraft = takeFormDraft(key, true)
    draft.clear()
    const finishPath = paths.finishEvent(read.event.id)
    const run = () => {
      restoreDraft()
      return navigate(finishPath, { replace: window.location.pathname === finishPath })
    }
    showToast.info(t('cancelledTyping'), offerUndo({ run }))
  }

  /** Back to the entry, nothing saved; not while both are being saved. */
  function dismiss(): void {
    if (!isSavingBoth) setAsked(null)
  }

  const entryPrompt = { entry: asked?.entry ?? null, isSavingBoth, saveBoth, dismiss }
  return { form, draft, alert, submit, cancel, saving, canSeeMoney, entryForm, entryPrompt }
}
