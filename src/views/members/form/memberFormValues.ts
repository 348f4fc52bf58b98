import { v7 as uuidv7 } from 'uuid'
import type { DefaultValues } from 'react-hook-form'
import type { Member } from '@contract/members'
import type { MemberSave } from '@/redux/members'

export type MemberFormValues = DefaultValues<MemberSave>

/** Every field of the form, empty: an input cannot hold `undefined`, and an error is shown only at a field that is there. */
const blank = {
  name: '',
  section: undefined,
  instrument: '',
  position: '',
  email: '',
  phone: '',
  birthDate: '',
  joinedOn: '',
  leftOn: '',
  emergencyContact: { name: '', phone: '' },
  notes: '',
}

/** What the next member starts with: whoever types a list in has one section after the other. */
export type MemberStart = Pick<MemberFormValues, 'section' | 'joinedOn'>

/** Its id is made here, once per form, so that sending the form twice adds one member. */
export function newMemberValues(start: MemberStart = {}): MemberFormValues {
  return { id: uuidv7(), ...blank, feeClassId: '', status: 'active', ...start }
}

export function valuesOf(member: Member): MemberFormValues {
  return { ...blank, ...member }
}
