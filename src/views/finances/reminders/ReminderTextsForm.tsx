import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import {
  REMINDER_TEXT_MAX,
  ReminderSettings,
  ReminderText,
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
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { unsentText } from '@/i18n/failureText'
import type { Money } from '@/i18n/money'
import { AmountField } from '@/shared/money/AmountField'
import { typedAmount } from '@/shared/money/typedAmount'
import { useMoney } from '@/shared/money/useMoney'
import { useSettingsSave } from '@/shared/records/useSettingsSave'
import { stepName } from './stepName'

/** `fee`: as typed. */
const formSchema = (money: Money) =>
  z.strictObject({
    steps: z.array(z.strictObject({ ...ReminderText.shape, fee: z.optional(typedAmount(money)) })),
    version: ReminderSettings.shape.version,
  })
type ReminderValues = z.infer<ReturnType<typeof formSchema>>

/** Form values: empty texts for missing fields. */
const toFormValues = ({ steps, version }: ReminderSettings, money: Money): ReminderValues => ({
  steps: steps.map(({ days, subject = '', text = '', fee }) => ({
    days,
    subject,
    text,
    fee: fee === undefined ? '' : money.text(fee),
  })),
  version,
})

const toSettings = ({ steps, version }: ReminderValues, money: Money): ReminderSettings => ({
  steps: steps.map(({ fee = '', ...step }) => {
    const read = money.parse(fee, AMOUNT_MAX)
    return { ...step, ...(read.kind === 'amount' && { fee: read.amount }) }
  }),
  version,
})

/** Converts the field's text; invalid numbers are reported by the contract's schema. */
const toNumber = (typed: string | number) => (typed === '' ? undefined : Number(typed))

export function ReminderTextsForm({ settings, usual }: ReminderSettingsAnswer) {
  const { t } = useTranslation('reminders')
  const money = useMoney()
  const schema = useMemo(() => formSchema(money), [money])
  const form = useSchemaForm<ReminderValues>(schema, toFormValues(settings, money), { hasOptionalInRows: true })
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)
  const [alert, setAlert] = useState<string | null>(null)
  const { save, isBusy, conflict, dismissConflict } = useSettingsSave({
    save: saveReminderSettings,
    schema: ReminderSettings,
    onSaved: (saved) => {
      form.reset(toFormValues(saved, money))
      showToast.success(t('settings.saved'))
    },
    onFailed: (failure) => {
      if (!form.showValidationErrors(failure.fields, 'settings.')) setAlert(unsentText(failure))
    },
  })
  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    await save(toSettings(values, money))
  })

  function lineOf({ steps }: ReminderSettings, index: number): string {
    const { days = 0, subject = '', text = '', fee } = steps[index] ?? {}
    const cost = fee === undefined ? '' : money.format(fee)
    const said = [cost, subject, text].filter((words) => words !== '').join(' · ')
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
          <AmountField
            control={form.control}
            name={`steps.${index}.fee`}
            label={t('settings.fee')}
            hint={t('settings.feeHint')}
            isOptional
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
