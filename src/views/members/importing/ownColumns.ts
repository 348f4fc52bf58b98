import { ownValueError, type OwnField, type OwnValue, type OwnValues } from '@contract/members/ownFields'
import { foldWords } from '@/@core/components/foldText'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { ImportField } from '@/@core/import/parsing/matchColumns'
import { openDecimalSigns } from '@/@core/import/parsing/openDecimalSigns'
import { readDate, type DateOrder } from '@/@core/import/parsing/readDate'
import { decimalSignOf, readNumber } from '@/@core/import/parsing/readNumber'
import type { DecimalSign } from '@/@core/import/parsing/splitNumber'
import { unknownValues, type UnknownValue } from '@/@core/import/parsing/unknownValues'
import { feeClassHeadings } from './feeClassColumn'
import { messages as de } from '@/i18n/de/ownFields'
import { messages as en } from '@/i18n/en/ownFields'
import { messages as pt } from '@/i18n/pt-BR/ownFields'

/** The column of an own field; `day.`: of the day of a consent. */
export type OwnColumnId = `own.${string}` | `day.${string}`

const columnOf = ({ id }: OwnField): OwnColumnId => `own.${id}`
const dayColumnOf = ({ id }: OwnField): OwnColumnId => `day.${id}`

export const ownColumnIds = (fields: readonly OwnField[]): OwnColumnId[] =>
  fields.flatMap((field) => (field.kind === 'consent' ? [columnOf(field), dayColumnOf(field)] : [columnOf(field)]))

/** As the export calls it, in any of our languages. */
const dayNames = (name: string) => [en, pt, de].map(({ decidedOn }) => foldWords(decidedOn.replace('{{name}}', name)))

/** Columns are known by the name of the field alone: its values may look like anything. */
export function ownImportFields(
  fields: readonly OwnField[],
  dayLabel: (name: string) => string,
): (ImportField<OwnColumnId> & { label: string })[] {
  return fields
    .filter(({ writtenBy }) => writtenBy.includes('manager'))
    .flatMap((field) => {
      // It goes before a field of ours of that name whose words the values are.
      const exact = { needsName: true, isExact: true, looks: () => 1 }
      const column = {
        id: columnOf(field),
        label: field.name,
        names: [foldWords(field.name), ...feeClassHeadings(field)],
        ...exact,
      }
      if (field.kind !== 'consent') return [column]
      const { name } = field
      return [column, { id: dayColumnOf(field), label: dayLabel(name), names: dayNames(name), ...exact }]
    })
}

const yesWords = [
  'yes',
  'y',
  'sim',
  's',
  'ja',
  'j',
  'si',
  'oui',
  'o',
  'x',
  '1',
  'true',
  'ok',
  'given',
  'dada',
  'erteilt',
  'wahr',
]
const noWords = [
  'no',
  'n',
  'nao',
  'nein',
  'non',
  '0',
  'false',
  'refused',
  'recusada',
  'abgelehnt',
  'verweigert',
  'falsch',
]
const answerWords = new Map([
  ...yesWords.map((word) => [word, true] as const),
  ...noWords.map((word) => [word, false] as const),
])
const marks = new Map([
  ['✓', true],
  ['✔', true],
  ['✗', false],
  ['✘', false],
])

const isYes = (text: string) => marks.get(text.trim()) ?? answerWords.get(foldWords(text))

/** The person's choice for a word of a field that we do not know: an option's id, `yes`, `no`, or to leave it out. */
export const LEFT_OUT = '-'
export const ownAnswerKey = ({ id }: OwnField, key: string) => `${id} ${key}`
export type OwnAnswers = Record<string, string>

/** The choices for such a word. */
const hasChoices = ({ kind }: OwnField) => kind === 'choice' || kind === 'yesNo' || kind === 'consent'

export const optionOf = ({ options = [] }: OwnField, text: string) =>
  options.find(({ name }) => foldWords(name) === foldWords(text))?.id

function isKnown(field: OwnField, text: string): boolean {
  if (field.kind === 'choice') return optionOf(field, text) !== undefined
  return isYes(text) !== undefined || (field.kind === 'consent' && readDate(text, 'DMY') !== undefined)
}

type Columns = FileColumns<OwnColumnId>

/** The words in the file that are none of the options, nor yes or no; each is asked about once. */
export function unknownOwnValues(
  fields: readonly OwnField[],
  columns: Columns,
): { field: OwnField; values: UnknownValue[] }[] {
  return fields
    .filter(hasChoices)
    .map((field) => {
      const texts = columns.values(columnOf(field)).filter((text) => !isKnown(field, text))
      return { field, values: unknownValues(texts, () => false) }
    })
    .filter(({ values }) => values.length > 0)
}

/** All texts of date columns: by them the order of day and month is found. */
export const ownDateTexts = (fields: readonly OwnField[], columns: Columns): readonly string[] =>
  fields.flatMap((field) => {
    if (field.kind === 'date') return columns.values(columnOf(field))
    return field.kind === 'consent' ? columns.values(dayColumnOf(field)) : []
  })

interface OwnReading {
  columns: Columns
  row: FileRow
  answers: OwnAnswers
  order: DateOrder
  /** The day of a consent that the file gives none for. */
  today: string
  /** How the person writes numbers, where the file leaves that open. */
  language: string
}

const signs = new WeakMap<Columns, Map<string, DecimalSign | undefined>>()

/** As the rest of the column writes its numbers; undefined where that can be either. */
function signOf(field: OwnField, columns: Columns): DecimalSign | undefined {
  const known = signs.get(columns) ?? new Map<string, DecimalSign | undefined>()
  signs.set(columns, known)
  if (!known.has(field.id)) {
    const open = openDecimalSigns(columns.values(columnOf(field)))
    known.set(field.id, open.length === 1 ? open[0] : undefined)
  }
  return known.get(field.id)
}

function readCell(
  field: OwnField,
  text: string,
  { columns, row, answers, order, today, language }: OwnReading,
): unknown {
  const said = answers[ownAnswerKey(field, foldWords(text))]
  if (said === LEFT_OUT) return undefined
  switch (field.kind) {
    case 'number':
      return readNumber(text, signOf(field, columns) ?? decimalSignOf(language)) ?? text
    case 'date':
      return readDate(text, order) ?? text
    case 'choice':
      return optionOf(field, text) ?? said ?? text
    case 'yesNo':
      return isYes(text) ?? (said === undefined ? text : said === 'yes')
    case 'consent': {
      const ownDay = readDate(text, order)
      const isGiven = isYes(text) ?? (ownDay === undefined ? said === 'yes' : true)
      return { isGiven, on: ownDay ?? readDate(columns.cell(row, dayColumnOf(field)), order) ?? today }
    }
    default:
      return text
  }
}

/** The own values of a row, and what is wrong with them, as `own:<id of the field>:<text>`. */
export function readOwnValues(
  fields: readonly OwnField[],
  reading: OwnReading,
): { values: OwnValues | undefined; errors: string[] } {
  const values: OwnValues = {}
  const errors: string[] = []
  for (const field of fields) {
    const text = reading.columns.cell(reading.row, columnOf(field))
    if (text === '') continue
    const value = readCell(field, text, reading)
    if (value === undefined) continue
    if (ownValueError(field, value) === null) values[field.id] = value as OwnValue
    else errors.push(`own:${field.id}:${text}`)
  }
  return { values: Object.keys(values).length > 0 ? values : undefined, errors }
}
