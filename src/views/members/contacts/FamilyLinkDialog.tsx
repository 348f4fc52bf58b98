import { useCallback, useMemo } from 'react'
import type { Contact } from '@contract/members/contacts'
import { makeLinks, shareLinks, type SharedLink } from '@/redux/calendar/links'
import { familyToken } from '@/shared/links/linkAddress'
import { LinkDialog } from '@/shared/links/LinkDialog'

const together = (links: readonly SharedLink[]) =>
  links.every(({ token }) => token !== undefined) ? familyToken(links.map(({ token = '' }) => token)) : undefined

/** One link that opens the pages of all whose guardian the contact is. */
export function FamilyLinkDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { name, email, phone, members } = contact
  const children = useMemo(
    () => members.flatMap(({ memberId, isGuardian }) => (isGuardian ? [memberId] : [])),
    [members],
  )
  const share = useCallback(async () => together(await shareLinks(children)), [children])
  const renew = async () => together(await makeLinks(children))
  return <LinkDialog name={name} email={email} phone={phone} share={share} renew={renew} onClose={onClose} />
}
