import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import {
  REMINDER_TEXT_MAX,
  ReminderSettings,
  reminderSteps,
  type ReminderSettingsAnswer,
} from '@contract/finances/paying/reminders'
import { Button } from '@/@core/components/Button'
import { EditConflictDialog } from '@/@core/components/dialog/EditConflictDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveReminderSettings } from '@/redux/finances/reminders'
import { useSettingsForm } from '@/shared/records/useSettingsForm'
import { stepName } from './stepName'

/** Form values: empty texts for missing fields. */
const toFormValues = ({ steps, version }: ReminderSettings): ReminderSettings => ({
  steps: steps.map(({ days, subject = '', text = '' }) => ({ days, subject, text })),
  version,
})

/** Converts the field's text; invalid numbers are reported by the contract's schema. */
const toNumber = (typed: string | number) => (typed === '' ? undefined : Number(typed))

export function ReminderTextsForm({ settings, usual }: ReminderSettingsAnswer) {
  const { t } = useTranslation('reminders')
  const form = useSchemaForm(ReminderSettings, toFormValues(settings), { hasOptionalInRows: true })
  const bind = useBoundFields(form)
  const { isSubmitting } = form.formState
  const { submit, alert, save, isBusy, conflict, dismissConflict } = useSettingsForm({
    form,
    prefix: 'settings.',
    save: saveReminderSettings,
    schema: ReminderSettings,
    onSaved: (saved) => {
      form.reset(toFormValues(saved))
      showToast.success(t('settings.saved'))
    },
  })

  function lineOf({ steps }: ReminderSettings, index: number): string {
    const { days = 0, subject = '', text = '' } = steps[index] ?? {}
    const said = [subject, text].filter((words) => words !== '').join(' · ')
    return t('settings.line', { count: days, days, text: said || usual[index]?.text })
  }

  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      {reminderSteps.map((step, index) => (
        <FieldSection key={step} title={t(`settings.sections.${stepName[step]}`)}>
          <TextField
            {...bind(`steps.${index}.days`)}
            {...form.register(`steps.${index}.days`, { setValueAs: toNumber })}
            label={t('settings.days')}
            hint={t(`settings.daysHint.${stepName[step]}`)}
            inputMode="numeric"
            required
          />
          <TextField
            {...bind(`steps.${index}.subject`)}
            label={t('settings.subject')}
            hint={t('settings.usual', { text: usual[index]?.subject ?? '' })}
          />
          <TextAreaField
            {...bind(`steps.${index}.text`)}
            label={t('settings.text')}
            hint={t('settings.usual', { text: usual[index]?.text ?? '' })}
            limit={REMINDER_TEXT_MAX}
          />
        </FieldSection>
      ))}
      <FormActions>
        <Button type="submit" color="primary" isBusy={isSubmitting}>
          {t('settings.save')}
        </Button>
      </FormActions>
      {conflict && (
        <EditConflictDialog
          isOpen
          isBusy={isBusy}
          fields={reminderSteps
            .map((step, index) => ({
              name: String(index),
              label: t(`settings.sections.${stepName[step]}`),
              mine: lineOf(conflict.mine, index),
              theirs: lineOf(conflict.theirs, index),
            }))
            .filter(({ mine, theirs }) => mine !== theirs)}
          onCancel={dismissConflict}
          onResolve={(choice) => {
            const { mine, theirs } = conflict
            // With the version of the other person's change.
            const steps = theirs.steps.map((step, index) =>
              choice[String(index)] === 'mine' ? (mine.steps[index] ?? step) : step,
            )
            void save({ steps, version: theirs.version })
          }}
        />
      )}
    </Form>
  )
}
