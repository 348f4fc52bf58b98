import { BookCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { OpenLine, Reconciliation } from '@contract/finances/reconciliations'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { DateField } from '@/@core/components/fields/DateField'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchOpenLines, fetchReconciliations } from '@/redux/finances/reconciliations'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useMovementText } from '@/views/finances/ledger/useMovementText'
import { useNames } from '@/views/finances/ledger/useNames'
import { BalanceField } from './BalanceField'
import { Culprits } from './Culprits'
import { likelyCulprits } from './likelyCulprits'
import { LineTable } from './LineTable'
import { ReconcileBar } from './ReconcileBar'
import { ReconciliationHistory } from './ReconciliationHistory'
import { useReconcile } from './useReconcile'
import { useReconcileDraft } from './useReconcileDraft'
import './reconcile.scss'

const UndoDialog = lazyPart(
  loader(() => import('./UndoDialog')),
  (file) => file.UndoDialog,
)

/** Compares an account with its bank statement: lines are ticked until both balances agree. */
export function ReconcilePage() {
  const { accountId = '' } = useParams()
  return <Reconcile key={accountId} accountId={accountId} />
}

function Reconcile({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['reconcile', 'accounts'])
  const money = useMoney()
  const { date } = useFormat()
  const canChange = useAppAbility().can('manage', 'Finance')
  const { accounts, nameOf } = useAccounts()
  const movementText = useMovementText(accounts)
  const { memberText } = useNames()
  // The member's name distinguishes dues of the same month.
  const textOf = (line: OpenLine) =>
    line.memberId === undefined ? movementText(line) : `${movementText(line)} (${memberText(line.memberId)})`
  const drafting = useReconcileDraft(accountId)
  const { day } = drafting.draft
  const question = useMemo(() => ({ accountId, ...(day !== undefined && { day }) }), [accountId, day])
  const load = useQuery(fetchOpenLines, question)
  const { answer: open, isLoading, reload } = load
  const past = useQuery(fetchReconciliations, accountId)
  const [undoing, setUndoing] = useState<Reconciliation | null>(null)

  function reloadAll(): void {
    reload()
    past.reload()
  }

  const review = useReconcile({ accountId, open, drafting, onChanged: reloadAll })
  const { difference, lines } = review
  const culprits = difference === undefined ? [] : likelyCulprits(lines, review.isTicked, difference)
  const missing = new URLSearchParams({
    // The form defaults to the first account.
    ...(accountId !== accounts[0]?.id && { account: accountId }),
    kind: (difference ?? 0) > 0 ? 'income' : 'expense',
    amount: String(Math.abs(difference ?? 0)),
    date: review.day,
  })

  return (
    <>
      <PageHeader
        title={t('title', { name: nameOf(accountId) })}
        lead={
          open?.reconciledUpTo === undefined
            ? t('lead')
            : t('leadUpTo', { date: date(open.reconciledUpTo), amount: money.format(open.reconciled) })
        }
        back={<BackLink to={paths.financeAccount(accountId)} label={nameOf(accountId) || t('accounts:title')} />}
      />
      <Loaded {...load}>
        {(open) => (
          <>
            {review.alert !== null && <FormAlert>{review.alert}</FormAlert>}
            <div className="reconcile-statement">
              <DateField
                name="day"
                label={t('day')}
                value={review.day}
                onChange={(event) => review.setDay(event.target.value)}
                error={review.errors.day}
                required
              />
              <BalanceField text={review.balanceText} error={review.errors.balance} onChange={review.setBalance} />
            </div>
            {open.hasMore === true && <FormAlert tone="info">{t('more', { count: lines.length })}</FormAlert>}
            {lines.length === 0 ? (
              <EmptyState icon={BookCheck} title={t('none')} hint={t('noneHint')} />
            ) : (
              <LineTable
                lines={lines}
                isTicked={review.isTicked}
                isLoading={isLoading}
                onToggle={review.toggle}
                onAll={review.tickAll}
              />
            )}
            <ReconcileBar review={review} canFinish={canChange} />
            {difference !== undefined && difference !== 0 && (
              <Culprits
                culprits={culprits}
                difference={difference}
                missingPath={`${paths.newFinance}?${missing.toString()}`}
                textOf={textOf}
                onToggle={review.toggle}
              />
            )}
            {past.answer && (
              <ReconciliationHistory
                reconciliations={past.answer}
                onUndo={canChange ? (one: Reconciliation) => setUndoing(one) : undefined}
              />
            )}
          </>
        )}
      </Loaded>
      {undoing && (
        <UndoDialog
          reconciliation={undoing}
          onDone={() => {
            setUndoing(null)
            reloadAll()
          }}
          onCancel={() => setUndoing(null)}
        />
      )}
    </>
  )
}
