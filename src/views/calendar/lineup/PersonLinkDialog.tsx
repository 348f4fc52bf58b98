import { useCallback } from 'react'
import { useAppDispatch } from '@/redux/hooks'
import { makeDeputyLink, shareDeputyLink } from '@/redux/lineup'
import { LinkDialog } from '@/shared/links/LinkDialog'
import { MemberLinkDialog } from '@/shared/links/MemberLinkDialog'
import { memberLabel } from '@/shared/records/memberLabel'
import type { LineupPerson } from './lineupParts'

interface PersonLinkDialogProps {
  person: LineupPerson
  onClose: () => void
}

/** The link of a member, or of a deputy for the one event. */
export function PersonLinkDialog({ person, onClose }: PersonLinkDialogProps) {
  const { id, name, asDeputy } = person
  const dispatch = useAppDispatch()
  const share = useCallback(() => dispatch(shareDeputyLink(id)).unwrap(), [dispatch, id])
  if (!asDeputy) return <MemberLinkDialog memberId={id} name={name} label={memberLabel(person)} onClose={onClose} />
  const renew = () => dispatch(makeDeputyLink(id)).unwrap()
  const { email, phone } = asDeputy.deputy
  return <LinkDialog name={name} email={email} phone={phone} share={share} renew={renew} onClose={onClose} />
}
