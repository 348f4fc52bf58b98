import { isDeepStrictEqual } from 'node:util'
import { ownValueError } from '@contract/members/ownFields'
import type { OwnField, OwnFieldWriter, OwnValue, OwnValues } from '@contract/members/ownFields'
import { ApiError } from '../../platform/http/errors'

/** Who writes: as what, and by which name a consent is recorded. */
interface ValueWriter {
  as: OwnFieldWriter
  name: string
}

/** Ids as the database writes them; an empty text is no value. */
const tidied = (given: OwnValues): [string, OwnValue][] =>
  Object.entries(given).flatMap(([id, value]): [string, OwnValue][] =>
    value === '' ? [] : [[id.toLowerCase(), value]],
  )

/** Who recorded a consent is the server's to say. */
function withoutRecorder(value: OwnValue | undefined) {
  if (typeof value !== 'object') return value
  const { recordedBy: _recorder, ...consent } = value
  return consent
}

export const isSameOwnValue = (one: OwnValue | undefined, other: OwnValue | undefined) =>
  isDeepStrictEqual(withoutRecorder(one), withoutRecorder(other))

/** Whether a write leaves the stored values as they are. */
export function leavesOwnValues(given: OwnValues | undefined, stored: OwnValues): boolean {
  if (given === undefined) return true
  const wanted = new Map(tidied(given))
  const ids = new Set([...wanted.keys(), ...Object.keys(stored)])
  return [...ids].every((id) => isSameOwnValue(wanted.get(id), stored[id]))
}

/** The values as a field stores them: the number of an option in lower case, a consent with who recorded it. */
function toStored({ kind }: OwnField, value: OwnValue, writer: ValueWriter): OwnValue {
  if (kind === 'choice' && typeof value === 'string') return value.toLowerCase()
  if (kind === 'text' && typeof value === 'string') return value.trim()
  return typeof value === 'object' ? { isGiven: value.isGiven, on: value.on, recordedBy: writer.name } : value
}

interface OwnValueWrite {
  given: OwnValues | undefined
  stored: OwnValues
}

/** What is stored after a write, and what is wrong with it by field. Values of removed fields stay, as long as they are not changed. */
export function mergeOwnValues(
  fields: readonly OwnField[],
  { given, stored }: OwnValueWrite,
  writer: ValueWriter,
): { values: OwnValues; errors: [id: string, error: string][] } {
  if (leavesOwnValues(given, stored)) return { values: stored, errors: [] }
  const wanted = new Map(tidied(given ?? {}))
  const values: OwnValues = { ...stored }
  const errors: [string, string][] = []
  const known = new Set(fields.map(({ id }) => id))
  for (const [id, value] of wanted) {
    if (!known.has(id) && !isSameOwnValue(value, stored[id])) errors.push([id, 'unknown_field'])
  }
  for (const field of fields) {
    const { id, writtenBy } = field
    const value = wanted.get(id)
    if (isSameOwnValue(value, stored[id])) continue
    if (!writtenBy.includes(writer.as)) errors.push([id, 'not_allowed'])
    else if (value === undefined) delete values[id]
    else {
      const folded = toStored(field, value, writer)
      const error = ownValueError(field, folded)
      if (error !== null) errors.push([id, error])
      else values[id] = folded
    }
  }
  return { values, errors }
}

/** Throws `invalid` with all errors, at `<path>.ownValues.<id>`. */
export function checkedOwnValues(
  fields: readonly OwnField[],
  write: OwnValueWrite,
  writer: ValueWriter,
  path: string,
): OwnValues {
  const { values, errors } = mergeOwnValues(fields, write, writer)
  if (errors.length === 0) return values
  throw new ApiError('invalid', {
    fields: Object.fromEntries(errors.map(([id, error]) => [`${path}.ownValues.${id}`, error])),
  })
}

/** Of values stored once, those that still fit their fields: a field without values may have changed its kind. */
export function fittingOwnValues(fields: readonly OwnField[], values: OwnValues): OwnValues {
  const known = new Map(fields.map((field) => [field.id, field]))
  const fitting = Object.entries(values).filter(([id, value]) => {
    const field = known.get(id)
    return field !== undefined && ownValueError(field, value) === null
  })
  return Object.fromEntries(fitting)
}

/** For people: a choice by the name of its option, all else as it is. */
export function namedOwnValue({ options = [] }: OwnField, value: OwnValue): OwnValue {
  return options.find(({ id }) => id === value)?.name ?? value
}

/** The values for the activity log, by the names of their fields; `others`: those that are equal in them are left out. */
export function auditedOwnValues(
  fields: readonly OwnField[],
  values: OwnValues,
  others: OwnValues = {},
): { ownValues?: OwnValues } {
  const changed = fields.flatMap((field): [string, OwnValue][] => {
    const value = values[field.id]
    const isTold = value !== undefined && !isSameOwnValue(value, others[field.id])
    return isTold ? [[field.name, namedOwnValue(field, value)]] : []
  })
  return changed.length === 0 ? {} : { ownValues: Object.fromEntries(changed) }
}
