import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PER_PAGE_DEFAULT } from '@contract/lists'
import { financeCategories, type FinanceCategory } from '@contract/finances'
import type { AuditEntry } from '@contract/finances/auditing'
import { Button } from '@/@core/components/Button'
import { foldText } from '@/@core/components/foldText'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { Pagination } from '@/@core/components/table/Pagination'
import { SearchField } from '@/@core/components/table/SearchField'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchAuditEntries } from '@/redux/finances/auditing'
import { useQuery } from '@/redux/useQuery'
import type { AuditSayings } from '@/views/finances/audit/auditText'
import { EntryRows } from '@/views/finances/audit/EntryRows'
import type { EntryRow } from '@/views/finances/audit/EntryTableRow'
import { AuditorReceipts } from './AuditorReceipts'
import type { RemarkSubject } from './RemarkDialog'

interface AuditorEntriesProps extends AuditSayings {
  token: string
  /** Without an entry: about the books as a whole. */
  onRemark: (about: RemarkSubject) => void
}

/** Categories whose translated name contains all words of the search. */
function categoriesNamed(q: string, nameOf: (category: FinanceCategory) => string): FinanceCategory[] {
  const words = foldText(q)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return financeCategories.filter((category) => words.every((word) => foldText(nameOf(category)).includes(word)))
}

/** All paid entries of the period, by date. */
export function AuditorEntries({ token, onRemark, format, money }: AuditorEntriesProps) {
  const { t } = useTranslation(['auditing', 'finances'])
  const [shown, setShown] = useState({ q: '', page: 1, perPage: PER_PAGE_DEFAULT })
  const question = useMemo(() => {
    const { q, ...paging } = shown
    const named = categoriesNamed(q, (category) => t(`finances:categories.${category}`))
    return { token, config: { ...paging, ...(q.trim() !== '' && { q, ...(named.length > 0 && { named }) }) } }
  }, [token, shown, t])
  const { answer, failure, isLoading, reload } = useQuery(fetchAuditEntries, question)
  const receiptsOf = (entry: AuditEntry) => <AuditorReceipts token={token} entry={entry} />
  const actsOf = ({ id, entry }: EntryRow) => (
    <Button
      size="sm"
      color="ghost"
      label={t('remark.addOf', { name: entry?.description ?? '' })}
      onClick={() => onRemark({ financeId: id, name: entry?.description ?? '' })}
    >
      {t('remark.add')}
    </Button>
  )
  return (
    <section aria-labelledby="auditor-entries">
      <h2 id="auditor-entries">{t('books.entries')}</h2>
      <div className="auditor-draw">
        <SearchField
          value={shown.q}
          label={t('books.searchEntries')}
          onSearch={(q) => setShown({ ...shown, q, page: 1 })}
        />
        <Button onClick={() => onRemark({ name: t('remark.general') })}>{t('remark.addTitle')}</Button>
      </div>
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {answer && !failure && answer.total === 0 && (
        <p className="muted">{shown.q === '' ? t('books.noEntries') : t('books.noMatch')}</p>
      )}
      {answer && !failure && answer.total > 0 && (
        <>
          <EntryRows
            caption={t('books.entries')}
            isLoading={isLoading}
            rows={answer.entries.map((entry) => ({ id: entry.id, entry }))}
            bookings={answer.bookings}
            receiptsOf={receiptsOf}
            actsOf={actsOf}
            format={format}
            money={money}
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
    </section>
  )
}
