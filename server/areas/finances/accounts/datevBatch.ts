import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { FinanceCategory } from '@contract/finances'
import { DATEV_BOOKINGS_MAX, usesDatev } from '@contract/finances/datev'
import type { DatevCheck, DatevGap, DatevSettings, DatevSpan } from '@contract/finances/datev'
import { usualSpheres } from '@contract/finances/spheres'
import type { Sphere, SphereSettings } from '@contract/finances/spheres'
import { voucherName } from '@contract/finances/vouchers'
import type { Database, Reader } from '../../../platform/db/database'
import { financeAccounts, finances } from '../../../platform/db/schema/finances/finances'
import { financeSpheres } from '../../../platform/db/schema/finances/spheres'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import { vouchers } from '../../../platform/db/schema/finances/vouchers'
import { groups } from '../../../platform/db/schema/groups'
import { invalidField } from '../../../platform/http/errors'
import { subcategoryNames } from '../ledger/public'
import { paidOn, signedAmount } from './accountSums'
import { datevFile, datevText, type DatevBooking } from './datevFile'
import { findDatevSettings } from './datevSettingsRepository'

/**
 * KOST1 of the SKR 42: its first digit is the sphere, in DATEV's order (Lexware's FAQ 34779 and Campai's help on the SKR 42, read in December
 * 2026).
 */
const sphereDigits: Record<Sphere, string> = { ideal: '1', assets: '2', purpose: '3', commercial: '4' }

/** The calendar year in which the financial year of the day begins. */
const yearOf = (day: string, firstMonth: number) =>
  Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < firstMonth ? 1 : 0)

/** Entries and transfers of these days, by date; of a batch that is too long, no more than tell so. */
async function readMovements(db: Reader, groupId: string, { from, to }: DatevSpan) {
  const { id, date, description, category, subcategoryId, accountId } = finances
  const year = sql`extract(year from ${date})::int`
  const entries = await db
    .select({
      date,
      description,
      category,
      subcategoryId,
      accountId,
      amount: sql<number>`(${signedAmount})::bigint`,
      year: vouchers.year,
      number: vouchers.number,
    })
    .from(finances)
    .leftJoin(vouchers, and(eq(vouchers.groupId, groupId), eq(vouchers.financeId, id), sql`${vouchers.year} = ${year}`))
    .where(paidOn(groupId, undefined, and(gte(date, from), lte(date, to))))
    .orderBy(asc(date), asc(id))
    .limit(DATEV_BOOKINGS_MAX + 1)
  const moved = await db
    .select({
      date: transfers.date,
      description: transfers.description,
      fromId: transfers.fromAccountId,
      toId: transfers.toAccountId,
      amount: transfers.amount,
    })
    .from(transfers)
    .where(
      and(
        eq(transfers.groupId, groupId),
        isNull(transfers.deletedAt),
        gte(transfers.date, from),
        lte(transfers.date, to),
      ),
    )
    .orderBy(asc(transfers.date), asc(transfers.id))
    .limit(DATEV_BOOKINGS_MAX + 1)
  return { entries, moved }
}

interface Numbers {
  ofCategory: (category: FinanceCategory, subcategoryId: string | null) => string | undefined
  ofAccount: (accountId: string) => string | undefined
}

function numbersOf(settings: DatevSettings | undefined): Numbers {
  const lines = new Map(
    settings?.lines.map(({ category, subcategoryId, number }) => [subcategoryId ?? category, number]) ?? [],
  )
  const accounts = new Map(settings?.accounts.map(({ accountId, number }) => [accountId, number]) ?? [])
  return {
    ofCategory: (category, subcategoryId) => lines.get(subcategoryId ?? category) ?? lines.get(category),
    ofAccount: (accountId) => accounts.get(accountId),
  }
}

function sphereOf(lines: SphereSettings['lines'], category: FinanceCategory, subcategoryId: string | null) {
  if (category === 'opening') return undefined
  const of = (own: string | undefined) =>
    lines.find((line) => line.category === category && line.subcategoryId === own)?.sphere
  return sphereDigits[
    (subcategoryId === null ? undefined : of(subcategoryId)) ?? of(undefined) ?? usualSpheres[category]
  ]
}

