import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberLink } from '@contract/calendar/links'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { withdrawLink } from '@/redux/calendar/links'
import { toastFailure } from '@/shared/failures/toastFailure'
import { memberLabel } from '@/shared/records/memberLabel'

interface LinkWithdrawal {
  /** Asks first. */
  withdraw: (link: MemberLink) => void
  /** To be shown somewhere on the screen. */
  question: ReactNode
}

/** Withdraws the personal link of a member. */
export function useLinkWithdrawal(onSettled: () => void): LinkWithdrawal {
  const { t } = useTranslation('links')
  const [asked, setAsked] = useState<MemberLink | null>(null)
  const name = asked ? memberLabel(asked) : ''

  async function confirm({ memberId }: MemberLink): Promise<void> {
    setAsked(null)
    try {
      await withdrawLink(memberId)
      showToast.success(t('withdrawn', { name }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onSettled()
  }

  const question = (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t('withdrawOf', { name })}
      confirmLabel={t('withdraw')}
      isDanger
      onConfirm={() => asked && void confirm(asked)}
      onCancel={() => setAsked(null)}
    >
      {t('withdrawText')}
    </ConfirmDialog>
  )
  return { withdraw: setAsked, question }
}
