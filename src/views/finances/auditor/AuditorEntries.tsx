import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntriesConfig, AuditEntry, MarkedEntry } from '@contract/finances/auditing'
import { Button } from '@/@core/components/Button'
import { fetchAuditEntries } from '@/redux/finances/auditing'
import type { AuditSayings } from '@/views/finances/audit/auditText'
import { EntryList } from '@/views/finances/audit/EntryList'
import { AuditorReceipts } from './AuditorReceipts'
import { MarkButtons } from './MarkButtons'
import type { RemarkSubject } from './RemarkDialog'
import type { AuditMarks } from './useAuditMarks'

interface AuditorEntriesProps extends AuditSayings {
  token: string
  auditor: string
  marks: AuditMarks
  /** Without an entry: about the books as a whole. */
  onRemark: (about: RemarkSubject) => void
}

/** All paid entries of the period, to be marked one by one. */
export function AuditorEntries({ token, auditor, marks, onRemark, format, money }: AuditorEntriesProps) {
  const { t } = useTranslation('auditing')
  const query = useCallback((config: Partial<AuditEntriesConfig>) => fetchAuditEntries({ token, config }), [token])
  const receiptsOf = (entry: AuditEntry) => <AuditorReceipts token={token} entry={entry} />
  const actsOf = (entry: MarkedEntry) => (
    <MarkButtons
      financeId={entry.id}
      entry={entry}
      marked={marks.markOf(entry.id, entry)}
      marks={marks}
      auditor={auditor}
      format={format}
      onRemark={onRemark}
    />
  )
  return (
    <section aria-labelledby="auditor-entries">
      <h2 id="auditor-entries">{t('books.entries')}</h2>
      <EntryList
        query={query}
        progress={marks.progress}
        action={<Button onClick={() => onRemark({ name: t('remark.general') })}>{t('remark.addTitle')}</Button>}
        actsOf={actsOf}
        receiptsOf={receiptsOf}
        format={format}
        money={money}
      />
    </section>
  )
}
