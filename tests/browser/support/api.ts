import { v7 as uuidv7 } from 'uuid'
import { PendingRegistration, SignedIn, type DemoRole, type Role } from '@contract/auth'
import { MemberAnswer, type Member } from '@contract/members'
import { InvitationAnswer } from '@contract/users'
import { nextLinkTo } from '../../server/support/mailbox'

export const PASSWORD = 'uma frase bem comprida'

interface Call {
  as?: SignedIn
  /** The token of a personal link. */
  link?: string
  /** The token of an auditor's link. */
  auditor?: string
  body?: object
  method?: 'GET' | 'POST' | 'DELETE'
}

interface GroupPlace {
  currency: string
  timeZone: string
  region: string
}

interface Person {
  name?: string
  email?: string
  document?: string
}

/** Sets up over the API what a test does not need to type into screens. */
export interface Api {
  call: (path: string, call?: Call) => Promise<Response>
  /** A group of its own, in Brazil where nothing else is said; answers its admin. */
  foundGroup: (person?: Person & { groupName?: string; group?: Partial<GroupPlace> }) => Promise<SignedIn>
  /** Somebody new in the admin's group. */
  join: (admin: SignedIn, role: Role, person?: Person) => Promise<SignedIn>
  /** An invitation's token. */
  invite: (admin: SignedIn, role: Role) => Promise<string>
  enterDemo: (role: DemoRole) => Promise<SignedIn>
  /** Adds, or with a version replaces. */
  saveMember: (as: SignedIn, member: Partial<Member>) => Promise<Member>
}

function headersOf(as: SignedIn | undefined): Record<string, string> {
  return as ? { authorization: `Bearer ${as.accessToken}`, 'x-user-document': as.userData.document } : {}
}

export function apiAt(url: string): Api {
  const call: Api['call'] = (path, { as, link, auditor, body, method = body ? 'POST' : 'GET' } = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        ...headersOf(as),
        ...(link !== undefined && { 'x-personal-link': link }),
        ...(auditor !== undefined && { 'x-auditor-link': auditor }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })

  async function answer(path: string, options: Call): Promise<unknown> {
    const reply = await call(path, options)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }

  async function register({ name = 'Helena Prado', email, document }: Person, rest: object): Promise<SignedIn> {
    const id = uuidv7()
    const person = { name, email: email ?? `${id}@example.org`, document: document ?? id, password: PASSWORD }
    const registered = await answer('/auth/register', { body: { ...person, ...rest } })
    const pending = PendingRegistration.safeParse(registered)
    if (!pending.success) return SignedIn.parse(registered)
    const token = (await nextLinkTo(person.email, '/confirm-registration')).searchParams.get('token')
    return SignedIn.parse(await answer('/auth/confirm-registration', { body: { token, password: PASSWORD } }))
  }

  async function invite(admin: SignedIn, role: Role): Promise<string> {
    const reply = await answer('/users/invite', { as: admin, body: { invitation: { id: uuidv7(), role } } })
    return InvitationAnswer.parse(reply).token
  }

  return {
    call,
    invite,
    foundGroup: ({ groupName = 'Coral da Serra', group, ...person } = {}) =>
      register(person, { group: { name: groupName, currency: 'BRL', timeZone: 'America/Sao_Paulo', ...group } }),
    join: async (admin, role, person = {}) => register(person, { invitation: await invite(admin, role) }),
    enterDemo: async (role) => SignedIn.parse(await answer('/auth/demo', { body: { role } })),
    saveMember: async (as, over) => {
      const member = { id: uuidv7(), name: 'Ana Lima', section: 'brass', status: 'active', ...over }
      return MemberAnswer.parse(await answer('/members/add-member', { as, body: { member } })).member
    },
  }
}
