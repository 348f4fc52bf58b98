import { Hash } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { Pagination } from '@/@core/components/table/Pagination'
import { voucherSortColumns } from '@contract/finances/vouchers'
import { paths } from '@/configs/paths'
import { fetchVoucherRun } from '@/redux/finances/vouchers'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { listUrl, noWords } from '@/shared/lists/listQuery'
import { readOrder } from '@/shared/lists/urlValues'
import { useListQuery } from '@/shared/lists/useListQuery'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { VoucherTable } from './VoucherTable'

const YEAR = /^(?!0000)\d{4}$/

const voucherUrl = listUrl((search) => {
  const year = search.get('year') ?? ''
  return {
    ...noWords,
    year: YEAR.test(year) ? year : undefined,
    ...readOrder(search, voucherSortColumns, { sort: 'asc', sortColumn: 'number' }),
  }
})

/** Voucher numbers of a year, void ones included. */
export function VouchersPage() {
  const { t } = useTranslation('vouchers')
  const format = useFormat()
  const { query, choose, adjust } = useListQuery(voucherUrl)
  const { year: asked, page, perPage, sort, sortColumn } = query
  const question = useMemo(
    () => ({ ...(asked && { year: asked }), page, perPage, sort, sortColumn }),
    [asked, page, perPage, sort, sortColumn],
  )
  const load = useQuery(fetchVoucherRun, question)
  const { answer, failure, isLoading, reload } = load
  const { isPastEnd } = useExistingPage(
    { rows: answer?.vouchers, total: answer?.total ?? 0, isLoading, failure, reload },
    query,
    adjust,
  )
  const year = answer?.year ?? asked ?? ''
  const years = [...new Set([...(answer?.years ?? []), ...(year ? [year] : [])])].toSorted().toReversed()
  const shown = (count: number) => ({ count, shown: format.count(count) })

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackToLists />}
        actions={
          years.length > 0 && (
            <FilterSelect
              isAlwaysOn
              label={t('year')}
              value={year}
              options={years.map((value) => ({ value, label: value }))}
              onChange={(next) => choose({ year: next })}
            />
          )
        }
      />
      <Loaded {...load} />
      {answer && !failure && answer.total === 0 && (
        <EmptyState
          icon={Hash}
          title={asked ? t('emptyYearTitle', { year: asked }) : t('emptyTitle')}
          hint={t('emptyText')}
          action={<Button to={paths.financeMonths}>{t('toMonths')}</Button>}
        />
      )}
      {answer && !failure && answer.total > 0 && (
        <>
          <VoucherTable
            vouchers={answer.vouchers}
            isLoading={isLoading || isPastEnd}
            sort={{ column: sortColumn, direction: sort }}
            onSort={({ column, direction }) => {
              const known = voucherSortColumns.find((name) => name === column)
              if (known !== undefined) choose({ sortColumn: known, sort: direction })
            }}
            caption={[
              t('caption', { year }),
              t('summary', shown(answer.total)),
              ...(answer.void > 0 ? [t('voidCount', shown(answer.void))] : []),
            ].join(' · ')}
          />
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
  )
}
