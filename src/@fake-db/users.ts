import * as z from 'zod/mini'
import { faceOf } from './faces'
import { holds, isWanted, nextId, pageOf, sortRows } from './rows'
import { get, NOT_FOUND, post, remove, removeFrom, type SampleCall } from './sampleCall'
import { DetailChange, detailOf, type UserDetail } from './userDetails'
import { companyOf, emailOf, nameOf, phoneOf, pick, placeOf, strewn, usernameOf } from './words'

const COUNT = 50

const billings = ['Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash', 'Auto Debit'] as const
const roles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const
const plans = ['basic', 'team', 'company', 'enterprise'] as const
const statuses = ['active', 'inactive', 'pending'] as const

const newUser = {
  id: z.optional(z.number()),
  fullName: z.string(),
  email: z.string(),
  billing: z.optional(z.enum(billings)),
  company: z.optional(z.string()),
  role: z.optional(z.enum(roles)),
  username: z.optional(z.string()),
  country: z.optional(z.string()),
  contact: z.optional(z.string()),
  currentPlan: z.optional(z.enum(plans)),
  status: z.optional(z.enum(statuses)),
  avatar: z.optional(z.string()),
}
/** The fields alone, or under the name that other calls give them. */
const NewUser = z.union([z.object({ user: z.object(newUser) }), z.object(newUser)])
const ChangedUser = z.object({
  user: z.object({
    ...newUser,
    id: z.number(),
    fullName: z.optional(newUser.fullName),
    email: z.optional(newUser.email),
  }),
})

export interface SampleUser {
  id: number
  billing: (typeof billings)[number]
  fullName: string
  company: string
  role: (typeof roles)[number]
  username: string
  country: string
  contact: string
  email: string
  currentPlan: (typeof plans)[number]
  status: (typeof statuses)[number]
  avatar: string
}

const emptyUser: Omit<SampleUser, 'id' | 'fullName' | 'email'> = {
  billing: 'Manual - Credit Card',
  company: '',
  role: 'subscriber',
  username: '',
  country: '',
  contact: '',
  currentPlan: 'basic',
  status: 'pending',
  avatar: '',
}

function userOf(index: number): SampleUser {
  const fullName = nameOf(index + 20)
  return {
    id: index + 1,
    billing: pick(billings, strewn(index, 0, 3)),
    fullName,
    company: companyOf(index + 9),
    role: pick(roles, index),
    username: usernameOf(fullName),
    country: placeOf(index).country,
    contact: phoneOf(index),
    email: emailOf(fullName),
    currentPlan: pick(plans, strewn(index + 3, 0, 3)),
    status: pick(statuses, strewn(index + 7, 0, 2)),
    avatar: faceOf(fullName),
  }
}

export function userCalls(): SampleCall[] {
  const users = Array.from({ length: COUNT }, (_, index) => userOf(index))
  const removed = new Set<number>()
  const details = new Map<number, UserDetail>()

  /** Made when it is first asked for. */
  function knownDetail({ id, role, currentPlan }: SampleUser): UserDetail {
    const detail = details.get(id) ?? detailOf(id - 1, role, currentPlan)
    details.set(id, detail)
    return detail
  }

  return [
    get('/api/users/list/all-data', () => [200, users]),
    post('/apps/users/add-user', (ask) => {
      const body = ask.body(NewUser)
      const given = 'user' in body ? body.user : body
      // Somebody who was removed comes back under the number they had, unless it was given on since.
      const former = [...removed].find((id) => id === given.id && users.every((user) => user.id !== id))
      const user: SampleUser = { ...emptyUser, ...given, id: former ?? nextId(users) }
      users.push(user)
      users.sort((a, b) => a.id - b.id)
      return [201, { user }]
    }),
    get('/api/users/list/data', (ask) => {
      const [q, role, status, plan] = [ask.text('q'), ask.text('role'), ask.text('status'), ask.text('currentPlan')]
      const found = users.filter(
        (user) =>
          holds(q, [user.email, user.fullName, user.billing]) &&
          isWanted(role, user.role) &&
          isWanted(status, user.status) &&
          isWanted(plan, user.currentPlan),
      )
      const sorted = sortRows(found, ask.text('sortColumn') ?? 'fullName', ask.text('sort'))
      return [200, { total: found.length, users: pageOf(sorted, ask) }]
    }),
    get('/api/users/user', (ask) => {
      const user = users.find(({ id }) => id === ask.id())
      return user ? [200, { user }] : NOT_FOUND
    }),
    // Not in the specification, as are the two below: a page of a user that tells of more than their record.
    get('/api/users/detail', (ask) => {
      const user = users.find(({ id }) => id === ask.id())
      return user ? [200, knownDetail(user)] : NOT_FOUND
    }),
    post('/apps/users/update-detail', (ask) => {
      const { id, permissions, isTwoStep, sessions } = ask.body(DetailChange)
      const user = users.find((known) => known.id === id)
      if (!user) return NOT_FOUND
      const detail = knownDetail(user)
      const { security } = detail
      // All that there were are kept, so that a step back finds them.
      const known = detailOf(id - 1, user.role, user.currentPlan).security.sessions
      const next: UserDetail = {
        ...detail,
        permissions: permissions ?? detail.permissions,
        security: {
          ...security,
          isTwoStep: isTwoStep ?? security.isTwoStep,
          sessions: sessions ? known.filter((session) => sessions.includes(session.id)) : security.sessions,
        },
      }
      details.set(id, next)
      return [200, next]
    }),
    post('/apps/users/update-user', (ask) => {
      const { user: change } = ask.body(ChangedUser)
      const user = users.find(({ id }) => id === change.id)
      return user ? [200, { user: Object.assign(user, change) }] : NOT_FOUND
    }),
    remove('/apps/users/delete', (ask) => {
      const reply = removeFrom(users, ({ id }) => id === ask.id())
      if (reply[0] === 200) removed.add(ask.id())
      return reply
    }),
  ]
}
