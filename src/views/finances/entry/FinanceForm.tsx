import { Split } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Finance, type FinanceWrite } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { saveFinance } from '@/redux/finances'
import { useAppSelector } from '@/redux/hooks'
import { selectReconciled } from '@/redux/entryFacts'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { RecordForm, type RecordFormFrame } from '@/shared/records/RecordForm'
import { useRecordForm, type SaveOutcome } from '@/shared/records/useRecordForm'
import { CategoryField } from './CategoryField'
import { financeRules, type FinanceField } from './financeConflict'
import { financeFormSchema, toFinanceWrite, valuesOf, type FinanceFormValues } from './financeFormValues'
import { BudgetWarning } from './BudgetWarning'
import { KindField } from './KindField'
import { PaymentFields } from './PaymentFields'
import { useFieldText } from './useFieldText'
import { usePurposeProposal } from './usePurposeProposal'
import './financePage.scss'

const kind = { save: saveFinance, rules: financeRules, schema: Finance }

interface FinanceFormProps extends RecordFormFrame {
  /** The entry to edit; absent: a new one. */
  finance?: Finance
  /** The entry is a reversal: kind, amount and status are those of the reversed entry. */
  isReversal?: boolean
  /** Initial values of a new entry. */
  start?: DefaultValues<FinanceFormValues>
  onSaved: (finance: Finance, outcome: SaveOutcome) => void
  /** Continues with splitting the amount, once the fields that all parts share are filled in. */
  onSplit?: ((values: FinanceFormValues) => void) | undefined
  /** Shown below the fields; not part of the entry's fields. */
  attachments?: ReactNode
}

export function FinanceForm(props: FinanceFormProps) {
  const { finance, isReversal = false, start, onSaved, onSplit, attachments, ...frame } = props
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
  const isReconciled = useAppSelector(selectReconciled)[finance?.id ?? ''] !== undefined
  const isFixed = isReversal || isReconciled
  const { control } = state.form
  const proposal = usePurposeProposal(state.form, finance === undefined)
  const { conflict } = state.saving
  const { labelOf, read } = useFieldText([conflict?.mine, conflict?.theirs])

  async function startSplit(): Promise<void> {
    if (await state.form.trigger(['amount', 'description', 'date'], { shouldFocus: true }))
      onSplit?.(state.form.getValues())
  }

  return (
    <RecordForm
      {...frame}
      className="form-wide"
      canAddAnother
      state={state}
      firstField={isFixed ? 'description' : 'amount'}
      labelOf={labelOf}
      read={read}
      deletedText={({ description }) => t('deletedText', { name: description })}
    >
      <div className="form-columns">
        <FieldSection title={t('form.whatTitle')}>
          <KindField control={control} isDisabled={isFixed} />
          <AmountField
            control={control}
            name="amount"
            label={t('fields.amount')}
            hint={isReversal ? t('reversal.fixed') : undefined}
            isDisabled={isFixed}
          />
          <TextField {...bind('description')} label={t('fields.description')} autoComplete="off" required />
          <CategoryField form={state.form} />
          {!isReversal && <BudgetWarning control={control} stored={finance} />}
          {onSplit && !isFixed && (
            <Button size="sm" className="split-start" onClick={() => void startSplit()}>
              <Split size={15} aria-hidden />
              {t('form.split')}
            </Button>
          )}
        </FieldSection>
        <div>
          <PaymentFields control={control} bind={bind} isReversal={isFixed} stored={finance} proposal={proposal} />
        </div>
      </div>
      {attachments}
    </RecordForm>
  )
}
