import * as z from 'zod/mini'
import { apiRequest } from '@/api/apiRequest'
import { failureOf } from '@/api/failure'
import { readSession } from '@/api/readSession'
import { endSession } from '@/api/sessionEnd'

/** Signs out here, in the other tabs and on the server. What the server says to it changes nothing for the person. */
export async function signOut(): Promise<void> {
  const session = readSession()
  endSession('signed_out')
  if (!session) return
  const data = { refreshToken: session.refreshToken }
  await apiRequest(z.unknown(), { method: 'post', url: '/jwt/logout', data, isPublic: true }).catch(failureOf)
}
