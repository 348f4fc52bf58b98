import { paths } from '@/configs/paths'
import { ledMessageCalls } from '@/redux/calendar/ledMessages'
import type { MessageHouse } from '@/shared/messages/messageHouse'

/** The messages of a section leader. */
export const ledHouse: MessageHouse = {
  calls: ledMessageCalls,
  list: paths.leading,
  pathOf: paths.ledMessage,
  isLed: true,
}
