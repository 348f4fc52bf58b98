import { BookOpen, Printer, ScanSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { Can } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { fetchYearReport } from '@/redux/finances'
import { useAppSelector } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { FinanceTabs } from '@/views/finances/ledger/FinanceTabs'
import { ReportPrintLayout } from './ReportPrintLayout'
import { useYear } from '@/views/finances/ledger/useYear'
import { YearStepper } from '@/views/finances/ledger/YearStepper'

/** Report of a year for the auditors, for printing. */
export function ReportPage() {
  const { t } = useTranslation('finances')
  const { name: group = '', region } = useAppSelector(selectUser)?.group ?? {}
  const { year, thisYear, from, to, nameOf, choose } = useYear()
  const { answer, failure, isLoading, reload } = useQuery(fetchYearReport, year)

  return (
    <>
      <div className="no-print">
        <FinanceTabs />
        <PageHeader
          title={t('report.title')}
          documentTitle={`${t('report.titleOf', { year: nameOf(year) })} · ${group}`}
          actions={
            <>
              <YearStepper year={year} last={thisYear} nameOf={nameOf} onChoose={choose} />
              <Button to={`${paths.assemblyPack}?year=${year}`}>
                <BookOpen size={16} aria-hidden />
                <span className="page-action-text">{t('report.pack')}</span>
              </Button>
              {region === 'DE' && <Button to={`${paths.spheres}?year=${year}`}>{t('report.spheres')}</Button>}
              <Can I="manage" a="Finance">
                <Button to={paths.audits}>
                  <ScanSearch size={16} aria-hidden />
                  {t('report.audit')}
                </Button>
              </Can>
              <Button color="primary" disabled={!answer || isLoading} onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('report.print')}
              </Button>
            </>
          }
        />
      </div>
      <Loaded answer={isLoading ? null : answer} failure={failure} isLoading={isLoading} reload={reload}>
        {(report) => (
          <ReportPrintLayout
            report={report}
            year={nameOf(year)}
            yearBefore={nameOf(String(Number(year) - 1).padStart(4, '0'))}
            from={from}
            lastDay={to}
            group={group}
          />
        )}
      </Loaded>
    </>
  )
}
