import { useController, useWatch } from 'react-hook-form'
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
import { FormHolidayNote } from './FormHolidayNote'
import { FormOverlapWarning } from './FormOverlapWarning'
import { FormReplyPreview } from './FormReplyPreview'
import { useHolidays, yearsOf } from '@/views/calendar/holidays/useHolidays'
import { canRepeat } from './eventFormValues'
import { ProgrammeEditor } from '@/views/calendar/programme/ProgrammeEditor'
import { RowsTotal } from '@/views/calendar/programme/RowsTotal'
import { RepeatFields } from './RepeatFields'
import { useInviteesForm } from './useInviteesForm'
import { LeaderFields } from './LeaderFields'
import { useEventFieldText } from './useEventFieldText'
import { useEventForm, type EventFormOptions } from './useEventForm'
import { DayFields, useFormDates } from './DayFields'
import { DateTimeFields } from './DateTimeFields'
import './eventForm.scss'

const ScopeDialog = lazyPart(
  loader(() => import('@/views/calendar/changes/ScopeDialog')),
  (file) => file.ScopeDialog,
)

type EventFormProps = EventFormOptions & RecordFormFrame

const DESCRIPTION_MAX = 2000
/** An event becomes `finished` on the finish page alone. */
const newStatuses = ['scheduled', 'option', 'draft'] as const
const openStatuses = [...newStatuses, 'cancelled'] as const

export function EventForm({ event, start, onSaved, ...frame }: EventFormProps) {
  const { t } = useTranslation(['eventForm', 'events', 'calendar', 'shell'])
  const { state, zone, read, choosing, chooseScope, answers, setAnswers } = useEventForm({ event, start, onSaved })
  const { form } = state
  const { validationErrorOf, control } = form
  const programme = useController({ control, name: 'programme' }).field
  const bind = useBoundFields(form)
  const inviteesForm = useInviteesForm(form)
  const fieldText = useEventFieldText(inviteesForm.instrumentations)
  const status = useWatch({ control, name: 'status' })
  const dates = useFormDates(control)
  const isFinished = read?.extendedProps.status === 'finished'

  const statusText = (value: (typeof openStatuses)[number]) =>
    value === 'option' || value === 'draft' ? t(`events:plannings.${value}`) : t(`events:statuses.${value}`)

  const details = (
    <FieldSection title={t('detailsTitle')}>
      <TextField {...bind('url')} type="url" label={t('url')} hint={t('urlHint')} autoComplete="off" />
      <TextAreaField {...bind('description')} label={t('description')} limit={DESCRIPTION_MAX} />
      <LeaderFields form={form} />
    </FieldSection>
  )

  const [first, last, until] = useWatch({ control, name: ['startDate', 'endDate', 'repeat.until'] })
  const [from, to] = yearsOf([first, last, until].filter((day) => day !== undefined))
  const holidaysOn = useHolidays(from, to)

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
                  <SelectField
                    {...bind('status')}
                    label={t('status')}
                    hint={(status === 'option' || status === 'draft') && t(`plannings.${status}`)}
                    options={(read ? openStatuses : newStatuses).map((value) => ({ value, label: statusText(value) }))}
                    required
                  />
                </>
              )}
            </div>
            <TextField {...bind('location')} label={t('location')} autoComplete="off" />
          </FieldSection>
          {!isFinished && (
            <FieldSection title={t('whenTitle')}>
              <DateTimeFields form={form} />
              <DayFields form={form} />
              <FormOverlapWarning control={control} zone={zone} read={read} />
              <FormHolidayNote control={control} holidaysOn={holidaysOn} />
              <FormReplyPreview {...{ control, zone, read, answers }} onAnswers={setAnswers} />
            </FieldSection>
          )}
        </div>
        {canRepeat(read) ? (
          <FieldSection title={t('repeatTitle')}>
            <RepeatFields form={form} holidaysOn={holidaysOn} />
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
              days={dates}
              onChange={programme.onChange}
              comingId={isFinished ? undefined : event?.id}
              errorAt={(index, field) => validationErrorText(t, validationErrorOf(`programme.${index}.${field}`))}
            />
            <RowsTotal rows={programme.value} />
          </FieldSection>
        </div>
        {!isFinished && <InviteeFields form={form} inviteesForm={inviteesForm} />}
      </div>
      {choosing && read && (
        <ScopeDialog
          kind="save"
          event={read}
          change={choosing}
          answers={answers}
          onChoose={chooseScope}
          onClose={() => chooseScope(undefined)}
        />
      )}
    </RecordForm>
  )
}
