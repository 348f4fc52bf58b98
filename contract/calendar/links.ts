import * as z from 'zod/mini'
import { paging, search } from '@contract/lists'
import { Section, ownSectionFilter } from '@contract/members'
import { Id, Instant, emptyBody, foldedLine, idQuery, IdAnswer } from '@contract/primitives'
import type { Call } from '@contract/call'

/** A personal link's token travels in this header, never in an address. */
export const PERSONAL_LINK_HEADER = 'x-personal-link'

export const LINKS_MAX = 500

export const linkStates = ['none', 'made', 'withdrawn'] as const

/** A member, and the state of their personal link. `usedAt`: its last use, to the hour. */
export const MemberLink = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  section: Section,
  instrument: z.optional(z.string()),
  state: z.enum(linkStates),
  madeAt: z.optional(Instant),
  usedAt: z.optional(Instant),
  withdrawnAt: z.optional(Instant),
  /**
   * Somebody else changed the member's e-mail address: mails to it contain no amounts until it is confirmed
   * (`/links/agree-address`).
   */
  isAddressNew: z.optional(z.boolean()),
})
export type MemberLink = z.infer<typeof MemberLink>

/** All members but former ones, in score order. */
const LinkListConfig = z.strictObject({
  ...paging,
  ...search,
  section: z.optional(Section),
  ...ownSectionFilter,
  state: z.optional(z.enum(linkStates)),
  /** Only this member, also a former one: their link may still be in use. */
  memberId: z.optional(Id),
})
export type LinkListConfig = z.infer<typeof LinkListConfig>
export const LinkListQuery = z.strictObject({ config: z.prefault(LinkListConfig, {}) })
export const LinkList = z.object({ links: z.array(MemberLink), total: z.int() })
export type LinkList = z.infer<typeof LinkList>

/** Each member gets a new link, which replaces the one before. */
export const LinksBody = z.strictObject({ memberIds: z.array(Id).check(z.minLength(1), z.maxLength(LINKS_MAX)) })
/** By name. */
export const LinksAnswer = z.object({ links: z.array(z.object({ ...MemberLink.shape, token: z.string() })) })
export type LinksAnswer = z.infer<typeof LinksAnswer>

/**
 * Links for handing out: who never had one gets a first one, others keep theirs. No `token`: the link is withdrawn, or works
 * but was made under a secret that is no longer configured. `make-links` replaces either.
 */
export const SharedLinksAnswer = z.object({
  links: z.array(z.object({ ...MemberLink.shape, token: z.optional(z.string()) })),
})
export type SharedLinksAnswer = z.infer<typeof SharedLinksAnswer>

/** Why nothing is mailed to a member: as for messages, or there is no link that can be mailed. */
export const linkMailReasons = ['no_address', 'unsubscribed', 'refused', 'no_link'] as const
/** `mailed`: the number of mails that were queued. */
export const MailedLinksAnswer = z.object({
  mailed: z.int(),
  left: z.array(
    z.object({ memberId: Id, name: z.string(), beside: z.optional(z.string()), reason: z.enum(linkMailReasons) }),
  ),
})
export type MailedLinksAnswer = z.infer<typeof MailedLinksAnswer>

/** `isMailed`: a link that shows amounts was queued for the stored address, or was sent minutes ago. */
export const OwnLinkAnswer = z.object({ isMailed: z.boolean() })

/** `email`: the address that was read; `conflict` where it was changed since. */
export const AddressAgreement = z.strictObject({ memberId: Id, email: foldedLine(320) })
export type AddressAgreement = z.infer<typeof AddressAgreement>
export const AddressAgreed = z.object({ memberId: Id })

export const LinkRemovalQuery = z.strictObject({ memberId: Id })
export const LinkAnswer = z.object({ link: MemberLink })

export const mailLinksCall = {
  method: 'POST',
  path: '/messages/mail-links',
  access: ['manage', 'Event'],
  body: LinksBody,
  answer: MailedLinksAnswer,
  errors: [404, 409],
} as const satisfies Call

export const mailOwnLinkCall = {
  method: 'POST',
  path: '/messages/mail-own-link',
  access: 'personal',
  body: emptyBody,
  answer: OwnLinkAnswer,
  errors: [404, 410, 429],
} as const satisfies Call

export const listLinksCall = {
  method: 'GET',
  path: '/links/list-links',
  access: ['manage', 'Event'],
  query: LinkListQuery,
  answer: LinkList,
} as const satisfies Call

export const makeLinksCall = {
  method: 'POST',
  path: '/links/make-links',
  access: ['manage', 'Event'],
  body: LinksBody,
  answer: LinksAnswer,
  errors: [404],
} as const satisfies Call

export const shareLinksCall = {
  method: 'POST',
  path: '/links/share-links',
  access: ['manage', 'Event'],
  body: LinksBody,
  answer: SharedLinksAnswer,
  errors: [404],
} as const satisfies Call

export const removeLinkCall = {
  method: 'DELETE',
  path: '/links/remove-link',
  access: ['manage', 'Event'],
  query: LinkRemovalQuery,
  answer: LinkAnswer,
  errors: [404],
} as const satisfies Call

export const agreeAddressCall = {
  method: 'POST',
  path: '/links/agree-address',
  access: ['manage', 'Member'],
  freshProof: true,
  body: AddressAgreement,
  answer: AddressAgreed,
  errors: [404, 409],
} as const satisfies Call

export const removeDeputyCall = {
  method: 'DELETE',
  path: '/deputies/remove-deputy',
  access: ['manage', 'Event'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
