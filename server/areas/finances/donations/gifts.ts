import { and, asc, eq, gt, isNull, lte, gte, ne, or, sql } from 'drizzle-orm'
import type { DonationSettings } from '@contract/finances/donations/donationSettings'
import type { Donor, Gift } from '@contract/finances/donations/donations'
import type { PostalAddress } from '@contract/members'
import { isIn } from '../../../platform/db/isIn'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { donationGifts, donors } from '../../../platform/db/schema/finances/donations'
import { finances } from '../../../platform/db/schema/finances/finances'
import { memberPayers, payers } from '../../../platform/db/schema/finances/payers'
import { members } from '../../../platform/db/schema/members'
import type { Reader } from './receiptRows'

export type GiftOf = Omit<Gift, 'receiptId' | 'payer'> & { donorId: string | undefined }

/**
 * Paid donations of a calendar year, oldest first: entries of the category, of chosen own categories, and fees where they are deductible.
 * Without those that were reversed, or of which something went back. Who gave it: whoever was named for it, else who paid for its member
 * then, else the member.
 */
export async function readGifts(
  db: Reader,
  groupId: string,
  year: number,
  settings: DonationSettings | undefined,
): Promise<GiftOf[]> {
  const [first, last] = [`${String(year).padStart(4, '0')}-01-01`, `${String(year).padStart(4, '0')}-12-31`]
  const { category, subcategoryId, memberId } = finances
  const isUndone = sql`exists (select from ${finances} other where other.group_id = ${groupId} and other.deleted_at is null
    and (other.reversal_of = ${finances.id} or other.refund_of = ${finances.id}))`
  const rows = await db
    .select({
      id: finances.id,
      version: finances.version,
      date: finances.date,
      description: finances.description,
      amount: finances.amount,
      category,
      memberId,
      payerId: memberPayers.payerId,
      namedId: donationGifts.donorId,
      isWaiver: donationGifts.isWaiver,
      giftVersion: donationGifts.version,
    })
    .from(finances)
    .leftJoin(donationGifts, and(eq(donationGifts.groupId, groupId), eq(donationGifts.financeId, finances.id)))
    .leftJoin(
      memberPayers,
      and(
        eq(memberPayers.groupId, groupId),
        eq(memberPayers.memberId, memberId),
        lte(memberPayers.since, finances.date),
        or(isNull(memberPayers.until), gte(memberPayers.until, finances.date)),
      ),
    )
    .where(
      and(
        eq(finances.groupId, groupId),
        isNull(finances.deletedAt),
        eq(finances.kind, 'income'),
        eq(finances.status, 'paid'),
        gt(finances.amount, 0),
        gte(finances.date, first),
        lte(finances.date, last),
        isNull(finances.reversalOf),
        eq(finances.isCredit, false),
        sql`not ${isUndone}`,
        settings?.german && !settings.german.hasFees ? ne(category, 'dues') : undefined,
        or(
          eq(category, 'donation'),
          isIn(subcategoryId, settings?.subcategoryIds ?? []),
          settings?.german?.hasFees ? eq(category, 'dues') : undefined,
        ),
      ),
    )
    .orderBy(asc(finances.date), asc(finances.id))
  return rows.map(({ category: of, memberId: member, payerId, namedId, isWaiver, giftVersion, ...row }) => ({
    ...row,
    kind: of === 'dues' ? 'fee' : 'money',
    isWaiver: isWaiver ?? false,
    giftVersion: giftVersion ?? 0,
    ...(namedId !== null && { namedId }),
    donorId: namedId ?? payerId ?? member ?? undefined,
  }))
}

export const toDonor = ({ id, name, address, taxId, version }: typeof donors.$inferSelect): Donor => ({
  id,
  ...(name !== null && { name }),
  ...(address !== null && { address }),
  ...(taxId !== null && { taxId }),
  version,
})

/** All that is noted of donors, by id. */
export async function readDonors(db: Reader, groupId: string): Promise<Map<string, Donor>> {
  const rows = await db
    .select()
    .from(donors)
    .where(and(eq(donors.groupId, groupId), isNull(donors.deletedAt)))
    .orderBy(asc(donors.name), asc(donors.id))
  return new Map(rows.map((row) => [row.id, toDonor(row)]))
}

export interface Person {
  name: string
  isMember: boolean
  address: PostalAddress | undefined
  taxId: string | undefined
}

/** Members, payers and donors from outside, by id; those of the ids that are none are left out. Members’ addresses only with `hasAddresses`. */
export async function readPeople(
  db: Reader,
  groupId: string,
  ids: string[],
  { noted, hasAddresses }: { noted: ReadonlyMap<string, Donor>; hasAddresses: boolean },
): Promise<Map<string, Person>> {
  const ofMembers = await db
    .select({ id: members.id, name: members.name, address: members.address })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids)))
  const ofPayers = await db
    .select({ id: payers.id, name: payers.name })
    .from(payers)
    .where(and(eq(payers.groupId, groupId), isIn(payers.id, ids)))
  const outside = [...noted.values()].filter(({ id, name }) => name !== undefined && ids.includes(id))
  const person = (
    id: string,
    name: string | null | undefined,
    address: PostalAddress | null | undefined,
    isMember: boolean,
  ) => {
    const donor = noted.get(id)
    return [id, { name: name ?? '', isMember, address: address ?? donor?.address, taxId: donor?.taxId }] as const
  }
  return new Map<string, Person>([
    ...outside.map(({ id, name, address }) => person(id, name, address, false)),
    ...ofPayers.map(({ id, name }) => person(id, name, undefined, false)),
    ...ofMembers.map(({ id, name, address }) => person(id, name, hasAddresses ? address : undefined, true)),
  ])
}

/** In the words of the bank, who paid an entry. */
export async function readBankPayers(db: Reader, groupId: string, financeIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: bankLineEntries.entryId, name: bankLines.counterparty })
    .from(bankLineEntries)
    .innerJoin(
      bankLines,
      and(
        eq(bankLines.groupId, groupId),
        eq(bankLines.importId, bankLineEntries.importId),
        eq(bankLines.place, bankLineEntries.place),
      ),
    )
    .where(and(eq(bankLineEntries.groupId, groupId), isIn(bankLineEntries.entryId, financeIds)))
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])))
}
