import type { MemberLink } from '@contract/replies/links'
import {
  LINKS_MAX,
  LinkAnswer,
  LinkList,
  LinksAnswer,
  MailedLinksAnswer,
  SharedLinksAnswer,
  type LinkListConfig,
} from '@contract/replies/links'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

/** A link to be handed on; without a token it can only be made anew. */
export type SharedLink = SharedLinksAnswer['links'][number]

export const fetchLinks = createAppThunk<LinkList, Partial<LinkListConfig>>('links/list', (config, { signal }) =>
  apiRequest(LinkList, { url: '/links/list-links', params: { config }, signal }),
)

/** Tells the links that hold, and makes those that are missing. No token is kept in the store. */
export const shareLinks = createAppThunk<SharedLink[], string[]>('links/share', async (memberIds) => {
  const data = { memberIds }
  return (await apiRequest(SharedLinksAnswer, { method: 'post', url: '/links/share-links', data })).links
})

/** New ones; those before open nothing any more. */
export const makeLinks = createAppThunk<SharedLink[], string[]>('links/make', async (memberIds) => {
  const data = { memberIds }
  return (await apiRequest(LinksAnswer, { method: 'post', url: '/links/make-links', data })).links
})

/** By the server's e-mail. */
export const mailLinks = createAppThunk<MailedLinksAnswer, string[]>('links/mail', (memberIds) =>
  apiRequest(MailedLinksAnswer, { method: 'post', url: '/messages/mail-links', data: { memberIds } }),
)

export const withdrawLink = createAppThunk<MemberLink, string>('links/withdraw', async (memberId) => {
  const params = { memberId }
  return (await apiRequest(LinkAnswer, { method: 'delete', url: '/links/remove-link', params })).link
})

const PAGE = 100

/** Of those who are named, else of all whom the filters find, whatever the page: told, and made where they are missing. */
export const shareSelectedLinks = createAppThunk<
  SharedLink[],
  { memberIds?: string[]; filters: Partial<LinkListConfig> }
>('links/shareSelected', async ({ memberIds, filters }, { dispatch }) => {
  // All are read before any is made: a link that is made leaves the list of those who have none.
  const ids = [...(memberIds ?? [])]
  for (let page = 1, total = memberIds ? 0 : 1; (page - 1) * PAGE < total; page += 1) {
    const found = await dispatch(fetchLinks({ ...filters, page, perPage: PAGE })).unwrap()
    ids.push(...found.links.map(({ memberId }) => memberId))
    total = found.total
  }
  const shared: SharedLink[] = []
  for (let at = 0; at < ids.length; at += LINKS_MAX)
    shared.push(...(await dispatch(shareLinks(ids.slice(at, at + LINKS_MAX))).unwrap()))
  return shared
})
