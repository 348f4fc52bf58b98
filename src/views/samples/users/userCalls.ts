import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'

export const userRoles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const
export const userPlans = ['basic', 'team', 'company', 'enterprise'] as const
export const userStatuses = ['active', 'inactive', 'pending'] as const
export const billings = ['Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash', 'Auto Debit'] as const

export const SampleUser = z.object({
  id: z.number(),
  billing: z.enum(billings),
  fullName: z.string(),
  company: z.string(),
  role: z.enum(userRoles),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: z.enum(userPlans),
  status: z.enum(userStatuses),
  avatar: z.string(),
})
export type SampleUser = z.infer<typeof SampleUser>
export type NewSampleUser = Omit<SampleUser, 'id'> & { id?: number }

const UserList = z.object({ total: z.number(), users: z.array(SampleUser) })
const OneUser = z.object({ user: SampleUser })

export const fetchUsers = async (params: Readonly<Record<string, unknown>>) =>
  sampleRequest(UserList, { url: '/api/users/list/data', params })

export const fetchAllUsers = () => sampleRequest(z.array(SampleUser), { url: '/api/users/list/all-data' })

/** The one that the id names; without an id, the first of the list. */
export const findUser = async (id: string | null) => {
  const known = id ?? (await firstId())
  const { user } = await sampleRequest(OneUser, { url: '/api/users/user', params: { id: known } })
  return user
}

async function firstId(): Promise<number | undefined> {
  const { users } = await sampleRequest(UserList, { url: '/api/users/list/data', params: { perPage: 1 } })
  return users[0]?.id
}

/** The samples give the number; one who is put back keeps theirs. */
export async function addUser(user: NewSampleUser): Promise<SampleUser> {
  const answer = await sampleRequest(OneUser, { method: 'POST', url: '/apps/users/add-user', data: { user } })
  return answer.user
}

export async function deleteUser(id: number): Promise<void> {
  await sampleRequest(z.unknown(), { method: 'DELETE', url: '/apps/users/delete', params: { id } })
}
