import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns'

/** How often something was tried of late. Who tries is often in no group, so that no key begins with one: any server may hold a row. */
export const rateLimits = pgTable('rate_limits', {
  /** A keyed hash: it stands for an address, of e-mail or of the network. */
  key: bytes('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  endsAt: instant('ends_at').notNull(),
})
