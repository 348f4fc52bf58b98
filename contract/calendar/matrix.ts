import * as z from 'zod/mini'
import { Day, EventCalendar, EventCalendars, EventTimes } from '@contract/calendar'
import { paging, search } from '@contract/lists'
import { Section } from '@contract/members'
import { Id } from '@contract/primitives'
import { answers } from './replyRules'
import type { Call } from '@contract/call'

export const MATRIX_EVENTS_MAX = 100

/**
 * `away`: an absence says no. `toConfirm`: it was answered before the event moved.
 */
export const matrixCells = [...answers, 'silent', 'away', 'toConfirm'] as const
export const MatrixCell = z.enum(matrixCells)

/** Members, by section and name, a page at a time, and the first hundred events of the days; without `from`, from today on. */
const MatrixConfig = z.strictObject({
  ...paging,
  ...search,
  section: z.optional(Section),
  from: z.optional(Day),
  to: z.optional(Day),
  calendars: z.optional(EventCalendars),
})
export type MatrixConfig = z.infer<typeof MatrixConfig>
export const MatrixQuery = z.strictObject({ config: z.prefault(MatrixConfig, {}) })
export const Matrix = z.object({
  /** By start; cancelled ones are left out. */
  events: z.array(
    z.object({
      id: Id,
      title: z.string(),
      calendar: EventCalendar,
      ...EventTimes.shape,
      /** Its answers stay as they are. */
      isFinished: z.optional(z.literal(true)),
    }),
  ),
  /** More events are in those days than are answered. */
  hasMoreEvents: z.optional(z.literal(true)),
  members: z.array(
    z.object({
      memberId: Id,
      name: z.string(),
      /** As of MemberName (names.ts). */
      beside: z.optional(z.string()),
      section: Section,
      instrument: z.optional(z.string()),
      /** One for each event; null: it does not ask them. */
      cells: z.array(z.nullable(MatrixCell)),
    }),
  ),
  /** How many members the filters find. */
  total: z.int(),
})
export type Matrix = z.infer<typeof Matrix>

export const listMatrixCall = {
  method: 'GET',
  path: '/replies/list-matrix',
  access: ['manage', 'Event'],
  query: MatrixQuery,
  answer: Matrix,
  errors: [404],
} as const satisfies Call
