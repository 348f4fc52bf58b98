import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { selectUser } from '@/redux/auth'
import { fetchReversals, fetchYearReport, allFinances } from '@/redux/finances'
import { useAppSelector } from '@/redux/hooks'
import { fetchAccounts } from '@/redux/finances/accounts'
import { fetchBudget } from '@/redux/finances/budgets'
import { fetchReconciledUpTo } from '@/redux/finances/reconciliations'
import { fetchVouchers } from '@/redux/finances/vouchers'
import { useFullList } from '@/redux/useFullList'
import { useQuery } from '@/redux/useQuery'
import { addDays } from '@contract/days'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useYear } from '@/views/finances/ledger/useYear'
import { YearStepper } from '@/views/finances/ledger/YearStepper'
import { ReportPrintLayout } from '@/views/finances/report/ReportPrintLayout'
import { PackBudget } from './PackBudget'
import { PackAccounts } from './PackAccounts'
import { PackDebtors } from './PackDebtors'
import { PackEntries } from './PackEntries'
import './pack.scss'

/** All documents of a year for the general assembly, each on a new page, for printing or saving as PDF. */
export function PackPage() {
  const { t } = useTranslation(['pack', 'finances'])
  const { date } = useFormat()
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const today = useToday()
  const { year, thisYear, from, to, nameOf, choose } = useYear()
  const [has, setHas] = useState({ entries: true, debtors: true, names: false })
  const lastDay = to < today ? to : today
  const paid = useMemo(
    () => ({ status: 'paid', from, to: lastDay, sortColumn: 'date', sort: 'asc' }) as const,
    [from, lastDay],
  )
  const report = useQuery(fetchYearReport, year)
  const before = useQuery(fetchAccounts, addDays(from, -1))
  const after = useQuery(fetchAccounts, lastDay)
  const entries = useFullList(allFinances, paid)
  const vouchers = useQuery(fetchVouchers, paid)
  const reversals = useQuery(fetchReversals, undefined)
  const budget = useQuery(fetchBudget, year)
  const reconciled = useQuery(fetchReconciledUpTo, lastDay)
  const parts = [report, before, after, entries, vouchers, reversals, budget, reconciled]
  const hasBudget = (budget.answer?.budget?.lines.length ?? 0) > 0
  const failed = parts.find(({ failure }) => failure)
  const isReady = parts.every(({ answer, isLoading }) => answer && !isLoading)
  const title = t('pack:titleOf', { year: nameOf(year) })
  const contents = [
    t('pack:report'),
    ...(hasBudget ? [t('pack:budget.title')] : []),
    t('pack:accounts.title'),
    ...(has.entries ? [t('pack:entries.title')] : []),
    ...(has.debtors ? [t('pack:open.title')] : []),
  ]

  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('pack:title')}
          documentTitle={`${title} · ${group}`}
          lead={t('pack:lead')}
          back={<BackLink to={paths.financeReport} label={t('finances:report.title')} />}
          actions={
            <>
              <YearStepper year={year} last={thisYear} nameOf={nameOf} onChoose={choose} />
              <Button color="primary" disabled={!isReady} onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('pack:print')}
              </Button>
            </>
          }
        />
        <fieldset className="pack-parts">
          <legend className="visually-hidden">{t('pack:parts')}</legend>
          {(
            [
              ['entries', 'withEntries'],
              ['debtors', 'withDebtors'],
              ['names', 'withNames'],
            ] as const
          ).map(([part, label]) => (
            <CheckboxField
              key={part}
              label={t(`pack:${label}`)}
              checked={has[part]}
              onChange={() => setHas((chosen) => ({ ...chosen, [part]: !chosen[part] }))}
            />
          ))}
        </fieldset>
      </div>
      {failed?.failure && (
        <LoadError {...loadErrorOf(failed.failure)} onRetry={failed.reload} isRetrying={failed.isLoading} />
      )}
      {!failed && !isReady && <DetailSkeleton />}
      {isReady && report.answer && before.answer && after.answer && entries.answer && (
        <div className="pack">
          <Card tag="section" className="pack-sheet pack-cover">
            <p>{group}</p>
            <h2>{title}</h2>
            <p>{t('pack:subtitle')}</p>
            <p className="muted">{t('finances:report.made', { date: date(today) })}</p>
            <h3>{t('pack:contents')}</h3>
            <ol>
              {contents.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ol>
          </Card>
          <ReportPrintLayout
            report={report.answer}
            year={nameOf(year)}
            yearBefore={nameOf(String(Number(year) - 1).padStart(4, '0'))}
            from={from}
            lastDay={to}
            group={group}
          />
          {hasBudget && budget.answer && <PackBudget sheet={budget.answer} />}
          <PackAccounts
            before={before.answer.accounts}
            after={after.answer.accounts}
            dayBefore={addDays(from, -1)}
            lastDay={lastDay}
            balance={report.answer.year.balance}
            reconciled={reconciled.answer ?? {}}
          />
          {has.entries && (
            <PackEntries entries={entries.answer} vouchers={vouchers.answer ?? []} reversals={reversals.answer ?? []} />
          )}
          {has.debtors && <PackDebtors hasNames={has.names} />}
        </div>
      )}
    </>
  )
}
