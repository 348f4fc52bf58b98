import type { SampleUser } from './userCalls'

export const permissionAreas = ['users', 'invoices', 'content', 'reports', 'settings'] as const
export type PermissionArea = (typeof permissionAreas)[number]
export const permissionActions = ['read', 'create', 'update', 'delete'] as const
export type PermissionAction = (typeof permissionActions)[number]
export type Permissions = Record<PermissionArea, PermissionAction[]>

const all = [...permissionActions]
export const allPermissions: Permissions = { users: all, invoices: all, content: all, reports: all, settings: all }
export const noPermissions: Permissions = { users: [], invoices: [], content: [], reports: [], settings: [] }

/** What each role begins with. */
export const rolePermissions: Record<SampleUser['role'], Permissions> = {
  admin: allPermissions,
  editor: { users: ['read'], invoices: [], content: all, reports: ['read'], settings: [] },
  author: { users: [], invoices: [], content: ['read', 'create', 'update'], reports: ['read'], settings: [] },
  maintainer: {
    users: ['read', 'update'],
    invoices: ['read'],
    content: ['read'],
    reports: ['read'],
    settings: all,
  },
  subscriber: { users: [], invoices: [], content: ['read'], reports: [], settings: [] },
}

/** Gives one or takes it: nobody changes what they may not read, so the one goes with the other. */
export function togglePermission(
  permissions: Permissions,
  area: PermissionArea,
  action: PermissionAction,
): Permissions {
  const given = new Set(permissions[area])
  if (!given.has(action)) {
    given.add('read').add(action)
  } else if (action === 'read') {
    given.clear()
  } else {
    given.delete(action)
  }
  return { ...permissions, [area]: permissionActions.filter((known) => given.has(known)) }
}

/** Whether this one is otherwise than the role has it. */
export function differs(
  permissions: Permissions,
  role: SampleUser['role'],
  area: PermissionArea,
  action: PermissionAction,
): boolean {
  return permissions[area].includes(action) !== rolePermissions[role][area].includes(action)
}

export function hasRoleAlone(permissions: Permissions, role: SampleUser['role']): boolean {
  return permissionAreas.every((area) => permissionActions.every((action) => !differs(permissions, role, area, action)))
}
