import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DonationSettings } from '@contract/finances/donations/donationSettings'
import { donationReceiptKinds } from '@contract/finances/donations/donations'
import type { giftKinds } from '@contract/finances/donations/donations'
import type { Locale } from '@contract/locales'
import type { PostalAddress } from '@contract/members'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { groups } from '../groups'

/** Who makes out receipts for donations, and what is one. */
export const donationSettings = pgTable('donation_settings', {
  groupId: groupId()
    .primaryKey()
    .references(() => groups.groupId),
  issuer: jsonb('issuer').$type<Omit<DonationSettings, 'version'>>().notNull(),
  version: version(),
  updatedAt: updatedAt(),
})

/** Who gives to the group from outside; of members and payers, whose id it then bears, what a receipt needs beside. */
export const donors = pgTable(
  'donors',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    /** Absent of members and payers. */
    name: naturalText('name'),
    address: jsonb('address').$type<PostalAddress>(),
    taxId: text('tax_id'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

/** What is noted of a donation beside its entry. Not a foreign key: entries are purged. */
export const donationGifts = pgTable(
  'donation_gifts',
  {
    groupId: groupId().references(() => groups.groupId),
    financeId: uuid('finance_id').notNull(),
    /** Who gave it, where that is not whom the entry names: a donor, member or payer. */
    donorId: uuid('donor_id'),
    isWaiver: boolean('is_waiver').notNull().default(false),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.financeId] })],
)

/** An entry on a receipt, as it was then. */
export interface ReceiptLine {
  financeId: string
  date: string
  amount: number
  kind: (typeof giftKinds)[number]
  isWaiver: boolean
}

/** As they were made out: they do not follow later changes, and are kept (§ 50 Abs. 7 EStDV). */
export const donationReceipts = pgTable(
  'donation_receipts',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    /** Calendar year of the donations. */
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: donationReceiptKinds }).notNull(),
    donorId: uuid('donor_id').notNull(),
    donorName: naturalText('donor_name').notNull(),
    /** Lines of the address. */
    donorAddress: text('donor_address').array().notNull(),
    donorTaxId: text('donor_tax_id'),
    day: date('day', { mode: 'string' }).notNull(),
    /** Of a collective receipt’s period, which ends on `day`, in its year; absent of older ones, which were for the whole year. */
    firstDay: date('first_day', { mode: 'string' }),
    /** Minor units of the currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Region of the group, by whose rules it was made. */
    country: text('country'),
    locale: text('locale').$type<Locale>().notNull(),
    issuer: jsonb('issuer').$type<Omit<DonationSettings, 'version' | 'subcategoryIds'>>().notNull(),
    lines: jsonb('lines').$type<ReceiptLine[]>().notNull(),
    revokedAt: instant('revoked_at'),
    revokeReason: text('revoke_reason'),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    unique('donation_receipts_number_key').on(table.groupId, table.year, table.number),
    index('donation_receipts_donor_index').on(table.groupId, table.donorId),
  ],
)

/** For which entries a receipt stands: of each one at most. Those of a revoked one are none. Not a foreign key: entries are purged. */
export const donationReceiptEntries = pgTable(
  'donation_receipt_entries',
  {
    groupId: groupId(),
    financeId: uuid('finance_id').notNull(),
    receiptId: uuid('receipt_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.financeId] }),
    foreignKey({
      name: 'donation_receipt_entries_receipt_fk',
      columns: [table.groupId, table.receiptId],
      foreignColumns: [donationReceipts.groupId, donationReceipts.id],
    }).onDelete('cascade'),
    index('donation_receipt_entries_receipt_index').on(table.groupId, table.receiptId),
  ],
)
