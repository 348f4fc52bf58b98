import { ListChecks } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { NO_FEE_CLASS } from '@contract/choices'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { Pagination } from '@/@core/components/table/Pagination'
import { SearchField } from '@/@core/components/table/SearchField'
import { paths } from '@/configs/paths'
import { fetchDuesPayments } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'
import { DaySpanFilter } from '@/shared/dates/DaySpanFilter'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { PaymentTable } from './PaymentTable'
import { anyPayment, paidPeriods, useDuesPaymentQuery } from './useDuesPaymentQuery'

/** Payments of dues: who paid, when, how much, how and for what. */
export function WhoPaidPage() {
  const { t } = useTranslation(['dues', 'finances', 'members'])
  const { count } = useFormat()
  const money = useMoney()
  const { query, config, choose, adjust, choosePeriod } = useDuesPaymentQuery()
  const load = useQuery(fetchDuesPayments, config)
  const { answer, failure, isLoading, reload } = load
  const { payments = [], total = 0, amount = 0, feeClasses = [] } = answer ?? {}
  const { isPastEnd } = useExistingPage({ rows: answer?.payments, total, isLoading, failure, reload }, query, adjust)
  const search = useCallback((q: string) => adjust({ q }), [adjust])
  const isFiltered = query.q.trim() !== '' || query.feeClass !== undefined || query.period !== anyPayment.period
  const isEmpty = answer !== null && !isLoading && !failure && total === 0
  return (
    <>
      <PageHeader
        title={t('paid.title')}
        lead={answer ? t('paid.lead', { count: total, shown: count(total), amount: money.format(amount) }) : '\u00a0'}
        back={<BackLink to={paths.debtors} label={t('debtors.title')} />}
      />
      <Loaded {...load} />
      {answer && (
        <FilterBar isFiltered={isFiltered} onClear={() => choose(anyPayment)}>
          <SearchField
            value={query.q}
            onSearch={search}
            label={t('members:search')}
            placeholder={t('members:searchHint')}
          />
          <FilterSelect
            isAlwaysOn
            label={t('finances:period.label')}
            value={query.period}
            options={paidPeriods.map((value) => ({ value, label: t(`paid.periods.${value}`) }))}
            onChange={choosePeriod}
          />
          {query.period === 'custom' && (
            <DaySpanFilter
              fromLabel={t('finances:period.from')}
              toLabel={t('finances:period.to')}
              span={query}
              onChange={choose}
            />
          )}
          {(feeClasses.length > 0 || query.feeClass !== undefined) && (
            <FilterSelect
              label={t('members:fields.feeClass')}
              anyLabel={t('members:all.feeClass')}
              value={query.feeClass ?? ''}
              options={[
                ...feeClasses.map(({ id, name }) => ({ value: id, label: name })),
                { value: NO_FEE_CLASS, label: t('members:noFeeClass') },
              ]}
              onChange={(value) => choose({ feeClass: value === '' ? undefined : value })}
            />
          )}
        </FilterBar>
      )}
      {isEmpty &&
        (isFiltered ? (
          <NoMatch title={t('paid.noMatch')} onClear={() => choose(anyPayment)} />
        ) : (
          <EmptyState icon={ListChecks} title={t('paid.emptyTitle')} hint={t('paid.emptyText')} />
        ))}
      {payments.length > 0 && !failure && (
        <div aria-busy={isLoading || isPastEnd}>
          <PaymentTable payments={payments} />
          <Pagination
            page={query.page}
            perPage={query.perPage}
            total={total}
            onPage={(page) => choose({ page })}
            onPerPage={(perPage) => choose({ perPage })}
          />
        </div>
      )}
    </>
  )
}
