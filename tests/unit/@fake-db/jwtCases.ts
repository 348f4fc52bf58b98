import { expect } from 'vitest'
import type { ErrorBody } from '@contract/errors'
import type { SampleSignIn } from '@/@fake-db/jwt'
import type { SampleCase } from './sampleCase'

const LOGIN = 'POST /jwt/login'
const REGISTER = 'POST /jwt/register'

const admin = { email: 'admin@samples.example.org', password: 'admin' }
const newcomer = { email: 'new@samples.example.org', username: 'new', password: 'new' }

/** What the middle of a token says, and how long it serves, in seconds. */
function lifetimeOf(token: string): number {
  const { iat, exp } = JSON.parse(atob(token.split('.')[1] ?? '')) as { iat: number; exp: number }
  expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(60)
  return exp - iat
}

export const jwtCases: SampleCase[] = [
  [
    LOGIN,
    'who it is, what they may do, and tokens of ten minutes',
    async (send) => {
      const { status, data } = await send.post<SampleSignIn>('/jwt/login', admin)
      expect(status).toBe(200)
      expect(data.userData).toMatchObject({ role: 'admin', ability: [{ action: 'manage', subject: 'all' }] })
      expect(data.userData).not.toHaveProperty('password')
      expect([lifetimeOf(data.accessToken), lifetimeOf(data.refreshToken)]).toEqual([600, 600])
      const client = await send.post<SampleSignIn>('/jwt/login', {
        email: 'client@samples.example.org',
        password: 'client',
      })
      expect(client.data.userData.ability).toEqual([
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ])
    },
  ],
  [
    LOGIN,
    'Email or Password is Invalid',
    async (send) => {
      for (const wrong of [
        { ...admin, password: 'x' },
        { ...admin, email: 'x@example.org' },
      ]) {
        const { status, data } = await send.post<ErrorBody>('/jwt/login', wrong)
        expect([status, data.error.message]).toEqual([400, 'Email or Password is Invalid'])
      }
      expect((await send.post('/jwt/login', {})).status).toBe(400)
    },
  ],
  [
    REGISTER,
    'signs the newcomer in, who can come back',
    async (send) => {
      const { status, data } = await send.post<SampleSignIn>('/jwt/register', newcomer)
      expect([status, data.userData.role]).toEqual([201, 'client'])
      expect((await send.post('/jwt/login', newcomer)).status).toBe(200)
    },
  ],
  [
    REGISTER,
    'This email is already in use. This username is already in use.',
    async (send) => {
      const register = async (body: object) => {
        const { status, data } = await send.post<ErrorBody>('/jwt/register', body)
        return [status, data.error.fields]
      }
      const email = 'This email is already in use.'
      const username = 'This username is already in use.'
      expect(await register({ ...newcomer, email: admin.email })).toEqual([400, { email }])
      expect(await register({ ...newcomer, username: 'alba' })).toEqual([400, { username }])
      expect(await register({ ...admin, username: 'alba' })).toEqual([400, { email, username }])
    },
  ],
]
