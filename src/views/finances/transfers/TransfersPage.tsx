import { ArrowRightLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { Pagination } from '@/@core/components/table/Pagination'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchTransfers } from '@/redux/finances/accounts'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { listUrl, noWords } from '@/shared/lists/listQuery'
import { readDay, readId } from '@/shared/lists/urlValues'
import { useListQuery } from '@/shared/lists/useListQuery'
import { useMoney } from '@/shared/money/useMoney'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { Loaded } from '@/shared/records/Loaded'
import { MovementFilters } from '@/views/finances/accounts/MovementFilters'
import { ReconciledIcon } from '@/views/finances/ledger/ReconciledIcon'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import '@/views/finances/ledger/ledgerTable.scss'

const TransferDialog = lazyPart(
  loader(() => import('@/views/finances/accounts/TransferDialog')),
  (file) => file.TransferDialog,
)

const transferUrl = listUrl((search) => ({
  ...noWords,
  accountId: readId(search, 'accountId'),
  from: readDay(search, 'from'),
  to: readDay(search, 'to'),
}))

/** All transfers between accounts, newest first. */
export function TransfersPage() {
  const { t } = useTranslation('accounts')
  const { briefDate, count } = useFormat()
  const money = useMoney()
  const canChange = useAppAbility().can('manage', 'Finance')
  const { accounts, nameOf } = useAccounts()
  const { query, choose, adjust } = useListQuery(transferUrl)
  const { accountId, from, to, page, perPage } = query
  const question = useMemo(
    () => ({ page, perPage, ...(accountId && { accountId }), ...(from && { from }), ...(to && { to }) }),
    [accountId, from, to, page, perPage],
  )
  const load = useQuery(fetchTransfers, question)
  const { answer, failure, isLoading, reload } = load
  const { isPastEnd } = useExistingPage(
    { rows: answer?.transfers, total: answer?.total ?? 0, isLoading, failure, reload },
    query,
    adjust,
  )
  const isBusy = isLoading || isPastEnd
  const [isAdding, setAdding] = useState(false)
  const isFiltered = (accountId ?? from ?? to) !== undefined
  const canAdd = canChange && accounts.filter(({ closedOn }) => closedOn === undefined).length > 1
  return (
    <>
      <PageHeader
        title={t('transfers.title')}
        count={answer ? count(answer.total) : undefined}
        back={<BackLink to={paths.financeAccounts} label={t('title')} />}
        actions={
          canAdd && (
            <Button color="primary" onClick={() => setAdding(true)}>
              <ArrowRightLeft size={16} aria-hidden />
              {t('transfer.new')}
            </Button>
          )
        }
      />
      <Loaded {...load}>
        {(answer) => (
          <>
            <MovementFilters from={from} to={to} onChange={choose}>
              <FilterSelect
                label={t('account')}
                anyLabel={t('transfers.anyAccount')}
                value={accountId ?? ''}
                options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(value) => choose({ accountId: value === '' ? undefined : value })}
              />
            </MovementFilters>
            {answer.total === 0 ? (
              <EmptyState
                icon={ArrowRightLeft}
                title={isFiltered ? t('transfers.noMatch') : t('transfers.none')}
                hint={isFiltered ? t('nothingInHint') : t('transfers.noneHint')}
                action={
                  isFiltered && (
                    <Button onClick={() => choose({ accountId: undefined, from: undefined, to: undefined })}>
                      {t('clearBoth')}
                    </Button>
                  )
                }
              />
            ) : (
              <>
                <Card className={`ledger-table-scroll accounts${isBusy ? ' is-loading' : ''}`} aria-busy={isBusy}>
                  <Table className="ledger-table transfers">
                    <caption>{t('transfers.caption')}</caption>
                    <thead>
                      <tr>
                        <th scope="col">{t('date')}</th>
                        <th scope="col">{t('transfers.way')}</th>
                        <th scope="col" className="is-wide">
                          {t('transfer.description')}
                        </th>
                        <th scope="col" className="is-end">
                          {t('amount')}
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {answer.transfers.map(({ id, date, fromAccountId, toAccountId, description, amount }) => (
                        <tr key={id}>
                          <td className="ledger-table-day">{briefDate(date)}</td>
                          <th scope="row">
                            <Link to={paths.transfer(id)}>
                              {t('transfers.fromTo', { from: nameOf(fromAccountId), to: nameOf(toAccountId) })}
                            </Link>
                            {answer.reconciled?.includes(id) && <ReconciledIcon text={t('transfers.marked')} />}
                          </th>
                          <td className="is-wide">{description}</td>
                          <td className="is-end">{money.format(amount)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </Table>
                </Card>
                <Pagination
                  page={page}
                  perPage={perPage}
                  total={answer.total}
                  onPage={(next) => choose({ page: next })}
                  onPerPage={(next) => choose({ perPage: next })}
                />
              </>
            )}
          </>
        )}
      </Loaded>
      {isAdding && (
        <TransferDialog accounts={accounts} from={accountId} onChanged={reload} onClose={() => setAdding(false)} />
      )}
    </>
  )
}
