import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { useWatch } from 'react-hook-form'
import { DUES_MONTHS_MAX, type Dues } from '@contract/finances/dues'
import type { FeeClass } from '@contract/finances/fees'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { AmountField } from '@/shared/money/AmountField'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { DuesExceptions } from './DuesExceptions'
import { afterLastDues, duesFormSchema, monthAhead, nextChargedMonth, toDues, type DuesValues } from './duesForm'
import { monthSpan } from '@/views/finances/query/financePeriod'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'

interface DuesFormProps {
  /** The last charge, whose values are the defaults. */
  last: Dues | null
  /** Returns the error sentence, or null. */
  onPreview: (dues: Dues) => Promise<string | null>
  /** The form has changed since the preview. */
  onChanged: () => void
  isPreviewed: boolean
  /** Members are charged by these, whose periods may differ. */
  classes: readonly FeeClass[]
}

export function DuesForm({ last, onPreview, onChanged, isPreviewed, classes }: DuesFormProps) {
  const { t } = useTranslation('dues')
  const money = useMoney()
  const { monthInFull } = useFormat()
  const hasClasses = classes.length > 0
  const seasonMonth = useSeasonMonth()
  const begin = (month: string) => nextChargedMonth(month, classes, seasonMonth)
  const firstMonth = begin(useToday().slice(0, 7))
  const monthName = (month: string) => monthInFull(`${month}-01`)
  const describe = (month: string) =>
    hasClasses ? t('charge.descriptionOfPeriod') : t('charge.descriptionOf', { month: monthName(month) })
  const schema = useMemo(() => duesFormSchema(money, hasClasses), [money, hasClasses])
  const [alert, setAlert] = useState<string | null>(null)
  const blank: DuesValues = {
    month: firstMonth,
    months: '1',
    amount: '',
    dueDate: monthSpan(firstMonth).to,
    description: describe(firstMonth),
    exceptions: [],
  }
  const form = useSchemaForm<DuesValues>(schema, last ? afterLastDues(last, money, { describe, begin }) : blank)
  const bind = useBoundFields(form)
  const { control, subscribe, setValue, getValues } = form

  useEffect(() => subscribe({ formState: { values: true }, callback: onChanged }), [subscribe, onChanged])

  /** Description and due date follow the month until the person changes them. */
  function follow(before: string, month: string): void {
    if (!/^\d{4}-\d\d$/.test(month)) return
    if (getValues('description') === describe(before)) setValue('description', describe(month))
    if (getValues('dueDate') === monthSpan(before).to) setValue('dueDate', monthSpan(month).to)
  }

  const first = useWatch({ control, name: 'month' })
  /** `3 months, to May 2026`. */
  function monthsLabel(count: number): string {
    if (count === 1 || !/^\d{4}-\d\d$/.test(first)) return t('charge.monthCount', { count })
    return t('charge.monthsTo', { count, month: monthInFull(`${monthAhead(first, count - 1)}-01`) })
  }

  const month = bind('month')
  return (
    <Form
      className="form-column"
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(async (values) =>
          setAlert(await onPreview(toDues(values, money, { describe, monthName }))),
        )(event)
      }
    >
      {last && <FormAlert tone="info">{t('charge.remembered', { month: monthInFull(`${last.month}-01`) })}</FormAlert>}
      <div className="field-pair">
        <DateField
          type="month"
          {...month}
          label={t('charge.month')}
          required
          onChange={(event) => {
            follow(getValues('month'), event.target.value)
            return month.onChange(event)
          }}
        />
        <DateField {...bind('dueDate')} label={t('charge.dueDate')} required />
      </div>
      <SelectField
        {...bind('months')}
        label={t('charge.months')}
        options={Array.from({ length: DUES_MONTHS_MAX }, (_, index) => ({
          value: String(index + 1),
          label: monthsLabel(index + 1),
        }))}
        required
      />
      <AmountField
        control={control}
        name="amount"
        label={t(hasClasses ? 'charge.otherAmount' : 'charge.amount')}
        hint={hasClasses ? t('charge.otherAmountHint') : undefined}
        isOptional={hasClasses}
      />
      <TextField
        {...bind('description')}
        label={t('charge.description')}
        hint={hasClasses ? t('charge.descriptionFields') : undefined}
        autoComplete="off"
        required
      />
      <FieldSection title={t('charge.exceptions')}>
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
          {t('charge.preview')}
        </Button>
      </div>
    </Form>
  )
}
