import { v7 as newId } from 'uuid'
import { ThingImportLine } from '@contract/members/thingImports'
import type { ThingCondition, ThingKind } from '@contract/members/things'
import type { MemberName } from '@contract/names'
import { foldWords } from '@/@core/components/foldText'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { filledCells, isTotal, repeatsHeader, type AsideReason } from '@/@core/import/parsing/asideRows'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { ImportLine } from '@/@core/import/parsing/importLine'
import { openDecimalSigns } from '@/@core/import/parsing/openDecimalSigns'
import { openDateOrders, readDate, readRoughDate, type DateOrder } from '@/@core/import/parsing/readDate'
import { readNumber } from '@/@core/import/parsing/readNumber'
import type { DecimalSign } from '@/@core/import/parsing/splitNumber'
import { unknownValues, type UnknownValue } from '@/@core/import/parsing/unknownValues'
import type { ThingFieldId } from './thingImportFields'
import { kindOfName, knownCondition, knownKind, saysNobody } from './thingImportWords'

type ThingColumns = FileColumns<ThingFieldId>

/** What a person says of a file; words are folded, and empty until answered. */
export interface ThingAnswers {
  dateOrder: DateOrder | ''
  kinds: Record<string, ThingKind | ''>
  /** Of lines whose name does not say what they are. */
  kind: ThingKind
  conditions: Record<string, ThingCondition | typeof KEPT | ''>
  /** By the name in the file: a member's id. */
  holders: Record<string, string>
}

/** A word of the file that is no condition, or a name that is no member: it is kept in the notes. */
export const KEPT = '-'

export const initialThingAnswers: ThingAnswers = {
  dateOrder: '',
  kinds: {},
  kind: 'other',
  conditions: {},
  holders: {},
}

/** `Lima, Ana` and `Ana Lima` are one. */
const nameKey = (name: string) => foldWords(name).split(' ').toSorted().join(' ')

/** Members by their names; of several with one name nobody can tell which is meant. */
export function memberFinder(members: readonly MemberName[]): (name: string) => string | undefined {
  const byName = new Map<string, string[]>()
  for (const { id, name } of members) byName.set(nameKey(name), [...(byName.get(nameKey(name)) ?? []), id])
  return (name) => {
    const ids = byName.get(nameKey(name)) ?? []
    return ids.length === 1 ? ids[0] : undefined
  }
}

const dateFields = ['boughtOn', 'since', 'until'] as const

export const thingDates = (columns: ThingColumns): readonly string[] =>
  dateFields.flatMap((field) => columns.values(field))

interface OpenOfThings {
  dateOrders: readonly DateOrder[]
  kinds: readonly UnknownValue[]
  conditions: readonly UnknownValue[]
  holders: readonly UnknownValue[]
  /** Whether lines leave open what they are. */
  hasBare: boolean
}

/** `Uniformen` alone above the jackets, `Total: 12` below. */
function thingAside(columns: ThingColumns, row: FileRow): AsideReason | undefined {
  if (repeatsHeader(row, columns.header)) return 'heading'
  const [first = '', ...more] = filledCells(row)
  if (isTotal(first)) return 'total'
  return more.length === 0 && knownKind(first) !== undefined ? 'heading' : undefined
}

/** What the values leave open. */
export function openThings(columns: ThingColumns, find: (name: string) => string | undefined): OpenOfThings {
  const rows = columns.rows.filter((row) => thingAside(columns, row) === undefined)
  const texts = (field: ThingFieldId) => rows.map((row) => columns.cell(row, field))
  return {
    dateOrders: openDateOrders(thingDates(columns)),
    kinds: unknownValues(texts('kind'), (word) => knownKind(word) !== undefined),
    conditions: unknownValues(texts('condition'), (word) => knownCondition(word) !== undefined),
    holders: unknownValues(
      texts('holder').filter((text) => !saysNobody(text) && find(text) === undefined),
      () => false,
    ),
    hasBare: rows.some(
      (row) => columns.cell(row, 'kind') === '' && kindOfName(columns.cell(row, 'name')) === undefined,
    ),
  }
}

interface ThingReading {
  answers: ThingAnswers
  find: (name: string) => string | undefined
  /** Of the currency. */
  digits: number
  /** How the person writes numbers, where the file leaves that open. */
  sign: DecimalSign
  today: string
}

