import * as z from 'zod/mini'
import { faceOf } from './faces'
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
  /** Of one's own: how far it has come. */
  status?: MessageStatus
}

export type MessageStatus = 'sent' | 'delivered' | 'read'

export interface Chat {
  id: number
  userId: number
  unseenMsgs: number
  /** The other one is writing just now. */
  isTyping: boolean
  chat: ChatMessage[]
}

/** What is kept of a chat; how far its messages have come follows from the time. */
interface KeptChat extends Omit<Chat, 'isTyping'> {
  /** When one's own last message was sent, while an answer to it is to come. */
  awaitedSince: number | null
}

const OWN_ID = 1
const MINUTE_MS = 60_000

const roles = ['Concertmaster', 'Timpani', 'Librarian', 'Stage crew', 'Treasurer', 'Harp']

function contactOf(id: number): ChatContact {
  const fullName = nameOf(id * 7)
  return {
    id,
    fullName,
    role: pick(roles, id),
    about: 'Reachable between two rehearsals.',
    avatar: faceOf(fullName),
    status: pick(presences, id),
  }
}

const talks = [
  [
    'Are the parts there?',
    'Since this morning.',
    'Then I shall print them.',
    'Double-sided, please!',
    'Of course. Page seven is missing, though.',
  ],
  ['Did you find the mute?', 'It was in the piano.', 'Of course it was.', 'Do not ask how.'],
  [
    'Who has the key on Friday?',
    'I do, from six.',
    'Then we can set up the chairs.',
    'Bring gloves, it is cold in there.',
  ],
]

const answers = [
  'I will see to it.',
  'Good to know, thank you!',
  'Let us speak after the rehearsal.',
  'Bar 97, as always.',
]

/** After so long, what was sent has arrived, is read, is being answered, and is answered. */
const DELIVERED_MS = 700
const READ_MS = 1400
const TYPING_MS = 1900
const ANSWER_MS = 3800

function chatOf(id: number): KeptChat {
  const begin = Date.now() - id * 90 * MINUTE_MS
  const chat = pick(talks, id - 2).map((message, index) => ({
    id: index + 1,
    message,
    time: new Date(begin + index * 2 * MINUTE_MS).toISOString(),
    senderId: index % 2 === 0 ? id : OWN_ID,
  }))
  return { id, userId: id, unseenMsgs: id === 2 ? 1 : 0, chat, awaitedSince: null }
}

/** Who is there reads and answers; who is away gets it, and who is offline will. */
function statusOf({ time }: ChatMessage, contact: ChatContact, now: number): MessageStatus {
  const age = now - new Date(time).getTime()
  if (contact.status === 'offline' || age < DELIVERED_MS) return 'sent'
  return contact.status === 'away' || age < READ_MS ? 'delivered' : 'read'
}

const isThere = ({ status }: ChatContact) => status === 'online' || status === 'busy'

/** Puts the answer in that has come meanwhile. */
function settle(chat: KeptChat, contact: ChatContact, now: number): void {
  const { awaitedSince } = chat
  if (awaitedSince === null || !isThere(contact) || now - awaitedSince < ANSWER_MS) return
  chat.chat.push({
    id: nextId(chat.chat),
    message: pick(answers, contact.id + chat.chat.length),
    time: new Date(awaitedSince + ANSWER_MS).toISOString(),
    senderId: contact.id,
  })
  chat.unseenMsgs += 1
  chat.awaitedSince = null
}

/** As it stands at this moment. Whatever was answered was read. */
function viewOf({ awaitedSince, ...chat }: KeptChat, contact: ChatContact, now: number): Chat {
  const lastAnswer = chat.chat.findLastIndex(({ senderId }) => senderId !== OWN_ID)
  return {
    ...chat,
    isTyping: awaitedSince !== null && isThere(contact) && now - awaitedSince >= TYPING_MS,
    chat: chat.chat.map((message, index) =>
      message.senderId === OWN_ID
        ? { ...message, status: index < lastAnswer ? 'read' : statusOf(message, contact, now) }
        : message,
    ),
  }
}

const Sent = z.object({ contactId: z.number(), message: z.string().check(z.minLength(1)) })

export function chatCalls(): SampleCall[] {
  const profileUser = contactOf(OWN_ID)
  const contacts = [2, 3, 4, 5, 6, 7, 8, 9].map(contactOf)
  const chats = [2, 3, 4].map(chatOf)

  const viewAll = () =>
    chats.flatMap((chat) => contacts.filter(({ id }) => id === chat.userId).map((contact) => view(chat, contact)))

  function view(chat: KeptChat, contact: ChatContact): Chat {
    const now = Date.now()
    settle(chat, contact, now)
    return viewOf(chat, contact, now)
  }

  return [
    get('/apps/chat/users/profile-user', () => [200, profileUser]),
    get('/apps/chat/chats-and-contacts', () => {
      const chatsContacts = viewAll().flatMap(({ userId, unseenMsgs, isTyping, chat }) =>
        contacts
          .filter(({ id }) => id === userId)
          .map((contact) => ({ ...contact, chat: { unseenMsgs, isTyping, lastMessage: chat.at(-1) } })),
      )
      return [200, { profileUser, contacts, chatsContacts }]
    }),
    // Reading a chat leaves nothing unseen in it; the answer tells what was. With whom there is none yet: a contact without a chat.
    get('/apps/chat/get-chat', (ask) => {
      const contact = contacts.find(({ id }) => id === ask.id())
      const chat = chats.find(({ userId }) => userId === ask.id())
      if (!contact) return NOT_FOUND
      const shown = chat && view(chat, contact)
      if (chat) chat.unseenMsgs = 0
      return [200, { contact, chat: shown }]
    }),
    post('/apps/chat/send-msg', (ask) => {
      const { contactId, message } = ask.body(Sent)
      const contact = contacts.find(({ id }) => id === contactId)
      if (!contact) return NOT_FOUND
      const known = chats.find(({ userId }) => userId === contactId)
      const chat: KeptChat = known ?? {
        id: nextId(chats),
        userId: contactId,
        unseenMsgs: 0,
        chat: [],
        awaitedSince: null,
      }
      // The answer to what was said before comes first.
      settle(chat, contact, Date.now())
      if (!known) chats.push(chat)
      const newMessage: ChatMessage = {
        id: nextId(chat.chat),
        message,
        time: new Date().toISOString(),
        senderId: OWN_ID,
      }
      chat.chat.push(newMessage)
      chat.awaitedSince = new Date(newMessage.time).getTime()
      return [201, { newMessage: { ...newMessage, status: 'sent' }, chat: view(chat, contact) }]
    }),
  ]
}
