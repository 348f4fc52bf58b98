import * as z from 'zod/mini'
import { holds, isWanted, nextId, pageOf, sortRows } from './rows'
import { get, NOT_FOUND, post, remove, removeFrom, type SampleCall } from './sampleCall'
import { companyOf, emailOf, nameOf, phoneOf, pick, placeOf, strewn, usernameOf } from './words'

const COUNT = 50

const billings = ['Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash', 'Auto Debit'] as const
const roles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const
const plans = ['basic', 'team', 'company', 'enterprise'] as const
const statuses = ['active', 'inactive', 'pending'] as const

const userFields = z.object({
  billing: z._default(z.enum(billings), 'Manual - Credit Card'),
  fullName: z.string(),
  company: z._default(z.string(), ''),
  role: z._default(z.enum(roles), 'subscriber'),
  username: z._default(z.string(), ''),
  country: z._default(z.string(), ''),
  contact: z._default(z.string(), ''),
  email: z.string(),
  currentPlan: z._default(z.enum(plans), 'basic'),
  status: z._default(z.enum(statuses), 'pending'),
  avatar: z._default(z.string(), ''),
})
/** The fields alone, or under the name that other calls give them. */
const NewUser = z.union([z.object({ user: userFields }), userFields])

export interface SampleUser extends z.infer<typeof userFields> {
  id: number
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
    avatar: '',
  }
}

export function userCalls(): SampleCall[] {
  const users = Array.from({ length: COUNT }, (_, index) => userOf(index))
  return [
    get('/api/users/list/all-data', () => [200, users]),
    post('/apps/users/add-user', (ask) => {
      const body = ask.body(NewUser)
      const user: SampleUser = { ...('user' in body ? body.user : body), id: nextId(users) }
      users.push(user)
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
    remove('/apps/users/delete', (ask) => removeFrom(users, ({ id }) => id === ask.id())),
  ]
}
