import { sql } from 'drizzle-orm'
import { jsonb, pgEnum, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { roles } from '@contract/auth'
import { locales } from '@contract/locales'
import type { Leads } from '@contract/leads'
import { createdAt, groupId, instant, naturalText, updatedAt } from './columns'
import { groups } from './groups'

export const roleType = pgEnum('role', roles)

export const users = pgTable(
  'users',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    name: naturalText('name').notNull(),
    /** In lower case, and unique in the whole installation: see signInAddresses.ts. */
    email: text('email').notNull(),
    document: text('document').notNull(),
    /** What makes a document the same as another: punctuation and case do not. */
    documentKey: text('document_key')
      .notNull()
      .generatedAlwaysAs(sql`upper(regexp_replace(document, '[^A-Za-z0-9]', '', 'g'))`),
    role: roleType('role').notNull(),
    /** Absent: signs in by no password (the demo's accounts). */
    passwordHash: text('password_hash'),
    /** The language of mails, as the browser of the last sign-in asked for it. */
    locale: text('locale', { enum: locales }).notNull().default('en'),
    /** When its owner followed a link that was sent to `email`. */
    emailVerifiedAt: instant('email_verified_at'),
    /** Who in the list of members this is. Not a foreign key: who is erased or purged is untied (accounts/personalData.ts). */
    memberId: uuid('member_id'),
    /** The sections and groups of people that they lead; what is gone of these is led by nobody. Absent: none. */
    leads: jsonb('leads').$type<Leads>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    unique('users_email_key').on(table.groupId, table.email),
    unique('users_document_key').on(table.groupId, table.documentKey),
    unique('users_member_key').on(table.groupId, table.memberId),
  ],
)
