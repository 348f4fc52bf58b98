import { useMemo } from 'react'
import { useController, useWatch, type DefaultValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { financeKinds, financeStatuses } from '@contract/finances'
import { RecurringFinance, recurringRhythms } from '@contract/finances/recurring'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveRecurring } from '@/redux/finances/recurring'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { categoryChoices } from '@/shared/finances/categoryChoices'
import { canBeMonthEnd, recurringSchema, toRecurringWrite, type RecurringValues } from './recurringForm'
import { RecurringLinks } from './RecurringLinks'
import '@/@core/styles/customizer.scss'

interface RecurringDialogProps {
  /** Undefined: creates a new one. */
  recurring: RecurringFinance | undefined
  values: DefaultValues<RecurringValues>
  onChanged: () => void
  onClose: () => void
  onRemove: (recurring: RecurringFinance) => void
}

/** Form for a recurring entry. */
export function RecurringDialog({ recurring, values, onChanged, onClose, onRemove }: RecurringDialogProps) {
  const { t } = useTranslation(['recurring', 'finances', 'shell'])
  const money = useMoney()
  const schema = useMemo(() => recurringSchema(money), [money])
  const form = useSchemaForm<RecurringValues>(schema, values)
  const bind = useBoundFields(form)
  const { control } = form
  const { field: kind } = useController({ control, name: 'kind' })
  const [firstOn, rhythm] = useWatch({ control, name: ['firstOn', 'rhythm'] })

  const { submit, alert } = useVersionedSubmit({
    form,
    record: recurring,
    schema: RecurringFinance,
    prefix: 'recurring.',
    conflictText: () => t('conflict'),
    save: async (typed, { version }) => {
      const { description } = await saveRecurring(toRecurringWrite(typed, version, money))
      showToast.success(t('saved', { name: description }))
      onChanged()
      onClose()
    },
  })

  return (
    <FormDialog
      title={recurring ? t('change') : t('add')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={recurring && (() => onRemove(recurring))}
      onClose={onClose}
    >
      {recurring && <p>{t('hints.changed')}</p>}
      <div className="field">
        <ChoiceGroup
          legend={t('finances:fields.kind')}
          options={financeKinds.map((value) => ({ value, label: t(`finances:kinds.${value}`) }))}
          value={kind.value}
          onChange={kind.onChange}
        />
      </div>
      <TextField {...bind('description')} label={t('finances:fields.description')} autoComplete="off" required />
      <AmountField control={control} name="amount" label={t('finances:fields.amount')} />
      <SelectField
        {...bind('category')}
        label={t('finances:fields.category')}
        placeholder={t('finances:form.categoryPlaceholder')}
        options={categoryChoices((category) => t(`finances:categories.${category}`))}
        required
      />
      <SelectField
        {...bind('rhythm')}
        label={t('fields.rhythm')}
        options={recurringRhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
        required
      />
      <div className="field-pair">
        <DateField {...bind('firstOn')} label={t('fields.firstOn')} hint={t('hints.firstOn')} required />
        <DateField {...bind('lastOn')} label={t('fields.lastOn')} hint={t('hints.lastOn')} />
      </div>
      {canBeMonthEnd(firstOn, rhythm) && <CheckboxField {...form.register('monthEnd')} label={t('monthEnd')} />}
      <SelectField
        {...bind('status')}
        label={t('fields.status')}
        hint={t('hints.status')}
        options={financeStatuses.map((value) => ({ value, label: t(`finances:statuses.${value}`) }))}
        required
      />
      <RecurringLinks control={control} bind={bind} />
    </FormDialog>
  )
}
