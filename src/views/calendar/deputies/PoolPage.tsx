import { Download, Plus, UserPlus, Users } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { poolSortColumns } from '@contract/choices'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { DataTable } from '@/@core/components/table/DataTable'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import type { Sort } from '@/@core/components/table/column'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { withTexts } from '@/i18n/i18n'
import { fetchAllPool, fetchPool } from '@/redux/calendar/deputyPool'
import { useRunQuery } from '@/redux/query'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useListQuery } from '@/shared/lists/useListQuery'
import { CsvFormMenu } from '@/shared/files/CsvFormMenu'
import { useMoney } from '@/shared/money/useMoney'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { useTableFile } from '@/shared/records/useTableFile'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { poolColumns, poolFileColumns } from './poolColumns'
import { isFiltered, poolListUrl, poolStateFilters, toListConfig, toSelection } from './poolQuery'
import { useInstrumentText } from './useInstrumentText'

const PoolPersonDialog = lazyPart(
  loader(() => withTexts(['finances'], import('./PoolPersonDialog'))),
  (file) => file.PoolPersonDialog,
)

/** People from outside who may be asked to play, by what they play. */
export function PoolPage() {
  const { t } = useTranslation(['deputies', 'calendar', 'shell'])
  const format = useFormat()
  const money = useMoney()
  const instrumentText = useInstrumentText()
  const navigate = useNavigate()
  const calendarPath = useCalendarPath()
  const { query, choose, adjust } = useListQuery(poolListUrl)
  const config = useMemo(() => toListConfig(query), [query])
  const { answer, failure, isLoading, reload } = useQuery(fetchPool, config)
  const [isAdding, setAdding] = useState(false)
  const total = answer?.total ?? 0
  const { page, perPage, sort, sortColumn } = query
  useExistingPage({ rows: answer?.people, total, isLoading, failure, reload }, query, adjust)
  const rows = useMemo(() => {
    const counts = new Map(answer?.counts.map((count) => [count.personId, count]))
    return answer?.people.map((person) => ({ ...person, counts: counts.get(person.id) }))
  }, [answer])
  const search = useCallback((q: string) => adjust({ q }), [adjust])
  const clear = () => choose({ q: '', instrument: undefined, state: undefined })
  const columns = useMemo(() => poolColumns({ t, format, money, instrumentText }), [t, format, money, instrumentText])
  const order = useMemo(() => ({ column: sortColumn, direction: sort }), [sortColumn, sort])
  const applySort = useCallback(
    ({ column, direction }: Sort) => {
      const known = poolSortColumns.find((name) => name === column)
      if (known !== undefined) choose({ sortColumn: known, sort: direction })
    },
    [choose],
  )
  const hasNothing = answer?.total === 0 && !isLoading && !isFiltered(query)
  const takeOver = (
    <Button to={paths.takeOverDeputies}>
      <Users size={16} aria-hidden />
      <span className="page-action-text">{t('takeOver.button')}</span>
    </Button>
  )
  const add = (
    <Button color="primary" onClick={() => setAdding(true)}>
      <Plus size={16} aria-hidden />
      {t('add')}
    </Button>
  )

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        count={answer && !failure && !hasNothing ? format.count(total) : undefined}
        back={<BackLink to={calendarPath} label={t('calendar:back')} />}
        actions={
          answer !== null &&
          !hasNothing && (
            <>
              {takeOver}
              {total > 0 && <PoolExport selection={toSelection(query)} isEverything={!isFiltered(query)} />}
              {add}
            </>
          )
        }
      />
      {failure ? (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : hasNothing ? (
        <EmptyState
          icon={UserPlus}
          title={t('emptyTitle')}
          hint={t('emptyText')}
          action={
            <>
              {add}
              {takeOver}
            </>
          }
        />
      ) : (
        <>
          <FilterBar isFiltered={isFiltered(query)} onClear={clear}>
            <SearchField value={query.q} onSearch={search} label={t('searchField')} />
            {(answer?.instruments.length ?? 0) > 0 && (
              <FilterSelect
                label={t('instrument')}
                anyLabel={t('allInstruments')}
                value={query.instrument ?? ''}
                options={(answer?.instruments ?? []).map((value) => ({ value, label: value }))}
                onChange={(value) => choose({ instrument: value === '' ? undefined : value })}
              />
            )}
            <FilterSelect
              label={t('state')}
              anyLabel={t('states.present')}
              value={query.state ?? ''}
              options={poolStateFilters.map((value) => ({ value, label: t(`states.${value}`) }))}
              onChange={(value) => choose({ state: poolStateFilters.find((one) => one === value) })}
            />
          </FilterBar>
          <DataTable
            label={t('title')}
            columns={columns}
            rows={rows}
            isLoading={isLoading}
            sort={order}
            onSort={applySort}
            rowPath={({ id }) => paths.poolPerson(id)}
            empty={<NoMatch title={t('noMatch')} onClear={clear} />}
            pagination={{
              page,
              perPage,
              total,
              onPage: (next) => choose({ page: next }),
              onPerPage: (next) => choose({ perPage: next }),
            }}
          />
        </>
      )}
      {isAdding && (
        <PoolPersonDialog onSaved={({ id }) => void navigate(paths.poolPerson(id))} onClose={() => setAdding(false)} />
      )}
    </>
  )
}

interface PoolExportProps {
  selection: ReturnType<typeof toSelection>
  isEverything: boolean
}

function PoolExport({ selection, isEverything }: PoolExportProps) {
  const { t } = useTranslation(['deputies', 'shell'])
  const { count } = useFormat()
  const money = useMoney()
  const instrumentText = useInstrumentText()
  const run = useRunQuery()
  const [isBusy, setBusy] = useState(false)
  const { saveTable } = useTableFile({
    what: 'pool',
    title: t('title'),
    doneText: (saved) => t('exported', { count: saved, shown: count(saved) }),
    isEverything,
  })

  async function save(): Promise<void> {
    setBusy(true)
    try {
      await saveTable(await run(fetchAllPool(selection)), poolFileColumns({ t, money, instrumentText }), 'csv')
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button isBusy={isBusy} onClick={() => void save()}>
        <Download size={16} aria-hidden />
        <span className="page-action-text">{t('shell:exportCsv')}</span>
      </Button>
      <CsvFormMenu />
    </>
  )
}
