import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
import { permissionActions, type Permissions } from './permissionRules'
import { SampleUser } from './userCalls'

export const activityKinds = ['signIn', 'comment', 'file', 'invoice', 'role', 'password'] as const

const Activity = z.object({
  id: z.number(),
  kind: z.enum(activityKinds),
  subject: z.string(),
  /** An instant. */
  time: z.string(),
})
export type Activity = z.infer<typeof Activity>

const Session = z.object({
  id: z.number(),
  device: z.string(),
  place: z.string(),
  seen: z.string(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

const actions = z.array(z.enum(permissionActions))
const UserDetail = z.object({
  activity: z.array(Activity),
  usage: z.object({ seats: z.number(), projects: z.number(), storage: z.number(), emails: z.number() }),
  permissions: z.object({
    users: actions,
    invoices: actions,
    content: actions,
    reports: actions,
    settings: actions,
  }),
  security: z.object({ isTwoStep: z.boolean(), passwordSince: z.string(), sessions: z.array(Session) }),
})
export type UserDetail = z.infer<typeof UserDetail>

export interface DetailChange {
  permissions?: Permissions
  isTwoStep?: boolean
  /** The ids of those that are kept. */
  sessions?: number[]
}

export const fetchDetail = (id: number): Promise<UserDetail> =>
  sampleRequest(UserDetail, { url: '/api/users/detail', params: { id } })

export async function changeDetail(id: number, change: DetailChange): Promise<void> {
  await sampleRequest(UserDetail, { method: 'POST', url: '/apps/users/update-detail', data: { id, ...change } })
}

export async function changePlan(id: number, currentPlan: SampleUser['currentPlan']): Promise<void> {
  const answer = z.object({ user: SampleUser })
  await sampleRequest(answer, { method: 'POST', url: '/apps/users/update-user', data: { user: { id, currentPlan } } })
}
