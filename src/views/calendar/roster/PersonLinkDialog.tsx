import { useCallback } from 'react'
import { makeDeputyLink, shareDeputyLink } from '@/redux/calendar/roster'
import { LinkDialog } from '@/shared/links/LinkDialog'
import { MemberLinkDialog } from '@/shared/links/MemberLinkDialog'
import { memberLabel } from '@/shared/records/memberLabel'
import type { RosterPerson } from './rosterParts'

interface PersonLinkDialogProps {
  person: RosterPerson
  onClose: () => void
}

/** The link of a member, or of a deputy for the one event. */
export function PersonLinkDialog({ person, onClose }: PersonLinkDialogProps) {
  const { id, name, asDeputy } = person
  const share = useCallback(() => shareDeputyLink(id), [id])
  if (!asDeputy) return <MemberLinkDialog memberId={id} name={name} label={memberLabel(person)} onClose={onClose} />
  const renew = () => makeDeputyLink(id)
  const { email, phone } = asDeputy.deputy
  return <LinkDialog name={name} email={email} phone={phone} share={share} renew={renew} onClose={onClose} />
}
