import { foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytes, groupId, updatedAt } from '../columns'
import { members } from '../members'

/** A small picture of a member. Beside the row: lists read it often, and photos seldom. */
export const memberPhotos = pgTable(
  'member_photos',
  {
    groupId: groupId(),
    memberId: uuid('member_id').notNull(),
    /** Without metadata (areas/members/bareJpeg.ts). */
    jpeg: bytes('jpeg').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId] }),
    foreignKey({
      name: 'member_photos_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }).onDelete('cascade'),
  ],
)
