import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link2 } from 'lucide-react'
import type { User } from '@contract/users'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { IconButton } from '@/@core/components/IconButton'
import { useMemberLink } from './useMemberLink'

const MemberLinkDialog = lazyPart(
  loader(() => import('./MemberLinkDialog')),
  (file) => file.MemberLinkDialog,
)

/** Links an account to a member, with Undo. */
export function MemberLinkButton({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { t } = useTranslation('settings')
  const [isOpen, setOpen] = useState(false)
  const link = useMemberLink(user, onChanged)
  const { name, member } = user
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
