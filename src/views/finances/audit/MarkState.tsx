import { useTranslation } from 'react-i18next'
import type { EntryMark } from '@contract/finances/auditing'
import { Badge } from '@/@core/components/page/Badge'
import type { Format } from '@/i18n/format'
import './audit.scss'

interface MarkStateProps {
  marked: EntryMark
  auditor: string
  format: Format
}

/** The auditor's mark on an entry: who made it, when, and whether the entry was changed since. */
export function MarkState({ marked: { mark, markedAt, signedInAs, isOutdated }, auditor, format }: MarkStateProps) {
  const { t } = useTranslation('auditing')
  if (mark === undefined) return <span className="muted">{t('entry.notMarked')}</span>
  return (
    <span className="audit-mark">
      <Badge tone={isOutdated ? 'neutral' : mark === 'seen' ? 'positive' : 'caution'}>{t(`entry.marks.${mark}`)}</Badge>
      {isOutdated && <Badge tone="caution">{t('entry.outdated')}</Badge>}
      {markedAt !== undefined && (
        <span className="audit-note">{t('remark.madeOn', { name: auditor, date: format.dateTime(markedAt) })}</span>
      )}
      {signedInAs !== undefined && <span className="audit-note">{t('signedInAs', { name: signedInAs })}</span>}
    </span>
  )
}
