import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useMoney } from '@/shared/money/useMoney'
import { useNames } from './useNames'

interface OverpaidFieldsProps {
  finances: readonly Finance[]
  /** Paid amount less the debt, in minor units. */
  left: number
  creditOf: string | undefined
  onCreditOf: (memberId: string) => void
}

/** What happens to the excess of a payment, or to the rest of several entries. */
export function OverpaidFields({ finances, left, creditOf, onCreditOf }: OverpaidFieldsProps) {
  const { t } = useTranslation('dues')
  const money = useMoney()
  const { memberText } = useNames(finances)
  const memberIds = [...new Set(finances.flatMap(({ memberId }) => memberId ?? []))]
  const name = creditOf && memberText(creditOf)
  const isUnder = left < 0 && finances.length > 1
  const over = { amount: money.format(left), name }
  return (
    <>
      <output className="pay-left">
        {left > 0 && (name && memberIds.length === 1 ? t('pay.over', over) : t('pay.overOf', over))}
        {isUnder && t('pay.under', { amount: money.format(-left) })}
      </output>
      {left > 0 && memberIds.length > 1 && (
        <SelectField
          label={t('pay.creditOf')}
          value={creditOf}
          onChange={(event) => onCreditOf(event.target.value)}
          options={memberIds.map((id) => ({ value: id, label: memberText(id) ?? '–' }))}
        />
      )}
    </>
  )
}
