import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Role, roles } from '@contract/auth'
import type { SignedIn } from '@contract/auth'
import { PERSONAL_LINK_HEADER } from '@contract/calendar/links'
import { AUDITOR_LINK_HEADER } from '@contract/finances/auditing'
import { ageProof } from '../accounts/secondFactorFixture'
import { replyFixture } from '../calendar/replies/replyFixture'
import { callAs, foundGroup, headersOf, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { ownLinkOf } from '../support/ownLinks'

const XAccess = z.strictObject({
  public: z.optional(z.literal(true)),
  roles: z.array(Role),
  leaders: z.optional(z.literal(true)),
  link: z.optional(z.enum(['personal', 'auditor'])),
  freshProof: z.optional(z.literal(true)),
})
type XAccess = z.infer<typeof XAccess>
const Description = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(z.enum(['get', 'post', 'delete']), z.optional(z.looseObject({ 'x-access': XAccess }))),
  ),
})

const Token = z.looseObject({ token: z.string() })

interface DescribedCall {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  access: XAccess
}

interface TestCaller {
  name: string
  headers: Record<string, string>
  /** Whether the description lets them in. */
  mayMake: (access: XAccess) => boolean
}

let server: TestServer
let admin: SignedIn
let calls: DescribedCall[]
let callers: TestCaller[]

async function auditorToken(): Promise<string> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const link = { id: newId(), name: 'Rosa', from: '2000-01-01', to: '2100-12-31', withNames: true, expiresOn: tomorrow }
  const made = await callAs(server.app, admin, 'POST', '/finances/add-auditor-link', { link })
  return Token.parse(made.json()).token
}

/** What keeps a caller out: what a call says of its fields or records comes after that. */
const REFUSALS = new Set(['unauthenticated', 'forbidden', 'proof_required', 'link_invalid', 'link_expired'])

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  const { paths } = Description.parse((await server.app.inject('/openapi.json')).json())
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    (['get', 'post', 'delete'] as const).flatMap((method) => {
      const call = methods[method]
      return call === undefined
        ? []
        : [
            {
              method: method === 'get' ? 'GET' : method === 'post' ? 'POST' : 'DELETE',
              path,
              access: call['x-access'],
            } as const,
          ]
    }),
  )
  const people = await Promise.all(
    roles.map(async (role) => [role, role === 'admin' ? admin : await joinAs(server.app, admin, role)] as const),
  )
  const leaders = await Promise.all(
    (['member', 'treasurer', 'client'] as const).map(async (role) => {
      const person = await joinAs(server.app, admin, role)
      const leads = { sections: ['brass'], memberGroups: [] }
      await callAs(server.app, admin, 'POST', '/users/change-leads', { id: person.userData.id, leads })
      return [role, person] as const
    }),
  )
  const stale = await joinAs(server.app, admin, 'admin')
  await ageProof(server, stale, 11)
  const replies = replyFixture(server.app, admin)
  // Their own, as one that was handed out does less than its calls name.
  const personal = await ownLinkOf(server, admin.userData.group.id, (await replies.member('Ana Lima')).id)
  const auditor = await auditorToken()
  const isIn = (role: Role) => (access: XAccess) => access.public === true || access.roles.includes(role)
  const byLink = (link: 'personal' | 'auditor') => (access: XAccess) => access.public === true || access.link === link
  callers = [
    { name: 'nobody', headers: {}, mayMake: (access) => access.public === true },
    ...people.map(([role, person]) => ({ name: role, headers: headersOf(person), mayMake: isIn(role) })),
    ...leaders.map(([role, person]) => ({
      name: `${role} who leads a section`,
      headers: headersOf(person),
      // Leading opens its own calls and no other, and none to who does not read the calendar.
      mayMake: (access: XAccess) => isIn(role)(access) || (access.leaders === true && role !== 'client'),
    })),
    {
      name: 'an admin whose proof is old',
      headers: headersOf(stale),
      mayMake: (access) => isIn('admin')(access) && access.freshProof !== true,
    },
    { name: 'by a personal link', headers: { [PERSONAL_LINK_HEADER]: personal }, mayMake: byLink('personal') },
    { name: 'by an auditor’s link', headers: { [AUDITOR_LINK_HEADER]: auditor }, mayMake: byLink('auditor') },
  ]
})

afterAll(() => server.close())

/** Ends sessions of who makes it; it is made by others. */
const ENDS_OWN = '/auth/end-other-sessions'

test('each call lets in whom it names, and nobody else', async () => {
  expect(calls.length).toBeGreaterThan(250)
  const wrong: string[] = []
  for (const caller of callers) {
    for (const { method, path, access } of calls) {
      if (path === ENDS_OWN) continue
      const url = path.replaceAll(/\{\w+\}/g, newId())
      const body = method === 'POST' && { payload: {} }
      const reply = await server.app.inject({ method, url, headers: caller.headers, ...body })
      const code = reply.statusCode < 400 ? '' : String(reply.json().error?.code)
      const isIn = !REFUSALS.has(code) || (access.public === true && code === 'link_invalid')
      if (isIn !== caller.mayMake(access)) wrong.push(`${caller.name}: ${method} ${path} ${reply.statusCode} ${code}`)
    }
  }
  expect(wrong).toEqual([])
})

test('what changes access, moves money elsewhere, takes everything along or erases it asks for fresh proof', () => {
  const guarded = calls.filter(({ access }) => access.freshProof).map(({ method, path }) => `${method} ${path}`)
  expect(guarded).toEqual(
    expect.arrayContaining([
      'POST /finances/payment-settings',
      'POST /members/change-access',
      'GET /members/find-member-data',
      'POST /members/erase-member',
      'POST /users/invite',
      'POST /users/update-role',
      'POST /users/change-leads',
      'DELETE /users/remove-user',
      'POST /auth/change-email',
    ]),
  )
})

test('every call but the public ones names somebody', () => {
  const isForNobody = ({ access }: DescribedCall) =>
    access.roles.length === 0 && access.link === undefined && access.leaders === undefined
  expect(calls.filter(isForNobody)).toEqual([])
})
