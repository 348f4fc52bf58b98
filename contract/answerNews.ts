import * as z from 'zod/mini'
import type { Call } from './call'

export const NO_DAYS_MAX = 30

/** What whoever manages events is mailed of answers, for themselves alone; off until they ask for it. */
export const AnswerNews = z.strictObject({
  /** In the morning: who answered since the day before. */
  isDaily: z.boolean(),
  /** At once: each no to an event that begins within so many days. Absent: none. */
  noDays: z.optional(z.int().check(z.minimum(1), z.maximum(NO_DAYS_MAX))),
})
export type AnswerNews = z.infer<typeof AnswerNews>
export const AnswerNewsBody = z.strictObject({ news: AnswerNews })
/** `hasMail`: whether this server sends e-mail at all. */
export const AnswerNewsAnswer = z.object({ news: AnswerNews, hasMail: z.boolean() })

export const findAnswerNewsCall = {
  method: 'GET',
  path: '/messages/find-answer-news',
  access: ['manage', 'Event'],
  answer: AnswerNewsAnswer,
} as const satisfies Call

export const changeAnswerNewsCall = {
  method: 'POST',
  path: '/messages/change-answer-news',
  access: ['manage', 'Event'],
  body: AnswerNewsBody,
  answer: AnswerNewsAnswer,
} as const satisfies Call
