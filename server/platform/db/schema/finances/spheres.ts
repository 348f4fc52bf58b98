import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { SphereSettings } from '@contract/finances/spheres'
import { groupId, updatedAt, version } from '../columns'
import { groups } from '../groups'

/** Which sphere of a German association each category belongs to. */
export const financeSpheres = pgTable('finance_spheres', {
  groupId: groupId()
    .primaryKey()
    .references(() => groups.groupId),
  lines: jsonb('lines').$type<SphereSettings['lines']>().notNull(),
  version: version(),
  updatedAt: updatedAt(),
})
