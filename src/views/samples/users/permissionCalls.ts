import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'

export const permissionRoles = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const

export const Permission = z.object({
  id: z.number(),
  name: z.string(),
  assignedTo: z.array(z.enum(permissionRoles)),
  /** Day, month, comma, time, as the samples write it. */
  createdDate: z.string(),
})
export type Permission = z.infer<typeof Permission>

const PermissionList = z.object({ total: z.number(), permissions: z.array(Permission) })
const OnePermission = z.object({ permission: Permission })

export const fetchPermissions = async (params: Readonly<Record<string, unknown>>) =>
  sampleRequest(PermissionList, { url: '/apps/permissions/data', params })

export async function addPermission(name: string): Promise<void> {
  const data = { permission: { name } }
  await sampleRequest(OnePermission, { method: 'POST', url: '/apps/permissions/add-permission', data })
}

export async function renamePermission(id: number, name: string): Promise<void> {
  await sampleRequest(OnePermission, { method: 'POST', url: '/apps/permissions/update-permission', data: { id, name } })
}

export async function deletePermission(id: number): Promise<void> {
  await sampleRequest(z.unknown(), { method: 'DELETE', url: '/apps/permissions/delete', params: { id } })
}
