import { ownValueError } from '@contract/members/ownFields'
import type { OwnField, OwnValue, OwnValues } from '@contract/members/ownFields'
import { decimalSignOf, readNumber } from '@/@core/import/parsing/readNumber'

/** A value as its inputs contain it; `on` is the day of a consent. */
export interface TypedValue {
  value: string
  on: string
}
/** By the field's id. */
export type TypedValues = Record<string, TypedValue>

const YES = 'yes'
const NO = 'no'

/** Whoever manages members writes the field; of others the form shows the value. */
export const isWrittenHere = ({ writtenBy }: OwnField) => writtenBy.includes('manager')

const numberText = (value: number, language: string) =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)

function toTyped(value: OwnValue | undefined, language: string): TypedValue {
  if (value === undefined) return { value: '', on: '' }
  if (typeof value === 'object') return { value: value.isGiven ? YES : NO, on: value.on }
  if (typeof value === 'boolean') return { value: value ? YES : NO, on: '' }
  return { value: typeof value === 'number' ? numberText(value, language) : value, on: '' }
}

/** `language`: how the person writes numbers. */
export const toTypedValues = (fields: readonly OwnField[], values: OwnValues = {}, language = 'en'): TypedValues =>
  Object.fromEntries(fields.map((field) => [field.id, toTyped(values[field.id], language)]))

interface Typing {
  /** The day of a consent for which none is typed. */
  today: string
  /** How the person writes numbers. */
  language?: string | undefined
}

/** As it is sent, valid or not; undefined if nothing is typed. */
function read(
  { kind }: OwnField,
  { value = '', on = '' }: Partial<TypedValue>,
  { today, language = 'en' }: Typing,
): unknown {
  const typed = value.trim()
  if (typed === '') return undefined
  switch (kind) {
    case 'number':
      return readNumber(typed, decimalSignOf(language)) ?? typed
    case 'yesNo':
      return typed === YES
    case 'consent':
      return { isGiven: typed === YES, on: on || today }
    default:
      return typed
  }
}

/** What is wrong with what is typed, by the path of the input. */
export function typedErrors(
  fields: readonly OwnField[],
  typed: Partial<TypedValues>,
  today: string,
): [path: string[], error: string][] {
  return fields.filter(isWrittenHere).flatMap((field): [string[], string][] => {
    const value = read(field, typed[field.id] ?? {}, { today })
    const error = value === undefined ? null : ownValueError(field, value)
    return error === null ? [] : [[[field.id, field.kind === 'consent' ? 'on' : 'value'], error]]
  })
}

const isSameConsent = (one: OwnValue, other: OwnValue | undefined) =>
  typeof one === 'object' && typeof other === 'object' && one.isGiven === other.isGiven && one.on === other.on

/** What is typed in valid inputs, as it is stored. Of `stored`, what the form does not change stays as it is. */
export function toOwnValues(
  fields: readonly OwnField[],
  typed: Partial<TypedValues> = {},
  { stored = {}, ...typing }: Typing & { stored?: OwnValues | undefined },
): OwnValues {
  const values = fields.flatMap((field): [string, OwnValue][] => {
    const { id } = field
    const kept = stored[id]
    if (!isWrittenHere(field)) return kept === undefined ? [] : [[id, kept]]
    const value = read(field, typed[id] ?? {}, typing) as OwnValue | undefined
    if (value === undefined) return []
    return [[id, kept !== undefined && isSameConsent(value, kept) ? kept : value]]
  })
  const known = new Set(fields.map(({ id }) => id))
  // Values of fields that were removed: restoring the field brings them back.
  return {
    ...Object.fromEntries(Object.entries(stored).filter(([id]) => !known.has(id))),
    ...Object.fromEntries(values),
  }
}
