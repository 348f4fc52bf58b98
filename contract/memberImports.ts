import * as z from 'zod/mini'
import { IMPORT_MAX, importHead, ImportAnswer, ImportList, ImportFormatBody, ImportFormatAnswer } from './imports'
import { Member, MemberWrite, Phone, memberRules } from './members'
import { ListedInstrument, Spelling } from './sections'
import { Email, Id, Version, idQuery, IdAnswer, line } from './primitives'
import type { Call } from './call'

const IMPORT_SPELLINGS_MAX = 200

const lines = <Line extends z.ZodMiniType>(line: Line) => z.array(line).check(z.maxLength(IMPORT_MAX))

/** Most guardians that one line names. */
const LINE_GUARDIANS_MAX = 6

/** A parent in a file: becomes a contact, the same for all members who name them with the same phone or e-mail. */
const ImportedGuardian = z.strictObject({
  name: line(120),
  relation: z.optional(line(60)),
  phone: z.optional(Phone),
  email: z.optional(Email),
})
export type ImportedGuardian = z.infer<typeof ImportedGuardian>

/** As stored, which may be from before a rule came. */
const KnownGuardian = z.object({
  name: z.string(),
  relation: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
})

/** Guardians become contacts; of a member who exists already, what a contact of theirs has stays. */
export const MemberImportLine = z.extend(MemberWrite, {
  guardians: z.optional(z.array(ImportedGuardian).check(z.maxLength(LINE_GUARDIANS_MAX))),
})
export type MemberImportLine = z.infer<typeof MemberImportLine>

/**
 * `feeClassId`: as for a single new member, from the current month on (finances/fees.ts). Only for those who manage the books; 403 for
 * others.
 */
export const NewMemberLine = z.extend(MemberImportLine, { feeClassId: z.optional(Id) })
export type NewMemberLine = z.infer<typeof NewMemberLine>

/**
 * `members` are added, except existing ones. `updates` replace existing members, with the version that was read: if one has changed
 * meanwhile, nothing of the import is stored.
 */
export const MemberImportBody = z.strictObject({
  import: z
    .strictObject({
      ...importHead,
      members: lines(NewMemberLine),
      updates: z.optional(lines(z.extend(MemberImportLine, { version: Version }))),
      /** What the file's names of instruments are in this group; kept for its next files. */
      spellings: z.optional(z.array(Spelling).check(z.maxLength(IMPORT_SPELLINGS_MAX))),
      /** Instruments that the group did not know, and the sections of the group that get them at their end. */
      listed: z.optional(z.array(ListedInstrument).check(z.maxLength(IMPORT_SPELLINGS_MAX))),
    })
    .check(
      z.refine(({ members, updates = [] }) => members.length + updates.length > 0, {
        path: ['members'],
        error: 'required',
      }),
      memberRules(({ members, updates = [] }) => [
        ...members.map((member, at) => [['members', at], member] as const),
        ...updates.map((member, at) => [['updates', at], member] as const),
      ]),
    ),
})
export type MemberImport = z.infer<typeof MemberImportBody>['import']

/**
 * A person in a file. It is an existing member if e-mail and first name are equal (a family may share an address), or if the name is
 * equal and neither another e-mail nor another birthday contradicts it; ignoring case and accents, and each member for only one line. Two
 * lines of one name that differ in anything are two people.
 */
const MemberLine = z.extend(z.partial(z.omit(MemberWrite, { id: true, version: true })), {
  name: MemberWrite.shape.name,
})
export type MemberLine = z.infer<typeof MemberLine>
export const MemberDuplicatesBody = z.strictObject({ lines: lines(MemberLine) })

/**
 * Positions of lines that are not new members, and the existing members they are, with their guardians: without a member, the line repeats an
 * earlier one.
 */
export const MemberDuplicatesAnswer = z.object({
  duplicates: z.array(z.int()),
  known: z.array(z.object({ place: z.int(), member: Member, guardians: z.optional(z.array(KnownGuardian)) })),
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
