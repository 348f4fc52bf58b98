import type { MyPoll } from '@contract/calendar/polls'
import type { MyEvent, MyPage } from '@contract/calendar/replies'

/** The page with the server's new version of one event. */
export const withEvent = (page: MyPage, event: MyEvent): MyPage => ({
  ...page,
  events: page.events.map((one) => (one.id === event.id ? event : one)),
})

export const withPoll = (page: MyPage, poll: MyPoll): MyPage => ({
  ...page,
  polls: page.polls?.map((one) => (one.id === poll.id ? poll : one)),
})
