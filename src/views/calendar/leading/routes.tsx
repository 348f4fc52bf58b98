import { Route, Routes } from 'react-router-dom'
import { NotAuthorised } from '@/auth/NotAuthorised'
import { selectUser } from '@/redux/auth'
import { fetchLedEvents, fetchLedMembers } from '@/redux/calendar/leading'
import { fetchLedMessages } from '@/redux/calendar/ledMessages'
import type { FirstLook } from '@/redux/firstLook'
import { useAppSelector } from '@/redux/hooks'
import { MessageHouseContext } from '@/shared/messages/messageHouse'
import { NotFound } from '@/shared/records/NotFound'
import { RecordRoute } from '@/shared/records/RecordRoute'
import { MessagePage } from '@/views/calendar/messages/MessagePage'
import { ledHouse } from './ledHouse'
import { LedEventPage } from './LedEventPage'
import { LeadingPage } from './LeadingPage'

export const leadingLook: FirstLook = (_, ask) => [
  ask(fetchLedMembers, undefined),
  ask(fetchLedEvents, undefined),
  ask(fetchLedMessages, undefined),
]

/** Everything under /section, for who leads sections or groups of people. */
export function LeadingRoutes() {
  const isLeader = useAppSelector(selectUser)?.leads === true
  if (!isLeader) return <NotAuthorised />
  return (
    <MessageHouseContext.Provider value={ledHouse}>
      <Routes>
        <Route index element={<LeadingPage />} />
        <Route element={<RecordRoute />}>
          <Route path=":id" element={<LedEventPage />} />
          <Route path="messages/:id" element={<MessagePage />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </MessageHouseContext.Provider>
  )
}
