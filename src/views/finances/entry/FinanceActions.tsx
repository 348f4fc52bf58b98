import { CalendarClock, Check, CopyPlus, Pencil, Repeat, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import type { EntryRules } from '@/views/finances/ledger/entryRules'

interface FinanceActionsProps {
  finance: Finance
  rules: EntryRules
  isRemoving: boolean
  onRemove: () => void
  onPay: () => void
  onReverse: () => void
  /** Absent if there is nothing to return. */
  onReturn: (() => void) | undefined
  /** Absent for what is not owed to the group. */
  onInstalments: (() => void) | undefined
}

export function FinanceActions(props: FinanceActionsProps) {
  const { finance, rules, isRemoving, onRemove, onPay, onReverse, onReturn, onInstalments } = props
  const { t } = useTranslation(['finances', 'recurring', 'shell', 'splits'])
  const { isFixed, isReconciled, isPayable, isReversible } = rules
  return (
    <>
      {!isFixed && !isReconciled && (
        <Button color="danger-quiet" isBusy={isRemoving} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
          {t('shell:remove')}
        </Button>
      )}
      {finance.creditUseId === undefined && (
        <Button to={paths.duplicateFinance(finance.id)}>
          <CopyPlus size={16} aria-hidden />
          {t('list.duplicate')}
        </Button>
      )}
      {finance.category !== 'opening' && finance.creditUseId === undefined && (
        <Button to={paths.makeRecurring(finance.id)}>
          <Repeat size={16} aria-hidden />
          {t('recurring:make')}
        </Button>
      )}
      {onInstalments && (
        <Button onClick={onInstalments}>
          <CalendarClock size={16} aria-hidden />
          {t('splits:instalments.open')}
        </Button>
      )}
      {onReturn && (
        <Button onClick={onReturn}>
          <Undo2 size={16} aria-hidden />
          {t('bank.returnAct')}
        </Button>
      )}
      {!isFixed && (
        <Button to={paths.editFinance(finance.id)}>
          <Pencil size={16} aria-hidden />
          {t('shell:edit')}
        </Button>
      )}
      {isReversible && (
        <Button color={isPayable ? 'secondary' : 'primary'} onClick={onReverse}>
          <Undo2 size={16} aria-hidden />
          {t('reversal.act')}
        </Button>
      )}
      {isPayable && (
        <Button color="primary" onClick={onPay}>
          <Check size={16} aria-hidden />
          {t('list.pay')}
        </Button>
      )}
    </>
  )
}
