import { Download, FileUp, Guitar, Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { thingKinds, thingPlaces } from '@contract/choices'
import type { ListedThing } from '@contract/members/things'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { DataTable } from '@/@core/components/table/DataTable'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import type { Sort } from '@/@core/components/table/column'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { withTexts } from '@/i18n/i18n'
import { fetchThings } from '@/redux/things'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useListQuery } from '@/shared/lists/useListQuery'
import { useMoney } from '@/shared/money/useMoney'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { MemberTabs } from '@/views/members/tabs/MemberTabs'
import { thingColumns } from './thingColumns'
import { placeOf } from './thingLabel'
import { isFiltered, selectThings, thingListUrl, thingSortColumns } from './thingQuery'
import { useLoanTask } from './useLoanTask'
import './things.scss'

const ThingDialog = lazyPart(
  loader(() => withTexts(['finances'], import('./ThingDialog'))),
  (file) => file.ThingDialog,
)
const ThingExportDialog = lazyPart(
  loader(() => import('./ThingExportDialog')),
  (file) => file.ThingExportDialog,
)

/** What the group lends: all of it, who has what, and what is overdue. */
export function ThingsPage() {
  const { t, i18n } = useTranslation('things')
  const format = useFormat()
  const money = useMoney()
  const today = useToday()
  const canChange = useAppAbility().can('manage', 'Member')
  const { query, choose, adjust } = useListQuery(thingListUrl)
  const load = useQuery(fetchThings, undefined)
  const { answer, failure, isLoading, reload } = load
  const { start, dialog } = useLoanTask(reload)
  const [open, setOpen] = useState<'new' | 'export' | null>(null)
  const found = useMemo(
    () => (answer === null ? undefined : selectThings(answer, query, today, i18n.language)),
    [answer, query, today, i18n.language],
  )
  const total = found?.length ?? 0
  const { page, perPage, sort, sortColumn } = query
  const shown = useMemo(() => found?.slice((page - 1) * perPage, page * perPage), [found, page, perPage])
  useExistingPage({ rows: shown, total, isLoading, failure, reload }, query, adjust)
  const search = useCallback((q: string) => adjust({ q }), [adjust])
  const clear = () => choose({ q: '', kind: undefined, place: undefined })
  const columns = useMemo(
    () =>
      thingColumns(t, {
        format,
        money,
        today,
        actions: canChange
          ? {
              lend: ({ thing }) => start({ kind: 'lend', thing }),
              takeBack: ({ thing, lent }) => lent && start({ kind: 'return', thing, loan: lent.loan }, lent.memberName),
            }
          : undefined,
      }),
    // `start` does the same each time.
    // oxlint-disable-next-line react/exhaustive-deps
    [t, format, money, today, canChange],
  )
  const order = useMemo(() => ({ column: sortColumn, direction: sort }), [sortColumn, sort])
  const applySort = useCallback(
    ({ column, direction }: Sort) => {
      const known = thingSortColumns.find((name) => name === column)
      if (known !== undefined) choose({ sortColumn: known, sort: direction })
    },
    [choose],
  )
  const hasNothing = answer?.length === 0
  const bringIn = canChange && (
    <Button to={paths.importThings}>
      <FileUp size={16} aria-hidden />
      <span className="page-action-text">{t('import')}</span>
    </Button>
  )
  const add = canChange && (
    <Button color="primary" onClick={() => setOpen('new')}>
      <Plus size={16} aria-hidden />
      {t('add')}
    </Button>
  )

  return (
    <>
      <MemberTabs />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          answer !== null &&
          !hasNothing && (
            <>
              {bringIn}
              {total > 0 && (
                <Button onClick={() => setOpen('export')}>
                  <Download size={16} aria-hidden />
                  <span className="page-action-text">{t('export')}</span>
                </Button>
              )}
              {add}
            </>
          )
        }
      />
      {failure ? (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : hasNothing ? (
        <EmptyState
          icon={Guitar}
          title={t('emptyTitle')}
          hint={t(canChange ? 'emptyText' : 'emptyReadOnly')}
          action={
            <>
              {add}
              {bringIn}
            </>
          }
        />
      ) : (
        <>
          <FilterBar isFiltered={isFiltered(query)} onClear={clear}>
            <SearchField value={query.q} onSearch={search} label={t('search')} />
            <FilterSelect
              label={t('kind')}
              anyLabel={t('allKinds')}
              value={query.kind ?? ''}
              options={thingKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onChange={(value) => choose({ kind: thingKinds.find((one) => one === value) })}
            />
            <FilterSelect
              label={t('whereabouts')}
              anyLabel={t('allPlaces')}
              value={query.place ?? ''}
              options={thingPlaces.map((value) => ({ value, label: t(`places.${value}`) }))}
              onChange={(value) => choose({ place: thingPlaces.find((one) => one === value) })}
            />
          </FilterBar>
          {found && found.length > 0 && <ThingSums things={found} today={today} />}
          <DataTable
            label={t('title')}
            columns={columns}
            rows={shown}
            isLoading={isLoading}
            sort={order}
            onSort={applySort}
            rowPath={({ thing }) => paths.thing(thing.id)}
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
      {open === 'new' && <ThingDialog onSaved={reload} onClose={() => setOpen(null)} />}
      {open === 'export' && found && (
        <ThingExportDialog things={found} isEverything={!isFiltered(query)} onClose={() => setOpen(null)} />
      )}
      {dialog}
    </>
  )
}

/** Of what the filters select. */
function ThingSums({ things, today }: { things: readonly ListedThing[]; today: string }) {
  const { t } = useTranslation('things')
  const { count } = useFormat()
  const money = useMoney()
  const worth = things.reduce((sum, { thing }) => sum + (thing.value ?? 0), 0)
  const lent = things.filter((row) => row.lent !== undefined).length
  const overdue = things.filter((row) => placeOf(row, today) === 'overdue').length
  const parts = [
    t('sums', { count: things.length, shown: count(things.length) }),
    worth > 0 && t('sumValue', { amount: money.format(worth) }),
    lent > 0 && t('sumLent', { shown: count(lent) }),
    overdue > 0 && t('sumOverdue', { shown: count(overdue) }),
  ]
  return <p className="muted">{parts.filter(Boolean).join(' · ')}</p>
}
