import { memberStatuses, sections } from '@contract/choices'
import type { MemberFieldSet } from '@contract/members/memberChanges'
import type { OwnField, OwnValue } from '@contract/members/ownFields'
import { toOwnValues, typedErrors, type TypedValue } from '@/views/members/form/ownValueForm'

/** The fields of every member that can be changed in many at once, in the order of the form. */
export const commonFields = [
  'section',
  'instrument',
  'part',
  'seat',
  'secondInstrument',
  'position',
  'status',
  'joinedOn',
  'leftOn',
  'feeClass',
] as const
export type CommonField = (typeof commonFields)[number]

/** A field, and what is typed for it. */
export interface FieldChange extends TypedValue {
  /** The common field, or the id of an own one; empty: not chosen yet. */
  field: string
}

/** An instrument with the family of those who play it. */
export const instrumentValue = (family: string, instrument: string) => `${family}/${instrument}`

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim())

const common: Record<CommonField, (typed: string) => MemberFieldSet> = {
  section: (typed) => {
    const section = sections.find((known) => known === typed)
    return section ? { section } : {}
  },
  instrument: (typed) => {
    const [family, ...name] = typed.split('/')
    const section = sections.find((known) => known === family)
    return section ? { section, instrument: orNull(name.join('/')) } : { instrument: null, part: null, seat: null }
  },
  part: (typed) => ({ part: typed === '' ? null : Number(typed) }),
  seat: (typed) => ({ seat: typed === '' ? null : Number(typed) }),
  secondInstrument: (typed) => ({ secondInstrument: orNull(typed) }),
  position: (typed) => ({ position: orNull(typed) }),
  status: (typed) => {
    const status = memberStatuses.find((known) => known === typed)
    return status ? { status } : {}
  },
  joinedOn: (typed) => ({ joinedOn: orNull(typed) }),
  leftOn: (typed) => ({ leftOn: orNull(typed) }),
  feeClass: (typed) => ({ feeClassId: orNull(typed) }),
}

/** Fields that no member is without. */
const isNeeded = (field: string) => field === 'section' || field === 'status'

interface ReadSet {
  set: MemberFieldSet
  /** What is wrong, by the row and the input in it. */
  errors: { at: number; input: keyof TypedValue; error: string }[]
}

/**
 * What all members get; a value that is left empty empties the field. `today`: the day of a consent for which none is typed; `language`: how
 * the person writes numbers.
 */
export function readSet(
  changes: readonly FieldChange[],
  fields: readonly OwnField[],
  today: string,
  language: string,
): ReadSet {
  const set: MemberFieldSet = {}
  const ownValues: Record<string, OwnValue | null> = {}
  const errors: ReadSet['errors'] = []
  for (const [at, { field, ...typed }] of changes.entries()) {
    const known = commonFields.find((one) => one === field)
    const own = fields.find(({ id }) => id === field)
    if (known) {
      if (isNeeded(known) && typed.value === '') errors.push({ at, input: 'value', error: 'required' })
      Object.assign(set, common[known](typed.value))
    } else if (own) {
      const wrong = typedErrors([own], { [own.id]: typed }, today)
      for (const [[, input], error] of wrong) errors.push({ at, input: input === 'on' ? 'on' : 'value', error })
      if (wrong.length === 0)
        ownValues[own.id] = toOwnValues([own], { [own.id]: typed }, { today, language })[own.id] ?? null
    }
  }
  return { set: Object.keys(ownValues).length > 0 ? { ...set, ownValues } : set, errors }
}
