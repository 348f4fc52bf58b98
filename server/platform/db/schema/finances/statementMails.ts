import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { locales } from '@contract/locales'
import { statementMailReasons, statementMailStates } from '@contract/finances/paying/statements'
import { groupId, instant } from '../columns'
import { groups } from '../groups'

/** Statements and reminders that were sent to members by e-mail, or handed to them. Addresses stay where they are; what a mail said follows from the books. */
export const statementMails = pgTable(
  'statement_mails',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    /** Not a foreign key: who is deleted for good takes it along (personalData.ts). */
    memberId: uuid('member_id').notNull(),
    /** Who pays for the member, where the member’s own statement went to them. Not a foreign key: whoever pays for nobody any more is deleted. */
    payerId: uuid('payer_id'),
    state: text('state', { enum: statementMailStates }).notNull(),
    /** What was open, in minor units: when it was asked for, and from then on when it was written. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The language of who has no account that says another one. */
    locale: text('locale', { enum: locales }).notNull(),
    /** The name as it was then: accounts are erased. */
    by: text('by').notNull(),
    madeAt: instant('made_at').notNull().defaultNow(),
    /** When its state came to be so. */
    at: instant('at').notNull().defaultNow(),
    /** How often it was handed to the mail server; who hands it over knows by it whether the row is still about that try. */
    attempts: integer('attempts').notNull().default(0),
    reason: text('reason', { enum: statementMailReasons }),
    replyCode: integer('reply_code'),
    /** Of a reminder: 1 to 3. */
    step: smallint('step'),
    byHand: boolean('by_hand').notNull().default(false),
    /** Of a reminder: the entry of its fee. Not a foreign key: the entry may be removed for good. */
    feeId: uuid('fee_id'),
    /** Of the notice of a direct debit: the line of the run. Not a foreign key: who was told stays known where the run is removed. */
    debitLineId: uuid('debit_line_id'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({ name: 'statement_mails_group_fk', columns: [table.groupId], foreignColumns: [groups.groupId] }),
    index('statement_mails_debit_line_index').on(table.groupId, table.debitLineId),
    index('statement_mails_member_index').on(table.groupId, table.memberId, table.madeAt.desc()),
  ],
)
