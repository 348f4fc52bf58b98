import { useTranslation } from 'react-i18next'
import type { User } from '@contract/users'
import { showToast } from '@/@core/components/feedback/showToast'
import { linkMember } from '@/redux/users'
import { useUndo } from '@/shared/records/useUndo'

/** Links the account to a member, or with undefined to none, and offers Undo. Rejects with the failure. */
export function useMemberLink({ id, name, member }: User, onChanged: () => void) {
  const { t } = useTranslation('settings')
  const { offerUndo } = useUndo()
  return async (memberId: string | undefined): Promise<void> => {
    const linked = await linkMember({ id, memberId })
    const run = () => linkMember({ id, memberId: member?.id })
    const message = linked.member
      ? t('memberLink.linked', { name, member: linked.member.name })
      : t('memberLink.unlinked', { name })
    showToast.success(message, { id: `member-link-${id}`, ...offerUndo({ run, onSettled: onChanged }) })
    onChanged()
  }
}
