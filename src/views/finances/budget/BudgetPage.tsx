import { ClipboardList, Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BudgetLine } from '@contract/finances/budgets'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { hasFormDraft } from '@/@core/hooks/useFormDraft'
import { useAppAbility } from '@/auth/Can'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { fetchBudget, saveBudget, selectBudget } from '@/redux/finances/budgets'
import { useQuery } from '@/redux/useQuery'
import { budgetDraftKey, type ReadBudget } from '@/shared/finances/useBudgetForm'
import { useSubcategories } from '@/shared/finances/useSubcategories'
import { useMoney } from '@/shared/money/useMoney'
import { ExportButton } from '@/shared/records/ExportButton'
import { FinanceTabs } from '@/views/finances/ledger/FinanceTabs'
import { useYear } from '@/views/finances/ledger/useYear'
import { YearStepper } from '@/views/finances/ledger/YearStepper'
import { useUndo } from '@/shared/records/useUndo'
import { Loaded } from '@/shared/records/Loaded'
import { BudgetForm } from './BudgetForm'
import { BudgetTable } from './BudgetTable'
import { ForecastCard } from './ForecastCard'
import './budget.scss'

const BudgetStartDialog = lazyPart(
  loader(() => import('./BudgetStartDialog')),
  (file) => file.BudgetStartDialog,
)

/** Budget of the year in the URL, and the forecast for the current year. */
export function BudgetPage() {
  const { year } = useYear()
  // Each year has a form of its own.
  return <BudgetOfYear key={year} />
}

function BudgetOfYear() {
  const { t } = useTranslation(['budget', 'finances', 'shell'])
  const { offerUndo } = useUndo()
  const money = useMoney()
  const canChange = useAppAbility().can('manage', 'Finance')
  const user = useAppSelector(selectUser)
  const { nameOf: subcategoryNameOf } = useSubcategories()
  const { year, thisYear, nameOf, choose } = useYear()
  const load = useQuery(fetchBudget, year)
  const { answer, failure, isLoading, reload } = load
  // While loading, the response is still for another year.
  const sheet = answer?.year === year ? answer : null
  const [editing, setEditing] = useState<{ start?: BudgetLine[]; round: number } | null>(() =>
    hasFormDraft(budgetDraftKey(user?.id ?? '', year), false) ? { round: 0 } : null,
  )
  const [isStarting, setStarting] = useState(false)
  const [savedCount, setSavedCount] = useState(0)
  const name = nameOf(year)
  const hasBudget = (sheet?.budget?.lines.length ?? 0) > 0
  const isEditing = editing !== null && canChange
  const isShown = sheet !== null && !failure && !isEditing && hasBudget

  function afterChange(): void {
    setSavedCount((count) => count + 1)
    reload()
  }

  function afterSave({ lines, version }: ReadBudget): void {
    setEditing(null)
    const run = () => saveBudget({ year, lines: [...lines], version })
    const undo = offerUndo({ run, done: t('undone', { year: name }), onSettled: afterChange })
    showToast.success(t('saved', { year: name }), undo)
    afterChange()
  }

  return (
    <>
      <div className="no-print">
        <FinanceTabs />
      </div>
      <PageHeader
        title={isEditing || hasBudget ? t('titleOf', { year: name }) : t('title')}
        lead={t('lead')}
        documentTitle={`${t('titleOf', { year: name })} · ${user?.group.name ?? ''}`}
        actions={
          !isEditing && (
            <>
              <YearStepper year={year} last={String(Number(thisYear) + 1)} nameOf={nameOf} onChoose={choose} />
              {isShown && (
                <>
                  <ExportButton
                    what="budget"
                    of={name}
                    select={selectBudget}
                    selection={{ year }}
                    toCsv={async ([shown], locale) => {
                      const { budgetCsv, budgetCsvRows } = await import('./budgetCsv')
                      const rows = shown === undefined ? [] : budgetCsvRows(shown, subcategoryNameOf)
                      return budgetCsv(rows, { t, money, language: locale, nameOf: subcategoryNameOf })
                    }}
                    title={t('titleOf', { year: name.replace('/', '-') })}
                    doneText={() => t('exported', { year: name })}
                  />
                  <Button onClick={() => window.print()}>
                    <Printer size={16} aria-hidden />
                    <span className="page-action-text">{t('print')}</span>
                  </Button>
                </>
              )}
              {hasBudget && canChange && (
                <Button onClick={() => setEditing({ round: 0 })}>
                  <Pencil size={16} aria-hidden />
                  {t('change')}
                </Button>
              )}
            </>
          )
        }
      />
      <Loaded {...load} answer={sheet} />
      {sheet && isEditing && (
        <BudgetForm
          key={editing.round}
          sheet={sheet}
          nameOf={nameOf}
          start={editing.start}
          onSaved={afterSave}
          onCancel={() => setEditing(null)}
          onDiscarded={() => setEditing({ round: editing.round + 1 })}
        />
      )}
      {sheet && !failure && !isEditing && (
        <div className="budget-stack">
          {!hasBudget && (
            <EmptyState
              icon={ClipboardList}
              title={t('emptyTitle', { year: name })}
              hint={t('emptyText')}
              action={
                canChange && (
                  <Button color="primary" onClick={() => setStarting(true)}>
                    {t('begin')}
                  </Button>
                )
              }
            />
          )}
          {isShown && <BudgetTable sheet={sheet} isLoading={isLoading} />}
          {year === thisYear && <ForecastCard key={savedCount} />}
        </div>
      )}
      {isStarting && sheet && (
        <BudgetStartDialog
          sheet={sheet}
          nameOf={nameOf}
          onStart={(start) => {
            setStarting(false)
            setEditing({ start, round: 0 })
          }}
          onClose={() => setStarting(false)}
        />
      )}
    </>
  )
}
