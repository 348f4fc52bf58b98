import * as z from 'zod/mini'
import { IMPORT_MAX, importHead } from './imports'
import { MemberWrite } from './members'
import { Email, text } from './primitives'

export const MemberImportBody = z.strictObject({
  import: z.strictObject({
    ...importHead,
    members: z.array(MemberWrite).check(z.minLength(1), z.maxLength(IMPORT_MAX)),
  }),
})
export type MemberImport = z.infer<typeof MemberImportBody>['import']

/**
 * The same person: the same e-mail with the same first name, as a family may share an address, or the same name where one of the two
 * has no e-mail; case and accents aside.
 */
export const MemberDuplicatesBody = z.strictObject({
  lines: z.array(z.strictObject({ name: text(120), email: z.optional(Email) })).check(z.maxLength(IMPORT_MAX)),
})
