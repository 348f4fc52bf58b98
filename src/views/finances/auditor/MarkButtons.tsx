import { useTranslation } from 'react-i18next'
import { auditorMarks, type AuditEntry, type EntryMark } from '@contract/finances/auditing'
import { Button } from '@/@core/components/Button'
import type { Format } from '@/i18n/format'
import { MarkState } from '@/views/finances/audit/MarkState'
import type { RemarkSubject } from './RemarkDialog'
import type { AuditMarks } from './useAuditMarks'

interface MarkButtonsProps {
  financeId: string
  /** Absent if the entry no longer exists. */
  entry: AuditEntry | undefined
  marked: EntryMark
  marks: AuditMarks
  auditor: string
  format: Format
  onRemark: (about: RemarkSubject) => void
}

/** Marks an entry, takes the mark back, or remarks on it. An outdated mark is renewed by the same press. */
export function MarkButtons({ financeId, entry, marked, marks, auditor, format, onRemark }: MarkButtonsProps) {
  const { t } = useTranslation('auditing')
  const name = entry?.description ?? t('entry.gone')
  const labels = { seen: t('entry.markSeen', { name }), question: t('entry.markQuestion', { name }) }
  return (
    <>
      <span>
        {auditorMarks.map((mark) => {
          const isPressed = marked.mark === mark && !marked.isOutdated
          return (
            <Button
              key={mark}
              size="sm"
              isPressed={isPressed}
              label={labels[mark]}
              onClick={() => void marks.mark(financeId, isPressed ? null : mark, entry?.revision)}
            >
              {t(`entry.marks.${mark}`)}
            </Button>
          )
        })}
        {entry && (
          <Button
            size="sm"
            color="ghost"
            label={t('remark.addOf', { name })}
            onClick={() => onRemark({ financeId, name })}
          >
            {t('remark.add')}
          </Button>
        )}
      </span>
      {marked.isOutdated && <MarkState marked={marked} auditor={auditor} format={format} />}
    </>
  )
}
