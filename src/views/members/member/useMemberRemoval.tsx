import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchOwed } from '@/redux/finances'
import { removeMember, saveMember } from '@/redux/members'
import { findMemberFees } from '@/redux/finances/fees'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { useRecordRemoval, type RemovalOutcome } from '@/shared/records/useRecordRemoval'
import { isPayerNamed, usePayerHandover, type HandoverChoice } from '@/views/members/fees/usePayerHandover'

// Few members pay for others: the fields of that choice are loaded when needed.
const PayerHandover = lazyPart(
  loader(() => import('@/views/members/fees/PayerHandover')),
  (file) => file.PayerHandover,
)

const kind = {
  area: 'members',
  save: saveMember,
  remove: removeMember,
  nameOf: ({ name }: Member) => name,
  pathOf: paths.member,
} as const

interface Asked {
  member: Pick<Member, 'id' | 'name'>
  /** What they still owe. */
  amount: number
  /** The members they pay for. */
  paysFor: readonly { memberId: string; name: string }[]
  answer: (isWanted: boolean) => void
}

interface MemberRemoval {
  /** `failed` also where the person decides otherwise. */
  remove: (member: Member) => Promise<RemovalOutcome>
  /** To be shown somewhere on the screen. */
  question: ReactNode
}

const themselves: HandoverChoice = { kind: 'themselves' }

/** Removes a member at once and offers Undo; asks first if the member still owes money, or pays for others. */
export function useMemberRemoval(): MemberRemoval {
  const { t } = useTranslation(['members', 'shell'])
  const money = useMoney()
  const ability = useAppAbility()
  const canSeeDebts = ability.can('read', 'Finance')
  const keepsBooks = ability.can('manage', 'Finance')
  const handOver = usePayerHandover()
  const removeNow = useRecordRemoval(kind, useTranslation('members').t)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [choice, setChoice] = useState(themselves)
  const [misses, setMisses] = useState(0)
  /** The choice when the person confirms. */
  const chosen = useRef(themselves)
  const choose = (next: HandoverChoice) => {
    chosen.current = next
    setChoice(next)
    setMisses(0)
  }

  const remove = useCallback(
    async (member: Member): Promise<RemovalOutcome> => {
      try {
        const owed = canSeeDebts ? await fetchOwed([member.id]) : []
        const amount = owed.reduce((sum, entry) => sum + entry.amount, 0)
        const { paysFor = [] } = keepsBooks ? await findMemberFees(member.id) : {}
        chosen.current = themselves
        setChoice(themselves)
        setMisses(0)
        const isWanted =
          (amount === 0 && paysFor.length === 0) ||
          (await new Promise<boolean>((answer) => {
            setAsked({ member, amount, paysFor, answer })
          }))
        setAsked(null)
        if (!isWanted) return 'failed'
        const { id, name } = member
        const along = async () => handOver({ id, name, isGone: true }, chosen.current)
        return await removeNow(member, paysFor.length > 0 ? along : undefined)
      } catch (thrown) {
        toastFailure(failureOf(thrown))
        return 'failed'
      }
    },
    [canSeeDebts, keepsBooks, handOver, removeNow],
  )

  const question = (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t('removeOwing.title', { name: asked?.member.name ?? '' })}
      confirmLabel={t('shell:remove')}
      isDanger
      onConfirm={() => (isPayerNamed(choice) ? asked?.answer(true) : setMisses(misses + 1))}
      onCancel={() => asked?.answer(false)}
    >
      {asked && asked.amount > 0 && (
        <p>{t('removeOwing.text', { name: asked.member.name, amount: money.format(asked.amount) })}</p>
      )}
      {asked && asked.paysFor.length > 0 && (
        <PayerHandover
          leaving={asked.member}
          paysFor={asked.paysFor}
          canStay={false}
          choice={choice}
          misses={misses}
          onChange={choose}
        />
      )}
    </ConfirmDialog>
  )
  return { remove, question }
}
