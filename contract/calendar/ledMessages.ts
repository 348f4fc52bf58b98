import * as z from 'zod/mini'
import { paging } from '@contract/lists'
import {
  FreeMessageDraft,
  HandedBody,
  MessageAnswer,
  MessageDetails,
  MessageList,
  MessagePreview,
  MessageTexts,
  NewFreeMessage,
  RetryBody,
} from '@contract/messages'
import { Id, idBody, idQuery } from '@contract/primitives'
import type { Call } from '@contract/call'

/**
 * Free messages of section leaders, to those they lead now: of all whom a message names (`MessageTo`), these alone get it. They find the
 * messages that they sent themselves, with those who are still theirs, and never a personal link: a text to be handed on that asks for
 * one is refused at `message.words`.
 */
export const LedPreviewBody = z.strictObject({ message: FreeMessageDraft, personId: z.optional(Id) })
export const LedMessageBody = z.strictObject({ message: NewFreeMessage })
const LedMessageListQuery = z.strictObject({ config: z.prefault(z.strictObject(paging), {}) })

export const previewLedMessageCall = {
  method: 'POST',
  path: '/leading/preview-message',
  access: 'leader',
  body: LedPreviewBody,
  answer: MessagePreview,
} as const satisfies Call

export const sendLedMessageCall = {
  method: 'POST',
  path: '/leading/send-message',
  access: 'leader',
  body: LedMessageBody,
  answer: MessageAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const listLedMessagesCall = {
  method: 'GET',
  path: '/leading/list-messages',
  access: 'leader',
  query: LedMessageListQuery,
  answer: MessageList,
} as const satisfies Call

export const findLedMessageCall = {
  method: 'GET',
  path: '/leading/find-message',
  access: 'leader',
  query: idQuery,
  answer: MessageDetails,
  errors: [404],
} as const satisfies Call

export const retryLedMessageCall = {
  method: 'POST',
  path: '/leading/retry-message',
  access: 'leader',
  body: RetryBody,
  answer: MessageDetails,
  errors: [404, 409],
} as const satisfies Call

export const findLedTextsCall = {
  method: 'POST',
  path: '/leading/find-texts',
  access: 'leader',
  body: idBody,
  answer: MessageTexts,
  errors: [404, 409],
} as const satisfies Call

export const markLedHandedCall = {
  method: 'POST',
  path: '/leading/mark-handed',
  access: 'leader',
  body: HandedBody,
  answer: MessageDetails,
  errors: [404, 409],
} as const satisfies Call
