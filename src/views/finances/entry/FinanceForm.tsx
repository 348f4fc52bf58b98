import { useMemo } from 'react'
import { useWatch, type DefaultValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Finance, financeCategories, type FinanceWrite } from '@contract/finances'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { saveFinance } from '@/redux/finances'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { RecordForm, type RecordFormFrame } from '@/shared/records/RecordForm'
import { useRecordForm, type SaveOutcome } from '@/shared/records/useRecordForm'
import { financeRules, type FinanceField } from './financeConflict'
import { financeFormSchema, toFinanceWrite, valuesOf, type FinanceFormValues } from './financeFormValues'
import { KindField } from './KindField'
import { PaymentFields } from './PaymentFields'
import { useFieldText } from './useFieldText'

const kind = { save: saveFinance, rules: financeRules, schema: Finance }

interface FinanceFormProps extends RecordFormFrame {
  /** The entry to edit; without one the form adds. */
  finance?: Finance
  /** It takes another entry back: kind, amount and status are what that one says. */
  isReversal?: boolean
  /** What a new entry begins with. */
  start?: DefaultValues<FinanceFormValues>
  onSaved: (finance: Finance, outcome: SaveOutcome) => void
}

export function FinanceForm({ finance, isReversal = false, start, onSaved, ...frame }: FinanceFormProps) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const schema = useMemo(() => financeFormSchema(money), [money])
  const state = useRecordForm<FinanceFormValues, FinanceWrite, Finance, FinanceField>({
    area: 'finances',
    fieldOf: (path) => path.replace('finance.', ''),
    kind,
    schema,
    record: finance,
    defaultsOf: (record) => (record ? valuesOf(record, money) : (start ?? {})),
    toWrite: (values) => toFinanceWrite(values, money),
    onSaved,
  })
  const bind = useBoundFields(state.form)
  const { control } = state.form
  const category = useWatch({ control, name: 'category' })
  const { conflict } = state.saving
  const { labelOf, read } = useFieldText([conflict?.mine, conflict?.theirs])

  return (
    <RecordForm
      {...frame}
      className="form-wide"
      canAddAnother
      state={state}
      firstField={isReversal ? 'description' : 'amount'}
      labelOf={labelOf}
      read={read}
      deletedText={({ description }) => t('deletedText', { name: description })}
    >
      <div className="form-columns">
        <FieldSection title={t('form.whatTitle')}>
          <KindField control={control} isDisabled={isReversal} />
          <AmountField
            control={control}
            name="amount"
            label={t('fields.amount')}
            hint={isReversal ? t('reversal.fixed') : undefined}
            isDisabled={isReversal}
          />
          <TextField {...bind('description')} label={t('fields.description')} autoComplete="off" required />
          <SelectField
            {...bind('category')}
            label={t('fields.category')}
            placeholder={t('form.categoryPlaceholder')}
            hint={category === 'opening' ? t('form.openingHint') : undefined}
            options={financeCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
            required
          />
        </FieldSection>
        <div>
          <PaymentFields control={control} bind={bind} isReversal={isReversal} />
        </div>
      </div>
    </RecordForm>
  )
}
