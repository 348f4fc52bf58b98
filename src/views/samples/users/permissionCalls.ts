import * as z from 'zod/mini'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { withPrintedRows, type PrintedSearch } from '@/views/samples/kit/printedRows'

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
const AllPermissions = z.object({ allData: z.array(Permission) })
const OnePermission = z.object({ permission: Permission })

export const fetchPermissions = createAppThunk('samples/permissions', async (search: PrintedSearch<Permission>) =>
  apiRequest(PermissionList, { url: '/apps/permissions/data', params: await withPrintedRows(search, allPermissions) }),
)

async function allPermissions(): Promise<Permission[]> {
  return (await apiRequest(AllPermissions, { url: '/apps/permissions/data' })).allData
}

export async function addPermission(name: string): Promise<void> {
  const data = { permission: { name } }
  await apiRequest(OnePermission, { method: 'post', url: '/apps/permissions/add-permission', data })
}

export async function renamePermission(id: number, name: string): Promise<void> {
  await apiRequest(OnePermission, { method: 'post', url: '/apps/permissions/update-permission', data: { id, name } })
}

export async function deletePermission(id: number): Promise<void> {
  await apiRequest(z.unknown(), { method: 'delete', url: '/apps/permissions/delete', params: { id } })
}
