import {
  type SignInSession,
  authSessionsCall,
  endSessionCall,
  endOtherSessionsCall,
  usersSessionsCall,
  endSessionsCall,
} from '@contract/sessions'
import { apiRequest } from '@/api/apiRequest'
export const fetchSessions = async (): Promise<SignInSession[]> => (await apiRequest(authSessionsCall)).sessions

export const endSession = (id: string): Promise<unknown> => apiRequest(endSessionCall, { params: { id } })

export const endOtherSessions = async (): Promise<void> => {
  await apiRequest(endOtherSessionsCall, { data: {} })
}

/** Another person's, for an administrator. */
export const fetchUserSessions = async (id: string): Promise<SignInSession[]> =>
  (await apiRequest(usersSessionsCall, { params: { id } })).sessions

export const endUserSessions = (id: string): Promise<unknown> => apiRequest(endSessionsCall, { params: { id } })
