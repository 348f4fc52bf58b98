import { and, eq, max, sql } from 'drizzle-orm'
import { addressLines } from '@contract/addressLines'
import type {
  DonationList,
  DonationReceipt,
  Giver,
  NewDonationReceipts,
  Revocation,
} from '@contract/finances/donations/donations'
import type { Locale } from '@contract/locales'
import { donationReceiptNumber } from '@contract/finances/donations/receiptNumber'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import { accountLocale } from '../../../platform/auth/accountLocale'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { donationReceiptEntries, donationReceipts } from '../../../platform/db/schema/finances/donations'
import { messageSettings } from '../../../platform/db/schema/messages/mailSettings'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { readIssuing } from './donationSettingsRepository'
import type { Issuing } from './donationSettingsRepository'
import { readBankPayers, readDonors, readGifts, readPeople } from './gifts'
import type { GiftOf } from './gifts'
import { isReceipt, nextFirstDay, readReceipted, readReceipts } from './receiptRows'
import type { ReceiptRow } from './receiptRows'

/** Whether the books still say what is on the receipt. */
function isRight({ lines, donorId }: ReceiptRow, gifts: ReadonlyMap<string, GiftOf>): boolean {
  return lines.every(({ financeId, amount, date, isWaiver }) => {
    const gift = gifts.get(financeId)
    return gift?.amount === amount && gift.date === date && gift.isWaiver === isWaiver && gift.donorId === donorId
  })
}

function toReceipt(row: ReceiptRow, gifts: ReadonlyMap<string, GiftOf>): DonationReceipt {
  const { id, year, number, kind, donorId, donorName, day, amount, lines, version, revokedAt, revokeReason } = row
  return {
    id,
    year,
    number,
    kind,
    donorId,
    name: donorName,
    day,
    amount,
    count: lines.length,
    version,
    ...(revokedAt !== null && { revoked: { at: revokedAt.toISOString(), reason: revokeReason ?? '' } }),
    ...(revokedAt === null && !isRight(row, gifts) && { isWrong: true as const }),
  }
}

const byId = (gifts: readonly GiftOf[]) => new Map(gifts.map((gift) => [gift.id, gift]))

/** German in Germany, Portuguese in Brazil and Portugal; elsewhere as the group writes to its members. */
function localeIn(country: string | null, own: Locale): Locale {
  const fixed: Partial<Record<string, Locale>> = { DE: 'de', BR: 'pt-BR', PT: 'pt-PT' }
  return fixed[country ?? ''] ?? own
}

