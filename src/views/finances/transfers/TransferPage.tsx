import { ArrowRightLeft, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import { Id } from '@contract/primitives'
import type { Transfer } from '@contract/finances/accounts'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { BackLink } from '@/@core/components/page/BackLink'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchTransferHistory } from '@/redux/finances/accounts'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { AuditLink } from '@/shared/records/AuditLink'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'
import { TransferHistoryList } from './TransferHistoryList'
import { transferFields, useTransferText } from './useTransferText'
import '@/views/finances/entry/financePage.scss'

const TransferDialog = lazyPart(
  loader(() => import('@/views/finances/accounts/TransferDialog')),
  (file) => file.TransferDialog,
)

/** A transfer with its history, also after removal. */
export function TransferPage() {
  const { t } = useTranslation('accounts')
  const { transferId = '' } = useParams()
  if (Id.safeParse(transferId).success) return <LoadedTransfer key={transferId} id={transferId} />
  return (
    <>
      <PageHeader title={t('transfer.new')} back={<BackLink to={paths.transfers} label={t('transfers.title')} />} />
      <TransferGone />
    </>
  )
}

function TransferGone() {
  const { t } = useTranslation('accounts')
  return (
    <EmptyState
      icon={ArrowRightLeft}
      title={t('transfers.goneTitle')}
      hint={t('transfers.goneText')}
      action={<Button to={paths.transfers}>{t('transfers.toList')}</Button>}
    />
  )
}

function Note({ children }: { children: string }) {
  return (
    <div className="finance-closed">
      <FormAlert tone="info">{children}</FormAlert>
    </div>
  )
}

function LoadedTransfer({ id }: { id: string }) {
  const { t } = useTranslation('accounts')
  const canChange = useAppAbility().can('manage', 'Finance')
  const { accounts, nameOf } = useAccounts()
  const { date, monthInFull } = useFormat()
  const { isClosed } = useClosedMonths()
  const { answer, failure, isLoading, reload } = useQuery(fetchTransferHistory, id)
  const [isChanging, setChanging] = useState(false)
  const { labelOf, read } = useTransferText()
  const newest = answer?.changes[0]
  const current: Transfer | undefined = newest?.after
  // A removed transfer is shown as it was before.
  const shown = current ?? newest?.before
  const isGone = failure?.code === 'not_found'
  const held = answer?.reconciliation
  const isInClosed = current !== undefined && isClosed(current.date)
  return (
    <>
      <PageHeader
        title={
          shown
            ? t('transfers.fromTo', { from: nameOf(shown.fromAccountId), to: nameOf(shown.toAccountId) })
            : t('transfer.new')
        }
        back={<BackLink to={paths.transfers} label={t('transfers.title')} />}
        actions={
          canChange &&
          current &&
          !isInClosed && (
            <Button onClick={() => setChanging(true)}>
              <Pencil size={16} aria-hidden />
              {t('transfer.change')}
            </Button>
          )
        }
      />
      {isGone && <TransferGone />}
      {!answer && !failure && <DetailSkeleton />}
      {failure && !isGone && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {answer && shown && (
        <>
          {!current && <Note>{t('transfers.removed')}</Note>}
          {isInClosed && <Note>{t('transfers.closed', { month: monthInFull(current.date) })}</Note>}
          {held && <Note>{t('transfers.reconciled', { date: date(held.day), name: held.by })}</Note>}
          <div className="finance-panels">
            <Card tag="section">
              <h2>{t('transfer.new')}</h2>
              <DefinitionList
                items={transferFields.map((field) => ({ term: labelOf(field), value: read(shown, field) }))}
              />
            </Card>
            <TransferHistoryList changes={answer.changes} />
          </div>
          <AuditLink subjectId={id} />
        </>
      )}
      {isChanging && current && (
        <TransferDialog accounts={accounts} transfer={current} onChanged={reload} onClose={() => setChanging(false)} />
      )}
    </>
  )
}