/** Reads the rows as things, each with who has it; all questions must be answered. Errors are `<field>:<text>`. */
export function thingLineReader(
  columns: ThingColumns,
  { answers, find, digits, sign, today }: ThingReading,
): (row: FileRow) => ImportLine<ThingImportLine> {
  const open = openDateOrders(thingDates(columns))
  const order = open.find((one) => one === answers.dateOrder) ?? open[0] ?? 'DMY'
  const signOf = (field: 'value' | 'deposit') => {
    const found = openDecimalSigns(columns.values(field))
    return found.length === 1 ? (found[0] ?? sign) : sign
  }
  const signs = { value: signOf('value'), deposit: signOf('deposit') }

  return (row) => {
    const cell = (field: ThingFieldId) => columns.cell(row, field)
    const errors: string[] = []
    const amount = (field: 'value' | 'deposit') => {
      const text = cell(field)
      if (!/\d/.test(text)) return undefined
      const number = readNumber(text, signs[field])
      if (number === undefined || number < 0) errors.push(`${field}:${text}`)
      // Nothing is worth nothing: a zero stands for what nobody knows.
      return number !== undefined && number > 0 ? Math.round(number * 10 ** digits) : undefined
    }
    const day = (field: (typeof dateFields)[number]) => {
      const text = cell(field)
      if (!/[1-9\p{L}]/u.test(text)) return undefined
      const read = readDate(text, order) ?? readRoughDate(text)
      if (read === undefined) errors.push(`${field}:${text}`)
      return read
    }
    const [kindText, conditionText, holder] = [cell('kind'), cell('condition'), cell('holder')]
    const condition = knownCondition(conditionText) ?? answers.conditions[foldWords(conditionText)]
    const said = saysNobody(holder) ? '' : (find(holder) ?? answers.holders[foldWords(holder)] ?? '')
    const memberId = said === KEPT ? '' : said
    const [since, until, deposit] = [day('since'), day('until'), amount('deposit')]
    const noted = (field: ThingFieldId, text: string) => `${columns.names(field)[0] ?? ''}: ${text}`.replace(/^: /, '')
    const notes = [
      ...columns.parts(row, 'notes').map(({ text }) => text),
      ...(condition === KEPT ? [noted('condition', conditionText)] : []),
      ...(said === KEPT ? [noted('holder', [holder, cell('since')].filter(Boolean).join(', '))] : []),
    ]
    const written = {
      id: newId(),
      name: cell('name'),
      kind:
        kindText === ''
          ? (kindOfName(cell('name')) ?? answers.kind)
          : (knownKind(kindText) ?? answers.kinds[foldWords(kindText)]),
      number: cell('number'),
      serialNumber: cell('serialNumber'),
      value: amount('value'),
      condition: condition === KEPT ? undefined : condition,
      insurance: cell('insurance'),
      boughtOn: day('boughtOn'),
      place: cell('place'),
      notes: notes.join('\n'),
      ...(memberId !== '' && {
        lent: {
          id: newId(),
          memberId,
          since: since ?? today,
          ...(until !== undefined && { until }),
          ...(deposit !== undefined && { deposit }),
        },
      }),
    }
    const read = ThingImportLine.safeParse(withoutEmpty(written))
    for (const { path, message } of read.error?.issues ?? []) {
      const [field = '', part] = path.map(String)
      const [word, limit = ''] = message.split(':')
      errors.push(word === 'too_long' ? `long:${field}:${limit}` : `${part ?? field}:${part ? cell('until') : ''}`)
    }
    const item = read.success && errors.length === 0 ? read.data : null
    return { row, item, validationErrors: [...new Set(errors)], aside: thingAside(columns, row) }
  }
}

/** Lines whose number another line of the file has, by their places. */
export function twiceNumbered(lines: readonly ImportLine<ThingImportLine>[]): Map<number, string> {
  const seen = new Set<string>()
  const errors = new Map<number, string>()
  for (const [place, { item, aside }] of lines.entries()) {
    if (item?.number === undefined || aside !== undefined) continue
    const key = foldWords(item.number) || item.number
    if (seen.has(key)) errors.set(place, `twice:${item.number}`)
    seen.add(key)
  }
  return errors
}
