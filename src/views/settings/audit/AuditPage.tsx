import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@contract/audit'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { failureText } from '@/i18n/failureText'
import { fetchAudit, selectAudit } from '@/redux/audit'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { ExportButton } from '@/shared/records/ExportButton'
import { AuditDetails } from './AuditDetails'
import { AuditFilters } from './AuditFilters'
import { toListConfig, toSelection } from './auditQuery'
import { AuditTable } from './AuditTable'
import { auditNamespaces } from './fieldReaders'
import { createAuditText } from './auditText'
import { useAuditQuery } from './useAuditQuery'

const NONE: AuditEntry[] = []

/** The activity log, for administrators. */
export function AuditPage() {
  const { t, i18n } = useTranslation(auditNamespaces)
  const format = useFormat()
  const money = useMoney()
  const text = useMemo(
    () => createAuditText({ t, format, money, language: i18n.language }),
    [t, format, money, i18n.language],
  )
  const { query, openId, choose, adjust, clear } = useAuditQuery()
  const config = useMemo(() => toListConfig(query), [query])
  const { answer, failure, isLoading, reload } = useQuery(fetchAudit, config)
  const { entries = NONE, total = 0 } = answer ?? {}
  const open = entries.find(({ id }) => id === openId)
  // Removes an entry that the list does not contain from the URL.
  useTidyUrl({ entry: open || !answer || isLoading ? openId : undefined })

  const { isPastEnd } = useExistingPage({ rows: answer?.entries, total, isLoading, failure, reload }, query, adjust)

  async function toCsv(rows: AuditEntry[], locale: string): Promise<string> {
    return (await import('./auditCsv')).auditCsv(rows, { t, text, language: locale })
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        count={answer && !failure ? format.count(total) : undefined}
        lead={t('lead')}
        actions={
          total > 0 && (
            <ExportButton
              what="audit"
              select={selectAudit}
              selection={toSelection(query)}
              toCsv={toCsv}
              title={t('file')}
              doneText={(count, shownCount) => t('exported', { count, shown: shownCount })}
            />
          )
        }
      />
      <AuditFilters query={query} entries={entries} onChoose={choose} onAdjust={adjust} onClear={clear} />
      {failure ? (
        <LoadError message={failureText(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <AuditTable
          entries={answer?.entries}
          total={total}
          isLoading={isLoading || isPastEnd}
          query={query}
          text={text}
          onQuery={choose}
          onClear={clear}
        />
      )}
      {open && <AuditDetails entry={open} text={text} onClose={() => adjust({ page: query.page })} />}
    </>
  )
}
