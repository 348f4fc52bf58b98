import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { NOTES_MAX, type FinishValues } from './finishValues'

interface ReportFieldsProps {
  form: SchemaForm<FinishValues>
  event: CalendarEvent
}

export function ReportFields({ form, event }: ReportFieldsProps) {
  const { t } = useTranslation(['finish', 'shell'])
  const bind = (name: 'audience' | 'notes') => ({
    ...form.register(name),
    error: validationErrorText(t, form.validationErrorOf(name)),
  })
  // A rehearsal has no audience, but a recorded number must stay editable.
  const hasAudience = event.extendedProps.calendar !== 'Ensaio' || form.getValues('audience') !== ''
  return (
    <Card tag="section" aria-labelledby="finish-facts-title">
      <h2 id="finish-facts-title">{t('facts')}</h2>
      {hasAudience && (
        <TextField
          {...bind('audience')}
          className="audience-field"
          label={t('audience')}
          hint={t('audienceHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextAreaField {...bind('notes')} label={t('notes')} limit={NOTES_MAX} />
    </Card>
  )
}
