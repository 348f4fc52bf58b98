import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'

const SampleSignIn = z.object({
  userData: z.object({
    fullName: z.string(),
    username: z.string(),
    email: z.string(),
    role: z.enum(['admin', 'client']),
    avatar: z.string(),
  }),
  accessToken: z.string(),
})
export type SampleSignIn = z.infer<typeof SampleSignIn>

/** Neither knows nor touches who is signed in to Batuta: what comes back is shown, and kept nowhere. */
export const signIn = (credentials: { email: string; password: string }) =>
  sampleRequest(SampleSignIn, { method: 'POST', url: '/jwt/login', data: credentials, isPublic: true })

export const register = (newcomer: { username: string; email: string; password: string }) =>
  sampleRequest(SampleSignIn, { method: 'POST', url: '/jwt/register', data: newcomer, isPublic: true })

const Claims = z.object({ iat: z.number(), exp: z.number() })

/** From when until when a token serves, in milliseconds; null where it does not say. */
export function lifetimeOf(token: string): { from: number; until: number } | null {
  try {
    const [, middle = ''] = token.split('.')
    const { iat, exp } = Claims.parse(JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/'))))
    return { from: iat * 1000, until: exp * 1000 }
  } catch {
    // Whatever it is, it is not one of the samples' tokens.
    return null
  }
}
