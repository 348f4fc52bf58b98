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
/** A link for handing out; without a token it can only be replaced by a new one. */
export type SharedLink = SharedLinksAnswer['links'][number]

export const fetchLinks = (config: Partial<LinkListConfig>): Promise<LinkList> =>
  apiRequest(listLinksCall, { params: { config } })

/** Returns existing links and makes missing ones. Tokens are not put into the store. */
export const shareLinks = async (memberIds: string[]): Promise<SharedLink[]> => {
  return (await apiRequest(shareLinksCall, { data: { memberIds } })).links
}

/** Makes new links, which replace the ones before. */
export const makeLinks = async (memberIds: string[]): Promise<SharedLink[]> => {
  return (await apiRequest(makeLinksCall, { data: { memberIds } })).links
}

/** Mails the links. */
export const mailLinks = (memberIds: string[]): Promise<MailedLinksAnswer> =>
  apiRequest(mailLinksCall, { data: { memberIds } })

export const withdrawLink = async (memberId: string): Promise<MemberLink> => {
  return (await apiRequest(removeLinkCall, { params: { memberId } })).link
}

/** Confirms an address that somebody else changed: from now on mails to it may contain amounts. */
export const agreeToAddress = (data: AddressAgreement): Promise<{ memberId: string }> =>
  apiRequest(agreeAddressCall, { data })

const PAGE = 100

/** Links of these members, or else of all who match the filters, on whatever page. Missing links are made. */
export async function shareSelectedLinks({
  memberIds,
  filters,
}: {
  memberIds?: string[]
  filters: Partial<LinkListConfig>
}): Promise<SharedLink[]> {
  // All pages are read before any link is made: a new link removes its member from the list of those without one.
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
