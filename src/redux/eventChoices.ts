import { EventList, type CalendarEvent } from '@contract/calendar'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

/** Every event of the group, for screens that name one; nothing, and no call, where none is wanted. */
export const fetchEventChoices = createAppThunk<CalendarEvent[], boolean>('calendar/choices', (isWanted, { signal }) =>
  isWanted ? apiRequest(EventList, { url: '/calendar/all-events', signal }) : Promise.resolve([]),
)
