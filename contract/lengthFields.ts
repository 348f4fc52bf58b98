import * as z from 'zod/mini'
import { whenObject } from './primitives'
import type { Length } from './lengths'

export const LENGTH_MINUTES_MAX = 600

/** Of what is played; `lengthRule` says how they belong together. */
export const lengthFields = {
  /** Of playing time; 0 of what lasts seconds alone. */
  minutes: z.optional(/* @__PURE__ */ z.int().check(z.minimum(0), z.maximum(LENGTH_MINUTES_MAX))),
  /** Beyond the minutes. */
  seconds: z.optional(/* @__PURE__ */ z.int().check(z.minimum(0), z.maximum(59))),
}

/** Seconds are told with their minutes, and nothing lasts no time. */
export const lengthRule = /* @__PURE__ */ z.refine<Length>(
  ({ minutes, seconds }) => (minutes === undefined ? seconds === undefined : minutes !== 0 || (seconds ?? 0) !== 0),
  { error: 'too_small:1', path: ['minutes'], when: whenObject },
)
