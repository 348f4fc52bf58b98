import { useState } from 'react'
import type { FinanceWrite } from '@contract/finances'
import { ConflictDialog, type Side } from '@/@core/components/dialog/ConflictDialog'
import { financeRules, type FinanceClash } from './financeClash'
import { useFieldText } from './useFieldText'

interface FinanceClashDialogProps {
  clash: FinanceClash
  onChoose: (finance: FinanceWrite) => Promise<void>
  onLeave: () => void
}

export function FinanceClashDialog({ clash, onChoose, onLeave }: FinanceClashDialogProps) {
  const { labelOf, read } = useFieldText((clash.mine.eventId ?? clash.theirs.eventId) !== undefined)
  const [isBusy, setBusy] = useState(false)

  const fields = financeRules.questionsOf(clash).map(({ field, isMine }) => ({
    name: field,
    label: labelOf(field),
    mine: read(clash.mine, field),
    theirs: read(clash.theirs, field),
    suggested: isMine ? ('mine' as const) : ('theirs' as const),
  }))

  async function resolve(choice: Record<string, Side>): Promise<void> {
    setBusy(true)
    await onChoose(financeRules.merge(clash, (field) => choice[field] === 'mine'))
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
