import { createMongoAbility } from '@casl/ability'
import type { MongoAbility } from '@casl/ability'
import { roles } from '@contract/auth'
import { roleAbilities } from '@contract/users'
import type { Action, Subject } from '@contract/abilities'
import type { Role } from '@contract/auth'
import type { Access } from '@contract/call'

const abilities = new Map(
  roles.map((role) => [role, createMongoAbility<MongoAbility<[Action, Subject]>>(roleAbilities[role])]),
)

export function can(role: Role, action: Action, subject: Subject): boolean {
  return abilities.get(role)?.can(action, subject) ?? false
}

/** Whether a role may make such a call with a session; `leader` asks for more besides, and an auditor comes by a link. */
export function letsIn(access: Access, role: Role): boolean {
  if (access === 'public' || access === 'signed-in') return true
  if (access === 'auditor') return false
  if (access === 'writer') return can(role, 'manage', 'Event') || can(role, 'manage', 'Member')
  if (access === 'personal' || access === 'leader') return can(role, 'read', 'Event')
  return can(role, ...access)
}
