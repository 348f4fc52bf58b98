import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Balance } from '@contract/finances/balance'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchBalance } from '@/redux/finances'
import { fetchProposals } from '@/redux/finances/recurring'
import { useAhead } from '@/redux/firstLook'
import { useQuery } from '@/redux/useQuery'
import { BalanceFigures } from './BalanceFigures'
import { BalanceMonths } from './BalanceMonths'
import { FinanceTabs } from '@/views/finances/ledger/FinanceTabs'
import { NoFinances } from '@/views/finances/ledger/NoFinances'
import { DayFilter } from '@/shared/dates/DayFilter'
import { readDay } from '@/shared/lists/urlValues'
import { Loaded } from '@/shared/records/Loaded'
import { loadProposalsCard } from '@/shared/recurring/loadProposalsCard'
import './balance.scss'

const ForecastLink = lazyPart(
  loader(() => import('@/shared/finances/ForecastLink')),
  (file) => file.ForecastLink,
)
const ProposalsCard = lazyPart(loadProposalsCard, (file) => file.ProposalsCard)
const PROPOSALS_SHOWN = 3

/** The first page for treasurers: the balance, what is still to come, and the development. */
export function BalancePage() {
  const { t } = useTranslation('finances')
  const canAdd = useAppAbility().can('manage', 'Finance')
  const [searchParams, setSearchParams] = useSearchParams()
  const on = readDay(searchParams, 'on')
  useTidyUrl({ on })
  const { answer: balance, failure, isLoading, reload } = useQuery(fetchBalance, on)
  // Not while the response is still for a day before the first entry.
  const isEmpty = balance !== null && !isLoading && on === undefined && hasNothing(balance)
  // The proposals are above the figures, and would push them down if they came later.
  const hasProposals = canAdd && on === undefined
  const ahead = useAhead()
  const [areProposalsKnown, setProposalsKnown] = useState(() => ahead.peek(fetchProposals, undefined) !== null)
  const noteProposals = useCallback(() => setProposalsKnown(true), [])
  const [wasReady, setWasReady] = useState(false)
  const isReady = balance !== null && (wasReady || !hasProposals || areProposalsKnown)
  if (isReady && !wasReady) setWasReady(true)
  const actions = (
    <>
      <DayFilter
        label={t('balance.dateLabel')}
        clearLabel={t('balance.clearDate')}
        day={on}
        onChange={(day) => setSearchParams(day === undefined ? {} : { on: day })}
      />
      {canAdd && (
        <Button color="primary" to={paths.newFinance}>
          <Plus size={16} aria-hidden />
          {t('list.add')}
        </Button>
      )}
    </>
  )

  return (
    <>
      <FinanceTabs />
      <PageHeader title={t('balance.title')} actions={!isEmpty && actions} />
      <Loaded answer={isReady || isEmpty || null} failure={failure} isLoading={isLoading} reload={reload} />
      {isEmpty && !failure && <NoFinances isFiltered={false} hasUpcoming={false} canAdd={canAdd} onClear={reload} />}
      {!isEmpty && !failure && (
        <div className={`balance${isLoading ? ' is-loading' : ''}`} aria-busy={isLoading} hidden={!isReady}>
          {hasProposals && <ProposalsCard limit={PROPOSALS_SHOWN} onChanged={reload} onKnown={noteProposals} />}
          {balance && <BalanceFigures balance={balance} on={on} />}
          {on === undefined && (
            // Reserves the line until it is loaded.
            <p className="balance-forecast">
              <ForecastLink text={(words) => t('balance.forecast', words)} />
            </p>
          )}
          {balance && <BalanceMonths months={balance.byMonth} />}
        </div>
      )}
    </>
  )
}

function hasNothing({ income, expense, pendingIncome, pendingExpense }: Balance): boolean {
  return income === 0 && expense === 0 && pendingIncome === 0 && pendingExpense === 0
}
