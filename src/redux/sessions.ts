import * as z from 'zod/mini'
import { IdAnswer } from '@contract/primitives'
import { SessionList, type SignInSession } from '@contract/sessions'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

export const fetchSessions = createAppThunk<SignInSession[]>(
  'sessions/fetch',
  async (_, { signal }) => (await apiRequest(SessionList, { url: '/auth/sessions', signal })).sessions,
)

export const endSession = createAppThunk<unknown, string>('sessions/end', (id) =>
  apiRequest(IdAnswer, { method: 'delete', url: '/auth/end-session', params: { id } }),
)

export const endOtherSessions = createAppThunk<void>('sessions/endOthers', async () => {
  await apiRequest(z.unknown(), { method: 'post', url: '/auth/end-other-sessions', data: {} })
})

/** Another person's, for an administrator. */
export const fetchUserSessions = createAppThunk<SignInSession[], string>(
  'sessions/fetchOfUser',
  async (id, { signal }) =>
    (await apiRequest(SessionList, { url: '/users/sessions', params: { id }, signal })).sessions,
)

export const endUserSessions = createAppThunk<unknown, string>('sessions/endOfUser', (id) =>
  apiRequest(IdAnswer, { method: 'delete', url: '/users/end-sessions', params: { id } }),
)
