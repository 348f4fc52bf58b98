import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { Dues } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { MonthField } from '@/@core/components/fields/MonthField'
import { TextField } from '@/@core/components/fields/TextField'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { AmountField } from '@/shared/money/AmountField'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { DuesExceptions } from './DuesExceptions'
import { duesFormSchema, toDues, type DuesValues } from './duesForm'
import { monthSpan } from '@/views/finances/query/financePeriod'
import { useToday } from '@/shared/dates/useToday'

interface DuesFormProps {
  /** Answers what went wrong, or null. */
  onPreview: (dues: Dues) => Promise<string | null>
  /** What was looked at is no longer what the form says. */
  onChanged: () => void
  isPreviewed: boolean
}

export function DuesForm({ onPreview, onChanged, isPreviewed }: DuesFormProps) {
  const { t } = useTranslation(['finances', 'dues', 'shell'])
  const money = useMoney()
  const { monthInFull } = useFormat()
  const thisMonth = useToday().slice(0, 7)
  const describe = (month: string) => t('dues:charge.descriptionOf', { month: monthInFull(`${month}-01`) })
  const schema = useMemo(() => duesFormSchema(money), [money])
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm<DuesValues>(schema, {
    month: thisMonth,
    amount: '',
    dueDate: monthSpan(thisMonth).to,
    description: describe(thisMonth),
    exceptions: [],
  })
  const { register, validationErrorOf, control, subscribe, setValue, getValues } = form

  useEffect(() => subscribe({ formState: { values: true }, callback: onChanged }), [subscribe, onChanged])

  /** Description and due date follow the month until the person says something else. */
  function follow(before: string, month: string): void {
    if (!/^\d{4}-\d\d$/.test(month)) return
    if (getValues('description') === describe(before)) setValue('description', describe(month))
    if (getValues('dueDate') === monthSpan(before).to) setValue('dueDate', monthSpan(month).to)
  }

  const month = register('month')
  return (
    <Form
      className="form-column"
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(async (values) => setAlert(await onPreview(toDues(values, money))))(event)
      }
    >
      <div className="field-pair">
        <MonthField
          {...month}
          label={t('dues:charge.month')}
          error={validationErrorText(t, validationErrorOf('month'))}
          required
          onChange={(event) => {
            follow(getValues('month'), event.target.value)
            return month.onChange(event)
          }}
        />
        <DateField
          {...register('dueDate')}
          label={t('dues:charge.dueDate')}
          error={validationErrorText(t, validationErrorOf('dueDate'))}
          required
        />
      </div>
      <AmountField control={control} name="amount" label={t('dues:charge.amount')} />
      <TextField
        {...register('description')}
        label={t('dues:charge.description')}
        error={validationErrorText(t, validationErrorOf('description'))}
        autoComplete="off"
        required
      />
      <FieldSection title={t('dues:charge.exceptions')}>
        <DuesExceptions form={form} />
      </FieldSection>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <div className="dues-actions">
        <Button
          type="submit"
          color={isPreviewed ? 'secondary' : 'primary'}
          isBusy={form.formState.isSubmitting}
          onClick={() => setAlert(null)}
        >
          {t('dues:charge.preview')}
        </Button>
      </div>
    </Form>
  )
}
