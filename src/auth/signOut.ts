import { apiRequest } from '@/api/apiRequest'
import { failureOf } from '@/api/failure'
import { readSession } from '@/api/readSession'
import { endSession } from '@/api/sessionEnd'
import { logoutCall } from '@contract/auth'

/** Signs out here, in the other tabs and on the server. What the server says to it changes nothing for the person. */
export async function signOut(): Promise<void> {
  const session = readSession()
  endSession('signed_out')
  if (!session) return

  const { refreshToken, document } = session
  const headers = { 'x-user-document': document }
  await apiRequest(logoutCall, { data: { refreshToken }, headers }).catch(failureOf)
}
