import { Route, Routes } from 'react-router-dom'
import { NotAuthorised } from '@/auth/NotAuthorised'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { NotFound } from '@/shared/records/NotFound'
import { LedEventPage } from './LedEventPage'
import { LeadingPage } from './LeadingPage'

/** Everything under /section, for who leads sections or groups of people. */
export function LeadingRoutes() {
  const isLeader = useAppSelector(selectUser)?.leads === true
  if (!isLeader) return <NotAuthorised />
  return (
    <Routes>
      <Route index element={<LeadingPage />} />
      <Route path=":id" element={<LedEventPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
