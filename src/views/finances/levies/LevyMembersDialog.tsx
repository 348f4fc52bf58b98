import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { fetchFees } from '@/redux/finances/fees'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { MemberChoice } from './MemberChoice'

interface LevyMembersDialogProps {
  /** The members who are already charged. */
  asked: readonly string[]
  /** Returns whether it succeeded. */
  onAdd: (memberIds: string[]) => Promise<boolean>
  onClose: () => void
}

/** Adds members to a levy. */
export function LevyMembersDialog({ asked, onAdd, onClose }: LevyMembersDialogProps) {
  const { t } = useTranslation(['levies', 'shell'])
  const { count } = useFormat()
  const { answer: fees } = useQuery(fetchFees, undefined)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const others = (fees?.members ?? []).filter(({ memberId }) => !asked.includes(memberId))

  async function add(): Promise<void> {
    setBusy(true)
    if (await onAdd([...chosen])) onClose()
    setBusy(false)
  }

  return (
    <Dialog
      isOpen
      title={t('members.add')}
      closesOnBackdrop={chosen.size === 0}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button color="primary" isBusy={isBusy} disabled={chosen.size === 0} onClick={() => void add()}>
            {t('members.addChosen', { count: chosen.size, shown: count(chosen.size) })}
          </Button>
        </>
      }
    >
      {fees && others.length === 0 ? (
        <p>{t('members.everyone')}</p>
      ) : (
        <MemberChoice members={others} chosen={chosen} onChoose={setChosen} />
      )}
    </Dialog>
  )
}
