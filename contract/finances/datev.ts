import * as z from 'zod/mini'
import { FinanceCategory } from '@contract/finances'
import { CalendarDate, Id, whenObject } from '@contract/primitives'
import type { Call } from '@contract/call'
import type { financeCategories } from '@contract/choices'

/** Where tax advisors work with DATEV, and the books are in euros. */
export const usesDatev = ({ region, currency }: { region?: string | null | undefined; currency: string }): boolean =>
  (region === 'DE' || region === 'AT') && currency === 'EUR'

/** The charts of accounts of associations: SKR 42 (five digits, its spheres by KOST1) replaced SKR 49 (four digits), which DATEV ended with 2024. */
export const datevCharts = ['42', '49'] as const
export type DatevChart = (typeof datevCharts)[number]
/** How long their account numbers are. */
export const usualLengths: Record<DatevChart, number> = { '42': 5, '49': 4 }

type Numbers = Partial<Record<(typeof financeCategories)[number] | 'cash' | 'bank', string>>

/**
 * Proposals, which the group changes. What stands in no published list of the chart, or has no single account there, is left to the tax
 * advisor. SKR 49: DATEV's list as of 2018, as GnuCash (data/accounts/de_DE/acctchrt_skr49.gnucash-xea) and OpenPetra
 * (demodata/finance/skr49) carry it, with the spheres that `usualSpheres` proposes. SKR 42 (DATEV, since January 2023): as published programs
 * for associations carry it; its accounts for cash and banks are in none of them.
 */
export const usualDatevNumbers: Record<DatevChart, Numbers> = {
  '42': { dues: '40000', donation: '40400', tickets: '42010', fees: '42030', grant: '48280', venue: '63100' },
  '49': {
    dues: '2110',
    donation: '3220',
    tickets: '6510',
    grant: '2302',
    sponsorship: '8016',
    venue: '6839',
    cash: '0925',
    bank: '0945',
  },
}

/** Digits, as leading zeros count. */
const AccountNumber = z.string().check(z.regex(/^\d{1,8}$/, { error: 'not_whole' }))
const CategoryNumber = z.strictObject({
  category: FinanceCategory,
  /** Absent: of the category, and of its own categories without a line. */
  subcategoryId: z.optional(Id),
  number: AccountNumber,
})
const MoneyNumber = z.strictObject({ accountId: Id, number: AccountNumber })

/** Categories and own ones, at most. */
const LINES_MAX = 300
const ACCOUNTS_MAX = 50

/** Shortest and longest account numbers of a client. */
export const DATEV_LENGTHS = [4, 5, 6, 7, 8] as const

export const DatevSettings = z
  .strictObject({
    /** Beraternummer and Mandantennummer, by which the file finds the client. */
    consultant: z.int().check(z.minimum(1001), z.maximum(9_999_999)),
    client: z.int().check(z.minimum(1), z.maximum(99_999)),
    chart: z.enum(datevCharts),
    accountLength: z.int().check(z.minimum(4), z.maximum(8)),
    /** The month (1 to 12) in which the financial year begins. */
    yearMonth: z.int().check(z.minimum(1), z.maximum(12)),
    lines: z.array(CategoryNumber).check(z.maxLength(LINES_MAX)),
    accounts: z.array(MoneyNumber).check(z.maxLength(ACCOUNTS_MAX)),
    /** 0: nothing was stored yet. A write must name the stored one. */
    version: z.int().check(z.minimum(0)),
  })
  .check(
    z.refine(
      ({ accountLength, lines, accounts }) =>
        [...lines, ...accounts].every(({ number }) => number.length <= accountLength),
      { path: ['accountLength'], error: 'not_allowed', when: whenObject },
    ),
  )
export type DatevSettings = z.infer<typeof DatevSettings>
export const DatevSettingsBody = z.strictObject({ settings: DatevSettings })
/** Absent: never stored. */
export const DatevSettingsAnswer = z.object({ settings: z.optional(DatevSettings) })

/** Days, both included. */
export const DatevSpan = z
  .strictObject({ from: CalendarDate, to: CalendarDate })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'not_after_start', when: whenObject }))
export type DatevSpan = z.infer<typeof DatevSpan>
export const DatevCheckQuery = z.strictObject({ from: CalendarDate, to: CalendarDate })

/** DATEV takes no more in one batch. */
export const DATEV_BOOKINGS_MAX = 99_999

/** What has no account number: a category (without own categories that have one), an own category, or an account of the group. */
export const DatevGap = z.object({
  category: z.optional(FinanceCategory),
  /** Of an account. */
  accountId: z.optional(Id),
  name: z.optional(z.string()),
  /** How many bookings wait for it. */
  bookings: z.int(),
})
export type DatevGap = z.infer<typeof DatevGap>

export const DatevCheck = z.object({
  /** Consultant and client were stored. */
  isSetUp: z.boolean(),
  /** A batch lies within one financial year. */
  isOneYear: z.boolean(),
  bookings: z.int(),
  /** Sums of what came in and went out, in cents; transfers are in neither. */
  income: z.int(),
  expense: z.int(),
  gaps: z.array(DatevGap),
  /** Opening balances, left out where their category has no number: the advisor carries balances forward. */
  openings: z.int(),
  /** Texts with characters that Windows-1252 does not have, and texts that are cut at 60. */
  replaced: z.int(),
  cut: z.int(),
})
export type DatevCheck = z.infer<typeof DatevCheck>

export const findDatevCall = {
  method: 'GET',
  path: '/finances/datev-settings',
  access: ['read', 'Finance'],
  answer: DatevSettingsAnswer,
} as const satisfies Call

export const changeDatevCall = {
  method: 'POST',
  path: '/finances/datev-settings',
  access: ['manage', 'Finance'],
  body: DatevSettingsBody,
  answer: DatevSettingsAnswer,
  errors: [409],
} as const satisfies Call

/** What a file of these days would hold, and what it lacks. */
export const checkDatevCall = {
  method: 'GET',
  path: '/finances/check-datev',
  access: ['read', 'Finance'],
  query: DatevCheckQuery,
  answer: DatevCheck,
} as const satisfies Call

/**
 * A Buchungsstapel (text/csv in Windows-1252) of paid entries and transfers, as they are at one moment. Refused (`not_allowed` at `to`) where
 * the check finds something that is missing.
 */
export const makeDatevCall = {
  method: 'POST',
  path: '/finances/make-datev',
  access: ['read', 'Finance'],
  body: DatevSpan,
  answer: z.unknown(),
} as const satisfies Call
