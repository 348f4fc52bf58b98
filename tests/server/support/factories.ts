import { v7 as newId } from 'uuid'
import type * as z from 'zod/mini'
import { SignedIn } from '@contract/auth'
import type { Role } from '@contract/auth'
import { InvitationAnswer } from '@contract/users'
import type { App } from '../../../server/platform/dependencies'
import { nextLinkTo } from './mailbox'

export const PASSWORD = 'correct horse battery'

type Method = 'GET' | 'POST' | 'DELETE'

let count = 0

/** Somebody new, whom no other test knows. */
export function newPerson(over: { name?: string; email?: string; document?: string } = {}) {
  count += 1
  return {
    name: `Person ${count}`,
    email: `person${count}@example.org`,
    document: `DOC-${1000 + count}`,
    password: PASSWORD,
    ...over,
  }
}

export function headersOf({ accessToken, userData }: SignedIn) {
  return { authorization: `Bearer ${accessToken}`, 'x-user-document': userData.document }
}

/** Makes a call with the person's token and document. */
export function callAs(app: App, person: SignedIn, method: Method, url: string, payload?: object) {
  return app.inject({ method, url, headers: headersOf(person), ...(payload && { payload }) })
}

/** Registers; where mail is set up, opens the link that was sent (its jobs must run). */
async function register(
  app: App,
  payload: { email: string; password: string; group?: object; invitation?: string },
  headers = {},
): Promise<SignedIn> {
  const answer = await app.inject({ method: 'POST', url: '/auth/register', headers, payload })
  if (answer.statusCode !== 202) return SignedIn.parse(answer.json())
  const confirmation = {
    token: (await nextLinkTo(payload.email, '/confirm-registration')).searchParams.get('token'),
    password: payload.password,
  }
  const url = '/auth/confirm-registration'
  return SignedIn.parse((await app.inject({ method: 'POST', url, headers, payload: confirmation })).json())
}

/** Founds a group of its own; answers its administrator. */
export async function foundGroup(app: App, person = newPerson()): Promise<SignedIn> {
  const group = { name: 'Banda de Teste', currency: 'BRL', timeZone: 'America/Sao_Paulo' }
  return register(app, { ...person, group })
}

export async function invite(app: App, admin: SignedIn, role: Role): Promise<z.infer<typeof InvitationAnswer>> {
  const answer = await callAs(app, admin, 'POST', '/users/invite', { invitation: { id: newId(), role } })
  return InvitationAnswer.parse(answer.json())
}

/** Invites somebody new into the administrator's group, who accepts. */
export async function joinAs(
  app: App,
  admin: SignedIn,
  role: Role,
  person = newPerson(),
  headers = {},
): Promise<SignedIn> {
  const { token } = await invite(app, admin, role)
  return register(app, { ...person, invitation: token }, headers)
}

/** How many of the answers had which status. */
export function tally(answers: { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

export function signIn(app: App, email: string, password = PASSWORD) {
  return app.inject({ method: 'POST', url: '/auth/login', payload: { email, password } })
}

export function refresh(app: App, refreshToken: string) {
  return app.inject({ method: 'POST', url: '/jwt/refresh-token', payload: { refreshToken } })
}
