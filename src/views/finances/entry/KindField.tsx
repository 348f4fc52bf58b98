import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { financeKinds, financeStatuses } from '@contract/finances'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import '@/@core/styles/customizer.scss'
import type { FinanceFormValues } from './financeFormValues'

interface ChoiceFieldProps {
  control: Control<FinanceFormValues>
  isDisabled: boolean
}

export function KindField({ control, isDisabled }: ChoiceFieldProps) {
  const { t } = useTranslation('finances')
  const { field } = useController({ control, name: 'kind' })
  return (
    <div className="field">
      <ChoiceGroup
        legend={t('fields.kind')}
        options={financeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={field.value}
        onChange={field.onChange}
        isDisabled={isDisabled}
      />
    </div>
  )
}

export function StatusField({ control, isDisabled }: ChoiceFieldProps) {
  const { t } = useTranslation('finances')
  const { field } = useController({ control, name: 'status' })
  return (
    <div className="field">
      <ChoiceGroup
        legend={t('fields.status')}
        options={financeStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={field.value}
        onChange={field.onChange}
        isDisabled={isDisabled}
      />
    </div>
  )
}
