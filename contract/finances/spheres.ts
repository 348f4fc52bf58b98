import * as z from 'zod/mini'
import { FinanceCategory, Sum } from '@contract/finances'
import { Id } from '@contract/primitives'
import type { Call } from '@contract/call'
import type { financeCategories } from '@contract/choices'

/**
 * What the money of a German association is for, by which it is taxed: the idea itself (ideeller Bereich), its assets (Vermögensverwaltung),
 * business for the purpose (Zweckbetrieb, §§ 65 to 68 AO), and other business (wirtschaftlicher Geschäftsbetrieb, § 64 AO).
 */
export const spheres = ['ideal', 'assets', 'purpose', 'commercial'] as const
export type Sphere = (typeof spheres)[number]

/** A proposal, which the group changes: concerts are business for the purpose (§ 68 Nr. 7 AO), advertising is other business. */
export const usualSpheres: Record<Exclude<(typeof financeCategories)[number], 'opening'>, Sphere> = {
  dues: 'ideal',
  tickets: 'purpose',
  fees: 'purpose',
  donation: 'ideal',
  grant: 'ideal',
  sponsorship: 'commercial',
  instruments: 'ideal',
  scores: 'ideal',
  venue: 'purpose',
  travel: 'purpose',
  people: 'purpose',
  other: 'ideal',
}

/**
 * Up to which income of other business, with VAT, no tax on profit is due (§ 64 Abs. 3 AO), in cents, by the year that it begins with. One cent
 * more, and all of it is taxed.
 */
const freeLimits = [
  { since: 2026, cents: 5_000_000, source: 'Steueränderungsgesetz 2025' },
  { since: 2020, cents: 4_500_000, source: 'Jahressteuergesetz 2020' },
]
export const freeLimitIn = (year: number) => freeLimits.find(({ since }) => year >= since)

/** Categories and own ones with a sphere, at most. */
const SPHERES_MAX = 300

/** Without a line, a category has that of `usualSpheres`, and an own category that of its category. */
export const SphereSettings = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        category: FinanceCategory,
        subcategoryId: z.optional(Id),
        sphere: z.enum(spheres),
      }),
    )
    .check(z.maxLength(SPHERES_MAX)),
  /** 0: nothing was stored yet. A write must name the stored one. */
  version: z.int().check(z.minimum(0)),
})
export type SphereSettings = z.infer<typeof SphereSettings>
export const SphereSettingsBody = z.strictObject({ settings: SphereSettings })

/** The calendar year, by which taxes go (§ 64 Abs. 3 AO). Absent: the current one. */
export const SpheresQuery = z.strictObject({
  year: z.optional(z.string().check(z.regex(/^(?!0000)\d{4}$/, { error: 'bad_date' }))),
})
const SphereSums = z.array(
  z.object({
    category: FinanceCategory,
    income: Sum,
    expense: Sum,
    /** The share of each own category, by name; all that there are. */
    subcategories: z.optional(z.array(z.object({ id: Id, name: z.string(), income: Sum, expense: Sum }))),
  }),
)
export type SphereSums = z.infer<typeof SphereSums>
const Spheres = z.object({
  settings: SphereSettings,
  /** What was paid in the year in each category, in their order. What was returned, refunded or reversed is taken off where it came from. */
  categories: SphereSums,
})
export type Spheres = z.infer<typeof Spheres>

export const findSpheresCall = {
  method: 'GET',
  path: '/finances/spheres',
  access: ['read', 'Finance'],
  query: SpheresQuery,
  answer: Spheres,
} as const satisfies Call

export const changeSpheresCall = {
  method: 'POST',
  path: '/finances/spheres',
  access: ['manage', 'Finance'],
  body: SphereSettingsBody,
  answer: SphereSettingsBody,
  errors: [409],
} as const satisfies Call
