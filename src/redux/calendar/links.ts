import type { MemberLink } from '@contract/calendar/links'
import {
  LINKS_MAX,
  type LinkList,
  type MailedLinksAnswer,
  type SharedLinksAnswer,
  type AddressAgreement,
  type LinkListConfig,
  listLinksCall,
  shareLinksCall,
  makeLinksCall,
  mailLinksCall,
  removeLinkCall,
  agreeAddressCall,
} from '@contract/calendar/links'
import { apiRequest } from '@/api/apiRequest'
/** A link to be handed on; without a token it can only be made anew. */
export type SharedLink = SharedLinksAnswer['links'][number]

export const fetchLinks = (config: Partial<LinkListConfig>): Promise<LinkList> =>
  apiRequest(listLinksCall, { params: { config } })

/** Tells the links that hold, and makes those that are missing. No token is kept in the store. */
export const shareLinks = async (memberIds: string[]): Promise<SharedLink[]> => {
  return (await apiRequest(shareLinksCall, { data: { memberIds } })).links
}

/** New ones; those before open nothing any more. */
export const makeLinks = async (memberIds: string[]): Promise<SharedLink[]> => {
  return (await apiRequest(makeLinksCall, { data: { memberIds } })).links
}

/** By the server's e-mail. */
export const mailLinks = (memberIds: string[]): Promise<MailedLinksAnswer> =>
  apiRequest(mailLinksCall, { data: { memberIds } })

export const withdrawLink = async (memberId: string): Promise<MemberLink> => {
  return (await apiRequest(removeLinkCall, { params: { memberId } })).link
}

/** Of an address that somebody else changed: from now on what is mailed there may show money. */
export const agreeToAddress = (data: AddressAgreement): Promise<{ memberId: string }> =>
  apiRequest(agreeAddressCall, { data })

const PAGE = 100

/** Of those who are named, else of all whom the filters find, whatever the page: told, and made where they are missing. */
export async function shareSelectedLinks({
  memberIds,
  filters,
}: {
  memberIds?: string[]
  filters: Partial<LinkListConfig>
}): Promise<SharedLink[]> {
  // All are read before any is made: a link that is made leaves the list of those who have none.
  const ids = [...(memberIds ?? [])]
  for (let page = 1, total = memberIds ? 0 : 1; (page - 1) * PAGE < total; page += 1) {
    const found = await fetchLinks({ ...filters, page, perPage: PAGE })
    ids.push(...found.links.map(({ memberId }) => memberId))
    total = found.total
  }
  const shared: SharedLink[] = []
  for (let at = 0; at < ids.length; at += LINKS_MAX) shared.push(...(await shareLinks(ids.slice(at, at + LINKS_MAX))))
  return shared
}
