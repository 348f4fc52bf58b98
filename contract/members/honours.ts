import * as z from 'zod/mini'
import { CalendarDate, Id, IdAnswer, Version, idQuery, line } from '@contract/primitives'
import type { Call } from '@contract/call'

/** The years of service that are honoured where a group has not said otherwise. */
export const USUAL_HONOURS = [10, 25, 40, 50]
export const HONOURS_MAX = 12
export const HONOUR_YEARS_MAX = 99
/** Of one member. */
export const ADJUSTMENTS_MAX = 20

const Years = z.int().check(z.minimum(1), z.maximum(HONOUR_YEARS_MAX))

const honourContent = {
  id: Id,
  memberId: Id,
  /** Of service. A member is honoured for each number of years once. */
  years: Years,
  givenOn: CalendarDate,
  /** By whom, at what occasion, a pin or a certificate. */
  note: z.optional(line(300)),
}

/** A member was honoured for years of service. */
export const Honour = z.strictObject({ ...honourContent, version: Version })
export type Honour = z.infer<typeof Honour>
/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
export const HonourWrite = z.strictObject({ ...honourContent, version: z.optional(Version) })
export type HonourWrite = z.infer<typeof HonourWrite>

const adjustmentContent = {
  id: Id,
  memberId: Id,
  /** Added to the years that their history tells; negative: taken off. */
  years: z.int().check(
    z.minimum(-HONOUR_YEARS_MAX),
    z.maximum(HONOUR_YEARS_MAX),
    z.refine((years) => years !== 0, { error: 'not_allowed' }),
  ),
  reason: line(200),
}

/** Years of service that the group counts, or does not, whatever a member's history says. */
export const ServiceAdjustment = z.strictObject({ ...adjustmentContent, version: Version })
export type ServiceAdjustment = z.infer<typeof ServiceAdjustment>
export const ServiceAdjustmentWrite = z.strictObject({ ...adjustmentContent, version: z.optional(Version) })
export type ServiceAdjustmentWrite = z.infer<typeof ServiceAdjustmentWrite>

/** Which years of service the group honours, ascending. There is always one: `version` 0 means never changed. */
export const HonourSettings = z.strictObject({
  years: z.array(Years).check(
    z.minLength(1),
    z.maxLength(HONOURS_MAX),
    z.refine((years) => years.every((year, at) => at === 0 || year > Number(years[at - 1])), { error: 'not_allowed' }),
  ),
  version: z.int().check(z.minimum(0)),
})
export type HonourSettings = z.infer<typeof HonourSettings>

/** A member's years of service. */
export const Service = z.object({
  /** Complete ones up to today, with adjustments; absent where nobody told when they joined. */
  years: z.optional(z.int()),
  adjustments: z.array(ServiceAdjustment),
  /** By years. */
  honours: z.array(Honour),
})
export type Service = z.infer<typeof Service>

export const ServiceQuery = z.strictObject({ memberId: Id })
export const HonourBody = z.strictObject({ honour: HonourWrite })
export const HonourAnswer = z.object({ honour: Honour })
export const ServiceAdjustmentBody = z.strictObject({ adjustment: ServiceAdjustmentWrite })
export const ServiceAdjustmentAnswer = z.object({ adjustment: ServiceAdjustment })
export const HonourSettingsBody = z.strictObject({ settings: HonourSettings })
export const HonourSettingsAnswer = z.object({ settings: HonourSettings })

export const findServiceCall = {
  method: 'GET',
  path: '/members/find-service',
  access: ['read', 'Member'],
  query: ServiceQuery,
  answer: Service,
  errors: [404],
} as const satisfies Call

export const addHonourCall = {
  method: 'POST',
  path: '/members/add-honour',
  access: ['manage', 'Member'],
  body: HonourBody,
  answer: HonourAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeHonourCall = {
  method: 'DELETE',
  path: '/members/remove-honour',
  access: ['manage', 'Member'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

export const addServiceAdjustmentCall = {
  method: 'POST',
  path: '/members/add-service-adjustment',
  access: ['manage', 'Member'],
  body: ServiceAdjustmentBody,
  answer: ServiceAdjustmentAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeServiceAdjustmentCall = {
  method: 'DELETE',
  path: '/members/remove-service-adjustment',
  access: ['manage', 'Member'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

/** 409 where somebody else changed them meanwhile, with `current`. */
export const changeHonourSettingsCall = {
  method: 'POST',
  path: '/members/change-honour-settings',
  access: ['manage', 'Member'],
  body: HonourSettingsBody,
  answer: HonourSettingsAnswer,
  errors: [409],
} as const satisfies Call
