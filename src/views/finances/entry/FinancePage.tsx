import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import { Can } from '@/auth/Can'
import { useAppSelector } from '@/redux/hooks'
import { selectBankLines, selectReceiptCounts, selectReconciled } from '@/redux/entryFacts'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { ReconciledNote } from './ReconciledNote'
import { AuditLink } from '@/shared/records/AuditLink'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { entryRules, type EntryRules } from '@/views/finances/ledger/entryRules'
import { DonationReceiptNote } from './DonationReceiptNote'
import { CreditUseNote } from './CreditUseNote'
import { BankCard } from './BankCard'
import { FinanceActions } from './FinanceActions'
import { FinanceFacts } from './FinanceFacts'
import { FinanceHistoryPanel } from './FinanceHistoryPanel'
import { FinanceStatusLabel } from '@/views/finances/ledger/FinanceStatusLabel'
import { signedAmount } from '@/views/finances/ledger/signedAmount'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'
import { useFinanceListPath } from '@/views/finances/query/useFinanceListPath'
import { useFinanceRemoval } from '@/views/finances/ledger/useFinanceRemoval'
import { useReversals } from '@/views/finances/ledger/useReversals'
import { SplitCard } from '@/views/finances/splits/SplitCard'
import { ReceiptsCard } from '@/views/finances/receipts/ReceiptsCard'
import { useToday } from '@/shared/dates/useToday'
import './financePage.scss'

const PayDialog = lazyPart(
  loader(() => import('@/views/finances/ledger/PayDialog')),
  (file) => file.PayDialog,
)
const SplitRemovalDialog = lazyPart(
  loader(() => import('@/views/finances/splits/SplitRemovalDialog')),
  (file) => file.SplitRemovalDialog,
)
const InstalmentsDialog = lazyPart(
  loader(() => import('@/views/finances/splits/InstalmentsDialog')),
  (file) => file.InstalmentsDialog,
)
const ReturnDialog = lazyPart(
  loader(() => import('./ReturnDialog')),
  (file) => file.ReturnDialog,
)
const ReverseDialog = lazyPart(
  loader(() => import('./ReverseDialog')),
  (file) => file.ReverseDialog,
)

interface FinancePageProps {
  finance: Finance
  onChanged: () => void
}

export function FinancePage({ finance, onChanged }: FinancePageProps) {
  const { t } = useTranslation('finances')
  const navigate = useNavigateIfMounted()
  const money = useMoney()
  const { monthInFull } = useFormat()
  const today = useToday()
  const listPath = useFinanceListPath()
  const remove = useFinanceRemoval()
  const [isRemoving, setRemoving] = useState(false)
  /** Number of parts of the entry's payment. */
  const [parts, setParts] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const [isReversing, setReversing] = useState(false)
  const [isReturning, setReturning] = useState(false)
  const [isPlanning, setPlanning] = useState(false)
  useFocusRescue(finance.version)
  const closedMonths = useClosedMonths()
  const reversals = useReversals()
  const receiptCount = useAppSelector(selectReceiptCounts)[finance.id] ?? 0
  const reconciled = useAppSelector(selectReconciled)
  const { givenBack = 0 } = useAppSelector(selectBankLines)[finance.id] ?? {}
  const { reversalStatusOf } = reversals
  const isIncome = finance.kind === 'income' && finance.status === 'paid' && finance.category !== 'opening'
  // Entries that represent a use of credit have no bank movement.
  const isReturnable =
    isIncome && finance.creditUseId === undefined && givenBack === 0 && reversalStatusOf(finance) === undefined
  const rules = entryRules(finance, { isClosed: closedMonths.isClosed, reversalStatusOf, reconciled })
  const isPlannable = finance.kind === 'income' && finance.amount > 1 && rules.isPayable && !rules.isFixed

  async function removeAndLeave(): Promise<void> {
    setRemoving(true)
    if ((await remove(finance)) === 'failed') setRemoving(false)
    else await navigate(listPath, { replace: true })
  }

  function afterPay(): void {
    setPaying(false)
    onChanged()
  }

  return (
    <>
      <PageHeader
        title={finance.description}
        lead={
          <span className="cluster">
            <span className="finance-sum tabular">{money.format(signedAmount(finance))}</span>
            <FinanceStatusLabel finance={finance} today={today} reversalStatus={reversals.reversalStatusOf(finance)} />
          </span>
        }
        back={<BackLink to={listPath} label={t('list.back')} />}
        // Actions are hidden until it is known whether they are possible.
        hasPendingActions={!closedMonths.isSettled || !reversals.isSettled}
        actions={
          <Can I="manage" a="Finance">
            <FinanceActions
              finance={finance}
              rules={rules}
              onReverse={() => setReversing(true)}
              onReturn={isReturnable ? () => setReturning(true) : undefined}
              onInstalments={isPlannable ? () => setPlanning(true) : undefined}
              isRemoving={isRemoving}
              onRemove={() => (parts > 1 ? setAsked(true) : void removeAndLeave())}
              onPay={() => setPaying(true)}
            />
          </Can>
        }
      />
      {rules.isInClosed && (
        <div className="finance-closed">
          <FormAlert tone="info">{t(closedText(rules), { month: monthInFull(finance.date) })}</FormAlert>
        </div>
      )}
      <ReconciledNote id={finance.id} />
      <CreditUseNote finance={finance} />
      <DonationReceiptNote finance={finance} isReversed={reversals.reversalStatusOf(finance) !== undefined} />
      <div className="finance-panels">
        <FinanceFacts finance={finance} />
        {finance.splitId !== undefined && (
          <SplitCard key={finance.version} finance={finance} splitId={finance.splitId} onParts={setParts} />
        )}
        <BankCard id={finance.id} />
        <ReceiptsCard finance={finance} isClosed={rules.isInClosed} />
        <FinanceHistoryPanel key={`${finance.version}.${receiptCount}`} id={finance.id} />
      </div>
      <AuditLink subjectId={finance.id} />
      {isPaying && (
        <PayDialog finances={[finance]} onPaid={afterPay} onUndone={onChanged} onClose={() => setPaying(false)} />
      )}
      {isAsked && finance.splitId !== undefined && (
        <SplitRemovalDialog
          splitId={finance.splitId}
          onAlone={() => {
            setAsked(false)
            void removeAndLeave()
          }}
          onRemoved={() => void navigate(listPath, { replace: true })}
          onClose={() => setAsked(false)}
        />
      )}
      {isPlanning && (
        <InstalmentsDialog
          finance={finance}
          onDone={() => {
            setPlanning(false)
            onChanged()
          }}
          onUndone={onChanged}
          onClose={() => setPlanning(false)}
        />
      )}
      {isReturning && <ReturnDialog finance={finance} onChanged={onChanged} onClose={() => setReturning(false)} />}
      {isReversing && <ReverseDialog finance={finance} onCancel={() => setReversing(false)} />}
    </>
  )
}

/** Explains what is still possible for an entry of a closed month. */
function closedText({ isPayable, isReversible }: EntryRules) {
  if (isPayable) return 'months.pendingClosed'
  return isReversible ? 'months.entryClosed' : 'months.reversalClosed'
}
