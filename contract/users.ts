import * as z from 'zod/mini'
import { Document, Role, type AbilityRule, PersonAnswer } from './auth'
import { Leads } from './leads'
import { ordering, paging, search } from './lists'
import { MemberName } from './names'
import { Email, Id, Instant, line, idQuery, IdAnswer } from './primitives'
import type { Call } from './call'

/** What each role may do. Both sides build their checks from this table. */
export const roleAbilities: Record<Role, AbilityRule[]> = {
  admin: [{ action: 'manage', subject: 'all' }],
  treasurer: [
    { action: 'manage', subject: 'Finance' },
    { action: 'read', subject: 'Member' },
    { action: 'read', subject: 'Event' },
    { action: 'read', subject: 'Analytics' },
  ],
  conductor: [
    { action: 'manage', subject: 'Event' },
    { action: 'manage', subject: 'Analytics' },
    { action: 'read', subject: 'Member' },
  ],
  /** The membership secretary: writes members, and opens none of what is the admin's alone (access, group, activity). */
  secretary: [
    { action: 'manage', subject: 'Member' },
    { action: 'read', subject: 'Event' },
    { action: 'read', subject: 'Analytics' },
  ],
  member: [{ action: 'read', subject: 'Event' }],
  client: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
}

export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  document: z.string(),
  role: Role,
  createdAt: Instant,
  hasSecondFactor: z.boolean(),
  /** The member that the account is tied to. */
  member: z.optional(MemberName),
  /**
   * Of an account without a member: the one member who has its address on record and no account. In lists alone; absent where there is
   * none, or several.
   */
  sameAddress: z.optional(MemberName),
  /** Absent: none. */
  leads: z.optional(Leads),
})
export type User = z.infer<typeof User>

const userSortColumns = ['name', 'email', 'role', 'createdAt'] as const
const UserListConfig = z.strictObject({
  ...paging,
  ...search,
  ...ordering(userSortColumns),
  role: z.optional(Role),
  /** Only the account tied to this member. */
  memberId: z.optional(Id),
})
export type UserListConfig = z.infer<typeof UserListConfig>
export const UserListQuery = z.strictObject({ config: z.prefault(UserListConfig, {}) })
export const UserList = z.object({ users: z.array(User), total: z.int() })

/** A link for one person and one use. The token is shown only this once: the server stores its hash. */
export const Invitation = z.object({
  id: Id,
  role: Role,
  note: z.optional(z.string()),
  email: z.optional(z.string()),
  leads: z.optional(Leads),
  expiresAt: Instant,
})
export type Invitation = z.infer<typeof Invitation>

export const InvitationBody = z.strictObject({
  invitation: z.strictObject({
    id: Id,
    role: Role,
    note: z.optional(line(120)),
    email: z.optional(Email),
    leads: z.optional(Leads),
  }),
})
export const InvitationAnswer = z.object({ invitation: Invitation, token: z.string() })
export const InvitationList = z.object({ invitations: z.array(Invitation) })

export const RoleChangeBody = z.strictObject({ id: Id, role: Role })
/** Empty lists: the user leads nobody any more. */
export const LeadsChangeBody = z.strictObject({ id: Id, leads: Leads })
/** Without a member, the account is untied. */
export const MemberLinkBody = z.strictObject({ id: Id, memberId: z.optional(Id) })
export const UserBody = z.strictObject({ id: Id })
export const UserAnswer = z.object({ user: User })

/** What people may change of their own account; the address has its own call (contract/recovery.ts). No document: they give none. */
export const AccountChange = z.strictObject({ name: line(120), document: z.optional(Document) })
export type AccountChange = z.infer<typeof AccountChange>

export const updateUserCall = {
  method: 'POST',
  path: '/auth/update-user',
  access: 'signed-in',
  freshProof: true,
  body: AccountChange,
  answer: PersonAnswer,
  errors: [409],
} as const satisfies Call

export const listUsersCall = {
  method: 'GET',
  path: '/users/list-users',
  access: ['read', 'User'],
  query: UserListQuery,
  answer: UserList,
} as const satisfies Call

export const updateRoleCall = {
  method: 'POST',
  path: '/users/update-role',
  access: ['update', 'User'],
  freshProof: true,
  body: RoleChangeBody,
  answer: UserAnswer,
  errors: [404, 409],
} as const satisfies Call

export const changeLeadsCall = {
  method: 'POST',
  path: '/users/change-leads',
  access: ['update', 'User'],
  freshProof: true,
  body: LeadsChangeBody,
  answer: UserAnswer,
  errors: [404],
} as const satisfies Call

export const linkMemberCall = {
  method: 'POST',
  path: '/users/link-member',
  access: ['update', 'User'],
  freshProof: true,
  body: MemberLinkBody,
  answer: UserAnswer,
  errors: [404],
} as const satisfies Call

export const removeUserCall = {
  method: 'DELETE',
  path: '/users/remove-user',
  access: ['delete', 'User'],
  freshProof: true,
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call

export const removeSecondFactorsCall = {
  method: 'POST',
  path: '/users/remove-second-factors',
  access: ['update', 'User'],
  freshProof: true,
  body: UserBody,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

export const listInvitationsCall = {
  method: 'GET',
  path: '/users/list-invitations',
  access: ['read', 'User'],
  answer: InvitationList,
} as const satisfies Call

export const inviteUsersCall = {
  method: 'POST',
  path: '/users/invite',
  access: ['create', 'User'],
  freshProof: true,
  body: InvitationBody,
  answer: InvitationAnswer,
  success: [200, 201],
  errors: [409, 429],
} as const satisfies Call

export const removeInvitationCall = {
  method: 'DELETE',
  path: '/users/remove-invitation',
  access: ['delete', 'User'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
