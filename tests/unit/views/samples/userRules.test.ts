import { expect, test } from 'vitest'
import {
  differs,
  hasRoleAlone,
  rolePermissions,
  togglePermission,
  type Permissions,
} from '@/views/samples/users/permissionRules'
import { plans, usageState } from '@/views/samples/users/planRules'

const none: Permissions = { users: [], invoices: [], content: [], reports: [], settings: [] }

test('who may change a thing may see it, and who may not see it changes nothing', () => {
  const given = togglePermission(none, 'users', 'delete')
  expect(given).toEqual({ ...none, users: ['read', 'delete'] })
  expect(togglePermission(given, 'users', 'update').users).toEqual(['read', 'update', 'delete'])
  expect(togglePermission(given, 'users', 'delete').users).toEqual(['read'])
  expect(togglePermission(given, 'users', 'read')).toEqual(none)
  expect(none.users).toEqual([])
})

test('what is otherwise than the role has it is told, given or taken', () => {
  const own = togglePermission(rolePermissions.editor, 'users', 'create')
  expect(differs(own, 'editor', 'users', 'create')).toBe(true)
  expect(differs(own, 'editor', 'users', 'read')).toBe(false)
  expect(differs(none, 'editor', 'content', 'read')).toBe(true)
  expect(hasRoleAlone(rolePermissions.editor, 'editor')).toBe(true)
  expect(hasRoleAlone(own, 'editor')).toBe(false)
})

test('usage is near from four fifths of the limit, and over only beyond it', () => {
  expect([0, 7, 8, 10, 11].map((used) => usageState(used, 10))).toEqual(['free', 'free', 'near', 'near', 'over'])
})

test('a dearer plan never holds less', () => {
  const all = Object.values(plans)
  for (const [index, plan] of all.entries()) {
    const next = all[index + 1] ?? plan
    expect(next.price).toBeGreaterThanOrEqual(plan.price)
    expect(next.limits.storage).toBeGreaterThanOrEqual(plan.limits.storage)
  }
})
