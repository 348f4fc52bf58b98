import * as z from 'zod/mini'
import { Document, Role, type AbilityRule } from './auth'
import { ordering, paging, search } from './lists'
import { MemberName } from './names'
import { Email, Id, Instant, text } from './primitives'

/** What each role may do (CONTRACT.md, Roles). Both sides build their checks from this table. */
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
  /** Who in the list of members this is. */
  member: z.optional(MemberName),
})
export type User = z.infer<typeof User>

const userSortColumns = ['name', 'email', 'role', 'createdAt'] as const
const UserListConfig = z.strictObject({
  ...paging,
  ...search,
  ...ordering(userSortColumns),
  role: z.optional(Role),
  /** The account that is tied to this member, if there is one. */
  memberId: z.optional(Id),
})
export type UserListConfig = z.infer<typeof UserListConfig>
export const UserListQuery = z.strictObject({ config: z.prefault(UserListConfig, {}) })
export const UserList = z.object({ users: z.array(User), total: z.int() })

/** A link for one person and one use. The token is shown this once: the server keeps its hash. */
export const Invitation = z.object({
  id: Id,
  role: Role,
  note: z.optional(z.string()),
  email: z.optional(z.string()),
  expiresAt: Instant,
})
export type Invitation = z.infer<typeof Invitation>

export const InvitationBody = z.strictObject({
  invitation: z.strictObject({ id: Id, role: Role, note: z.optional(text(120)), email: z.optional(Email) }),
})
export const InvitationAnswer = z.object({ invitation: Invitation, token: z.string() })
export const InvitationList = z.object({ invitations: z.array(Invitation) })

export const RoleChangeBody = z.strictObject({ id: Id, role: Role })
/** Without a member, the account is tied to none. */
export const MemberLinkBody = z.strictObject({ id: Id, memberId: z.optional(Id) })
export const UserBody = z.strictObject({ id: Id })
export const UserAnswer = z.object({ user: User })

/** What everybody may change of the own account; the address has a call of its own (contract/recovery.ts). */
export const AccountChange = z.strictObject({ name: text(120), document: Document })
export type AccountChange = z.infer<typeof AccountChange>
