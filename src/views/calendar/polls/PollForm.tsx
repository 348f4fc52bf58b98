import { useMemo, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { eventCalendars } from '@contract/choices'
import { Poll, PollWrite } from '@contract/calendar/polls'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { timeZonePlace } from '@/i18n/timeZones'
import { useAppSelector } from '@/redux/hooks'
import { selectNames } from '@/redux/names'
import { savePoll } from '@/redux/calendar/polls'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useToday } from '@/shared/dates/useToday'
import { editConflictRules } from '@/shared/records/editConflict'
import { memberLabel } from '@/shared/records/memberLabel'
import { RecordForm, type RecordFormFrame } from '@/shared/records/RecordForm'
import { useRecordForm } from '@/shared/records/useRecordForm'
import { PollInviteeFields } from './PollInviteeFields'
import { DateRows } from './DateRows'
import { formPath, newPollValues, pollFormSchema, toPollRequest, valuesOf, type PollFormValues } from './pollFormValues'
import './polls.scss'

const fields = ['title', 'calendar', 'location', 'description', 'asks', 'lineupId', 'closesOn', 'dates'] as const
type ConflictField = (typeof fields)[number]

const kind = {
  save: savePoll,
  rules: editConflictRules<PollWrite, Poll, ConflictField>(fields),
  schema: Poll,
}
const DESCRIPTION_MAX = 2000

interface PollFormProps extends RecordFormFrame {
  /** The poll to change; without one the form adds. */
  poll?: Poll
  onSaved: (poll: Poll) => void
}

export function PollForm({ poll, onSaved, ...frame }: PollFormProps) {
  const { t } = useTranslation(['polls', 'invitees', 'events', 'members', 'shell'])
  const { members } = useAppSelector(selectNames)
  const zone = useGroupZone()
  const today = useToday()
  const { full } = useEventWhen()
  const { date } = useFormat()
  const [read] = useState(poll)
  const schema = useMemo(() => pollFormSchema(zone, read), [zone, read])
  const state = useRecordForm<PollFormValues, PollWrite, Poll, ConflictField>({
    area: 'polls',
    fieldOf: formPath,
    kind,
    schema,
    record: read,
    defaultsOf: (record) => (record ? valuesOf(record, zone) : newPollValues(today)),
    toWrite: (values) => PollWrite.parse(toPollRequest(values, zone, read)),
    onSaved,
  })
  const { form } = state
  const { control, validationErrorOf } = form
  const bind = useBoundFields(form)
  const dates = useController({ control, name: 'dates' }).field
  const allDay = useWatch({ control, name: 'allDay' })
  const datesError = validationErrorText(t, validationErrorOf('dates'))

  function say(record: PollWrite, field: ConflictField): string {
    if (field === 'dates') return record.dates.map(full).join('\n')
    if (field === 'calendar') return t(`events:categories.${record.calendar}`)
    if (field === 'closesOn') return record.closesOn === undefined ? '' : date(record.closesOn)
    if (field === 'asks') {
      const { who = 'all', sections, instruments, memberIds } = record.asks ?? {}
      const named = memberIds?.map((id) => (members[id] ? memberLabel(members[id]) : t('invitees:form.unknownMember')))
      const listed = sections?.map((section) => t(`members:sections.${section}`)) ?? instruments ?? named ?? []
      return [t(`invitees:form.whos.${who}`), ...listed].join(', ')
    }
    return record[field] ?? ''
  }

  return (
    <RecordForm
      {...frame}
      className="poll-form"
      state={state}
      firstField="title"
      labelOf={(field) => t(`fields.${field}`)}
      read={say}
      deletedText={({ title }) => t('deletedText', { title })}
    >
      <div className="poll-columns">
        <div>
          <FieldSection title={t('whatTitle')}>
            <div className="field-pair">
              <TextField {...bind('title')} label={t('fields.title')} autoComplete="off" required />
              <SelectField
                {...bind('calendar')}
                label={t('fields.calendar')}
                options={eventCalendars.map((value) => ({ value, label: t(`events:categories.${value}`) }))}
                required
              />
            </div>
            <TextField {...bind('location')} label={t('fields.location')} autoComplete="off" />
            <TextAreaField {...bind('description')} label={t('fields.description')} limit={DESCRIPTION_MAX} />
          </FieldSection>
          <FieldSection title={t('whoTitle')}>
            <PollInviteeFields form={form} read={read} />
            <DateField {...bind('closesOn')} label={t('fields.closesOn')} hint={t('closesOnHint')} />
          </FieldSection>
        </div>
        <FieldSection title={t('datesTitle')}>
          <p className="form-text">{t('datesHint')}</p>
          <CheckboxField {...form.register('allDay')} label={t('allDay')} />
          <DateRows
            rows={dates.value}
            allDay={allDay}
            onChange={dates.onChange}
            errorAt={(index, field) => {
              const error = validationErrorOf(`dates.${index}.${field}`)
              return error === 'taken' ? t('sameDate') : validationErrorText(t, error)
            }}
          />
          {datesError !== undefined && <p className="invalid-feedback d-block">{datesError}</p>}
          {!allDay && <p className="form-text">{t('timesOfZone', { zone: timeZonePlace(zone) })}</p>}
        </FieldSection>
      </div>
    </RecordForm>
  )
}
