import { userRoles, type SampleUser } from './userCalls'

export interface RoleGroup {
  role: SampleUser['role']
  users: SampleUser[]
}

/** Who has each role, by name; a role that nobody has is a group all the same. */
export function roleGroups(users: readonly SampleUser[], language: string): RoleGroup[] {
  const order = new Intl.Collator(language)
  return userRoles.map((role) => ({
    role,
    users: users.filter((user) => user.role === role).sort((a, b) => order.compare(a.fullName, b.fullName)),
  }))
}
