import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RosterLine } from '@contract/calendar'
import { ConflictDialog, type Side } from '@/@core/components/dialog/ConflictDialog'
import { useFormat } from '@/auth/useFormat'
import { memberOf, reportRules, type FlatReport, type ReportClash, type ReportField } from './finishClash'

interface FinishClashDialogProps {
  clash: ReportClash
  roster: readonly RosterLine[]
  onChoose: (report: FlatReport) => Promise<void>
  onLeave: () => void
}

/** Two reports of one event: asked about name by name. */
export function FinishClashDialog({ clash, roster, onChoose, onLeave }: FinishClashDialogProps) {
  const { t } = useTranslation(['finish', 'events', 'shell'])
  const { count } = useFormat()
  const [isBusy, setBusy] = useState(false)
  const rules = reportRules(clash)

  function labelOf(field: ReportField): string {
    if (field === 'audience' || field === 'notes') return t(field)
    if (field === 'programme') return t('programme.title')
    return roster.find(({ memberId }) => memberId === memberOf(field))?.name ?? t('clash.someone')
  }

  function read(report: FlatReport, field: ReportField): string {
    if (field === 'audience') return report.audience === undefined ? '' : count(report.audience)
    if (field === 'notes') return report.notes ?? ''
    if (field === 'programme') return report.programme?.map(({ title }) => title).join('; ') ?? t('clash.asPlanned')
    return t(`events:attendance.${report[field] ?? 'none'}`)
  }

  const fields = rules.questionsOf(clash).map(({ field, isMine }) => ({
    name: field,
    label: labelOf(field),
    mine: read(clash.mine, field),
    theirs: read(clash.theirs, field),
    suggested: isMine ? ('mine' as const) : ('theirs' as const),
  }))

  async function resolve(choice: Record<string, Side>): Promise<void> {
    setBusy(true)
    await onChoose(rules.merge(clash, (field) => choice[field] === 'mine'))
    setBusy(false)
  }

  return (
    <ConflictDialog
      isOpen
      fields={fields}
      isBusy={isBusy}
      onResolve={(choice) => void resolve(choice)}
      onCancel={onLeave}
    />
  )
}
