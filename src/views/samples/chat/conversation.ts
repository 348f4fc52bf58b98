import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
export const MESSAGE_MAX = 1000

export const presences = ['online', 'away', 'busy', 'offline'] as const

const Contact = z.object({
  id: z.number(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: z.string(),
  status: z.enum(presences),
})
export type Contact = z.infer<typeof Contact>

export const messageStatuses = ['sent', 'delivered', 'read'] as const

const Message = z.object({
  id: z.number(),
  message: z.string(),
  /** An instant. */
  time: z.string(),
  senderId: z.number(),
  /** Of one's own: how far it has come. */
  status: z.optional(z.enum(messageStatuses)),
})
export type Message = z.infer<typeof Message>

const Talk = z.object({
  ...Contact.shape,
  chat: z.object({ unseenMsgs: z.number(), isTyping: z.boolean(), lastMessage: z.optional(Message) }),
})
export type Talk = z.infer<typeof Talk>

const People = z.object({ profileUser: Contact, contacts: z.array(Contact), chatsContacts: z.array(Talk) })
export type People = z.infer<typeof People>

/** Without a chat where nothing has been said yet. */
const Conversation = z.object({
  contact: Contact,
  /** `unseenMsgs`: the last so many were new when it was asked for. */
  chat: z.optional(z.object({ chat: z.array(Message), unseenMsgs: z.number(), isTyping: z.boolean() })),
})
export type Conversation = z.infer<typeof Conversation>

export const fetchPeople = (): Promise<People> => sampleRequest(People, { url: '/apps/chat/chats-and-contacts' })

export const fetchConversation = (id: string): Promise<Conversation> =>
  sampleRequest(Conversation, { url: '/apps/chat/get-chat', params: { id } })
