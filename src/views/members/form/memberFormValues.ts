import { v7 as uuidv7 } from 'uuid'
import type { DefaultValues } from 'react-hook-form'
import type { Member, MemberWrite } from '@contract/members'
import type { MemberSave } from '@/redux/members'
import { editConflictRules } from '@/shared/records/editConflict'

/**
 * Every field of the form, empty: an input cannot hold `undefined`, and an error is shown only at a field that exists. In the order in
 * which they are asked about when two people changed the same member.
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

/** What the next member starts with: whoever types a list in has one section after the other. */
export type MemberStart = Pick<MemberFormValues, 'section' | 'joinedOn'>

/** Its id is made here, once per form, so that sending the form twice adds one member. */
export function newMemberValues(start: MemberStart = {}): MemberFormValues {
  return { id: uuidv7(), ...blank, feeClassId: '', ...start }
}

export function valuesOf(member: Member): MemberFormValues {
  return { ...blank, ...member }
}
