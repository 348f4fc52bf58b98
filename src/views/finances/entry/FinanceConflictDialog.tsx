import type { FinanceWrite } from '@contract/finances'
import { ClashDialog } from '@/shared/records/EditConflictPrompt'
import { financeRules, type FinanceClash } from './financeConflict'
import { useFieldText } from './useFieldText'

interface FinanceClashDialogProps {
  clash: FinanceClash
  onChoose: (finance: FinanceWrite) => Promise<void>
  onLeave: () => void
}

export function FinanceClashDialog({ clash, onChoose, onLeave }: FinanceClashDialogProps) {
  const { labelOf, read } = useFieldText((clash.mine.eventId ?? clash.theirs.eventId) !== undefined)

  return (
    <ClashDialog
      clash={clash}
      rules={financeRules}
      labelOf={labelOf}
      read={read}
      onChoose={onChoose}
      onLeave={onLeave}
    />
  )
}
