import { createMongoAbility } from '@casl/ability'
import type { MongoAbility } from '@casl/ability'
import { roles } from '@contract/auth'
import { roleAbilities } from '@contract/users'
import type { Action, Subject } from '@contract/abilities'
import type { Role } from '@contract/auth'

const abilities = new Map(
  roles.map((role) => [role, createMongoAbility<MongoAbility<[Action, Subject]>>(roleAbilities[role])]),
)

export function can(role: Role, action: Action, subject: Subject): boolean {
  return abilities.get(role)?.can(action, subject) ?? false
}
