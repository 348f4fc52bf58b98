import { BookCheck, Check, CopyPlus, HandCoins, ListChecks, LockKeyhole, Pencil, Trash2 } from 'lucide-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Finance } from '@contract/finances'
import { RowMenu } from '@/@core/components/table/RowMenu'
import { SelectionContext } from '@/@core/components/table/RowSelection'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import type { EntryRules } from '@/views/finances/ledger/entryRules'

/** The actions of a row; must be a stable object. */
export interface RowActions {
  onRemove: (finance: Finance) => Promise<void>
  onPay: (finance: Finance) => void
  /** Changes all ticked rows. */
  onChangeChosen: () => void
  rulesOf: (finance: Finance) => EntryRules
}

interface FinanceRowMenuProps extends RowActions {
  finance: Finance
  /** Of the button. */
  label: string
}

/** Each row has one, so what it offers is only looked up when it opens. */
export function FinanceRowMenu({ label, ...actions }: FinanceRowMenuProps) {
  return (
    <RowMenu id={actions.finance.id} label={label}>
      {(close) => <EntryActions {...actions} close={close} />}
    </RowMenu>
  )
}

interface EntryActionsProps extends RowActions {
  finance: Finance
  close: () => void
}

function EntryActions({ finance, onRemove, onPay, onChangeChosen, rulesOf, close }: EntryActionsProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const { count } = useFormat()
  const selection = useContext(SelectionContext)
  const chosen = selection?.has(finance.id) ? selection.rows.length : 0
  const { isFixed, isReconciled, isPayable, isInClosed } = rulesOf(finance)
  return (
    <>
      {/* For keyboard users, next to the ticked box. */}
      {chosen > 0 && (
        <button
          type="button"
          className="panel-row"
          onClick={() => {
            close()
            onChangeChosen()
          }}
        >
          <ListChecks size={16} strokeWidth={1.75} aria-hidden />
          <span className="panel-row-text">{t('batch.openCount', { count: chosen, shown: count(chosen) })}</span>
        </button>
      )}
      {isInClosed && (
        <Link className="panel-row" to={paths.finance(finance.id)}>
          <LockKeyhole size={16} strokeWidth={1.75} aria-hidden />
          <span className="panel-row-text">{t('months.closedMonth')}</span>
        </Link>
      )}
      {isPayable && (
        <button
          type="button"
          className="panel-row"
          onClick={() => {
            close()
            onPay(finance)
          }}
        >
          <Check size={16} strokeWidth={1.75} aria-hidden />
          <span className="panel-row-text">{t('list.pay')}</span>
        </button>
      )}
      {!isFixed && (
        <Link className="panel-row" to={paths.editFinance(finance.id)}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden />
          <span className="panel-row-text">{t('shell:edit')}</span>
        </Link>
      )}
      {finance.creditUseId === undefined && (
        <Link className="panel-row" to={paths.duplicateFinance(finance.id)}>
          <CopyPlus size={16} strokeWidth={1.75} aria-hidden />
          <span className="panel-row-text">{t('list.duplicate')}</span>
        </Link>
      )}
      {finance.creditUseId !== undefined && (
        <Link className="panel-row" to={paths.finance(finance.id)}>
          <HandCoins size={16} strokeWidth={1.75} aria-hidden />
          <span className="panel-row-text">{t('list.isOfCredit')}</span>
        </Link>
      )}
      {!isFixed && isReconciled && (
        <Link className="panel-row" to={paths.finance(finance.id)}>
          <BookCheck size={16} strokeWidth={1.75} aria-hidden />
          <span className="panel-row-text">{t('list.isReconciled')}</span>
        </Link>
      )}
      {!isFixed && !isReconciled && (
        <button
          type="button"
          className="panel-row"
          onClick={() => {
            close()
            void onRemove(finance)
          }}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          <span className="panel-row-text">{t('shell:remove')}</span>
        </button>
      )}
    </>
  )
}
