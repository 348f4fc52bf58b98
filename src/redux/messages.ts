import { v7 as newId } from 'uuid'
import {
  MessageAnswer,
  MessageDetails,
  MessageList,
  MessagePreview,
  type Message,
  type MessageDraft,
} from '@contract/replies/messages'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

/** The newest ten about an event. */
export const fetchEventMessages = createAppThunk<MessageList, string>('messages/ofEvent', (eventId, { signal }) =>
  apiRequest(MessageList, { url: '/messages/list-messages', params: { config: { eventId } }, signal }),
)

export const previewMessage = createAppThunk<MessagePreview, MessageDraft>('messages/preview', (message, { signal }) =>
  apiRequest(MessagePreview, { method: 'post', url: '/messages/preview-message', data: { message }, signal }),
)

export const sendMail = createAppThunk<Message, MessageDraft>('messages/send', async (draft) => {
  const message = { ...draft, id: newId(), way: 'email' }
  return (await apiRequest(MessageAnswer, { method: 'post', url: '/messages/send-message', data: { message } })).message
})

/** What failed is sent again. */
export const retryMessage = createAppThunk<Message, string>(
  'messages/retry',
  async (id) =>
    (await apiRequest(MessageDetails, { method: 'post', url: '/messages/retry-message', data: { id } })).message,
)
