import * as z from 'zod/mini'
import { IMPORT_MAX, importHead, ImportAnswer, ImportList, ImportFormatBody, ImportFormatAnswer } from './imports'
import { Member, MemberWrite } from './members'
import { Version, idQuery, IdAnswer } from './primitives'
import type { Call } from './call'

const lines = <Line extends z.ZodMiniType>(line: Line) => z.array(line).check(z.maxLength(IMPORT_MAX))

/**
 * `members` come in as new ones, but for those who are there already. `updates` replace people who are there, with the version that was
 * read: all of them or, where one was changed meanwhile, nothing of the whole import.
 */
export const MemberImportBody = z.strictObject({
  import: z
    .strictObject({
      ...importHead,
      members: lines(MemberWrite),
      updates: z.optional(lines(z.extend(MemberWrite, { version: Version }))),
    })
    .check(
      z.refine(({ members, updates = [] }) => members.length + updates.length > 0, {
        path: ['members'],
        error: 'required',
      }),
    ),
})
export type MemberImport = z.infer<typeof MemberImportBody>['import']

/**
 * What a line says of a person. It is someone who is there where e-mail and first name are theirs, as a family may share an address, or
 * the name, unless another e-mail or another day of birth speaks against it; case and accents aside, and each person for one line. Of
 * two lines of one name that differ in anything both stay.
 */
const MemberLine = z.extend(z.partial(z.omit(MemberWrite, { id: true, version: true })), {
  name: MemberWrite.shape.name,
})
export type MemberLine = z.infer<typeof MemberLine>
export const MemberDuplicatesBody = z.strictObject({ lines: lines(MemberLine) })

/** Places of lines that bring nobody new, and who of the group they are: without one, an earlier line says the same. */
export const MemberDuplicatesAnswer = z.object({
  duplicates: z.array(z.int()),
  known: z.array(z.object({ place: z.int(), member: Member })),
})
export type MemberDuplicates = z.infer<typeof MemberDuplicatesAnswer>

export const findMembersDuplicatesCall = {
  method: 'POST',
  path: '/members/find-duplicates',
  access: ['manage', 'Member'],
  body: MemberDuplicatesBody,
  answer: MemberDuplicatesAnswer,
} as const satisfies Call

export const importMembersCall = {
  method: 'POST',
  path: '/members/import-members',
  access: ['manage', 'Member'],
  body: MemberImportBody,
  answer: ImportAnswer,
  success: [200, 201],
  errors: [409],
} as const satisfies Call

export const listMembersImportsCall = {
  method: 'GET',
  path: '/members/list-imports',
  access: ['manage', 'Member'],
  answer: ImportList,
} as const satisfies Call

export const findMembersImportFormatCall = {
  method: 'POST',
  path: '/members/find-import-format',
  access: ['manage', 'Member'],
  body: ImportFormatBody,
  answer: ImportFormatAnswer,
} as const satisfies Call

export const removeMembersImportCall = {
  method: 'DELETE',
  path: '/members/remove-import',
  access: ['manage', 'Member'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call
