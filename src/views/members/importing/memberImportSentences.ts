import type { TFunction } from 'i18next'
import type { OwnField } from '@contract/members/ownFields'
import {
  chosenStatus,
  memberAmbiguities,
  openSections,
  type MemberAnswers,
  type MemberColumns,
  type OwnWords,
} from './memberImportAnswers'
import { ownAnswerKey, unknownOwnValues } from './ownColumns'
import { memberImportFields, type MemberFieldId } from './memberImportFields'
import type { MemberNotes } from './memberNotes'

type Texts = TFunction<['imports', 'members', 'shell']>

const plainErrors = ['name', 'section'] as const
const quotingErrors = ['email', 'phone', 'emergencyPhone', 'future'] as const
const dateErrors = ['joinedOn', 'leftOn', 'birthDate'] as const
/** A file needs one of these columns for names. */
export const nameFields = ['name', 'givenName', 'familyName'] as const

export const memberFieldLabel = (t: Texts, id: MemberFieldId): string => t(`members:fields.${id}`)

/** The open questions before the rows can be read, in the person's language. */
export function openMemberQuestions(
  t: Texts,
  columns: MemberColumns,
  answers: MemberAnswers,
  ownFields: readonly OwnField[] = [],
  own?: OwnWords,
): string[] {
  const { dateOrder, section, sections } = answers
  const ambiguities = memberAmbiguities(columns, ownFields, own?.sections)
  const { dateOrders, bare, unknownStatuses } = ambiguities
  const isUnplaced =
    openSections(ambiguities, answers, own).some(({ key }) => !sections[key]) || (bare > 0 && section === '')
  const open = [
    !nameFields.some((field) => columns.has(field)) && t('imports:members.need.name'),
    dateOrders.length > 1 && !dateOrders.some((order) => order === dateOrder) && t('question.dateOrder'),
    isUnplaced && t('members:fields.section'),
    unknownStatuses.some(({ key }) => chosenStatus(answers, key) === '') && t('members:fields.status'),
    ...unknownOwnValues(ownFields, columns).map(
      ({ field, values }) => values.some(({ key }) => !answers.own?.[ownAnswerKey(field, key)]) && field.name,
    ),
  ]
  return open.filter((name) => name !== false)
}

/** What the lines do not say as they were read, as sentences; empty where there is nothing. */
export function memberNoteText(t: Texts, language: string, { unplaced, rough }: MemberNotes): string {
  const counted = (count: number) => ({ count, shown: new Intl.NumberFormat(language).format(count) })
  const names = new Intl.ListFormat(language).format(unplaced.headings.map((text) => t('shell:quoted', { text })))
  const sentences = [
    unplaced.lines > 0 && t('imports:members.unplaced', { ...counted(unplaced.lines), names }),
    rough > 0 && t('imports:members.rough', counted(rough)),
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}

/** What is wrong with a line (memberImportLines.ts), as a sentence. */
export function memberErrorSentence(t: Texts, error: string): string {
  const [word = '', what = '', limit] = error.split(':')
  const plain = plainErrors.find((name) => name === word)
  if (plain) return t(`imports:members.error.${plain}`)
  const text = error.slice(word.length + 1)
  const quoting = quotingErrors.find((name) => name === word)
  if (quoting) return t(`imports:members.error.${quoting}`, { text })
  const date = dateErrors.find((name) => name === word)
  if (date) return t('imports:members.error.date', { field: t(`members:fields.${date}`), text })
  const field = memberImportFields.find(({ id }) => id === what)
  if (field && word === 'formula')
    return t('imports:members.error.formula', {
      field: memberFieldLabel(t, field.id),
      text: text.slice(what.length + 1),
    })
  if (field && word === 'order')
    return t('imports:members.error.order', {
      field: memberFieldLabel(t, field.id),
      text: text.slice(what.length + 1),
    })
  if (!field || word !== 'long') return t('imports:members.error.other')
  return t('imports:members.error.long', { field: memberFieldLabel(t, field.id), limit })
}
