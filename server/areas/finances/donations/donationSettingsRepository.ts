import { and, eq, sql } from 'drizzle-orm'
import type { DonationSettings } from '@contract/finances/donations/donationSettings'
import { lastReceiptDay, readTaxpayerNumber } from '@contract/finances/donations/donationSettings'
import type { donationProblems } from '@contract/finances/donations/donations'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { donationSettings } from '../../../platform/db/schema/finances/donations'
import { financeSubcategories } from '../../../platform/db/schema/finances/finances'
import { groups } from '../../../platform/db/schema/groups'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { todayIn } from '../../../platform/time/days'
import type { Reader } from './receiptRows'

const toSettings = ({ issuer, version }: typeof donationSettings.$inferSelect): DonationSettings => ({
  ...issuer,
  version,
})

export async function findDonationSettings(db: Reader, groupId: string): Promise<DonationSettings | undefined> {
  const [row] = await db.select().from(donationSettings).where(eq(donationSettings.groupId, groupId))
  return row && toSettings(row)
}

export interface Issuing {
  country: string | null
  currency: string
  today: string
  settings: DonationSettings | undefined
  problem: (typeof donationProblems)[number] | undefined
  /** Last day on which receipts may refer to the notice of the tax office. */
  lastDay: string | undefined
}

/** Whether the group can make out receipts today. */
export async function readIssuing(db: Reader, groupId: string): Promise<Issuing> {
  const [group] = await db
    .select({ country: groups.region, currency: groups.currency, timeZone: groups.timeZone })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  const { country, currency, timeZone } = group
  const today = todayIn(timeZone)
  const settings = await findDonationSettings(db, groupId)
  const german = country === 'DE' ? settings?.german : undefined
  const saysPurposes = german?.notice === 'exemption' || german?.statutePurposes !== undefined
  const isSetUp = settings !== undefined && (country !== 'DE' || saysPurposes)
  const lastDay = german && lastReceiptDay(german)
  const isTooOld = lastDay !== undefined && today > lastDay
  const problem = !isSetUp ? 'not_set_up' : isTooOld ? 'notice_too_old' : undefined
  return { country, currency, today, settings, problem, lastDay }
}

/** By the names of the fields in the activity log. */
const auditedOf = (settings: DonationSettings | undefined) => ({
  holder: settings?.name,
  date: settings?.german?.noticeDay,
  description: settings?.german?.purposes,
})

/** Throws `invalid` for own categories that are not there, and in Brazil for a wrong CNPJ. */
async function assertFits(tx: Transaction, groupId: string, wanted: DonationSettings): Promise<void> {
  const [group] = await tx.select({ country: groups.region }).from(groups).where(eq(groups.groupId, groupId))
  if (group?.country === 'BR' && readTaxpayerNumber(wanted.taxId ?? '') === null)
    throw invalidField('settings.taxId', wanted.taxId === undefined ? 'required' : 'bad_taxpayer_number')
  if (group?.country === 'DE' && wanted.german === undefined)
    throw invalidField('settings.german.taxOffice', 'required')
  const known = await tx
    .select({ id: financeSubcategories.id })
    .from(financeSubcategories)
    .where(and(eq(financeSubcategories.groupId, groupId), isIn(financeSubcategories.id, wanted.subcategoryIds)))
  if (known.length !== new Set(wanted.subcategoryIds).size) throw invalidField('settings.subcategoryIds', 'not_allowed')
}

/** Replaces the settings of the same version. Throws `conflict` for another one. */
export function replaceDonationSettings(
  db: Database,
  actor: Actor,
  written: DonationSettings,
): Promise<DonationSettings> {
  const { groupId } = actor
  return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
    const subcategoryIds = written.subcategoryIds.map((id) => id.toLowerCase())
    const stored = await findDonationSettings(tx, groupId)
    if ((stored?.version ?? 0) !== written.version)
      throw new ApiError('conflict', { ...(stored && { current: stored }) })
    await assertFits(tx, groupId, { ...written, subcategoryIds })
    const { version, taxId, ...rest } = written
    const bare = taxId === undefined ? undefined : (readTaxpayerNumber(taxId) ?? taxId)
    const row = {
      issuer: { ...rest, ...(bare !== undefined && { taxId: bare }), subcategoryIds },
      version: version + 1,
    }
    const [saved] = await tx
      .insert(donationSettings)
      .values({ groupId, ...row })
      .onConflictDoUpdate({ target: donationSettings.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
      .returning()
    if (saved === undefined) throw new ApiError('not_found')
    await appendAudit(tx, actor, {
      action: 'donation_settings_changed',
      subject: { type: 'group', id: groupId, name },
      before: auditedOf(stored),
      after: auditedOf(toSettings(saved)),
    })
    return toSettings(saved)
  })
}
