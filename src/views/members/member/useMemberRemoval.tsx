import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchOwed } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { removeMember, saveMember } from '@/redux/members'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { useRecordRemoval, type RemovalOutcome } from '@/shared/records/useRecordRemoval'

const kind = {
  area: 'members',
  save: saveMember,
  remove: removeMember,
  nameOf: ({ name }: Member) => name,
  pathOf: paths.member,
} as const

interface Asked {
  name: string
  amount: number
  answer: (isWanted: boolean) => void
}

interface MemberRemoval {
  /** `failed` also where the person decides otherwise. */
  remove: (member: Member) => Promise<RemovalOutcome>
  /** To be shown somewhere on the screen. */
  question: ReactNode
}

/** Removes a member at once and offers Undo; who still owes is told about first, and asked for. */
export function useMemberRemoval(): MemberRemoval {
  const { t } = useTranslation(['members', 'shell'])
  const money = useMoney()
  const dispatch = useAppDispatch()
  const canSeeDebts = useAppAbility().can('read', 'Finance')
  const removeNow = useRecordRemoval(kind, useTranslation('members').t)
  const [asked, setAsked] = useState<Asked | null>(null)

  const remove = useCallback(
    async (member: Member): Promise<RemovalOutcome> => {
      try {
        const owed = canSeeDebts ? await dispatch(fetchOwed([member.id])).unwrap() : []
        const amount = owed.reduce((sum, entry) => sum + entry.amount, 0)
        const isWanted =
          amount === 0 ||
          (await new Promise<boolean>((answer) => {
            setAsked({ name: member.name, amount, answer })
          }))
        setAsked(null)
        return isWanted ? await removeNow(member) : 'failed'
      } catch (thrown) {
        toastFailure(failureOf(thrown))
        return 'failed'
      }
    },
    [dispatch, canSeeDebts, removeNow],
  )

  const question = (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t('removeOwing.title', { name: asked?.name ?? '' })}
      confirmLabel={t('shell:remove')}
      isDanger
      onConfirm={() => asked?.answer(true)}
      onCancel={() => asked?.answer(false)}
    >
      {asked && t('removeOwing.text', { name: asked.name, amount: money.format(asked.amount) })}
    </ConfirmDialog>
  )
  return { remove, question }
}
