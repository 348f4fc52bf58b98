import * as z from 'zod/mini'
import { nextId } from './rows'
import { get, NOT_FOUND, post, type SampleCall } from './sampleCall'
import { nameOf, pick } from './words'

const presences = ['online', 'away', 'busy', 'offline'] as const

export interface ChatContact {
  id: number
  fullName: string
  role: string
  about: string
  avatar: string
  status: (typeof presences)[number]
}

export interface ChatMessage {
  id: number
  message: string
  /** An instant. */
  time: string
  senderId: number
}

export interface Chat {
  id: number
  userId: number
  unseenMsgs: number
  chat: ChatMessage[]
}

const OWN_ID = 1
const MINUTE_MS = 60_000

const roles = ['Concertmaster', 'Timpani', 'Librarian', 'Stage crew', 'Treasurer', 'Harp']

function contactOf(id: number): ChatContact {
  return {
    id,
    fullName: nameOf(id * 7),
    role: pick(roles, id),
    about: 'Reachable between two rehearsals.',
    avatar: '',
    status: pick(presences, id),
  }
}

const talks = [
  ['Are the parts there?', 'Since this morning.', 'Then I shall print them.', 'Double-sided, please!'],
  ['Did you find the mute?', 'It was in the piano.', 'Of course it was.', 'Do not ask how.'],
  [
    'Who has the key on Friday?',
    'I do, from six.',
    'Then we can set up the chairs.',
    'Bring gloves, it is cold in there.',
  ],
]

function chatOf(id: number): Chat {
  const begin = Date.now() - id * 90 * MINUTE_MS
  const chat = pick(talks, id - 2).map((message, index) => ({
    id: index + 1,
    message,
    time: new Date(begin + index * 2 * MINUTE_MS).toISOString(),
    senderId: index % 2 === 0 ? id : OWN_ID,
  }))
  return { id, userId: id, unseenMsgs: id === 2 ? 1 : 0, chat }
}

const Sent = z.object({ contactId: z.number(), message: z.string().check(z.minLength(1)) })

export function chatCalls(): SampleCall[] {
  const profileUser = contactOf(OWN_ID)
  const contacts = [2, 3, 4, 5, 6, 7, 8, 9].map(contactOf)
  const chats = [2, 3, 4].map(chatOf)
  return [
    get('/apps/chat/users/profile-user', () => [200, profileUser]),
    get('/apps/chat/chats-and-contacts', () => {
      const chatsContacts = chats.flatMap(({ userId, unseenMsgs, chat }) =>
        contacts
          .filter(({ id }) => id === userId)
          .map((contact) => ({ ...contact, chat: { unseenMsgs, lastMessage: chat.at(-1) } })),
      )
      return [200, { profileUser, contacts, chatsContacts }]
    }),
    // Reading a chat leaves nothing unseen in it. With whom there is none yet: a contact without a chat.
    get('/apps/chat/get-chat', (ask) => {
      const contact = contacts.find(({ id }) => id === ask.id())
      const chat = chats.find(({ userId }) => userId === ask.id())
      if (chat) chat.unseenMsgs = 0
      return contact ? [200, { contact, chat }] : NOT_FOUND
    }),
    post('/apps/chat/send-msg', (ask) => {
      const { contactId, message } = ask.body(Sent)
      if (!contacts.some(({ id }) => id === contactId)) return NOT_FOUND
      const known = chats.find(({ userId }) => userId === contactId)
      const chat = known ?? { id: nextId(chats), userId: contactId, unseenMsgs: 0, chat: [] }
      if (!known) chats.push(chat)
      const newMessage: ChatMessage = {
        id: nextId(chat.chat),
        message,
        time: new Date().toISOString(),
        senderId: OWN_ID,
      }
      chat.chat.push(newMessage)
      return [201, { newMessage, chat }]
    }),
  ]
}
