import { useCallback } from 'react'
import { spokenNameOf } from '@contract/nameParts'
import { makeLinks, shareLinks } from '@/redux/calendar/links'
import { findMember } from '@/redux/members'
import { useQuery } from '@/redux/useQuery'
import { LinkDialog } from './LinkDialog'
import { useMailLinks } from './useMailLinks'

interface MemberLinkDialogProps {
  memberId: string
  name: string
  /** As of LinkDialog. */
  label?: string
  onClose: () => void
}

/** The dialog of a member's link. */
export function MemberLinkDialog({ memberId, ...dialog }: MemberLinkDialogProps) {
  const share = useCallback(async () => (await shareLinks([memberId]))[0]?.token, [memberId])
  const mail = useMailLinks()
  const { answer: member } = useQuery(findMember, memberId)
  const renew = async () => (await makeLinks([memberId]))[0]?.token
  const sending = mail && { isBusy: mail.isBusy, send: () => mail.send([memberId]) }
  return (
    <LinkDialog
      {...dialog}
      greetedName={member ? spokenNameOf(member) : undefined}
      email={member?.email}
      phone={member?.phone}
      mail={sending}
      share={share}
      renew={renew}
    />
  )
}
