import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { eventCalendars } from '@contract/calendar'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { paths } from '@/configs/paths'
import { RecordForm, type RecordFormFrame } from '@/shared/records/RecordForm'
import { InviteeFields } from './InviteeFields'
import { FormOverlapWarning } from './FormOverlapWarning'
import { FormReplyPreview } from './FormReplyPreview'
import { canRepeat } from './eventFormValues'
import { ProgrammeEditor } from '@/views/calendar/programme/ProgrammeEditor'
import type { PieceRow } from '@/views/calendar/programme/pieceRows'
import { useDuration } from '@/views/calendar/programme/useDuration'
import { RepeatFields } from './RepeatFields'
import { useInviteesForm } from './useInviteesForm'
import { useEventFieldText } from './useEventFieldText'
import { useEventForm, type EventFormOptions } from './useEventForm'
import { DateTimeFields } from './DateTimeFields'
import './eventForm.scss'

const ScopeDialog = lazyPart(
  loader(() => import('@/views/calendar/changes/ScopeDialog')),
  (file) => file.ScopeDialog,
)

type EventFormProps = EventFormOptions & RecordFormFrame

const DESCRIPTION_MAX = 2000
/** An event becomes `finished` on the finish page alone. */
const openStatuses = ['scheduled', 'cancelled'] as const

export function EventForm({ event, start, onSaved, ...frame }: EventFormProps) {
  const { t } = useTranslation(['eventForm', 'events', 'calendar', 'shell'])
  const { state, zone, read, choosing, chooseScope } = useEventForm({ event, start, onSaved })
  const { form } = state
  const { validationErrorOf, control } = form
  const programme = useController({ control, name: 'programme' }).field
  const bind = useBoundFields(form)
  const inviteesForm = useInviteesForm(form)
  const fieldText = useEventFieldText(inviteesForm.instrumentations)
  const isFinished = read?.extendedProps.status === 'finished'

  const details = (
    <FieldSection title={t('detailsTitle')}>
      <TextField {...bind('url')} type="url" label={t('url')} hint={t('urlHint')} autoComplete="off" />
      <TextAreaField {...bind('description')} label={t('description')} limit={DESCRIPTION_MAX} />
    </FieldSection>
  )

  return (
    <RecordForm
      {...frame}
      {...fieldText}
      className="event-form"
      state={state}
      firstField="title"
      deletedText={({ title }) => t('deletedText', { title })}
    >
      {read?.extendedProps.seriesId !== undefined && (
        <FormAlert tone="info">
          <p>
            {t('inSeries')} <Link to={paths.changeSeries(read.id)}>{t('calendar:event.changeSeries')}</Link>
          </p>
        </FormAlert>
      )}
      <div className="event-form-columns">
        <div>
          <FieldSection title={t('whatTitle')}>
            <div className="field-pair">
              <TextField {...bind('title')} label={t('title')} autoComplete="off" required />
              {!isFinished && (
                <>
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
                </>
              )}
            </div>
            <TextField {...bind('location')} label={t('location')} autoComplete="off" />
          </FieldSection>
          {!isFinished && (
            <FieldSection title={t('whenTitle')}>
              <DateTimeFields form={form} />
              <FormOverlapWarning control={control} zone={zone} read={read} />
              <FormReplyPreview control={control} zone={zone} read={read} />
            </FieldSection>
          )}
        </div>
        {canRepeat(read) ? (
          <FieldSection title={t('repeatTitle')}>
            <RepeatFields form={form} />
          </FieldSection>
        ) : (
          details
        )}
      </div>
      <div className="event-form-columns">
        <div>
          {canRepeat(read) && details}
          <FieldSection title={t('programmeTitle')}>
            <ProgrammeEditor
              rows={programme.value}
              onChange={programme.onChange}
              errorAt={(index, field) => validationErrorText(t, validationErrorOf(`programme.${index}.${field}`))}
            />
            <ProgrammeTotal rows={programme.value} />
          </FieldSection>
        </div>
        {!isFinished && <InviteeFields form={form} inviteesForm={inviteesForm} />}
      </div>
      {choosing && read && (
        <ScopeDialog
          kind="save"
          event={read}
          change={choosing}
          onChoose={chooseScope}
          onClose={() => chooseScope(undefined)}
        />
      )}
    </RecordForm>
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
