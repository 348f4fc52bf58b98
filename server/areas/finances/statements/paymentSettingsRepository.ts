import { eq, sql } from 'drizzle-orm'
import { isValidIBAN } from 'ibantools'
import type { PaymentSettings } from '@contract/finances/paying/paymentSettings'
import { painVersions } from '@contract/finances/paying/paymentSettings'
import { swissBillLanguages } from '@contract/finances/paying/swissBill'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { paymentSettings } from '../../../platform/db/schema/finances/paymentSettings'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { notifyKeepers } from '../../notices/notices'
import { auditOf, changesOf } from './paymentChanges'

type Row = typeof paymentSettings.$inferSelect

function toTransfer(row: Row): PaymentSettings['transfer'] {
  const { transferName, iban, bic, qrPrefix } = row
  if (transferName === null || iban === null) return undefined
  const { holderStreet: street, holderHouseNumber: houseNumber, holderCountry: country } = row
  const { holderPostalCode: postalCode, holderTown: town } = row
  const billLanguage = swissBillLanguages.find((known) => known === row.billLanguage)
  return {
    name: transferName,
    iban,
    ...(bic !== null && { bic }),
    ...(postalCode !== null &&
      town !== null && {
        address: {
          ...(street !== null && { street }),
          ...(houseNumber !== null && { houseNumber }),
          postalCode,
          town,
          ...(country !== null && { country }),
        },
      }),
    ...(billLanguage && { billLanguage }),
    ...(qrPrefix !== null && { qrPrefix }),
  }
}

function toDebit(row: Row): PaymentSettings['debit'] {
  const { creditorId, debitLeadDays, debitNoticeDays, painVersion, noticeSubject, noticeText } = row
  if (creditorId === null) return undefined
  const version = painVersions.find((known) => known === painVersion)
  return {
    creditorId,
    ...(debitLeadDays !== null && { leadDays: debitLeadDays }),
    ...(debitNoticeDays !== null && { noticeDays: debitNoticeDays }),
    ...(version && { painVersion: version }),
    ...(noticeSubject !== null && { noticeSubject }),
    ...(noticeText !== null && { noticeText }),
  }
}

export function toSettings(row: Row): PaymentSettings {
  const { pixKey, pixName, pixCity, details, version } = row
  const debit = toDebit(row)
  const transfer = toTransfer(row)
  return {
    ...(pixKey !== null &&
      pixName !== null &&
      pixCity !== null && { pix: { key: pixKey, name: pixName, city: pixCity } }),
    ...(transfer && { transfer }),
    ...(debit && { debit }),
    ...(details !== null && { details }),
    version,
  }
}

const none: PaymentSettings = { version: 0 }

export async function findPaymentSettings(db: Database, groupId: string): Promise<PaymentSettings> {
  const [row] = await db.select().from(paymentSettings).where(eq(paymentSettings.groupId, groupId))
  return row === undefined ? none : toSettings(row)
}

export function paymentSettingsRepository(db: Database) {
  return {
    find: (groupId: string) => findPaymentSettings(db, groupId),

    /** Replaces the settings of the same version. Throws `conflict` for another version, and `invalid` for a wrong IBAN. */
    replace(actor: Actor, wanted: PaymentSettings): Promise<PaymentSettings> {
      const { groupId } = actor
      const { pix, transfer, debit, details } = wanted
      // Length and structure differ by country, which the checksum alone does not verify.
      if (transfer && !isValidIBAN(transfer.iban)) throw invalidField('settings.transfer.iban', 'bad_iban')
      return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
        const [stored] = await tx.select().from(paymentSettings).where(eq(paymentSettings.groupId, groupId))
        const before = stored === undefined ? none : toSettings(stored)
        if (before.version !== wanted.version)
          throw new ApiError('conflict', { ...(stored && { current: toSettings(stored) }) })
        const row = {
          pixKey: pix?.key ?? null,
          pixName: pix?.name ?? null,
          pixCity: pix?.city ?? null,
          transferName: transfer?.name ?? null,
          iban: transfer?.iban ?? null,
          bic: transfer?.bic ?? null,
          holderStreet: transfer?.address?.street ?? null,
          holderHouseNumber: transfer?.address?.houseNumber ?? null,
          holderPostalCode: transfer?.address?.postalCode ?? null,
          holderTown: transfer?.address?.town ?? null,
          holderCountry: transfer?.address?.country ?? null,
          billLanguage: transfer?.billLanguage ?? null,
          qrPrefix: transfer?.qrPrefix ?? null,
          creditorId: debit?.creditorId ?? null,
          debitLeadDays: debit?.leadDays ?? null,
          debitNoticeDays: debit?.noticeDays ?? null,
          painVersion: debit?.painVersion ?? null,
          noticeSubject: debit?.noticeSubject ?? null,
          noticeText: debit?.noticeText ?? null,
          details: details ?? null,
          version: wanted.version + 1,
        }
        const [saved] = await tx
          .insert(paymentSettings)
          .values({ groupId, ...row })
          .onConflictDoUpdate({ target: paymentSettings.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
          .returning()
        if (saved === undefined) throw new ApiError('not_found')
        await appendAudit(tx, actor, {
          action: 'payment_settings_changed',
          subject: { type: 'group', id: groupId, name },
          before: auditOf(before),
          after: auditOf(wanted),
        })
        const changes = changesOf(before, wanted)
        if (changes.length > 0) await notifyKeepers(tx, actor, { kind: 'payment_changed', changes })
        return toSettings(saved)
      })
    },
  }
}
