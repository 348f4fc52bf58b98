import * as z from 'zod/mini'
import { paging, search } from '@contract/lists'
import { Section } from '@contract/members'
import { Id, Instant, emptyBody, foldedLine, idQuery, IdAnswer } from '@contract/primitives'
import type { Call } from '@contract/call'

/** A personal link's token travels in this header, never in an address. */
export const PERSONAL_LINK_HEADER = 'x-personal-link'

export const LINKS_MAX = 500

export const linkStates = ['none', 'made', 'withdrawn'] as const

/** A member, and how their personal link stands. `usedAt`: when it was last seen to be used, to the hour. */
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
  /** Somebody else changed their e-mail address: what is mailed there shows no money until it is agreed to (`/links/agree-address`). */
  isAddressNew: z.optional(z.boolean()),
})
export type MemberLink = z.infer<typeof MemberLink>

/** Of all but former members, by name. */
const LinkListConfig = z.strictObject({
  ...paging,
  ...search,
  section: z.optional(Section),
  state: z.optional(z.enum(linkStates)),
  /** This one's alone. */
  memberId: z.optional(Id),
})
export type LinkListConfig = z.infer<typeof LinkListConfig>
export const LinkListQuery = z.strictObject({ config: z.prefault(LinkListConfig, {}) })
export const LinkList = z.object({ links: z.array(MemberLink), total: z.int() })
export type LinkList = z.infer<typeof LinkList>

/** Each gets a new link; what opened their page before opens nothing any more. */
export const LinksBody = z.strictObject({ memberIds: z.array(Id).check(z.minLength(1), z.maxLength(LINKS_MAX)) })
/** By name. */
export const LinksAnswer = z.object({ links: z.array(z.object({ ...MemberLink.shape, token: z.string() })) })
export type LinksAnswer = z.infer<typeof LinksAnswer>

/**
 * Of the same people, for handing on: who never had a link gets one, who has one keeps it. No `token`: the link is withdrawn, and
 * stays so; or it holds, but was made under a secret that is no more, and cannot be told again. Either takes `make-links`.
 */
export const SharedLinksAnswer = z.object({
  links: z.array(z.object({ ...MemberLink.shape, token: z.optional(z.string()) })),
})
export type SharedLinksAnswer = z.infer<typeof SharedLinksAnswer>

/** Why nothing is sent to a member: as for messages, or the link is withdrawn or cannot be told. */
export const linkMailReasons = ['no_address', 'unsubscribed', 'refused', 'no_link'] as const
/** Of `LinksBody`, where the server sends e-mail. `mailed`: to how many it is on its way. */
export const MailedLinksAnswer = z.object({
  mailed: z.int(),
  left: z.array(
    z.object({ memberId: Id, name: z.string(), beside: z.optional(z.string()), reason: z.enum(linkMailReasons) }),
  ),
})
export type MailedLinksAnswer = z.infer<typeof MailedLinksAnswer>

/** `isMailed`: a link that shows what is owed is on its way to the address on record, or was sent minutes ago. */
export const OwnLinkAnswer = z.object({ isMailed: z.boolean() })

/** `email`: the address as it was read; another by now is a conflict. */
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
