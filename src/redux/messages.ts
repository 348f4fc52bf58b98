import { v7 as newId } from 'uuid'
import {
  type MessageDetails,
  type MessageList,
  type MessagePreview,
  type MessageSettingsAnswer,
  type MessageTexts,
  type TestMailAnswer,
  type MailBlock,
  type Message,
  type MessageDraft,
  type NewMessage,
  type MessageSettings,
  listMessagesCall,
  findMessageCall,
  previewMessageCall,
  sendMessageCall,
  retryMessageCall,
  findTextsCall,
  markHandedCall,
  findMessagesSettingsCall,
  changeMessagesSettingsCall,
  sendTestCall,
  findBlockCall,
  removeBlockCall,
} from '@contract/messages'
import { changeAnswerNewsCall, findAnswerNewsCall, type AnswerNews } from '@contract/answerNews'
import { apiRequest } from '@/api/apiRequest'

export const fetchAnswerNews = () => apiRequest(findAnswerNewsCall)
export const changeAnswerNews = (news: AnswerNews) => apiRequest(changeAnswerNewsCall, { data: { news } })

/** The newest ten about an event. */
export const fetchEventMessages = (eventId: string): Promise<MessageList> =>
  apiRequest(listMessagesCall, { params: { config: { eventId } } })

/** A page of all that the group sent. */
export const fetchMessages = (config: { page: number; perPage: number }): Promise<MessageList> =>
  apiRequest(listMessagesCall, { params: { config } })

/** One with its recipients. */
const findMessage = (id: string): Promise<MessageDetails> => apiRequest(findMessageCall, { params: { id } })

/** `personId`: whose text is shown; absent: the first recipient's. */
const previewMessage = (data: { message: MessageDraft; personId?: string }): Promise<MessagePreview> =>
  apiRequest(previewMessageCall, { data })

type WithoutId<Sent> = Sent extends NewMessage ? Omit<Sent, 'id'> : never
type WithoutWay<Sent> = Sent extends NewMessage ? Omit<Sent, 'id' | 'way' | 'isUrgent' | 'personIds'> : never
/** A message before it has a way. */
export type UnsentMessage = WithoutWay<NewMessage>

/** By e-mail it is on its way then; shared, it is a list to go through. */
const sendMessage = async (draft: WithoutId<NewMessage>): Promise<Message> => {
  const data = { message: { ...draft, id: newId() } }
  return (await apiRequest(sendMessageCall, { data })).message
}

/** Retries failed mails, and unclear ones only if requested. */
const retryMessage = (data: { id: string; includesUnclear?: boolean }): Promise<MessageDetails> =>
  apiRequest(retryMessageCall, { data })

/** What each recipient of a shared one is to read, with their personal links. */
const fetchMessageTexts = async (id: string): Promise<MessageTexts['texts']> =>
  (await apiRequest(findTextsCall, { data: { id } })).texts

const markHanded = (data: { id: string; personId: string; isHanded: boolean }): Promise<MessageDetails> =>
  apiRequest(markHandedCall, { data })

/** What the dialog and page of a message call: those of the group, or of a section leader (`ledMessageCalls`). */
export interface MessageCalls {
  preview: (data: { message: MessageDraft; personId?: string }) => Promise<MessagePreview>
  send: (draft: WithoutId<NewMessage>) => Promise<Message>
  find: (id: string) => Promise<MessageDetails>
  retry: (data: { id: string; includesUnclear?: boolean }) => Promise<MessageDetails>
  findTexts: (id: string) => Promise<MessageTexts['texts']>
  markHanded: (data: { id: string; personId: string; isHanded: boolean }) => Promise<MessageDetails>
}
export const messageCalls: MessageCalls = {
  preview: previewMessage,
  send: sendMessage,
  find: findMessage,
  retry: retryMessage,
  findTexts: fetchMessageTexts,
  markHanded,
}

export const fetchMessageSettings = (): Promise<MessageSettingsAnswer> => apiRequest(findMessagesSettingsCall)

export const saveMessageSettings = async (settings: MessageSettings): Promise<MessageSettings> => {
  return (await apiRequest(changeMessagesSettingsCall, { data: { settings } })).settings
}

/** To oneself. */
export const sendTestMail = (): Promise<TestMailAnswer> => apiRequest(sendTestCall, { data: {} })

/** Why the member gets no e-mails; null if they do. */
export const findMailBlock = (id: string): Promise<{ block: MailBlock | null }> =>
  apiRequest(findBlockCall, { params: { id } })

export const removeMailBlock = async (id: string): Promise<void> => {
  await apiRequest(removeBlockCall, { data: { id } })
}
