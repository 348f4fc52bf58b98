import { Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { useFormat } from '@/shared/dates/useFormat'
import { useQuery } from '@/redux/useQuery'
import { isNarrowed, paramsOf } from '@/views/samples/kit/listQuery'
import { SampleTable } from '@/views/samples/kit/SampleTable'
import { useDollars } from '@/views/samples/kit/useDollars'
import { useListQuery } from '@/views/samples/kit/useListQuery'
import { fetchInvoices, invoiceStatuses, type Invoice } from './invoiceCalls'
import { invoiceColumns } from './invoiceColumns'
import { invoiceListShape, invoicePath, NEW_INVOICE } from './invoiceList'
import { useInvoiceRemoval } from './useInvoiceRemoval'

const pathOf = ({ id }: Invoice) => invoicePath(id)

export function InvoiceListPage() {
  const { t } = useTranslation(['samplesInvoices', 'shell'])
  const format = useFormat()
  const { format: dollars } = useDollars()
  const state = useListQuery(invoiceListShape)
  const { query, choose, adjust, clear } = state
  const params = useMemo(() => paramsOf(query), [query])
  const { answer, failure, isLoading, reload } = useQuery(fetchInvoices, params)
  const remove = useInvoiceRemoval({ onRemoved: reload, onRestored: reload })
  const search = useCallback((q: string) => adjust({ q }), [adjust])

  const columns = useMemo(
    () => invoiceColumns({ t, format, dollars, onRemove: (invoice) => void remove(invoice) }),
    [t, format, dollars, remove],
  )

  return (
    <>
      <PageHeader
        title={t('title')}
        count={answer && !failure ? format.count(answer.total) : undefined}
        actions={
          <Button color="primary" to={NEW_INVOICE}>
            <Plus size={16} aria-hidden />
            {t('new')}
          </Button>
        }
      />
      <FilterBar isFiltered={isNarrowed(query)} onClear={clear}>
        <SearchField value={query.q} onSearch={search} label={t('search')} placeholder={t('searchHint')} />
        <FilterSelect
          label={t('fields.status')}
          anyLabel={t('anyStatus')}
          value={query.filters.status ?? ''}
          options={invoiceStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={(status) => choose({ filters: { status: status || undefined } })}
        />
      </FilterBar>
      <SampleTable
        label={t('title')}
        columns={columns}
        rows={answer?.invoices}
        total={answer?.total ?? 0}
        isLoading={isLoading}
        failure={failure}
        onReload={reload}
        shape={invoiceListShape}
        state={state}
        rowPath={pathOf}
        empty={<NoMatch onClear={clear} />}
      />
    </>
  )
}
