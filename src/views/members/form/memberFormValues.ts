import { v7 as uuidv7 } from 'uuid'
import type { DefaultValues } from 'react-hook-form'
import type { Member, MemberWrite } from '@contract/members'
import type { MemberSave } from '@/redux/members'
import { editConflictRules } from '@/shared/records/editConflict'

/**
 * Every field of the form, empty: an input cannot contain `undefined`, and errors are shown only at existing fields. In the order of the
 * questions after a conflict.
 */
const blank = {
  name: '',
  section: undefined,
  instrument: '',
  position: '',
  status: 'active',
  joinedOn: '',
  leftOn: '',
  email: '',
  phone: '',
  emergencyContact: { name: '', phone: '' },
  birthDate: '',
  notes: '',
} as const

export type ConflictField = keyof typeof blank
const fields = Object.keys(blank) as ConflictField[]
export const memberRules = editConflictRules<MemberWrite, Member, ConflictField>(fields)

type MemberFormValues = DefaultValues<MemberSave>

/** Initial values of the next member: a typed list is usually ordered by section. */
export type MemberStart = Pick<MemberFormValues, 'section' | 'joinedOn'>

/** Its id is made here, once per form, so that sending the form twice adds one member. */
export function newMemberValues(start: MemberStart = {}): MemberFormValues {
  return { id: uuidv7(), ...blank, feeClassId: '', ...start }
}

export function valuesOf(member: Member): MemberFormValues {
  return { ...blank, ...member }
}
