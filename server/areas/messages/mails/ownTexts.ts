import type { OwnField, OwnValue, OwnValues } from '@contract/members/ownFields'
import { writtenDates } from '../../../platform/time/writtenDates'
import type { MessageWords } from './messageWords'
import type { Reader } from './reader'

/** What members have in own fields that a message may tell. */
export interface OwnTexts {
  /** By the field's name as `asSpelled` writes it. */
  fields: ReadonlyMap<string, OwnField>
  /** By the member's id. */
  values: ReadonlyMap<string, OwnValues>
  /** Of the group: how dates are put together. */
  region: string | null
}

/** A value in the reader's language. */
function textOf(
  { kind, options }: OwnField,
  value: OwnValue,
  reader: Reader,
  words: MessageWords,
  region: string | null,
) {
  const date = (day: string) => writtenDates(reader.locale, region, { dateStyle: 'long' }).format(new Date(day))
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return new Intl.NumberFormat(reader.locale).format(value)
  if (typeof value === 'object') return `${value.isGiven ? words.yes : words.no} (${date(value.on)})`
  if (kind === 'choice') return options?.find(({ id }) => id === value)?.name ?? ''
  return kind === 'date' ? date(value) : value
}

/** The field's values of all whom the reader is told of; of everybody at once, the field's name. */
export function ownText(field: OwnField, { values, region }: OwnTexts, reader: Reader, words: MessageWords): string {
  if (reader.memberIds === undefined) return field.name
  const texts = reader.memberIds.flatMap((id) => {
    const value = values.get(id)?.[field.id]
    return value === undefined ? [] : textOf(field, value, reader, words, region)
  })
  return [...new Set(texts)].join(', ')
}
