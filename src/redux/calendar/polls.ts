import type { CalendarEvent } from '@contract/calendar'
import { type InstrumentationList, listInstrumentationsCall } from '@contract/calendar/instrumentation'
import {
  type PollMatrix,
  type Poll,
  type PollChoice,
  type PollSetting,
  type PollSummary,
  type PollVersion,
  type PollWrite,
  listPollsCall,
  findPollCall,
  addPollCall,
  removePollCall,
  chooseDateCall,
  setAnswerCall,
  closePollCall,
  reopenPollCall,
} from '@contract/calendar/polls'
import type * as z from 'zod/mini'
import { apiRequest } from '@/api/apiRequest'
export const fetchPolls = async (): Promise<PollSummary[]> => (await apiRequest(listPollsCall)).polls
/** A poll with all answers. */
export const findPoll = (id: string): Promise<PollMatrix> => apiRequest(findPollCall, { params: { id } })
/** Adds, replaces, or restores what was removed (docs/writes.md). */
export const savePoll = async (poll: PollWrite): Promise<Poll> =>
  (await apiRequest(addPollCall, { data: { poll } })).poll
export const removePoll = async (id: string): Promise<void> => {
  await apiRequest(removePollCall, { params: { id } })
}
export const setPollClosed = async ({
  poll,
  isClosed,
}: {
  poll: PollVersion
  isClosed: boolean
}): Promise<PollMatrix> => (await apiRequest(isClosed ? closePollCall : reopenPollCall, { data: { poll } })).matrix
/** Returns the event that was made. */
export const choosePollDate = async (choice: PollChoice): Promise<CalendarEvent> =>
  (await apiRequest(chooseDateCall, { data: { choice } })).event
export const setPollAnswer = async (answer: PollSetting): Promise<PollMatrix> =>
  (await apiRequest(setAnswerCall, { data: { answer } })).matrix
/** The instrumentations and instruments that a poll can name. */
export const fetchPollChoices = (): Promise<z.infer<typeof InstrumentationList>> => apiRequest(listInstrumentationsCall)
