import { createContext, useContext } from 'react'
import { paths } from '@/configs/paths'
import { messageCalls, type MessageCalls } from '@/redux/messages'

/** Where messages are written and read: the group's, or a section leader's. */
export interface MessageHouse {
  calls: MessageCalls
  list: string
  pathOf: (id: string) => string
  isLed?: true
}

const groupHouse: MessageHouse = { calls: messageCalls, list: paths.messages, pathOf: paths.message }

export const MessageHouseContext = createContext(groupHouse)

export const useMessageHouse = (): MessageHouse => useContext(MessageHouseContext)
