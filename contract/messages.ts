import * as z from 'zod/mini'
import { locales } from '@contract/locales'
import { paging } from '@contract/lists'
import { Email, Id, Instant, line, text, emptyBody, foldedLine, idQuery, idBody, multiline } from '@contract/primitives'
import type { Call } from '@contract/call'

/** What a message about an event is for: a request to answer, a change, a reminder, a place that became free for who waited. */
export const eventMessageKinds = ['please_answer', 'changed', 'reminder', 'place'] as const
export type EventMessageKind = (typeof eventMessageKinds)[number]

/** `free`: about no event, in the sender's own words. */
export const messageKinds = [...eventMessageKinds, 'free'] as const
export const MessageKind = z.enum(messageKinds)
export type MessageKind = z.infer<typeof MessageKind>

/** By e-mail, or handed on one by one by the sender (share sheet, WhatsApp). */
export const messageWays = ['email', 'share'] as const
export const MessageWay = z.enum(messageWays)
export type MessageWay = z.infer<typeof MessageWay>

/**
 * The state of a message to one person. By e-mail: `waiting` until it is passed to the mail server (`sending`), then `sent` or `failed`.
 * `unclear`: server or connection failed in between, so it is unknown whether the mail was sent; it is not sent again automatically.
 * `skipped`: no longer needed when its turn came. Handed on: `open`, then `handed`.
 */
export const recipientStates = ['waiting', 'sending', 'sent', 'failed', 'unclear', 'skipped', 'open', 'handed'] as const
export const RecipientState = z.enum(recipientStates)
export type RecipientState = z.infer<typeof RecipientState>

/** Why an e-mail failed or was skipped. */
export const recipientReasons = [
  /** The mail server refuses mail for the address. */
  'refused',
  /** It refused the mail itself. */
  'rejected',
  /** It could not be reached, or was busy, each time. */
  'unreachable',
  'no_address',
  'unsubscribed',
  'answered',
  'event_gone',
  /** The record became one with another, who is told. */
  'merged',
] as const
export const RecipientReason = z.enum(recipientReasons)
export type RecipientReason = z.infer<typeof RecipientReason>

/** Why somebody gets no e-mail at all. */
export const blockReasons = ['no_address', 'unsubscribed', 'refused'] as const
export const BlockReason = z.enum(blockReasons)
export type BlockReason = z.infer<typeof BlockReason>

export const WORDS_MAX = 1_000
export const RECIPIENTS_MAX = 1_000
export const MORE_EVENTS_MAX = 200

const eventDraft = {
  kind: z.enum(eventMessageKinds),
  eventId: Id,
  /** The sender's own words, above the standard text. */
  words: z.optional(multiline(WORDS_MAX)),
  /** Reminders only: also to those who answered maybe. */
  includesMaybe: z.optional(z.boolean()),
  /** Of a change to a series: how many more of its events changed with it. */
  moreEvents: z.optional(z.int().check(z.minimum(1), z.maximum(MORE_EVENTS_MAX))),
}

export const SUBJECT_MAX = 150
export const FREE_WORDS_MAX = 5_000
/** As many sections, and groups of people, as a group can have. */
const LISTED_MAX = 60

const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  /* @__PURE__ */ z.array(item).check(z.minLength(1), z.maxLength(most))

/**
 * Whom a free message goes to, as they are when it is sent: everybody who is active, the active of some sections (ids as of sections.ts,
 * `listedSection`) or groups of people, or members by their ids, whatever their status.
 */
export const MessageTo = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('all') }),
  z.strictObject({ who: z.literal('sections'), sectionIds: listOf(foldedLine(45), LISTED_MAX) }),
  z.strictObject({ who: z.literal('groups'), groupIds: listOf(Id, LISTED_MAX) }),
  z.strictObject({ who: z.literal('members'), memberIds: listOf(Id, RECIPIENTS_MAX) }),
])
export type MessageTo = z.infer<typeof MessageTo>

const free = {
  kind: z.literal('free'),
  to: MessageTo,
  subject: line(SUBJECT_MAX),
  words: multiline(FREE_WORDS_MAX),
}

/** It is shown while it is being written. */
export const FreeMessageDraft = z.strictObject({
  ...free,
  subject: z.optional(free.subject),
  words: z.optional(free.words),
})
export type FreeMessageDraft = z.infer<typeof FreeMessageDraft>
const MessageDraft = z.discriminatedUnion('kind', [z.strictObject(eventDraft), FreeMessageDraft])
export type MessageDraft = z.infer<typeof MessageDraft>

/** `personId`: whose text is shown; absent: the first recipient's. */
export const MessagePreviewBody = z.strictObject({ message: MessageDraft, personId: z.optional(Id) })

const person = {
  personId: Id,
  /** A guardian reads what concerns members who are minors. */
  kind: z.enum(['member', 'deputy', 'guardian']),
  name: z.string(),
  /** The names of those minors. Where the caller may not read contacts, a guardian's name is these too. */
  guardianOf: z.optional(z.array(z.string())),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  instrument: z.optional(z.string()),
}

