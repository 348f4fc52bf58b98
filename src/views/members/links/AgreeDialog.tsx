import { useTranslation } from 'react-i18next'
import type { MemberLink } from '@contract/calendar/links'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { agreeToAddress } from '@/redux/calendar/links'
import { findMember } from '@/redux/members'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { memberLabel } from '@/shared/records/memberLabel'

/** Asks whether the address that somebody else entered is the member's. `onClose` is called after the answer. */
export function AgreeDialog({ link, onClose }: { link: MemberLink; onClose: () => void }) {
  const { t } = useTranslation('links')
  const { answer: member } = useQuery(findMember, link.memberId)
  const name = memberLabel(link)

  async function agree(): Promise<void> {
    if (member?.email === undefined) return
    try {
      await agreeToAddress({ memberId: link.memberId, email: member.email })
      showToast.success(t('agreed', { name }))
    } catch (thrown) {
      const failure = failureOf(thrown)
      // Only administrators can do this, so a refusal means that this person made the change.
      toastFailure(failure, failure.code === 'forbidden' ? { message: t('agreeByOther', { name }) } : {})
    }
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={member?.email !== undefined}
      title={t('agreeOf', { name })}
      confirmLabel={t('agree')}
      onConfirm={() => void agree()}
      onCancel={onClose}
    >
      {t('agreeText', { name, email: member?.email })}
    </ConfirmDialog>
  )
}
