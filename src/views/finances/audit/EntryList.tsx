import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PER_PAGE_DEFAULT } from '@contract/lists'
import { financeCategories, type FinanceCategory } from '@contract/finances'
import { auditFilters, type AuditEntriesConfig, type AuditFilter } from '@contract/finances/auditing'
import type { AuditEntries, AuditProgress, MarkedEntry } from '@contract/finances/auditing'
import { foldText } from '@/@core/components/foldText'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { Pagination } from '@/@core/components/table/Pagination'
import { SearchField } from '@/@core/components/table/SearchField'
import { loadErrorOf } from '@/i18n/failureText'
import type { Query } from '@/redux/query'
import { useQuery } from '@/redux/useQuery'
import { EntryRows } from './EntryRows'
import type { RowParts } from './EntryTableRow'

interface EntryListProps extends Omit<RowParts, 'bookings' | 'actsOf'> {
  /** Compared by identity: must be stable. */
  query: Query<AuditEntries, Partial<AuditEntriesConfig>>
  progress: AuditProgress
  actsOf: (entry: MarkedEntry) => ReactNode
  /** Beside the filters. */
  action?: ReactNode
}

/** Categories whose translated name contains all words of the search. */
function categoriesNamed(q: string, nameOf: (category: FinanceCategory) => string): FinanceCategory[] {
  const words = foldText(q)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return financeCategories.filter((category) => words.every((word) => foldText(nameOf(category)).includes(word)))
}

/** All paid entries of an auditor's period, by date, with how many of them are seen. */
export function EntryList({ query, progress, actsOf, action, ...parts }: EntryListProps) {
  const { t } = useTranslation(['auditing', 'finances'])
  const { format } = parts
  const [shown, setShown] = useState<{ q: string; marked: AuditFilter | ''; page: number; perPage: number }>({
    q: '',
    marked: '',
    page: 1,
    perPage: PER_PAGE_DEFAULT,
  })
  const config = useMemo(() => {
    const { q, marked, ...paging } = shown
    const named = categoriesNamed(q, (category) => t(`finances:categories.${category}`))
    return {
      ...paging,
      ...(marked !== '' && { marked }),
      ...(q.trim() !== '' && { q, ...(named.length > 0 && { named }) }),
    }
  }, [shown, t])
  const { answer, failure, isLoading, reload } = useQuery(query, config)
  const entryOf = new Map(answer?.entries.map((entry) => [entry.id, entry]))
  const emptyText =
    shown.q !== '' ? t('books.noMatch') : shown.marked === '' ? t('books.noEntries') : t(`books.none.${shown.marked}`)
  return (
    <>
      <p>
        <output>
          {t('books.progress', {
            seen: format.count(progress.seen),
            entries: format.count(progress.entries),
            questions: format.count(progress.questions),
          })}
        </output>
      </p>
      <div className="auditor-draw">
        <SearchField
          value={shown.q}
          label={t('books.searchEntries')}
          onSearch={(q) => setShown({ ...shown, q, page: 1 })}
        />
        <FilterSelect
          label={t('entry.acts')}
          value={shown.marked}
          options={auditFilters.map((value) => ({ value, label: t(`books.filters.${value}`) }))}
          onChange={(value) =>
            setShown({ ...shown, marked: auditFilters.find((filter) => filter === value) ?? '', page: 1 })
          }
        />
        {action}
      </div>
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {answer && !failure && answer.total === 0 && <p className="muted">{emptyText}</p>}
      {answer && !failure && answer.total > 0 && (
        <>
          <EntryRows
            caption={t('books.entries')}
            isLoading={isLoading}
            rows={answer.entries.map((entry) => ({ id: entry.id, entry }))}
            bookings={answer.bookings}
            actsOf={({ id }) => {
              const entry = entryOf.get(id)
              return entry && actsOf(entry)
            }}
            {...parts}
          />
          <Pagination
            page={shown.page}
            perPage={shown.perPage}
            total={answer.total}
            onPage={(page) => setShown({ ...shown, page })}
            onPerPage={(perPage) => setShown({ ...shown, perPage, page: 1 })}
          />
        </>
      )}
    </>
  )
}
