import { lazy, Suspense } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Form } from 'reactstrap'
import { eventCalendars } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { paths } from '@/configs/paths'
import { FormOverlapWarning } from './FormOverlapWarning'
import { canRepeat } from './eventFormValues'
import { ProgrammeEditor } from '@/views/calendar/programme/ProgrammeEditor'
import type { PieceRow } from '@/views/calendar/programme/pieceRows'
import { useDuration } from '@/views/calendar/programme/useDuration'
import { RepeatFields } from './RepeatFields'
import { useEventForm, type EventFormOptions } from './useEventForm'
import { DateTimeFields } from './DateTimeFields'
import './eventForm.scss'

const EventConflictDialog = lazy(() =>
  import('./EventConflictDialog').then((file) => ({ default: file.EventConflictDialog })),
)
const DeletedRecordDialog = lazy(() =>
  import('@/@core/components/dialog/DeletedRecordDialog').then((file) => ({ default: file.DeletedRecordDialog })),
)
const ScopeDialog = lazy(() =>
  import('@/views/calendar/changes/ScopeDialog').then((file) => ({ default: file.ScopeDialog })),
)

interface EventFormProps extends EventFormOptions {
  cancelPath: string
  /** Mount the form again: its draft was discarded. */
  onDiscarded: () => void
}

const DESCRIPTION_MAX = 2000
/** An event becomes `finished` on the finish page alone. */
const openStatuses = ['scheduled', 'cancelled'] as const

export function EventForm({ cancelPath, onDiscarded, ...options }: EventFormProps) {
  const { t } = useTranslation(['eventForm', 'events', 'calendar', 'shell'])
  const { form, draft, alert, submit, saving, zone, read, isSaving, isChoosing, chooseScope, stopChoosing } =
    useEventForm(options)
  const { register, validationErrorOf, control } = form
  const programme = useController({ control, name: 'programme' }).field
  const bind = (path: Parameters<typeof register>[0]) => ({
    ...register(path),
    error: validationErrorText(t, validationErrorOf(path)),
  })
  const isFinished = read?.extendedProps.status === 'finished'

  function discard(): void {
    draft.clear()
    onDiscarded()
  }

  return (
    <Form className="event-form" onSubmit={(event) => void submit(event)} noValidate>
      {draft.isRestored && <DraftNote onDiscard={discard} />}
      {read?.extendedProps.seriesId !== undefined && (
        <FormAlert tone="info">
          <p>
            {t('inSeries')} <Link to={paths.changeSeries(read.id)}>{t('calendar:event.changeSeries')}</Link>
          </p>
        </FormAlert>
      )}
      <FieldSection title={t('whatTitle')}>
        <TextField {...bind('title')} label={t('title')} autoComplete="off" required />
        {!isFinished && (
          <div className="field-pair">
            <SelectField
              {...bind('calendar')}
              label={t('category')}
              options={eventCalendars.map((value) => ({ value, label: t(`events:categories.${value}`) }))}
              required
            />
            {read && (
              <SelectField
                {...bind('status')}
                label={t('status')}
                options={openStatuses.map((value) => ({ value, label: t(`events:statuses.${value}`) }))}
                required
              />
            )}
          </div>
        )}
      </FieldSection>
      {!isFinished && (
        <FieldSection title={t('whenTitle')}>
          <DateTimeFields form={form} />
          <FormOverlapWarning control={control} zone={zone} read={read} />
        </FieldSection>
      )}
      {canRepeat(read) && (
        <FieldSection title={t('repeatTitle')}>
          <RepeatFields form={form} />
        </FieldSection>
      )}
      <FieldSection title={t('whereTitle')}>
        <TextField {...bind('location')} label={t('location')} autoComplete="off" />
        <TextField {...bind('url')} type="url" label={t('url')} hint={t('urlHint')} autoComplete="off" />
        <TextAreaField {...bind('description')} label={t('description')} limit={DESCRIPTION_MAX} />
      </FieldSection>
      <FieldSection title={t('programmeTitle')}>
        <ProgrammeEditor
          rows={programme.value}
          onChange={programme.onChange}
          errorAt={(index, field) => validationErrorText(t, validationErrorOf(`programme.${index}.${field}`))}
        />
        <ProgrammeTotal rows={programme.value} />
      </FieldSection>
      <FormActions>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button type="submit" color="primary" isBusy={isSaving}>
          {read ? t('save') : t('add')}
        </Button>
        <Button color="ghost" to={cancelPath} disabled={isSaving} onClick={draft.clear}>
          {t('shell:cancel')}
        </Button>
      </FormActions>
      <Suspense>
        {isChoosing && read && (
          <ScopeDialog kind="save" event={read} onChoose={(scope) => void chooseScope(scope)} onClose={stopChoosing} />
        )}
        {saving.conflict && (
          <EventConflictDialog conflict={saving.conflict} onChoose={saving.save} onDismiss={saving.dismiss} />
        )}
        {saving.deletedRecord && (
          <DeletedRecordDialog
            title={t('missing.title')}
            restoreLabel={t('missing.restore')}
            dismissLabel={t('missing.leave')}
            onRestore={saving.restore}
            onDismiss={saving.dismiss}
          >
            {t('missing.text', { title: saving.deletedRecord.title })}
          </DeletedRecordDialog>
        )}
      </Suspense>
    </Form>
  )
}

/** How long the pieces take together, as far as their times are given. */
function ProgrammeTotal({ rows }: { rows: readonly PieceRow[] }) {
  const { t } = useTranslation('eventForm')
  const duration = useDuration()
  const total = rows.reduce((sum, { minutes }) => sum + (/^\d+$/.test(minutes) ? Number(minutes) : 0), 0)
  return (
    <output className="programme-sum tabular">{total > 0 && t('programmeTotal', { shown: duration(total) })}</output>
  )
}