const MessageText = z.object({ subject: z.string(), text: z.string() })

export const MessagePreview = z.object({
  recipients: z.array(
    z.object({
      ...person,
      email: z.optional(z.string()),
      phone: z.optional(z.string()),
      /** Absent: can be reached by e-mail. */
      block: z.optional(BlockReason),
      /** Of an event: all whom it concerns said no, also before the event changed. */
      saidNo: z.optional(z.literal(true)),
    }),
  ),
  /** The text for one recipient, in their language, without their link. Absent if there is no recipient. */
  sample: z.optional(z.object({ personId: Id, locale: z.enum(locales), ...MessageText.shape })),
  /** The text for all recipients, without names and links. */
  forAll: MessageText,
  /** Whether this server sends e-mail at all. */
  hasMail: z.boolean(),
  /** It is the group's quiet time: e-mails would wait until then. */
  quietUntil: z.optional(Instant),
})
export type MessagePreview = z.infer<typeof MessagePreview>

const sending = {
  id: Id,
  way: MessageWay,
  /** Send only to these recipients, or to guardians of these members; absent: to all. */
  personIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(RECIPIENTS_MAX))),
  /** Leaves at once, quiet time or not. */
  isUrgent: z.optional(z.boolean()),
}
export const NewFreeMessage = z.strictObject({ ...sending, ...free })
export const NewMessage = z.discriminatedUnion('kind', [z.strictObject({ ...sending, ...eventDraft }), NewFreeMessage])
export type NewMessage = z.infer<typeof NewMessage>
export const MessageBody = z.strictObject({ message: NewMessage })

/** Number of recipients by state; states without recipients are left out. */
const counts = z.object(Object.fromEntries(recipientStates.map((state) => [state, z.optional(z.int())])))

export const Message = z.object({
  id: Id,
  kind: MessageKind,
  way: MessageWay,
  /** Of a free one: its subject. Of all others: their event. */
  subject: z.optional(z.string()),
  eventId: z.optional(Id),
  eventTitle: z.optional(z.string()),
  /** When it begins; an all-day one with its first day in the group's zone. */
  eventStart: z.optional(Instant),
  words: z.optional(z.string()),
  at: Instant,
  /** Name of the sender at that time; absent: a standing order. */
  by: z.optional(z.string()),
  recipients: z.int(),
  counts,
})
export type Message = z.infer<typeof Message>
export const MessageAnswer = z.object({ message: Message })

const MessageListConfig = z.strictObject({ ...paging, eventId: z.optional(Id) })
export type MessageListConfig = z.infer<typeof MessageListConfig>
export const MessageListQuery = z.strictObject({ config: z.prefault(MessageListConfig, {}) })
/** Newest first. */
export const MessageList = z.object({ messages: z.array(Message), total: z.int() })
export type MessageList = z.infer<typeof MessageList>

export const MessageRecipient = z.object({
  ...person,
  state: RecipientState,
  /** When it came to be so. */
  at: Instant,
  reason: z.optional(RecipientReason),
  /** What the mail server replied (RFC 5321, 4.2). */
  replyCode: z.optional(z.int()),
  /** Waiting: not before then. */
  notBefore: z.optional(Instant),
})
export type MessageRecipient = z.infer<typeof MessageRecipient>

/** By name. */
export const MessageDetails = z.object({ message: Message, recipients: z.array(MessageRecipient) })
export type MessageDetails = z.infer<typeof MessageDetails>

/** Failed mails are sent again; unclear ones only if requested. */
export const RetryBody = z.strictObject({ id: Id, includesUnclear: z.optional(z.boolean()) })

/** For handing a message on. The texts contain personal links, for whoever manages events. */
export const MessageTexts = z.object({
  texts: z.array(z.object({ personId: Id, phone: z.optional(z.string()), text: z.string() })),
})
export type MessageTexts = z.infer<typeof MessageTexts>
export const HandedBody = z.strictObject({ id: Id, personId: Id, isHanded: z.boolean() })

export const ORDER_DAYS_MAX = 30
const OrderDays = z.int().check(z.minimum(1), z.maximum(ORDER_DAYS_MAX))
const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'bad_date' }))

/** Whether a name looks like a mail address, which could pass for the sender's. Full-width letters count too. */
export const looksLikeAddress = (name: string): boolean => /[@＠﹫]\s*[\p{L}\p{N}]/u.test(name)

