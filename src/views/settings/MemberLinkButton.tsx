import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link2 } from 'lucide-react'
import type { User } from '@contract/users'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { IconButton } from '@/@core/components/IconButton'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useAppDispatch } from '@/redux/hooks'
import { linkMember } from '@/redux/users'

const MemberLinkDialog = lazyPart(
  loader(() => import('./MemberLinkDialog')),
  (file) => file.MemberLinkDialog,
)

/** Says which member an account is. Undo in the toast sets it back. */
export function MemberLinkButton({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { t } = useTranslation(['settings', 'shell'])
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(false)
  const { id, name, member } = user

  async function link(memberId: string | undefined): Promise<void> {
    const linked = await dispatch(linkMember({ id, memberId })).unwrap()
    const undo = { label: t('shell:undo'), onPress: () => void undoLink() }
    const message = linked.member
      ? t('memberLink.linked', { name, member: linked.member.name })
      : t('memberLink.unlinked', { name })
    showToast.success(message, { id: `member-link-${id}`, action: undo })
    onChanged()
  }

  async function undoLink(): Promise<void> {
    try {
      await dispatch(linkMember({ id, memberId: member?.id })).unwrap()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  return (
    <>
      <IconButton
        icon={Link2}
        label={member ? t('memberLink.change', { name, member: member.name }) : t('memberLink.add', { name })}
        size="sm"
        onClick={() => setOpen(true)}
      />
      {isOpen && <MemberLinkDialog user={user} onLink={link} onClose={() => setOpen(false)} />}
    </>
  )
}
