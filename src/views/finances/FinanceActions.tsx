import { Check, CopyPlus, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'

interface FinanceActionsProps {
  finance: Finance
  /** Its month is closed: what is left is to take it back by another entry. */
  isClosed: boolean
  isRemoving: boolean
  onRemove: () => void
  onPay: () => void
  onReverse: () => void
}

export function FinanceActions({ finance, isClosed, isRemoving, onRemove, onPay, onReverse }: FinanceActionsProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const isPaid = finance.status === 'paid'
  const duplicate = (
    <Button to={paths.duplicateFinance(finance.id)}>
      <CopyPlus size={16} aria-hidden />
      {t('list.duplicate')}
    </Button>
  )
  if (isClosed) {
    return (
      <>
        {duplicate}
        <Button color="primary" onClick={onReverse}>
          <Undo2 size={16} aria-hidden />
          {t('reversal.act')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button color="danger-quiet" isBusy={isRemoving} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
        {t('shell:remove')}
      </Button>
      {duplicate}
      <Button color={isPaid ? 'primary' : 'secondary'} to={paths.editFinance(finance.id)}>
        <Pencil size={16} aria-hidden />
        {t('shell:edit')}
      </Button>
      {!isPaid && (
        <Button color="primary" onClick={onPay}>
          <Check size={16} aria-hidden />
          {t('debtors.pay')}
        </Button>
      )}
    </>
  )
}