export function donationReceiptRepository(db: Database) {
  async function ownLocale(actor: Actor): Promise<Locale> {
    const [row] = await db
      .select({ locale: messageSettings.locale })
      .from(messageSettings)
      .where(eq(messageSettings.groupId, actor.groupId))
    return row?.locale ?? (await accountLocale(db, actor))
  }

  /** What is on a new receipt. Throws `invalid` and `conflict` as the call says. */
  function planned(
    { finances, donorId }: NewDonationReceipts['receipts'][number],
    at: number,
    { gifts, receipted }: { gifts: ReadonlyMap<string, GiftOf>; receipted: ReadonlyMap<string, string> },
  ) {
    return finances.map(({ id, version }) => {
      const gift = gifts.get(id.toLowerCase())
      if (gift === undefined || gift.donorId !== donorId.toLowerCase())
        throw invalidField(`receipts.${at}.finances`, 'not_allowed')
      if (gift.version !== version || receipted.has(gift.id)) throw new ApiError('conflict')
      const { id: financeId, date, amount, kind, isWaiver } = gift
      return { financeId, date, amount, kind, isWaiver }
    })
  }

  return {
    async list(groupId: string, year: number, hasAddresses: boolean): Promise<DonationList> {
      const { country, settings, problem, lastDay } = await readIssuing(db, groupId)
      const gifts = await readGifts(db, groupId, year, settings)
      const noted = await readDonors(db, groupId)
      const ids = [...new Set(gifts.flatMap(({ donorId }) => donorId ?? []))]
      const people = await readPeople(db, groupId, ids, { noted, hasAddresses })
      const financeIds = gifts.map(({ id }) => id)
      const receipted = await readReceipted(db, groupId, financeIds)
      const nameless = gifts.filter(({ donorId }) => donorId === undefined || !people.has(donorId))
      const bankPayers = await readBankPayers(
        db,
        groupId,
        nameless.map(({ id }) => id),
      )
      const toGift = ({ donorId: _donorId, ...gift }: GiftOf): Giver['gifts'][number] => {
        const receiptId = receipted.get(gift.id)
        const payer = bankPayers.get(gift.id)
        return { ...gift, ...(receiptId !== undefined && { receiptId }), ...(payer !== undefined && { payer }) }
      }
      const givers = [...people].map(([id, { name, isMember, address }]): Giver => {
        const donor = noted.get(id)
        const own = gifts.filter(({ donorId }) => donorId === id).map(toGift)
        return { id, name, isMember, hasAddress: address !== undefined, ...(donor && { donor }), gifts: own }
      })
      const unknown: Giver = { name: '', isMember: false, hasAddress: false, gifts: nameless.map(toGift) }
      const receipts = await readReceipts(db, groupId, year)
      return {
        ...(country !== null && { country }),
        ...(problem && { problem }),
        ...(lastDay !== undefined && { lastDay }),
        givers: [
          ...givers.toSorted((one, other) => one.name.localeCompare(other.name)),
          ...(nameless.length > 0 ? [unknown] : []),
        ],
        receipts: receipts.map((row) => toReceipt(row, byId(gifts))),
        donors: [...noted.values()].filter(({ name }) => name !== undefined),
      }
    },

    /** Numbers and stores them, all or none. Those stored already are answered again. */
    async add(
      actor: Actor,
      { year, receipts }: NewDonationReceipts,
      hasAddresses: boolean,
    ): Promise<{ receipts: DonationReceipt[]; isNew: boolean }> {
      const { groupId } = actor
      const own = await ownLocale(actor)
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const issuing: Issuing = await readIssuing(tx, groupId)
        const { country, currency, today, settings, problem } = issuing
        const gifts = byId(await readGifts(tx, groupId, year, settings))
        const before = await readReceipts(tx, groupId, year)
        const known = new Set(before.map(({ id }) => id))
        const wanted = receipts.map(({ id }) => id.toLowerCase())
        if (wanted.every((id) => known.has(id)))
          return {
            receipts: before.filter(({ id }) => wanted.includes(id)).map((row) => toReceipt(row, gifts)),
            isNew: false,
          }
        if (problem !== undefined || settings === undefined) throw invalidField('receipts', 'not_allowed')
        const noted = await readDonors(tx, groupId)
        const donorIds = receipts.map(({ donorId }) => donorId.toLowerCase())
        const people = await readPeople(tx, groupId, donorIds, { noted, hasAddresses })
        const receipted = await readReceipted(tx, groupId, [...gifts.keys()])
        const [last] = await tx
          .select({ number: max(donationReceipts.number) })
          .from(donationReceipts)
          .where(and(eq(donationReceipts.groupId, groupId), eq(donationReceipts.year, year)))
        const { version: _version, subcategoryIds: _subcategoryIds, ...issuer } = settings
        const locale = localeIn(country, own)
        const home = { home: country ?? undefined, language: locale }
        const rows = receipts.map((receipt, at) => {
          const donorId = receipt.donorId.toLowerCase()
          const person = people.get(donorId)
          if (person === undefined) throw invalidField(`receipts.${at}.donorId`, 'not_allowed')
          const address = addressLines(person.address, home)
          if (address.length === 0) throw invalidField(`receipts.${at}.donorId`, 'required')
          const lines = planned(receipt, at, { gifts, receipted })
          if (receipt.kind === 'single' && lines.length > 1)
            throw invalidField(`receipts.${at}.finances`, 'not_allowed')
          // The next one finds it taken.
          for (const { financeId } of lines) receipted.set(financeId, receipt.id)
          const earlier = before.filter(
            (other) => other.donorId === donorId && other.kind === 'collective' && other.revokedAt === null,
          )
          return {
            groupId,
            id: receipt.id.toLowerCase(),
            year,
            number: (last?.number ?? 0) + at + 1,
            kind: receipt.kind,
            donorId,
            donorName: person.name,
            donorAddress: address,
            donorTaxId: person.taxId ?? null,
            day: today,
            firstDay: receipt.kind === 'collective' ? nextFirstDay(year, lines, earlier) : null,
            amount: lines.reduce((sum, { amount }) => sum + amount, 0),
            currency,
            country,
            locale,
            issuer,
            lines,
          }
        })
        const made = await tx.insert(donationReceipts).values(rows).returning()
        await tx
          .insert(donationReceiptEntries)
          .values(
            rows.flatMap(({ id, lines }) => lines.map(({ financeId }) => ({ groupId, financeId, receiptId: id }))),
          )
        for (const row of made)
          await appendAudit(tx, actor, { action: 'donation_receipt_made', ...told(row), after: auditedOf(row) })
        return { receipts: made.map((row) => toReceipt(row, gifts)), isNew: true }
      })
    },

    /** Revokes it, or lets it count again. Throws `not_found`, and `conflict` for another version or donations that have another receipt. */
    revoke(actor: Actor, { id: named, version, reason }: Revocation): Promise<DonationReceipt> {
      const { groupId } = actor
      const id = named.toLowerCase()
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [stored] = await tx.select().from(donationReceipts).where(isReceipt(groupId, id))
        if (stored === undefined) throw new ApiError('not_found')
        const { settings } = await readIssuing(tx, groupId)
        const gifts = byId(await readGifts(tx, groupId, stored.year, settings))
        const isRevoked = stored.revokedAt !== null
        if (stored.version !== version || isRevoked === (reason !== undefined))
          throw new ApiError('conflict', { current: toReceipt(stored, gifts) })
        const ofIt = and(eq(donationReceiptEntries.groupId, groupId), eq(donationReceiptEntries.receiptId, id))
        if (reason === undefined) {
          const financeIds = stored.lines.map(({ financeId }) => financeId)
          const taken = await readReceipted(tx, groupId, financeIds)
          if (taken.size > 0) throw new ApiError('conflict', { current: toReceipt(stored, gifts) })
          const rows = financeIds.map((financeId) => ({ groupId, financeId, receiptId: id }))
          await tx.insert(donationReceiptEntries).values(rows)
        } else await tx.delete(donationReceiptEntries).where(ofIt)
        const [row] = await tx
          .update(donationReceipts)
          .set({
            revokedAt: reason === undefined ? null : sql`now()`,
            revokeReason: reason ?? null,
            version: version + 1,
          })
          .where(isReceipt(groupId, id))
          .returning()
        if (row === undefined) throw new ApiError('not_found')
        const action = reason === undefined ? 'donation_receipt_restored' : 'donation_receipt_revoked'
        await appendAudit(tx, actor, { action, ...told(row), after: { ...auditedOf(row), reason } })
        return toReceipt(row, gifts)
      })
    },

    /** In the order that is asked for. Throws `not_found` for an unknown one. */
    async read(groupId: string, named: readonly string[]): Promise<ReceiptRow[]> {
      const ids = named.map((id) => id.toLowerCase())
      const rows = await db
        .select()
        .from(donationReceipts)
        .where(and(eq(donationReceipts.groupId, groupId), isIn(donationReceipts.id, ids)))
      return ids.map((id) => {
        const row = rows.find((one) => one.id === id)
        if (row === undefined) throw new ApiError('not_found')
        return row
      })
    },
  }
}

const told = (row: ReceiptRow) => ({
  subject: { type: 'donation_receipt', id: row.id, name: donationReceiptNumber(row) } as const,
})

const auditedOf = ({ donorId, donorName, amount, day, lines }: ReceiptRow) => ({
  people: { [donorId]: donorName },
  amount,
  date: day,
  count: lines.length,
})
