import { ArrowRightLeft, BookCheck, BookText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Transfer } from '@contract/finances/accounts'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { Pagination } from '@/@core/components/table/Pagination'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { useAppDispatch } from '@/redux/hooks'
import { fetchAccounts, fetchAllMovements, fetchMovements, fetchTransferOf } from '@/redux/finances/accounts'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { listUrl, noWords } from '@/shared/lists/listQuery'
import { readDay } from '@/shared/lists/urlValues'
import { useListQuery } from '@/shared/lists/useListQuery'
import { useMoney } from '@/shared/money/useMoney'
import { ExportButton } from '@/shared/records/ExportButton'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { Loaded } from '@/shared/records/Loaded'
import { AccountMonths } from './AccountMonths'
import { MovementFilters } from './MovementFilters'
import { MovementTable } from './MovementTable'
import { useMovementText } from '@/views/finances/ledger/useMovementText'

const TransferDialog = lazyPart(
  loader(() => import('./TransferDialog')),
  (file) => file.TransferDialog,
)

const movementUrl = listUrl((search) => ({ ...noWords, from: readDay(search, 'from'), to: readDay(search, 'to') }))

/** Movements of an account as on its bank statement, with running balance. */
export function AccountPage() {
  const { t } = useTranslation(['accounts', 'finances'])
  const { accountId = '' } = useParams()
  const money = useMoney()
  const dispatch = useAppDispatch()
  const canChange = useAppAbility().can('manage', 'Finance')
  const { query, choose, adjust } = useListQuery(movementUrl)
  const { from, to, page, perPage } = query
  const span = useMemo(() => ({ accountId, ...(from && { from }), ...(to && { to }) }), [accountId, from, to])
  const question = useMemo(() => ({ ...span, page, perPage }), [span, page, perPage])
  const { answer: list, reload: reloadAccounts } = useQuery(fetchAccounts, undefined)
  const load = useQuery(fetchMovements, question)
  const { answer, failure, isLoading, reload } = load
  const { isPastEnd } = useExistingPage(
    { rows: answer?.movements, total: answer?.total ?? 0, isLoading, failure, reload },
    query,
    adjust,
  )
  const accounts = list?.accounts.map(({ account }) => account) ?? []
  const textOf = useMovementText(accounts)
  /** The transfer being edited; without one, a new one. */
  const [edited, setEdited] = useState<{ transfer?: Transfer } | null>(null)
  const held = list?.accounts.find(({ account }) => account.id === accountId)
  const canTransfer = canChange && accounts.filter(({ closedOn }) => closedOn === undefined).length > 1
  const isFiltered = from !== undefined || to !== undefined

  async function editTransfer(transferId: string, date: string): Promise<void> {
    try {
      setEdited({ transfer: await dispatch(fetchTransferOf({ id: transferId, accountId, date })).unwrap() })
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }

  function reloadAll(): void {
    reload()
    reloadAccounts()
  }

  return (
    <>
      <PageHeader
        title={held?.account.name ?? t('account')}
        // Reserves the line until it is loaded.
        lead={held ? t('holds', { amount: money.format(held.balance) }) : '\u00a0'}
        back={<BackLink to={paths.financeAccounts} label={t('title')} />}
        actions={
          answer && (
            <>
              <ExportButton
                what="movements"
                of={held?.account.name}
                select={fetchAllMovements}
                selection={span}
                toCsv={async (rows, locale) => {
                  const { movementCsv } = await import('./movementCsv')
                  return movementCsv(rows, { t, money, textOf, language: locale })
                }}
                title={held?.account.name ?? t('account')}
                doneText={(count, shown) => t('exported', { count, shown })}
              />
              <Button to={paths.accountJournal(accountId)}>
                <BookText size={16} aria-hidden />
                <span className="page-action-text">{t('journal')}</span>
              </Button>
              <Button to={paths.reconcile(accountId)}>
                <BookCheck size={16} aria-hidden />
                {t('reconcile')}
              </Button>
              {canTransfer && (
                <Button color="primary" onClick={() => setEdited({})}>
                  <ArrowRightLeft size={16} aria-hidden />
                  {t('transfer.new')}
                </Button>
              )}
            </>
          )
        }
      />
      <Loaded {...load}>
        {(answer) => (
          <>
            <MovementFilters from={from} to={to} onChange={choose} />
            {answer.total === 0 ? (
              <EmptyState
                icon={ArrowRightLeft}
                title={isFiltered ? t('nothingIn') : t('nothingYet')}
                hint={isFiltered ? t('nothingInHint') : t('nothingYetHint')}
                action={
                  isFiltered ? (
                    <Button onClick={() => choose({ from: undefined, to: undefined })}>{t('clearBoth')}</Button>
                  ) : (
                    canChange && (
                      <Button color="primary" to={paths.newFinance}>
                        {t('finances:list.add')}
                      </Button>
                    )
                  )
                }
              />
            ) : (
              <>
                <MovementTable
                  answer={answer}
                  isLoading={isLoading || isPastEnd}
                  hasSpan={isFiltered}
                  textOf={textOf}
                  onTransfer={canChange ? (id: string, date: string) => void editTransfer(id, date) : undefined}
                />
                <Pagination
                  page={page}
                  perPage={perPage}
                  total={answer.total}
                  onPage={(next) => choose({ page: next })}
                  onPerPage={(next) => choose({ perPage: next })}
                />
                <AccountMonths key={answer.after} accountId={accountId} />
              </>
            )}
          </>
        )}
      </Loaded>
      {edited && list && (
        <TransferDialog
          accounts={accounts}
          transfer={edited.transfer}
          from={held?.account.closedOn === undefined ? accountId : undefined}
          onChanged={reloadAll}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