/** How the group's messages go out. Standing orders and quiet time are off where they are absent. */
export const MessageSettings = z.strictObject({
  /** Absent: the group's name. */
  senderName: z.optional(text(80)),
  /** The address for answers to the e-mails. */
  replyTo: z.optional(Email),
  /** The language for people without an account with a language of their own. */
  locale: z.enum(locales),
  /** Days before the deadline on which silent people are asked. */
  askDays: z.optional(OrderDays),
  /** Days before the event on which those who come are reminded. */
  remindDays: z.optional(OrderDays),
  remindsMaybe: z.optional(z.boolean()),
  /** On the clocks of the group's zone; may go past midnight. */
  quiet: z.optional(z.strictObject({ from: ClockTime, to: ClockTime })),
  /** 0: never saved. */
  version: z.int().check(z.minimum(0)),
})
export type MessageSettings = z.infer<typeof MessageSettings>
/** Stricter than `MessageSettings`: what was stored before a rule came can still be read. */
export const MessageSettingsWrite = z.extend(MessageSettings, {
  senderName: z.optional(
    /* @__PURE__ */ line(80).check(z.refine((name) => !looksLikeAddress(name), { error: 'looks_like_address' })),
  ),
})
export const MessageSettingsBody = z.strictObject({ settings: MessageSettingsWrite })
export const MessageSettingsAnswer = z.object({
  settings: MessageSettings,
  hasMail: z.boolean(),
  /** Whether e-mails that come back after they were passed on are read. */
  readsBounces: z.boolean(),
  /** The address that all mails come from. */
  from: z.optional(z.string()),
})
export type MessageSettingsAnswer = z.infer<typeof MessageSettingsAnswer>

/** To the caller's own address. */
export const TestMailAnswer = z.object({
  to: z.string(),
  outcome: z.enum(['sent', 'refused', 'unreachable']),
  replyCode: z.optional(z.int()),
})
export type TestMailAnswer = z.infer<typeof TestMailAnswer>

/** Why a member or guardian gets no e-mails, where they have an address. */
export const MailBlock = z.object({
  reason: z.enum(['unsubscribed', 'refused']),
  replyCode: z.optional(z.int()),
  at: Instant,
})
export type MailBlock = z.infer<typeof MailBlock>
export const BlockAnswer = z.object({ block: z.nullable(MailBlock) })

/** Who manages members and no events makes the calls of messages for free ones alone: others are `forbidden` or `not_found`. */
export const previewMessageCall = {
  method: 'POST',
  path: '/messages/preview-message',
  access: 'writer',
  body: MessagePreviewBody,
  answer: MessagePreview,
  errors: [404, 409],
} as const satisfies Call

export const takeMailsAgainCall = {
  method: 'POST',
  path: '/messages/take-mails-again',
  access: 'personal',
  body: emptyBody,
  answer: BlockAnswer,
  errors: [403, 404, 410, 429],
} as const satisfies Call

/** Mails the guardians of a minor who unsubscribed a link by which they can have e-mails again. Once a day to each. */
export const mailWayBackCall = {
  method: 'POST',
  path: '/messages/mail-way-back',
  access: 'personal',
  body: emptyBody,
  answer: z.object({ isMailed: z.boolean() }),
  errors: [404, 410, 429],
} as const satisfies Call

export const sendMessageCall = {
  method: 'POST',
  path: '/messages/send-message',
  access: 'writer',
  body: MessageBody,
  answer: MessageAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const listMessagesCall = {
  method: 'GET',
  path: '/messages/list-messages',
  access: 'writer',
  query: MessageListQuery,
  answer: MessageList,
} as const satisfies Call

export const findMessageCall = {
  method: 'GET',
  path: '/messages/find-message',
  access: 'writer',
  query: idQuery,
  answer: MessageDetails,
  errors: [404],
} as const satisfies Call

export const retryMessageCall = {
  method: 'POST',
  path: '/messages/retry-message',
  access: 'writer',
  body: RetryBody,
  answer: MessageDetails,
  errors: [404, 409],
} as const satisfies Call

export const findTextsCall = {
  method: 'POST',
  path: '/messages/find-texts',
  access: 'writer',
  body: idBody,
  answer: MessageTexts,
  errors: [404, 409],
} as const satisfies Call

export const markHandedCall = {
  method: 'POST',
  path: '/messages/mark-handed',
  access: 'writer',
  body: HandedBody,
  answer: MessageDetails,
  errors: [404, 409],
} as const satisfies Call

export const findMessagesSettingsCall = {
  method: 'GET',
  path: '/messages/find-settings',
  access: ['manage', 'Event'],
  answer: MessageSettingsAnswer,
  errors: [404],
} as const satisfies Call

export const changeMessagesSettingsCall = {
  method: 'POST',
  path: '/messages/change-settings',
  access: ['manage', 'Event'],
  body: MessageSettingsBody,
  answer: MessageSettingsAnswer,
  errors: [404, 409],
} as const satisfies Call

export const sendTestCall = {
  method: 'POST',
  path: '/messages/send-test',
  access: ['manage', 'Event'],
  body: emptyBody,
  answer: TestMailAnswer,
  errors: [404, 409],
} as const satisfies Call

export const findBlockCall = {
  method: 'GET',
  path: '/messages/find-block',
  access: 'writer',
  query: idQuery,
  answer: BlockAnswer,
} as const satisfies Call

export const removeBlockCall = {
  method: 'POST',
  path: '/messages/remove-block',
  access: 'writer',
  body: idBody,
  answer: BlockAnswer,
  errors: [403],
} as const satisfies Call
