import type { OwnField, OwnValues } from '@contract/members/ownFields'
import { foldWords } from '@/@core/components/foldText'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { MemberColumns } from './memberImportAnswers'
import { knownStatus, proposedStatus } from './memberImportStatuses'
import { optionOf } from './ownColumns'

/*
 * `Ehrenmitglied` and `passif` stand in the column of the status and say more than that: the word is kept where the person wants it, in the
 * notes or in an own field of the group.
 */

export const IN_NOTES = 'notes'
export const NOWHERE = '-'

const isAsked = (word: string) => foldWords(word) !== '' && knownStatus(word) === undefined

/** Own fields that can hold words: texts, and choices that have one of them; none that a column of the file holds. */
export function wordFields(fields: readonly OwnField[], columns: MemberColumns): OwnField[] {
  const words = columns.values('status').filter(isAsked)
  return fields.filter(
    (field) =>
      field.writtenBy.includes('manager') &&
      !columns.has(`own.${field.id}`) &&
      (field.kind === 'text' || (field.kind === 'choice' && words.some((word) => optionOf(field, word) !== undefined))),
  )
}

/** Where the words go, as long as nobody said otherwise: to the choice that has them, else to the notes if any is a kind of membership. */
function proposedPlace(fields: readonly OwnField[], columns: MemberColumns): string {
  const choice = wordFields(fields, columns).find(({ kind }) => kind === 'choice')
  if (choice) return choice.id
  return columns.values('status').some((word) => proposedStatus(foldWords(word)) !== undefined) ? IN_NOTES : NOWHERE
}

/** `chosen`: the id of an own field, or one of the two words above; undefined or of a field that is gone: as proposed. */
export function wordPlace(fields: readonly OwnField[], columns: MemberColumns, chosen: string | undefined): string {
  const isOpen =
    chosen === IN_NOTES || chosen === NOWHERE || wordFields(fields, columns).some(({ id }) => id === chosen)
  return chosen !== undefined && isOpen ? chosen : proposedPlace(fields, columns)
}

/** The row's word at its place: a line of the notes, or an own value. What a choice does not have goes to the notes. */
export function keptWord(
  fields: readonly OwnField[],
  columns: MemberColumns,
  place: string,
): (row: FileRow) => { note?: string; values?: OwnValues } {
  const field = fields.find(({ id }) => id === place)
  return (row) => {
    const [part] = columns.parts(row, 'status')
    if (place === NOWHERE || part === undefined || !isAsked(part.text)) return {}
    const value = field?.kind === 'choice' ? optionOf(field, part.text) : field && part.text
    if (field && value !== undefined) return { values: { [field.id]: value } }
    return { note: part.heading === '' ? part.text : `${part.heading}: ${part.text}` }
  }
}
