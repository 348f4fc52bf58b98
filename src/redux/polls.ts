import type { CalendarEvent } from '@contract/calendar'
import { IdAnswer } from '@contract/primitives'
import { LineupList } from '@contract/replies/lineups'
import {
  PollAnswer,
  PollChoiceAnswer,
  PollList,
  PollMatrix,
  PollMatrixAnswer,
  type Poll,
  type PollChoice,
  type PollSetting,
  type PollSummary,
  type PollVersion,
  type PollWrite,
} from '@contract/replies/polls'
import type * as z from 'zod/mini'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

export const fetchPolls = createAppThunk<PollSummary[], string>(
  'polls/list',
  async (_, { signal }) => (await apiRequest(PollList, { url: '/polls/list-polls', signal })).polls,
)
/** Who can when. */
export const findPoll = createAppThunk<PollMatrix, string>('polls/find', (id, { signal }) =>
  apiRequest(PollMatrix, { url: '/polls/find-poll', params: { id }, signal }),
)
/** Adds, replaces, or restores what was removed, as CONTRACT.md says. */
export const savePoll = createAppThunk<Poll, PollWrite>(
  'polls/save',
  async (poll) => (await apiRequest(PollAnswer, { method: 'post', url: '/polls/add-poll', data: { poll } })).poll,
)
export const removePoll = createAppThunk<void, string>('polls/remove', async (id) => {
  await apiRequest(IdAnswer, { method: 'delete', url: '/polls/remove-poll', params: { id } })
})
export const setPollClosed = createAppThunk<PollMatrix, { poll: PollVersion; isClosed: boolean }>(
  'polls/setClosed',
  async ({ poll, isClosed }) => {
    const url = isClosed ? '/polls/close-poll' : '/polls/reopen-poll'
    return (await apiRequest(PollMatrixAnswer, { method: 'post', url, data: { poll } })).matrix
  },
)
/** Answers the event that came of it. */
export const choosePollDate = createAppThunk<CalendarEvent, PollChoice>(
  'polls/choose',
  async (choice) =>
    (await apiRequest(PollChoiceAnswer, { method: 'post', url: '/polls/choose-date', data: { choice } })).event,
)
export const setPollAnswer = createAppThunk<PollMatrix, PollSetting>(
  'polls/setAnswer',
  async (answer) =>
    (await apiRequest(PollMatrixAnswer, { method: 'post', url: '/polls/set-answer', data: { answer } })).matrix,
)
/** What a poll can ask for: the kept line-ups, and what the group plays. */
export const fetchPollChoices = createAppThunk<z.infer<typeof LineupList>, string>('polls/choices', (_, { signal }) =>
  apiRequest(LineupList, { url: '/lineups/list-lineups', signal }),
)
