import { Email, text } from '@contract/primitives'
import * as z from 'zod/mini'

/** What is filled in, at any step. */
const Anything = {
  /** From 0. */
  step: z.number(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  section: z.optional(z.string()),
  years: z.optional(z.string()),
  note: z.optional(z.string()),
}
export const AnyStep = z.object(Anything)
export type WizardValues = z.infer<typeof AnyStep>

const Years = z.string().check(
  z.trim(),
  z.refine((typed) => /^\d+$/.test(typed) && Number(typed) <= 90, { error: 'not_whole' }),
)

/** What each step asks before it lets one go on. */
export const stepSchemas = [
  z.object({ ...Anything, name: text(60), email: Email }),
  z.object({ ...Anything, section: text(40), years: z.optional(Years), note: z.optional(text(200)) }),
  AnyStep,
] as const

export const LAST_STEP = stepSchemas.length - 1

export const emptyWizard: WizardValues = { step: 0, name: '', email: '', section: '', years: '', note: '' }
