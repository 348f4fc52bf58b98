import { useController, useWatch } from 'react-hook-form'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import type { Instrumentations } from '@/redux/calendar/instrumentation'
import { useFormat } from '@/shared/dates/useFormat'
import { InviteeChoice } from './InviteeChoice'
import type { EventFormValues } from './eventFormValues'
import { InstrumentationField } from './InstrumentationField'
import type { InviteesForm } from './useInviteesForm'

interface InviteeFieldsProps {
  form: SchemaForm<EventFormValues>
  inviteesForm: InviteesForm
}

/** The invitees, the deadline, and what the event tells them. */
export function InviteeFields({ form, inviteesForm: { isOpen, open, instrumentations } }: InviteeFieldsProps) {
  const { t } = useTranslation('invitees')
  const bind = useBoundFields(form)
  const { count } = useFormat()

  function usualDeadline(known: Instrumentations | null): string {
    if (known === null) return t('form.replyDaysHint')
    const { replyDays = 0 } = known
    return replyDays === 0 ? t('form.usualStart') : t('form.usualDays', { count: replyDays, shown: count(replyDays) })
  }

  const [callTime, startTime, isAllDay] = useWatch({
    control: form.control,
    name: ['callTime', 'startTime', 'allDay'],
  })
  // As the contract reads it (contract/invitees.ts).
  const isDayBefore = !isAllDay && callTime !== '' && callTime > startTime

  const invitees = useController({ control: form.control, name: 'asks' }).field
  return (
    <FieldSection title={t('form.title')}>
      <InviteeChoice
        label={t('form.who')}
        invitees={invitees.value}
        onChange={invitees.onChange}
        validationErrorOf={(list) => form.validationErrorOf(`asks.${list}`)}
        instruments={instrumentations?.instruments}
      />
      {invitees.value.who !== 'nobody' && (
        <CheckboxField
          name="asks.isOptOut"
          checked={invitees.value.isOptOut ?? false}
          onChange={({ target }) => invitees.onChange({ ...invitees.value, isOptOut: target.checked })}
          label={t('form.isOptOut')}
        />
      )}
      {isOpen ? (
        <>
          <div className="field-pair">
            <TextField
              {...bind('replyDays')}
              label={t('form.replyDays')}
              hint={usualDeadline(instrumentations)}
              inputMode="numeric"
              autoComplete="off"
            />
            <DateField
              type="time"
              {...bind('callTime')}
              label={t('form.callTime')}
              hint={isDayBefore && t('form.dayBefore')}
            />
          </div>
          <div className="field-pair">
            <TextField
              {...bind('places')}
              label={t('form.places')}
              hint={t('form.placesHint')}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              {...bind('guestsMax')}
              label={t('form.guestsMax')}
              hint={t('form.guestsMaxHint')}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
          <div className="field-pair">
            <TextField {...bind('meetingPoint')} label={t('form.meetingPoint')} autoComplete="off" />
            <TextField {...bind('dress')} label={t('form.dress')} autoComplete="off" />
          </div>
          <InstrumentationField form={form} instrumentations={instrumentations} />
        </>
      ) : (
        <Button size="sm" className="invitee-more" onClick={open}>
          <ChevronDown size={15} aria-hidden />
          {t('form.more')}
        </Button>
      )}
    </FieldSection>
  )
}
