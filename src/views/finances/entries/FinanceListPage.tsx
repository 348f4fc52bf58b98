import { FileUp, Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import { useSelection } from '@/@core/hooks/useSelection'
import { useAppAbility } from '@/auth/Can'
import { withTexts } from '@/i18n/i18n'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { fetchFinances, selectFinancesState } from '@/redux/finances'
import { useAppSelector } from '@/redux/hooks'
import { selectReconciled, selectSplits } from '@/redux/entryFacts'
import { useList, useQuestionId } from '@/redux/useList'
import { entryRules } from '@/views/finances/ledger/entryRules'
import { FinanceExport } from './FinanceExport'
import { FinanceFilters } from './FinanceFilters'
import { FinanceSelectionBar } from './FinanceSelectionBar'
import { isFiltered, toListConfig, toTotalsQuery } from '@/views/finances/query/financeQuery'
import { FinanceTable } from './FinanceTable'
import { FinanceTabs } from '@/views/finances/ledger/FinanceTabs'
import { FinanceTotals } from './FinanceTotals'
import { NoFinances } from '@/views/finances/ledger/NoFinances'
import { useIsClosed } from '@/views/finances/ledger/useClosedMonths'
import { useFinanceQuery } from '@/views/finances/query/useFinanceQuery'
import { useFinanceRemoval } from '@/views/finances/ledger/useFinanceRemoval'
import { useListTotals } from './useListTotals'
import { useKnownReversals } from '@/views/finances/ledger/useReversals'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { useRowRemoval } from '@/shared/records/useRowRemoval'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import '@/views/finances/ledger/ledgerTable.scss'

const FinanceBatchDialog = lazyPart(
  loader(() => withTexts(['budget'], import('./FinanceBatchDialog'))),
  (file) => file.FinanceBatchDialog,
)
const PayDialog = lazyPart(
  loader(() => import('@/views/finances/ledger/PayDialog')),
  (file) => file.PayDialog,
)

const SplitRemovalDialog = lazyPart(
  loader(() => withTexts(['splits'], import('@/views/finances/splits/SplitRemovalDialog'))),
  (file) => file.SplitRemovalDialog,
)

const none: Finance[] = []
const idOf = ({ id }: Finance) => id

const source = { select: selectFinancesState, fetch: fetchFinances }

export function FinanceListPage() {
  const { t } = useTranslation('finances')
  const canChange = useAppAbility().can('manage', 'Finance')
  const format = useFormat()
  const today = useToday()
  const { query, choose, adjust, clear } = useFinanceQuery()
  const seasonMonth = useSeasonMonth()
  const config = useMemo(() => toListConfig(query, today, seasonMonth), [query, today, seasonMonth])
  const totalsQuery = useMemo(() => toTotalsQuery(query, today, seasonMonth), [query, today, seasonMonth])
  const list = useList(source, config)
  const { rows: finances, total, hasMore, isLoading, failure, reload } = list
  const { sums, books } = useListTotals(totalsQuery, useQuestionId(source, config))
  const { area, removeRow } = useRowRemoval(list, useFinanceRemoval())

  const splits = useAppSelector(selectSplits)
  const reconciled = useAppSelector(selectReconciled)
  /** Set for a part of a split: opens the dialog to remove only it, or all parts. */
  const [asked, setAsked] = useState<Finance | null>(null)
  const isClosed = useIsClosed(books?.closedUpTo)
  const reversals = useKnownReversals(books?.reversals)
  const [paying, setPaying] = useState<Finance | null>(null)
  const stopPaying = useCallback(() => setPaying(null), [])
  const chosen = useSelection(finances ?? none, idOf)
  const [isChanging, setChanging] = useState(false)
  const openChange = useCallback(() => setChanging(true), [])
  // A refused change may have removed the ticked entries: the next tick must not open the dialog again.
  if (isChanging && chosen.rows.length === 0) setChanging(false)
  // The bar disappears with the last tick, and would lose the focus.
  useFocusRescue(chosen.rows.length)

  const isNarrowed = isFiltered(query)
  const { isSettled, isPastEnd } = useExistingPage(list, query, adjust)
  const hasUpcoming = sums !== null && sums.upcoming > 0
  const hasNone = isSettled && total === 0 && !isNarrowed && !hasUpcoming

  const acts = useMemo(
    () =>
      canChange
        ? {
            onRemove: (finance: Finance) => {
              if (finance.splitId === undefined || !(finance.splitId in splits)) return removeRow(finance)
              setAsked(finance)
              return Promise.resolve()
            },
            onPay: setPaying,
            onChangeChosen: openChange,
            rulesOf: (finance: Finance) =>
              entryRules(finance, { isClosed, reversalStatusOf: reversals.reversalStatusOf, reconciled }),
          }
        : undefined,
    [canChange, splits, removeRow, openChange, isClosed, reversals, reconciled],
  )

  /** Upcoming entries are sorted soonest first. */
  function showUpcoming(isUpcoming: boolean): void {
    choose({ period: isUpcoming ? 'upcoming' : undefined, sort: isUpcoming ? 'asc' : 'desc', sortColumn: 'date' })
  }

  const actions = (
    <>
      {total > 0 && <FinanceExport query={query} />}
      {canChange && (
        <Button to={paths.importFinances}>
          <FileUp size={16} aria-hidden />
          <span className="page-action-text">{t('list.import')}</span>
        </Button>
      )}
      {canChange && (
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
      <PageHeader
        title={t('list.title')}
        count={finances && !failure && !hasNone ? `${format.count(total)}${hasMore ? '+' : ''}` : undefined}
        actions={!hasNone && actions}
      />
      {!hasNone && (
        <FinanceFilters
          query={query}
          onChoose={choose}
          onAdjust={adjust}
          onClear={clear}
          upcoming={sums?.upcoming}
          onUpcoming={showUpcoming}
        />
      )}
      {!hasNone && !failure && (
        <FinanceTotals
          sums={sums}
          hasPaid={totalsQuery.config.status !== 'pending'}
          hasPending={totalsQuery.config.status !== 'paid'}
        />
      )}
      {failure ? (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <div ref={area} className="finance-list">
          <FinanceTable
            finances={finances}
            total={total}
            hasMore={hasMore}
            isLoading={isLoading || isPastEnd}
            query={query}
            onQuery={choose}
            reversals={reversals}
            acts={acts}
            selection={chosen}
            empty={<NoFinances isFiltered={isNarrowed} hasUpcoming={hasUpcoming} canAdd={canChange} onClear={clear} />}
          />
          {chosen.rows.length > 0 && (
            <FinanceSelectionBar
              chosen={chosen.rows.length}
              isAll={chosen.isAll}
              onAll={chosen.toggleAll}
              onNone={chosen.clear}
              onChange={openChange}
            />
          )}
        </div>
      )}
      {isChanging && (
        <FinanceBatchDialog
          finances={chosen.rows}
          isClosed={isClosed}
          isReversed={(finance) => reversals.reversalStatusOf(finance) !== undefined}
          onLeaveOut={(finances) => finances.forEach(({ id }) => chosen.toggle(id))}
          onChanged={() => {
            setChanging(false)
            chosen.clear()
          }}
          onClose={() => setChanging(false)}
        />
      )}
      {asked?.splitId !== undefined && (
        <SplitRemovalDialog
          splitId={asked.splitId}
          onAlone={() => {
            setAsked(null)
            void removeRow(asked)
          }}
          onRemoved={() => {
            setAsked(null)
            reload()
          }}
          onRestored={reload}
          onClose={() => setAsked(null)}
        />
      )}
      {paying && <PayDialog finances={[paying]} onPaid={stopPaying} onUndone={stopPaying} onClose={stopPaying} />}
    </>
  )
}
