import { LibraryBig, ListMusic, Plus, Upload } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
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
import { pieceSortColumns } from '@contract/choices'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchPieces } from '@/redux/calendar/pieces'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useListQuery } from '@/shared/lists/useListQuery'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { useDuration } from '@/shared/programme/useDuration'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { pieceColumns } from './pieceColumns'
import { RepertoireMore } from './RepertoireMore'
import { isFiltered, pieceListUrl, pieceStateFilters, toListConfig, toSelection } from './pieceQuery'

const PerformedDialog = lazyPart(
  loader(() => import('./PerformedDialog')),
  (file) => file.PerformedDialog,
)
const PieceDialog = lazyPart(
  loader(() => import('./PieceDialog')),
  (file) => file.PieceDialog,
)

/** The group's library: what it has, where it stands, how long it is. */
export function RepertoirePage() {
  const { t } = useTranslation(['pieces', 'calendar', 'shell'])
  const format = useFormat()
  const duration = useDuration()
  const navigate = useNavigate()
  const calendarPath = useCalendarPath()
  const canChange = useAppAbility().can('manage', 'Event')
  const { query, choose, adjust } = useListQuery(pieceListUrl)
  const config = useMemo(() => toListConfig(query), [query])
  const { answer, failure, isLoading, reload } = useQuery(fetchPieces, config)
  const [open, setOpen] = useState<'new' | 'performed' | null>(null)
  const total = answer?.total ?? 0
  const { page, perPage, sort, sortColumn } = query
  useExistingPage({ rows: answer?.pieces, total, isLoading, failure, reload }, query, adjust)
  const rows = useMemo(() => {
    const plays = new Map(answer?.plays.map((play) => [play.pieceId, play]))
    return answer?.pieces.map((piece) => ({ ...piece, plays: plays.get(piece.id) }))
  }, [answer])
  const search = useCallback((q: string) => adjust({ q }), [adjust])
  const clear = () => choose({ q: '', genre: undefined, state: undefined, played: undefined })
  const columns = useMemo(() => pieceColumns(t, format, duration), [t, format, duration])
  const order = useMemo(() => ({ column: sortColumn, direction: sort }), [sortColumn, sort])
  const applySort = useCallback(
    ({ column, direction }: Sort) => {
      const known = pieceSortColumns.find((name) => name === column)
      if (known !== undefined) choose({ sortColumn: known, sort: direction })
    },
    [choose],
  )
  const hasNothing = answer?.total === 0 && !isLoading && !isFiltered(query)
  const add = canChange && (
    <Button color="primary" onClick={() => setOpen('new')}>
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
              <RepertoireMore
                selection={toSelection(query)}
                isEverything={!isFiltered(query)}
                total={total}
                onPerformed={() => setOpen('performed')}
              />
              {add}
            </>
          )
        }
      />
      {failure ? (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : hasNothing ? (
        <EmptyState
          icon={LibraryBig}
          title={t('emptyTitle')}
          hint={t(canChange ? 'emptyText' : 'emptyReadOnly')}
          action={
            <>
              {add}
              {canChange && (
                <>
                  <Button to={paths.importPieces}>
                    <Upload size={16} aria-hidden />
                    {t('import.button')}
                  </Button>
                  <Button to={paths.takeOverPieces}>
                    <ListMusic size={16} aria-hidden />
                    {t('takeOver.button')}
                  </Button>
                </>
              )}
            </>
          }
        />
      ) : (
        <>
          <FilterBar isFiltered={isFiltered(query)} onClear={clear}>
            <SearchField value={query.q} onSearch={search} label={t('search')} />
            {(answer?.genres.length ?? 0) > 0 && (
              <FilterSelect
                label={t('genre')}
                anyLabel={t('allGenres')}
                value={query.genre ?? ''}
                options={(answer?.genres ?? []).map((value) => ({ value, label: value }))}
                onChange={(value) => choose({ genre: value === '' ? undefined : value })}
              />
            )}
            <FilterSelect
              label={t('state')}
              anyLabel={t('states.present')}
              value={query.state ?? ''}
              options={pieceStateFilters.map((value) => ({ value, label: t(`states.${value}`) }))}
              onChange={(value) => choose({ state: pieceStateFilters.find((one) => one === value) })}
            />
            <FilterSelect
              label={t('played')}
              anyLabel={t('allPlayed')}
              value={query.played ?? ''}
              options={[{ value: 'never', label: t('notPlayedYet') }]}
              onChange={(value) => choose({ played: value === 'never' ? value : undefined })}
            />
          </FilterBar>
          <DataTable
            label={t('title')}
            columns={columns}
            rows={rows}
            isLoading={isLoading}
            sort={order}
            onSort={applySort}
            rowPath={({ id }) => paths.piece(id)}
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
      {open === 'new' && (
        <PieceDialog onSaved={({ id }) => void navigate(paths.piece(id))} onClose={() => setOpen(null)} />
      )}
      {open === 'performed' && <PerformedDialog onClose={() => setOpen(null)} />}
    </>
  )
}
