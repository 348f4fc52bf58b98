import { expect, vi } from 'vitest'
import type { Chat, ChatContact, ChatMessage } from '@/@fake-db/chat'
import type { SampleCase, Send } from './sampleCase'

interface Overview {
  profileUser: ChatContact
  contacts: ChatContact[]
  chatsContacts: (ChatContact & { chat: { unseenMsgs: number; lastMessage: ChatMessage } })[]
}
const overview = async (send: Send) => (await send.get<Overview>('/apps/chat/chats-and-contacts')).data
const chat = async (send: Send, id: number) =>
  (await send.get<{ contact: ChatContact; chat?: Chat }>('/apps/chat/get-chat', { id })).data

/** Answers as they would be after so long. */
async function later<Answer>(ms: number, ask: () => Promise<Answer>): Promise<Answer> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  try {
    return await ask()
  } finally {
    vi.useRealTimers()
  }
}

export const chatCases: SampleCase[] = [
  [
    'GET /apps/chat/users/profile-user',
    'oneself',
    async (send) => {
      const { status, data } = await send.get<ChatContact>('/apps/chat/users/profile-user')
      expect(status).toBe(200)
      expect(data).toEqual((await overview(send)).profileUser)
    },
  ],
  [
    'GET /apps/chat/chats-and-contacts',
    'everyone, and with whom there is a chat',
    async (send) => {
      const { contacts, chatsContacts } = await overview(send)
      expect(contacts.length).toBeGreaterThan(chatsContacts.length)
      expect(chatsContacts.map(({ chat }) => chat.unseenMsgs)).toContain(1)
    },
  ],
  [
    'GET /apps/chat/get-chat',
    'reading it leaves nothing unseen',
    async (send) => {
      const unseen = (await overview(send)).chatsContacts.find(({ chat }) => chat.unseenMsgs > 0)
      await chat(send, unseen?.id ?? 0)
      expect((await overview(send)).chatsContacts.every(({ chat }) => chat.unseenMsgs === 0)).toBe(true)
      expect((await send.get('/apps/chat/get-chat', { id: 999 })).status).toBe(404)
    },
  ],
  [
    'POST /apps/chat/send-msg',
    'adds a message, and begins a chat where there was none',
    async (send) => {
      const { contacts, chatsContacts, profileUser } = await overview(send)
      const stranger = contacts.find(({ id }) => chatsContacts.every((known) => known.id !== id))?.id ?? 0
      expect((await chat(send, stranger)).chat).toBeUndefined()
      for (const contactId of [2, stranger]) {
        const { status, data } = await send.post<{ newMessage: ChatMessage }>('/apps/chat/send-msg', {
          contactId,
          message: 'Hello?',
        })
        expect(status).toBe(201)
        expect(data.newMessage).toMatchObject({ message: 'Hello?', senderId: profileUser.id })
        const { status: _, ...sent } = data.newMessage
        expect((await chat(send, contactId)).chat?.chat.at(-1)).toMatchObject(sent)
      }
      expect((await send.post('/apps/chat/send-msg', { contactId: 999, message: 'x' })).status).toBe(404)
      expect((await send.post('/apps/chat/send-msg', { contactId: 2, message: '' })).status).toBe(400)
    },
  ],
  [
    'POST /apps/chat/send-msg',
    'who is there gets it, reads it, writes and answers; who is away gets it, and who is offline does not',
    async (send) => {
      const { contacts } = await overview(send)
      const idOf = (wanted: string) => contacts.find(({ status }) => status === wanted)?.id ?? 0
      for (const contactId of ['online', 'away', 'offline'].map(idOf)) {
        await send.post('/apps/chat/send-msg', { contactId, message: 'Hello?' })
      }
      const after = async (ms: number, status: string) => {
        const known = (await later(ms, () => chat(send, idOf(status)))).chat
        return [known?.chat.at(-1)?.status, known?.isTyping]
      }
      expect(await after(1000, 'online')).toEqual(['delivered', false])
      expect(await after(1800, 'online')).toEqual(['read', false])
      expect(await after(3000, 'online')).toEqual(['read', true])
      expect(await after(60_000, 'away')).toEqual(['delivered', false])
      expect(await after(60_000, 'offline')).toEqual(['sent', false])
      const { chatsContacts } = await later(9000, () => overview(send))
      const talk = chatsContacts.find(({ id }) => id === idOf('online'))
      expect(talk?.chat).toMatchObject({ unseenMsgs: 1, lastMessage: { senderId: idOf('online') } })
    },
  ],
]
