import { v7 as newId } from 'uuid'
import type * as z from 'zod/mini'
import { SignedIn } from '@contract/auth'
import type { Role } from '@contract/auth'
import { InvitationAnswer } from '@contract/users'
import type { App } from '../../../server/platform/dependencies'

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

/** Founds a group of its own; answers its administrator. */
export async function foundGroup(app: App, person = newPerson()): Promise<SignedIn> {
  const group = { name: 'Banda de Teste', currency: 'BRL', timeZone: 'America/Sao_Paulo' }
  const answer = await app.inject({ method: 'POST', url: '/auth/register', payload: { ...person, group } })
  return SignedIn.parse(answer.json())
}

export async function invite(app: App, admin: SignedIn, role: Role): Promise<z.infer<typeof InvitationAnswer>> {
  const answer = await callAs(app, admin, 'POST', '/users/invite', { invitation: { id: newId(), role } })
  return InvitationAnswer.parse(answer.json())
}

/** Invites somebody new into the administrator's group, who accepts. */
export async function joinAs(app: App, admin: SignedIn, role: Role, person = newPerson()): Promise<SignedIn> {
  const { token } = await invite(app, admin, role)
  const answer = await app.inject({ method: 'POST', url: '/auth/register', payload: { ...person, invitation: token } })
  return SignedIn.parse(answer.json())
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
