import { asSpelled, inBraces } from '@contract/messageFields'

/** What stands in braces in the description of dues, as it may be spelled: filled in for each charge. */
export const duesFields = {
  /** The name of the fee class. */
  class: ['class', 'categoria', 'klasse', 'beitragsklasse'],
  /** What the charge is for: a month, a quarter, half a year, a year or a season. */
  period: ['period', 'período', 'periodo', 'zeitraum'],
} as const
export type DuesField = keyof typeof duesFields

const fieldBySpelling = new Map(
  Object.entries(duesFields).flatMap(([field, spellings]) =>
    spellings.map((spelling) => [spelling as string, field as DuesField]),
  ),
)

/** The description with `values` in place of its fields; what names none stays as it was typed. */
export function fillDuesFields(description: string, values: Readonly<Record<DuesField, string>>): string {
  return description.replaceAll(inBraces, (typed, spelling: string) => {
    const field = fieldBySpelling.get(asSpelled(spelling))
    return field === undefined ? typed : values[field]
  })
}

/** Whether something is to be filled in. */
export const hasDuesFields = (description: string): boolean =>
  fillDuesFields(description, { class: '\n', period: '\n' }) !== description

/** Whether each charge says by a field what it is for. */
export const namesPeriod = (description: string): boolean =>
  fillDuesFields(description, { class: '', period: '\n' }).includes('\n')
