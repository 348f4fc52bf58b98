import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { updatedAt, version } from '../columns'
import { groups } from '../groups'

/** How a group is paid (contract/finances/paying/paymentSettings.ts); no row: nobody has said yet. */
export const paymentSettings = pgTable('payment_settings', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  pixKey: text('pix_key'),
  pixName: text('pix_name'),
  pixCity: text('pix_city'),
  transferName: text('transfer_name'),
  iban: text('iban'),
  bic: text('bic'),
  holderStreet: text('holder_street'),
  holderHouseNumber: text('holder_house_number'),
  holderPostalCode: text('holder_postal_code'),
  holderTown: text('holder_town'),
  holderCountry: text('holder_country'),
  billLanguage: text('bill_language'),
  qrPrefix: text('qr_prefix'),
  creditorId: text('creditor_id'),
  debitLeadDays: integer('debit_lead_days'),
  debitNoticeDays: integer('debit_notice_days'),
  painVersion: text('pain_version'),
  noticeSubject: text('notice_subject'),
  noticeText: text('notice_text'),
  details: text('details'),
  version: version(),
  updatedAt: updatedAt(),
})
