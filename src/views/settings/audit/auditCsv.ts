import type { TFunction } from 'i18next'
import type { AuditEntry } from '@contract/audit'
import { csvText } from '@/@core/files/csvText'
import type { AuditText } from './auditText'

interface CsvSource {
  t: TFunction<'audit'>
  text: AuditText
  language: string
}

/** One row per entry: the time in UTC (ISO 8601) and formatted, changes as `Field: before → after`. */
export function auditCsv(entries: readonly AuditEntry[], { t, text, language }: CsvSource): string {
  const changesOf = (entry: AuditEntry) =>
    text.changes(entry).map(({ label, before, after, isContext }) => {
      const hasBoth = entry.before !== undefined && entry.after !== undefined && !isContext
      return `${label}: ${hasBoth ? `${before || '–'} → ${after || '–'}` : before || after}`
    })
  const rows = entries.map((entry) => [
    entry.at,
    text.when(entry),
    text.actor(entry),
    text.action(entry),
    text.subject(entry),
    changesOf(entry).join('\n'),
    entry.device,
    entry.address,
    entry.requestId,
  ])
  const fields = [
    `${t('columns.when')} (UTC)`,
    t('columns.when'),
    t('columns.who'),
    t('columns.what'),
    t('columns.about'),
    t('detail.changes'),
    t('detail.device'),
    t('detail.address'),
    t('detail.requestId'),
  ]
  return csvText(fields, rows, language)
}
