import * as z from 'zod/mini'
import { call } from './call'
import { failureOf } from './failure'
import { readSession } from './readSession'
import { endSession } from './sessionEnd'

/** Signs out here, in the other tabs and on the server. What the server says to it changes nothing for the person. */
export async function leaveSession(): Promise<void> {
  const session = readSession()
  endSession('signed_out')
  if (!session) return
  const data = { refreshToken: session.refreshToken }
  await call(z.unknown(), { method: 'post', url: '/jwt/logout', data, isPublic: true }).catch(failureOf)
}
