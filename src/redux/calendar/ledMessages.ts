import { v7 as newId } from 'uuid'
import {
  findLedMessageCall,
  findLedTextsCall,
  listLedMessagesCall,
  markLedHandedCall,
  previewLedMessageCall,
  retryLedMessageCall,
  sendLedMessageCall,
} from '@contract/calendar/ledMessages'
import type { MessageList } from '@contract/messages'
import { apiRequest } from '@/api/apiRequest'
import type { MessageCalls } from '@/redux/messages'

/** The newest ten that the section leader sent. */
export const fetchLedMessages = (): Promise<MessageList> => apiRequest(listLedMessagesCall)

/** Leaders write in free words alone. */
const free = <Written extends { kind: string }>(message: Written) => {
  if (message.kind !== 'free') throw new Error('section leaders write about no event')
  return message as Extract<Written, { kind: 'free' }>
}

export const ledMessageCalls: MessageCalls = {
  preview: async ({ message, ...rest }) =>
    apiRequest(previewLedMessageCall, { data: { ...rest, message: free(message) } }),
  send: async (draft) =>
    (await apiRequest(sendLedMessageCall, { data: { message: { ...free(draft), id: newId() } } })).message,
  find: (id) => apiRequest(findLedMessageCall, { params: { id } }),
  retry: (data) => apiRequest(retryLedMessageCall, { data }),
  findTexts: async (id) => (await apiRequest(findLedTextsCall, { data: { id } })).texts,
  markHanded: (data) => apiRequest(markLedHandedCall, { data }),
}
