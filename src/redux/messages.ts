import { v7 as newId } from 'uuid'
import {
  BlockAnswer,
  MessageAnswer,
  MessageDetails,
  MessageList,
  MessagePreview,
  MessageSettingsAnswer,
  MessageTexts,
  TestMailAnswer,
  type MailBlock,
  type Message,
  type MessageDraft,
  type MessageSettings,
  type MessageWay,
} from '@contract/replies/messages'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

/** The newest ten about an event. */
export const fetchEventMessages = createAppThunk<MessageList, string>('messages/ofEvent', (eventId, { signal }) =>
  apiRequest(MessageList, { url: '/messages/list-messages', params: { config: { eventId } }, signal }),
)

/** A page of all that the group sent. */
export const fetchMessages = createAppThunk<MessageList, { page: number; perPage: number }>(
  'messages/list',
  (config, { signal }) => apiRequest(MessageList, { url: '/messages/list-messages', params: { config }, signal }),
)

/** One with its recipients. */
export const findMessage = createAppThunk<MessageDetails, string>('messages/find', (id, { signal }) =>
  apiRequest(MessageDetails, { url: '/messages/find-message', params: { id }, signal }),
)

/** `personId`: whose text is shown; absent: the first recipient's. */
export const previewMessage = createAppThunk<MessagePreview, { message: MessageDraft; personId?: string }>(
  'messages/preview',
  (data, { signal }) => apiRequest(MessagePreview, { method: 'post', url: '/messages/preview-message', data, signal }),
)

/** By e-mail it is on its way then; shared, it is a list to go through. */
export const sendMessage = createAppThunk<Message, MessageDraft & { way: MessageWay; isUrgent?: boolean }>(
  'messages/send',
  async (draft) => {
    const data = { message: { ...draft, id: newId() } }
    return (await apiRequest(MessageAnswer, { method: 'post', url: '/messages/send-message', data })).message
  },
)

/** What failed is sent again, what is unclear only where that is asked for. */
export const retryMessage = createAppThunk<MessageDetails, { id: string; includesUnclear?: boolean }>(
  'messages/retry',
  (data) => apiRequest(MessageDetails, { method: 'post', url: '/messages/retry-message', data }),
)

/** What each recipient of a shared one is to read, with their personal links. */
export const fetchMessageTexts = createAppThunk<MessageTexts['texts'], string>(
  'messages/texts',
  async (id, { signal }) =>
    (await apiRequest(MessageTexts, { method: 'post', url: '/messages/find-texts', data: { id }, signal })).texts,
)

export const markHanded = createAppThunk<MessageDetails, { id: string; personId: string; isHanded: boolean }>(
  'messages/markHanded',
  (data) => apiRequest(MessageDetails, { method: 'post', url: '/messages/mark-handed', data }),
)

export const fetchMessageSettings = createAppThunk<MessageSettingsAnswer>('messages/settings', (_, { signal }) =>
  apiRequest(MessageSettingsAnswer, { url: '/messages/find-settings', signal }),
)

export const saveMessageSettings = createAppThunk<MessageSettings, MessageSettings>(
  'messages/saveSettings',
  async (settings) => {
    const data = { settings }
    return (await apiRequest(MessageSettingsAnswer, { method: 'post', url: '/messages/change-settings', data }))
      .settings
  },
)

/** To oneself. */
export const sendTestMail = createAppThunk<TestMailAnswer>('messages/test', () =>
  apiRequest(TestMailAnswer, { method: 'post', url: '/messages/send-test', data: {} }),
)

/** Why the member gets no e-mails; null: nothing keeps them. */
export const findMailBlock = createAppThunk<{ block: MailBlock | null }, string>('messages/block', (id, { signal }) =>
  apiRequest(BlockAnswer, { url: '/messages/find-block', params: { id }, signal }),
)

export const removeMailBlock = createAppThunk<void, string>('messages/removeBlock', async (id) => {
  await apiRequest(BlockAnswer, { method: 'post', url: '/messages/remove-block', data: { id } })
})