/** What a batch would hold, with what it lacks. Must be read in one snapshot. */
async function readBatch(db: Reader, groupId: string, span: DatevSpan) {
  const settings = await findDatevSettings(db, groupId)
  const numbers = numbersOf(settings)
  const [spheres] = await db
    .select({ lines: financeSpheres.lines })
    .from(financeSpheres)
    .where(eq(financeSpheres.groupId, groupId))
  const accountNames = await db
    .select({ id: financeAccounts.id, name: financeAccounts.name })
    .from(financeAccounts)
    .where(eq(financeAccounts.groupId, groupId))
  const { entries, moved } = await readMovements(db, groupId, span)
  const ownNames = await subcategoryNames(db, groupId, [
    ...new Set(entries.flatMap(({ subcategoryId }) => subcategoryId ?? [])),
  ])
  const names = new Map(accountNames.map(({ id, name }) => [id, name]))

  const gaps = new Map<string, DatevGap>()
  const lacks = (key: string, gap: Omit<DatevGap, 'bookings'>) => {
    gaps.set(key, { ...gap, bookings: (gaps.get(key)?.bookings ?? 0) + 1 })
    return ''
  }
  const accountNumber = (accountId: string) =>
    numbers.ofAccount(accountId) ?? lacks(accountId, { accountId, name: names.get(accountId) ?? '' })
  const found = { income: 0, expense: 0, openings: 0, replaced: 0, cut: 0 }
  const textOf = (description: string) => {
    const { text, isReplaced, isCut } = datevText(description)
    if (isReplaced) found.replaced += 1
    if (isCut) found.cut += 1
    return text
  }

  const bookings: DatevBooking[] = []
  for (const { category, subcategoryId, accountId, amount, date, description, year, number } of entries) {
    const contra = numbers.ofCategory(category, subcategoryId)
    if (category === 'opening' && contra === undefined) {
      found.openings += 1
      continue
    }
    if (amount > 0) found.income += amount
    else found.expense -= amount
    const own = subcategoryId === null ? undefined : ownNames.get(subcategoryId)
    bookings.push({
      amount,
      account: accountNumber(accountId),
      contra: contra ?? lacks(subcategoryId ?? category, { category, ...(own !== undefined && { name: own }) }),
      date,
      voucher: year === null || number === null ? undefined : voucherName(year, number),
      text: textOf(description),
      sphere: settings?.chart === '42' ? sphereOf(spheres?.lines ?? [], category, subcategoryId) : undefined,
    })
  }
  // Both sides are known, so that no account between them is needed.
  for (const { fromId, toId, amount, date, description } of moved)
    bookings.push({
      amount,
      account: accountNumber(toId),
      contra: accountNumber(fromId),
      date,
      voucher: undefined,
      text: textOf(description ?? `${names.get(fromId) ?? ''} – ${names.get(toId) ?? ''}`),
      sphere: undefined,
    })
  const month = settings?.yearMonth ?? 1
  const check: DatevCheck = {
    ...found,
    isSetUp: settings !== undefined,
    isOneYear: yearOf(span.from, month) === yearOf(span.to, month),
    bookings: bookings.length,
    gaps: [...gaps.values()],
  }
  return { settings, check, bookings: bookings.toSorted((one, other) => one.date.localeCompare(other.date)) }
}

const oneSnapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

export function datevRepository(db: Database) {
  return {
    check: (groupId: string, span: DatevSpan): Promise<DatevCheck> =>
      db.transaction(async (tx) => (await readBatch(tx, groupId, span)).check, oneSnapshot),

    /** The file of these days and how many bookings it has. Throws `invalid` where the check finds that it cannot be made. */
    async make(groupId: string, span: DatevSpan): Promise<{ file: Buffer; count: number }> {
      const [group, { settings, check, bookings }] = await db.transaction(async (tx) => {
        const { name, region, currency, timeZone } = groups
        const rows = await tx
          .select({ name, region, currency, timeZone })
          .from(groups)
          .where(eq(groups.groupId, groupId))
        return [rows[0], await readBatch(tx, groupId, span)] as const
      }, oneSnapshot)
      const isWhole = check.isOneYear && check.gaps.length === 0 && bookings.length <= DATEV_BOOKINGS_MAX
      if (group === undefined || settings === undefined || !usesDatev(group) || !isWhole)
        throw invalidField('to', 'not_allowed')
      const now = new Date()
      const clock = now.toLocaleString('sv-SE', { timeZone: group.timeZone }).replaceAll(/\D/g, '')
      const file = datevFile({
        settings,
        yearStart: `${String(yearOf(span.from, settings.yearMonth)).padStart(4, '0')}-${String(settings.yearMonth).padStart(2, '0')}-01`,
        ...span,
        madeAt: `${clock}${String(now.getMilliseconds()).padStart(3, '0')}`,
        name: group.name,
        bookings,
      })
      return { file, count: bookings.length }
    },
  }
}
