import { createMongoAbility, type MongoAbility } from '@casl/ability'
import type { AbilityRule, Action, Subject } from '@contract/auth'

export type AppAbility = MongoAbility<[Action, Subject]>

/** SPEC.md section 6: where no ability is stored, Auth may be read and nothing else. */
const DEFAULT_RULES: AbilityRule[] = [{ action: 'read', subject: 'Auth' }]

export function buildAbility(rules: AbilityRule[] | undefined): AppAbility {
  return createMongoAbility<AppAbility>(rules ?? DEFAULT_RULES)
}
