import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link2 } from 'lucide-react'
import type { User } from '@contract/users'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { IconButton } from '@/@core/components/IconButton'
import { showToast } from '@/@core/components/feedback/showToast'
import { linkMember } from '@/redux/users'
import { useUndo } from '@/shared/records/useUndo'

const MemberLinkDialog = lazyPart(
  loader(() => import('./MemberLinkDialog')),
  (file) => file.MemberLinkDialog,
)

/** Links an account to a member, with Undo. */
export function MemberLinkButton({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { t } = useTranslation('settings')
  const { offerUndo } = useUndo()
  const [isOpen, setOpen] = useState(false)
  const { id, name, member } = user

  async function link(memberId: string | undefined): Promise<void> {
    const linked = await linkMember({ id, memberId })
    const run = () => linkMember({ id, memberId: member?.id })
    const message = linked.member
      ? t('memberLink.linked', { name, member: linked.member.name })
      : t('memberLink.unlinked', { name })
    showToast.success(message, { id: `member-link-${id}`, ...offerUndo({ run, onSettled: onChanged }) })
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
