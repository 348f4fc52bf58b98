import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { locales } from '@contract/locales'
import type { PlayedInstrument } from '@contract/calendar/deputyPool'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { groups } from '../groups'
import { events } from './events'

const isThere = sql`deleted_at is null`

/** People from outside who may be asked to play (contract/calendar/deputyPool.ts). */
export const poolPeople = pgTable(
  'pool_people',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    name: naturalText('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    instruments: jsonb('instruments').$type<PlayedInstrument[]>().notNull(),
    notes: text('notes'),
    /** In minor units. */
    fee: bigint('fee', { mode: 'number' }),
    isArchived: boolean('is_archived').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
    /** What a search looks through, folded. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || jsonb_path_query_array(instruments, '$[*].instrument')::text)`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    index('pool_people_name_index').on(table.groupId, table.name, table.id).where(isThere),
    index('pool_people_search_index')
      .using('gin', table.search.op('gin_trgm_ops'))
      .with({ fastupdate: false })
      .where(isThere),
  ],
)

/** For whom an event looks in the pool (contract/calendar/deputySearches.ts). */
export const deputySearches = pgTable(
  'deputy_searches',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    eventId: uuid('event_id').notNull(),
    instrument: naturalText('instrument').notNull(),
    seats: integer('seats').notNull(),
    hours: integer('hours').notNull(),
    words: text('words'),
    /** The language of its mails, as the group says none. */
    locale: text('locale', { enum: locales }).notNull(),
    /** By who leads. */
    stoppedAt: instant('stopped_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'deputy_searches_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
    index('deputy_searches_event_index').on(table.groupId, table.eventId),
  ],
)

/** Who is asked in a search, in which order, and how far that is. What they answered stands in `deputies`. */
export const deputyAsks = pgTable(
  'deputy_asks',
  {
    groupId: groupId(),
    searchId: uuid('search_id').notNull(),
    /** Not a foreign key: whoever is erased leaves a line without a name. */
    poolPersonId: uuid('pool_person_id').notNull(),
    place: integer('place').notNull(),
    /** The deputy that they became when it was their turn. Absent: it was not. */
    deputyId: uuid('deputy_id'),
    /** Absent beside a deputy: who leads is to hand the text on. */
    askedAt: instant('asked_at'),
    /** Until then they alone have the place. Absent: they answered, or nobody waits for them any more. */
    waitsUntil: instant('waits_until'),
    passed: text('passed', { enum: ['silent', 'skipped', 'taken'] }),
    /** When a mail was begun that says that the place is taken, so that none goes twice. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.searchId, table.poolPersonId] }),
    foreignKey({
      name: 'deputy_asks_search_fk',
      columns: [table.groupId, table.searchId],
      foreignColumns: [deputySearches.groupId, deputySearches.id],
    }),
    index('deputy_asks_deputy_index').on(table.groupId, table.deputyId),
    index('deputy_asks_waiting_index')
      .on(table.groupId, table.waitsUntil, table.searchId)
      .where(sql`waits_until is not null`),
  ],
)
