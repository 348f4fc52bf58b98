import * as z from 'zod/mini'
import { Day, EventCalendar, EventCalendars, EventTimes } from '@contract/calendar'
import { paging, search } from '@contract/lists'
import { Part, Section } from '@contract/members'
import { Id } from '@contract/primitives'
import { answers } from './replyRules'
import type { Call } from '@contract/call'

export const MATRIX_EVENTS_MAX = 100

/** `away`: an absence counts as no. `toConfirm`: answered before the event was moved. `waiting`: said yes, and waits for a place. */
export const matrixCells = [...answers, 'silent', 'away', 'toConfirm', 'waiting'] as const
export const MatrixCell = z.enum(matrixCells)

/** A page of members by section and name, and the first hundred events of the days; without `from`, from today. */
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
      /** Answers to it cannot be changed. */
      isFinished: z.optional(z.literal(true)),
      /** Where a yes says on which days: those of the event, counted from the first. */
      days: z.optional(z.array(z.int())),
    }),
  ),
  /** The days have more events than are returned. */
  hasMoreEvents: z.optional(z.literal(true)),
  members: z.array(
    z.object({
      memberId: Id,
      name: z.string(),
      /** As of MemberName (names.ts). */
      beside: z.optional(z.string()),
      section: Section,
      /** The group's own name for their section (contract/sections.ts). Absent: it is called as its family. */
      ownSection: z.optional(z.string()),
      instrument: z.optional(z.string()),
      part: z.optional(Part),
      /** One for each event; null: the event does not invite the member. */
      cells: z.array(z.nullable(MatrixCell)),
      /** How many people they bring to each event, in the same order. Absent: nobody to any. */
      guests: z.optional(z.array(z.int())),
      /** On which days of each event they come, in the same order; null: on all, or not. Absent: null of each. */
      comesOn: z.optional(z.array(z.nullable(z.array(z.int())))),
    }),
  ),
  /** Number of members that match the filters. */
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
