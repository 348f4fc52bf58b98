import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { events } from './events'
import { members } from '../members'
import { answerType } from './replies'

/** The personal link of a member: one that holds, or the last one that did. Of its token the hash alone is kept. */
export const memberLinks = pgTable(
  'member_links',
  {
    groupId: groupId(),
    memberId: uuid('member_id').notNull(),
    hash: bytes('hash').notNull(),
    /** Of the link that our mail told the member's own address, and nobody else. Absent: none was sent since it was renewed. */
    ownHash: bytes('own_hash'),
    /** When that was last asked for by the phone page. */
    ownAskedAt: instant('own_asked_at'),
    /** Of the link that holds; each renewal adds one. Its token and the address of the member's calendar are made from it. */
    number: integer('number').notNull(),
    madeAt: instant('made_at').notNull(),
    usedAt: instant('used_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId] }),
    foreignKey({
      name: 'member_links_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    uniqueIndex('member_links_hash_index').on(table.groupId, table.hash),
    uniqueIndex('member_links_own_hash_index')
      .on(table.groupId, table.ownHash)
      .where(sql`own_hash is not null`),
  ],
)

/** People who are asked for one event in somebody's place, with what they answered, and the link by which they do. */
export const deputies = pgTable(
  'deputies',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    eventId: uuid('event_id').notNull(),
    name: naturalText('name').notNull(),
    instrument: naturalText('instrument'),
    phone: text('phone'),
    email: text('email'),
    /** Who of the list of members this is. Not a foreign key: who is erased or purged is untied. */
    memberId: uuid('member_id'),
    /** Who of the pool this is. Not a foreign key: as above. */
    poolPersonId: uuid('pool_person_id'),
    /** What they ask for, in minor units; until they said yes, what they usually get. */
    fee: bigint('fee', { mode: 'number' }),
    /** Under which the fee becomes an entry of the books, once. */
    feeEntryId: uuid('fee_entry_id'),
    /** The place that they were asked for was taken; they are no deputy then (`deletedAt`), and their link says so. */
    takenAt: instant('taken_at'),
    /** As in `replies`. Absent: silent. */
    answer: answerType('answer'),
    answerBefore: answerType('answer_before'),
    reason: text('reason'),
    answeredAt: instant('answered_at'),
    setBy: uuid('set_by'),
    planNumber: integer('plan_number'),
    /** As in `member_links`; absent: no link holds. */
    hash: bytes('hash'),
    /** As in `member_links`; 0: there was none yet. */
    linkNumber: integer('link_number').notNull().default(0),
    linkMadeAt: instant('link_made_at'),
    linkUsedAt: instant('link_used_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'deputies_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
    index('deputies_event_index').on(table.groupId, table.eventId),
    index('deputies_pool_index').on(table.groupId, table.poolPersonId),
    uniqueIndex('deputies_hash_index')
      .on(table.groupId, table.hash)
      .where(sql`hash is not null`),
  ],
)

/** Arrivals at events, as check-in recorded them. */
export const checkIns = pgTable(
  'check_ins',
  {
    groupId: groupId(),
    eventId: uuid('event_id').notNull(),
    /** The member's or the deputy's id, whichever of the two below is there. */
    personId: uuid('person_id').notNull(),
    memberId: uuid('member_id'),
    deputyId: uuid('deputy_id'),
    checkedInAt: instant('checked_in_at').notNull(),
    isLate: boolean('is_late').notNull(),
    /** The account that noted it. Absent: they did themselves. Not a foreign key: accounts are erased. */
    setBy: uuid('set_by'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.eventId, table.personId] }),
    foreignKey({
      name: 'check_ins_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
    foreignKey({
      name: 'check_ins_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    foreignKey({
      name: 'check_ins_deputy_fk',
      columns: [table.groupId, table.deputyId],
      foreignColumns: [deputies.groupId, deputies.id],
    }),
    index('check_ins_member_index').on(table.groupId, table.memberId),
    index('check_ins_deputy_index').on(table.groupId, table.deputyId),
  ],
)
