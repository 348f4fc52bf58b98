import { BellRing, CalendarPlus, HandCoins, ListChecks, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import type { Debtor } from '@contract/finances/dues'
import { LETTERS_MAX } from '@contract/finances/paying/letters'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { FootBar } from '@/@core/components/page/FootBar'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { Pagination } from '@/@core/components/table/Pagination'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import { useAppAbility } from '@/auth/Can'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { fetchAllDebtors, fetchDebtors, fetchOwed } from '@/redux/finances'
import { printLetters } from '@/redux/finances/letters'
import { useToday } from '@/shared/dates/useToday'
import { saveFile } from '@/@core/files/saveFile'
import { fetchCredits } from '@/redux/finances/credit'
import { useQuery } from '@/redux/useQuery'
import { CreditOffer } from '@/views/finances/credit/CreditOffer'
import { FileSoFar } from '@/views/finances/paying/FileSoFar'
import { DebtorFilters } from './DebtorFilters'
import { DebtorTable } from './DebtorTable'
import { useDebtorQuery } from './useDebtorQuery'
import { FinanceTabs } from '@/views/finances/ledger/FinanceTabs'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { useSelection } from '@/@core/hooks/useSelection'
import { Loaded } from '@/shared/records/Loaded'

const PayDialog = lazyPart(
  loader(() => import('@/views/finances/ledger/PayDialog')),
  (file) => file.PayDialog,
)

const nobody: Debtor[] = []
/** Lists up to this length need no pagination. */
const SHORTEST_PAGE = 10
const idOf = ({ memberId }: Debtor) => memberId

export function DebtorsPage() {
  const { t } = useTranslation(['finances', 'dues', 'members'])
  const { count } = useFormat()
  const money = useMoney()
  const canPay = useAppAbility().can('manage', 'Finance')
  const { query, config, choose, adjust } = useDebtorQuery()
  const load = useQuery(fetchDebtors, config)
  const { answer, failure, isLoading, reload } = load
  const { answer: credits, reload: reloadCredits } = useQuery(fetchCredits, undefined)
  const debtors = answer?.debtors ?? nobody
  const { total = 0, amount = 0 } = answer ?? {}
  const list = { rows: answer?.debtors, total, isLoading, failure, reload }
  const { isPastEnd } = useExistingPage(list, query, adjust)
  const isNarrowed = query.q.trim() !== ''
  const hasNobody = answer !== null && !isLoading && total === 0 && !isNarrowed
  const chosen = useSelection(debtors, idOf)
  useFocusRescue(chosen.rows.length)
  const [paying, setPaying] = useState<Finance[] | null>(null)
  const [isPrinting, setPrinting] = useState(false)
  const [bytes, setBytes] = useState<number | null>(null)
  const [isPrintingAll, setPrintingAll] = useState(false)
  const today = useToday()
  /** The member of the row, or `all` for the bar below the table. */
  const [askedFrom, setAskedFrom] = useState<string | null>(null)

  /** Reloads the unpaid entries, so that the current ones are marked. */
  async function ask(memberIds: string[], from: string): Promise<void> {
    setAskedFrom(from)
    try {
      setPaying(await fetchOwed(memberIds))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setAskedFrom(null)
    }
  }

  /** The bills of these, or of all who owe. */
  async function print(rows?: readonly Debtor[]): Promise<void> {
    setPrinting(true)
    try {
      const printed = rows ?? (await fetchAllDebtors()).debtors
      const file = await printLetters(
        printed.map(({ memberId }) => ({ memberId })),
        setBytes,
      )
      saveFile(`${t('dues:debtors.printFile')} ${today}.pdf`, file)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setPrinting(false)
      setPrintingAll(false)
      setBytes(null)
    }
  }

  function readAgain(): void {
    reload()
    reloadCredits()
  }

  function afterPay(): void {
    setPaying(null)
    chosen.clear()
    readAgain()
  }

  const totals = { count: total, shown: count(total), amount: money.format(amount) }
  return (
    <>
      <FinanceTabs />
      <PageHeader
        title={t('dues:debtors.title')}
        // Reserves the line until it is loaded.
        lead={answer?.total === 0 ? undefined : answer ? t('dues:debtors.lead', totals) : '\u00a0'}
        actions={
          <>
            <Button to={paths.whoPaid}>
              <ListChecks size={16} aria-hidden />
              <span className="page-action-text">{t('dues:paid.title')}</span>
            </Button>
            {canPay && (
              <>
                <Button to={paths.reminders}>
                  <BellRing size={16} aria-hidden />
                  <span className="page-action-text">{t('dues:debtors.reminders')}</span>
                </Button>
                <Button color="primary" to={paths.dues}>
                  <CalendarPlus size={16} aria-hidden />
                  {t('dues:charge.title')}
                </Button>
              </>
            )}
          </>
        }
      />
      <Loaded {...load} />
      {answer && !hasNobody && <DebtorFilters query={query} onChoose={choose} onAdjust={adjust} />}
      {hasNobody && !failure && (
        <EmptyState icon={HandCoins} title={t('dues:debtors.emptyTitle')} hint={t('dues:debtors.emptyText')} />
      )}
      {answer && isNarrowed && total === 0 && !isLoading && !failure && (
        <NoMatch title={t('members:noMatchTitle')} onClear={() => choose({ q: '' })} />
      )}
      {debtors.length > 0 && !failure && (
        <>
          <div aria-busy={isLoading || isPastEnd}>
            <DebtorTable
              debtors={debtors}
              chosen={canPay ? chosen : undefined}
              busyId={askedFrom}
              onPay={({ memberId }) => void ask(chosen.has(memberId) ? chosen.rows.map(idOf) : [memberId], memberId)}
            />
            {total > SHORTEST_PAGE && (
              <Pagination
                page={query.page}
                perPage={query.perPage}
                total={total}
                onPage={(page) => choose({ page })}
                onPerPage={(perPage) => choose({ perPage })}
              />
            )}
          </div>
          {chosen.rows.length > 0 && (
            <FootBar className="chosen-bar">
              <span className="tabular">{money.format(sumOf(chosen.rows))}</span>
              <Button isBusy={isPrinting && !isPrintingAll} onClick={() => void print(chosen.rows)}>
                <Printer size={16} aria-hidden />
                {t('dues:debtors.print')}
              </Button>
              {!isNarrowed && total > debtors.length && total <= LETTERS_MAX && (
                <Button onClick={() => setPrintingAll(true)}>
                  {t('dues:debtors.printAll', { count: total, shown: count(total) })}
                </Button>
              )}
              <Button
                color="secondary"
                isBusy={askedFrom === 'all'}
                onClick={() => void ask(chosen.rows.map(idOf), 'all')}
              >
                {t('dues:debtors.payChosen', { count: chosen.rows.length, shown: count(chosen.rows.length) })}
              </Button>
            </FootBar>
          )}
        </>
      )}
      {answer && credits && !failure && <CreditOffer credits={credits} onChanged={readAgain} />}
      {isPrintingAll && (
        <ConfirmDialog
          isOpen
          title={t('dues:debtors.printAllTitle', { count: total, shown: count(total) })}
          confirmLabel={t('dues:debtors.print')}
          isBusy={isPrinting}
          onConfirm={() => void print()}
          onCancel={() => setPrintingAll(false)}
        >
          <p>{t('dues:debtors.printAllText')}</p>
          <FileSoFar bytes={bytes} />
        </ConfirmDialog>
      )}
      {paying && <PayDialog finances={paying} onPaid={afterPay} onUndone={readAgain} onClose={() => setPaying(null)} />}
    </>
  )
}
