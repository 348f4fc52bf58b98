import { useTranslation } from 'react-i18next'
import type { RosterLine } from '@contract/calendar'
import { EditConflictPrompt } from '@/shared/records/EditConflictPrompt'
import { memberLabel } from '@/shared/records/memberLabel'
import { useFormat } from '@/shared/dates/useFormat'
import { memberOf, reportRules, type FlatReport, type ReportConflict, type ReportField } from './finishConflict'

interface FinishConflictDialogProps {
  conflict: ReportConflict
  roster: readonly RosterLine[]
  onChoose: (report: FlatReport) => Promise<void>
  onDismiss: () => void
}

/** Resolves a conflict of two reports of one event: a choice for each field and each member that differ. */
export function FinishConflictDialog({ conflict, roster, onChoose, onDismiss }: FinishConflictDialogProps) {
  const { t } = useTranslation(['finish', 'events', 'shell'])
  const { count } = useFormat()

  function labelOf(field: ReportField): string {
    if (field === 'audience' || field === 'notes') return t(field)
    if (field === 'programme') return t('programme.title')
    const line = roster.find(({ memberId }) => memberId === memberOf(field))
    return line ? memberLabel(line) : t('conflict.someone')
  }

  function read(report: FlatReport, field: ReportField): string {
    if (field === 'audience') return report.audience === undefined ? '' : count(report.audience)
    if (field === 'notes') return report.notes ?? ''
    if (field === 'programme') return report.programme?.map(({ title }) => title).join('; ') ?? t('conflict.asPlanned')
    return t(`events:attendance.${report[field] ?? 'none'}`)
  }

  return (
    <EditConflictPrompt
      conflict={conflict}
      rules={reportRules}
      labelOf={labelOf}
      read={read}
      onChoose={onChoose}
      onDismiss={onDismiss}
    />
  )
}
