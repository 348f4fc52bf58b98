import { CalendarDate, Email, text, whenObject } from '@contract/primitives'
import * as z from 'zod/mini'

const Fields = z.object({
  name: text(60),
  email: Email,
  joinedOn: CalendarDate,
  leftOn: z.optional(CalendarDate),
  about: z.optional(text(120)),
})

/** Two fields that must agree: the error stands at the second. */
export const NewMember = Fields.check(
  z.refine(({ joinedOn, leftOn }) => !leftOn || leftOn >= joinedOn, {
    error: 'not_after_start',
    path: ['leftOn'],
    when: whenObject,
  }),
)
export type NewMember = z.infer<typeof NewMember>

export const emptyMember: NewMember = { name: '', email: '', joinedOn: '', leftOn: '', about: '' }
