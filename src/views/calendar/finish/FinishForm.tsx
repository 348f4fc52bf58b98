import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Form } from 'reactstrap'
import type { EventReport } from '@contract/calendar'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { FootNote, type FootNoteText } from '@/@core/components/feedback/FootNote'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import type { FinishStart } from '@/redux/calendar/checkins'
import { useFormat } from '@/shared/dates/useFormat'
import { FinishAttendance } from './FinishAttendance'
import { AttendanceTotals } from './AttendanceTotals'
import { ReportFields } from './ReportFields'
import { PlayedProgramme } from './PlayedProgramme'
import { useFinishForm } from './useFinishForm'

const EventMoneyEditor = lazyPart(
  loader(() => import('@/views/calendar/money/EventMoneyEditor')),
  (file) => file.EventMoneyEditor,
)
const FinishConflictDialog = lazyPart(
  loader(() => import('./FinishConflictDialog')),
  (file) => file.FinishConflictDialog,
)

const EntryPrompt = lazyPart(
  loader(() => import('@/views/calendar/money/EntryPrompt')),
  (file) => file.EntryPrompt,
)

interface FinishFormProps {
  report: FinishStart
  /** `isMerged`: what someone else changed meanwhile is in it too. */
  onSaved: (isMerged: boolean) => void
  cancelPath: string
  /** Mount the form again: its draft was discarded. */
  onDiscarded: () => void
}

export function FinishForm({ report, onSaved, cancelPath, onDiscarded }: FinishFormProps) {
  const { t } = useTranslation(['finish', 'shell'])
  const [note, setNote] = useState<FootNoteText | null>(null)
  const { form, draft, alert, submit, cancel, saving, canSeeMoney, entryForm, entryPrompt } = useFinishForm({
    report,
    onSaved,
    onNote: (text) => setNote({ text }),
  })
  const hasSide = canSeeMoney || report.history.length > 0
  const isFinished = report.event.extendedProps.status === 'finished'

  function discard(): void {
    draft.clear()
    onDiscarded()
  }

  // The entry has a form of its own, and forms cannot be nested: the buttons below name this one by its id.
  return (
    <div className={hasSide ? 'finish' : 'finish is-alone'}>
      <Form id="finish-form" className="finish-report" onSubmit={(event) => void submit(event)} noValidate>
        {draft.isRestored && <DraftNote onDiscard={discard} />}
        <FinishAttendance control={form.control} report={report} onNote={setNote} />
        <div className="finish-rest">
          <ReportFields form={form} event={report.event} />
          <PlayedProgramme form={form} event={report.event} />
        </div>
      </Form>
      {hasSide && (
        <div className="finish-side">
          {canSeeMoney && <EventMoneyEditor eventId={report.event.id} entryForm={entryForm} />}
          <FinishHistory history={report.history} />
        </div>
      )}
      <FormActions>
        <FootNote note={note} onClose={() => setNote(null)} />
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button
          type="submit"
          form="finish-form"
          color="primary"
          isBusy={form.formState.isSubmitting || entryPrompt.isSavingBoth}
        >
          {isFinished ? t('saveCorrection') : t('save')}
        </Button>
        <Button to={cancelPath} onClick={cancel}>
          {t('shell:cancel')}
        </Button>
        {report.roster.length > 0 && <AttendanceTotals control={form.control} report={report} />}
      </FormActions>
      {saving.conflict && (
        <FinishConflictDialog
          conflict={saving.conflict}
          roster={report.roster}
          onChoose={saving.save}
          onDismiss={saving.dismiss}
        />
      )}
      {entryPrompt.entry && (
        <EntryPrompt
          entry={entryPrompt.entry}
          isBusy={entryPrompt.isSavingBoth}
          onSave={() => void entryPrompt.saveBoth()}
          onDismiss={entryPrompt.dismiss}
        />
      )}
    </div>
  )
}

/** Who finished, corrected and reopened the event, the newest first. */
function FinishHistory({ history }: { history: EventReport['history'] }) {
  const { t } = useTranslation('events')
  const { dateTime } = useFormat()
  if (history.length === 0) return null
  return (
    <Card tag="section" className="event-history">
      <h2>{t('history.title')}</h2>
      <ol>
        {history.map(({ at, by, action }) => (
          <li key={`${at}${action}`}>
            {t(`history.${action}`, { name: by })} <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
