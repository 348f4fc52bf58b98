import * as z from 'zod/mini'
import { Amount } from '@contract/finances'
import { CalendarDate, Id, whenObject } from '@contract/primitives'
import { ThingWrite } from '@contract/members/things'
import type { Call } from '@contract/call'

/** Lines of one file. */
export const THING_IMPORT_MAX = 1_000

/** Whose it is in a file: a loan that is open. `id`: of the loan. */
const LentInFile = z
  .strictObject({
    id: Id,
    memberId: Id,
    since: CalendarDate,
    until: z.optional(CalendarDate),
    deposit: z.optional(Amount),
  })
  .check(
    z.refine(({ since, until }) => until === undefined || since <= until, {
      path: ['until'],
      error: 'before_lent',
      when: whenObject,
    }),
  )

export const ThingImportLine = z.extend(z.omit(ThingWrite, { version: true }), { lent: z.optional(LentInFile) })
export type ThingImportLine = z.infer<typeof ThingImportLine>

const isUnique = (ids: string[]) => new Set(ids).size === ids.length

/** All are added with their loans, or none. Sent again with the same ids, the answer is the same. */
export const ThingImportBody = z.strictObject({
  import: z.strictObject({
    things: z.array(ThingImportLine).check(
      z.minLength(1),
      z.maxLength(THING_IMPORT_MAX),
      z.refine((things) => isUnique(things.map(({ id }) => id.toLowerCase())), { error: 'taken' }),
    ),
  }),
})
export const ThingImportAnswer = z.object({ added: z.int() })

/** What an import added is taken back as a whole: refused with `conflict` where a thing of it was changed, lent or given back since. */
export const ThingImportUndoBody = z.strictObject({
  import: z.strictObject({
    things: z.array(Id).check(z.minLength(1), z.maxLength(THING_IMPORT_MAX)),
    loans: z.array(Id).check(z.maxLength(THING_IMPORT_MAX)),
  }),
})
export type ThingImportUndo = z.infer<typeof ThingImportUndoBody>['import']
export const ThingImportUndoAnswer = z.object({ removed: z.int() })

export const importThingsCall = {
  method: 'POST',
  path: '/members/import-things',
  access: ['manage', 'Member'],
  body: ThingImportBody,
  answer: ThingImportAnswer,
  errors: [404, 409],
} as const satisfies Call

export const undoThingImportCall = {
  method: 'POST',
  path: '/members/undo-thing-import',
  access: ['manage', 'Member'],
  body: ThingImportUndoBody,
  answer: ThingImportUndoAnswer,
  errors: [404, 409],
} as const satisfies Call
