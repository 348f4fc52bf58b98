import { v7 as uuidv7 } from 'uuid'
import type { DefaultValues } from 'react-hook-form'
import * as z from 'zod/mini'
import { memberDayErrors } from '@contract/historyRules'
import type { Member, MemberWrite } from '@contract/members'
import type { OwnField, OwnValue } from '@contract/members/ownFields'
import { MemberSave } from '@/redux/members'
import { editConflictRules, type EditConflict, type EditConflictRules } from '@/shared/records/editConflict'
import { emailsText, phonesText, readEmails, readPhones } from '@/shared/records/otherWays'
import { toTypedValues, typedErrors, type TypedValues } from './ownValueForm'

/** What is typed in the lines of other phones or addresses. */
const linesOf = (read: (text: string) => { rest: string[] }, error: string) =>
  z.optional(z.string().check(z.refine((text) => read(text).rest.length === 0, { error })))

/**
 * The contract's rules, those of the group's own fields for what is typed in them, and which days contradict each other. `isFormer`: as it
 * was read: whoever is a member again is asked what becomes of the last day (ComeBackPanel.tsx).
 */
export function memberFormSchema(ownFields: readonly OwnField[], today: string, isFormer = false) {
  const typed = z.custom<TypedValues>().check(({ value, issues }) => {
    for (const [path, message] of typedErrors(ownFields, value, today))
      issues.push({ code: 'custom', input: value, path, message })
  })
  const lines = { otherPhones: linesOf(readPhones, 'bad_phone'), otherEmails: linesOf(readEmails, 'bad_email') }
  return z.extend(MemberSave, { ...lines, ownValues: z.optional(typed) }).check(({ value, issues }) => {
    const { leftOn, ...days } = value
    const isBack = isFormer && days.status !== 'former'
    for (const [field, message] of memberDayErrors(isBack || !leftOn ? days : { ...days, leftOn }, today))
      issues.push({ code: 'custom', input: value, path: [field], message })
  })
}
export type MemberValues = z.infer<ReturnType<typeof memberFormSchema>>

/**
 * Every field of the form, empty: an input cannot contain `undefined`, and errors are shown only at existing fields. In the order of the
 * questions after a conflict.
 */
const blank = {
  name: '',
  familyName: '',
  calledName: '',
  section: undefined,
  instrument: '',
  part: undefined,
  seat: undefined,
  secondInstrument: '',
  position: '',
  status: 'active',
  joinedOn: '',
  leftOn: '',
  email: '',
  phone: '',
  otherPhones: '',
  otherEmails: '',
  address: { street: '', postcode: '', town: '', region: '', country: '' },
  emergencyContact: { name: '', phone: '' },
  birthDate: '',
  notes: '',
} as const

type BuiltInField = keyof typeof blank
const fields = Object.keys(blank) as BuiltInField[]
export const isBuiltIn = (field: string): field is BuiltInField => field in blank

type Flat = Record<string, unknown>

/** With a field for each own value, so that two people can change one each. */
const flattened = ({ ownValues, ...member }: MemberWrite): Flat => ({ ...member, ...ownValues })

/** How two versions of a member are merged: field by field, own fields by their ids. */
export function memberRules(ownFields: readonly OwnField[]): EditConflictRules<MemberWrite, Member, string> {
  const ids = ownFields.map(({ id }) => id)
  const rules = editConflictRules<Flat, Flat, string>([...fields, ...ids])
  const flat = ({ mine, theirs, read }: EditConflict<MemberWrite, Member>): EditConflict<Flat, Flat> => ({
    mine: flattened(mine),
    theirs: flattened(theirs),
    read: read && flattened(read),
  })
  return {
    questionsOf: (conflict) => rules.questionsOf(flat(conflict)),
    isSame: (one, other) => rules.isSame(flattened(one), flattened(other)),
    merge: (conflict, keepsMine) => {
      const merged = rules.merge(flat(conflict), keepsMine)
      const values = ids.flatMap((id) => (merged[id] === undefined ? [] : [[id, merged[id]] as const]))
      const own = { ...conflict.theirs.ownValues, ...Object.fromEntries(values) } as Record<string, OwnValue>
      for (const id of ids) if (merged[id] === undefined) delete own[id]
      const builtIn = Object.fromEntries(fields.map((field) => [field, merged[field]]))
      const isOwn = conflict.theirs.ownValues !== undefined || Object.keys(own).length > 0
      return { ...conflict.theirs, ...builtIn, ...(isOwn && { ownValues: own }) }
    },
  }
}

type MemberFormValues = DefaultValues<MemberValues>

/** Initial values of the next member: a typed list is usually ordered by section. */
export type MemberStart = Pick<MemberFormValues, 'section' | 'joinedOn'>

/** Its id is made here, once per form, so that sending the form twice adds one member. */
export function newMemberValues(ownFields: readonly OwnField[], start: MemberStart = {}): MemberFormValues {
  return { id: uuidv7(), ...blank, ownValues: toTypedValues(ownFields), feeClassId: '', ...start }
}

/** `language`: how the person writes numbers. */
export function valuesOf(member: Member, ownFields: readonly OwnField[], language: string): MemberFormValues {
  const address = { ...blank.address, ...member.address }
  const lines = { otherPhones: phonesText(member.otherPhones), otherEmails: emailsText(member.otherEmails) }
  return { ...blank, ...member, ...lines, address, ownValues: toTypedValues(ownFields, member.ownValues, language) }
}
