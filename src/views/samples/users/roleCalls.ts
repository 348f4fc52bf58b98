import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
import { permissionActions, permissionAreas, type Permissions } from './permissionRules'
import { userRoles } from './userCalls'

const SampleRole = z.object({
  id: z.number(),
  /** Of those that users have; null for one that somebody added. */
  role: z.nullable(z.enum(userRoles)),
  /** Empty where it is called as the role is. */
  name: z.string(),
  permissions: z.record(z.enum(permissionAreas), z.array(z.enum(permissionActions))),
})
export type SampleRole = z.infer<typeof SampleRole>

export const fetchRoles = async (): Promise<SampleRole[]> => {
  const { roles } = await sampleRequest(z.object({ roles: z.array(SampleRole) }), { url: '/apps/roles/data' })
  return roles
}

/** Adds one without an id. */
export async function saveRole(role: { id?: number; name: string; permissions: Permissions }): Promise<void> {
  await sampleRequest(z.unknown(), { method: 'POST', url: '/apps/roles/save-role', data: { role } })
}
