import { v7 as newId } from 'uuid'
import { memberDayErrors } from '@contract/historyRules'
import { spokenNameOf } from '@contract/nameParts'
import { isMinor } from '@contract/guardianRules'
import { NewMemberLine, type ImportedGuardian } from '@contract/memberImports'
import { Phone, type MemberWrite } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { ImportLine } from '@/@core/import/parsing/importLine'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { foldWords } from '@/@core/components/foldText'
import { readDate, readRoughDate, type DateOrder } from '@/@core/import/parsing/readDate'
import { addressOf } from './addressColumns'
import { withProposals } from './answeredWords'
import { withoutFeeClass } from './feeClassColumn'
import { guardiansOf, splitContact } from './guardianColumns'
import { readEmails, readPhones } from '@/shared/records/otherWays'
import { emailsOf, phonesOf, wayLine } from './memberContacts'
import {
  isSectionSaid,
  memberAmbiguities,
  memberAside,
  sectionOf,
  statusOf,
  type MemberAnswers,
  type MemberColumns,
} from './memberImportAnswers'
import { memberImportFields } from './memberImportFields'
import { readPart, readSeat } from '@/shared/instruments/readInstrument'
import { instrumentReader, noInstruments, type OwnInstruments } from './memberInstruments'
import { openNameOrders, parentName, personName } from './memberNames'
import { readOwnValues } from './ownColumns'
import { keptWord, wordPlace } from './statusWords'

interface Written {
  email?: string | undefined
  phone?: string | undefined
  /** The date of birth. */
  born?: string
  emergencyPhone?: string
}

type Issues = NonNullable<ReturnType<typeof NewMemberLine.safeParse>['error']>['issues']

/** `email:carla@`: the field, with the text that is wrong in it; `long:name:120` where it is too long. */
function errorsOf(issues: Issues, { email = '', phone = '', born = '', emergencyPhone = '' }: Written): string[] {
  return issues.map(({ path: [field, part], message }) => {
    const [word, limit = ''] = message.split(':')
    const named = field === 'emergencyContact' ? (part === 'phone' ? 'emergencyPhone' : 'emergencyName') : String(field)
    if (word === 'too_long') return `long:${named}:${limit}`
    if (named === 'email') return `email:${email}`
    if (named === 'phone') return `phone:${phone}`
    if (named === 'emergencyPhone') return `emergencyPhone:${emergencyPhone}`
    if (named === 'birthDate') return `future:${born}`
    return named === 'name' || named === 'section' ? named : 'other'
  })
}

/** Birth dates are not in the future: a two-digit year then belongs to the previous century. */
function readBirthDate(text: string, order: DateOrder): string | undefined {
  const date = readDate(text, order)
  const isToCome = date !== undefined && date > new Date().toISOString()
  if (!isToCome || /\d{4}/.test(text)) return date
  const [year = '', ...rest] = date.split('-')
  return [Number(year) - 100, ...rest].join('-')
}

/** Without lists of nothing. */
const withoutNone = (written: object) =>
  Object.fromEntries(Object.entries(written).filter(([, value]) => !(Array.isArray(value) && value.length === 0)))

const isPhone = (text: string) => Phone.safeParse(text).success

/** `Maria, 12 90000-0002` in one cell, or name and phone in two. If one of the two is missing, the other goes to the notes. */
function emergencyOf(
  columns: MemberColumns,
  row: FileRow,
): { contact?: MemberWrite['emergencyContact']; rest: string[] } {
  const [name, phone] = [columns.cell(row, 'emergencyName'), columns.cell(row, 'emergencyPhone')]
  const both = splitContact(name)
  if (phone === '' && both) return { contact: both, rest: [] }
  if (name !== '' && phone !== '') return { contact: { name, phone }, rest: [] }
  const parts = [...columns.parts(row, 'emergencyName'), ...columns.parts(row, 'emergencyPhone')]
  return { rest: parts.map(({ heading, text }) => (heading === '' ? text : `${heading}: ${text}`)) }
}

/** The first guardian of a minor who can be called, where the file names nobody else. */
function calledFirst(
  guardians: readonly ImportedGuardian[],
  birthDate: string | undefined,
  today: string,
): MemberWrite['emergencyContact'] {
  const first = isMinor(birthDate, today) ? guardians.find(({ phone }) => phone !== undefined) : undefined
  return first?.phone === undefined ? undefined : { name: first.name, phone: first.phone }
}

/** Where it says more than the first name does. */
function calledOf(named: Parameters<typeof spokenNameOf>[0], called: string): string | undefined {
  return foldWords(called) === foldWords(spokenNameOf(named)) ? undefined : called || undefined
}

/** Of several columns each says what it is called, else nobody knows later what was meant. */
function notesOf(columns: MemberColumns, row: FileRow): string[] {
  const isOne = columns.names('notes').length < 2
  return columns
    .parts(row, 'notes')
    .map(({ heading, text }) => (isOne || heading === '' ? text : `${heading}: ${text}`))
}

const dayFields = ['joinedOn', 'leftOn', 'birthDate'] as const

/** The text of a cell whose formula failed; `=…` if it was never evaluated. */
const formulaError =
  /^(#(N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|VALOR!|DIV\/0!|NAME\?|NUM!|ZAHL!|NULL!|SPILL!|CALC!|ERROR)|=.*\(.*\))$/i

/** A dash, a question mark or `0/0/00` means unknown. */
const isNoDay = (text: string) => !/[1-9\p{L}]/u.test(text)
/** Address books write birthdays without year as `--03-12`, lists of clubs a year alone: kept in the notes. */
const isPartOfBirthday = (text: string) => /^(-{1,2}\d{2}-?\d{2}|(19|20)\d{2})$/.test(text)

/** Reads the rows of a file as new members; all questions must be answered. `language`: how the person writes numbers. */
export function memberLineReader(
  columns: MemberColumns,
  given: MemberAnswers,
  ownFields: readonly OwnField[] = [],
  played: OwnInstruments = noInstruments,
  language = 'en',
): (row: FileRow) => ImportLine<NewMemberLine> {
  const answers = withProposals(columns, given, ownFields, played)
  const readPlayed = instrumentReader(columns, played, answers.instruments ?? {})
  const { dateOrders } = memberAmbiguities(columns, ownFields, played.sections)
  const kept = keptWord(ownFields, columns, wordPlace(ownFields, columns, answers.statusWords))
  const order = dateOrders.find((open) => open === answers.dateOrder) ?? dateOrders[0] ?? 'DMY'
  const nameOrdersOpen = openNameOrders(columns)
  const nameOrder = nameOrdersOpen.find((open) => open === answers.nameOrder) ?? nameOrdersOpen[0] ?? 'given_first'

  const today = new Date().toISOString().slice(0, 10)

  return (row) => {
    const day = (field: (typeof dayFields)[number]) => {
      const text = columns.cell(row, field)
      return isNoDay(text) || (field === 'birthDate' && isPartOfBirthday(text)) ? '' : text
    }
    const [joined, left, born] = [day('joinedOn'), day('leftOn'), day('birthDate')]
    const dates = {
      joinedOn: readDate(joined, order) ?? readRoughDate(joined),
      leftOn: readDate(left, order),
      birthDate: readBirthDate(born, order),
    }
    const [phones, emails, emergency] = [
      phonesOf(columns, row, isPhone),
      emailsOf(columns, row),
      emergencyOf(columns, row),
    ]
    const otherPhones = readPhones(
      [...phones.more.map(wayLine), ...columns.parts(row, 'otherPhones').map(({ text }) => text)].join('\n'),
    )
    const otherEmails = readEmails(
      [...emails.more.map(wayLine), ...columns.parts(row, 'otherEmails').map(({ text }) => text)].join('\n'),
    )
    const named = personName(columns, row, nameOrder)
    const parents = guardiansOf(columns, row, (text) => parentName(text, named.familyName))
    const postal = addressOf(columns, row)
    const partial = columns.parts(row, 'birthDate').filter(({ text }) => isPartOfBirthday(text))
    const notes = [
      ...notesOf(columns, row),
      ...otherPhones.rest,
      ...otherEmails.rest,
      ...emergency.rest,
      ...postal.rest,
      ...[...parents.rest, ...partial].map(({ heading, text }) => (heading === '' ? text : `${heading}: ${text}`)),
    ]
    const instrumentText = columns.cell(row, 'instrument')
    const section = sectionOf(columns, answers, row, played)
    const { instrument, part, besides } = readPlayed(instrumentText, section)
    const partText = columns.cell(row, 'part')
    const second = readPlayed(columns.cell(row, 'secondInstrument'), section)
    const said = statusOf(columns, answers, row)
    const hasStatus = foldWords(columns.cell(row, 'status')) !== ''
    const isGone = dates.leftOn !== undefined && dates.leftOn < new Date().toISOString().slice(0, 10)
    const own = readOwnValues(ownFields, { columns, row, answers: answers.own ?? {}, order, today, language })
    const word = kept(row)
    const written = {
      id: newId(),
      ...named,
      calledName: calledOf(named, columns.cell(row, 'calledName')),
      section,
      // The last day decides, whatever the file says beside it.
      status: isGone ? 'former' : said,
      instrument,
      part: readPart(partText) ?? part,
      seat: readSeat(columns.cell(row, 'seat')),
      secondInstrument: second.instrument ?? besides,
      position: columns.cell(row, 'position') || undefined,
      email: emails.first || undefined,
      phone: phones.first || undefined,
      otherPhones: otherPhones.ways,
      otherEmails: otherEmails.ways,
      address: postal.address,
      ...dates,
      emergencyContact: emergency.contact ?? calledFirst(parents.guardians, dates.birthDate, today),
      ...(parents.guardians.length > 0 && { guardians: parents.guardians }),
      notes: [...notes, ...(word.note === undefined ? [] : [word.note])].join('\n') || undefined,
      ...withoutFeeClass(word.values ? { ...own.values, ...word.values } : own.values),
    }
    const read = NewMemberLine.safeParse(withoutNone(withoutEmpty(written)))
    const texts = { joinedOn: joined, leftOn: left, birthDate: born }
    const dateErrors = dayFields.flatMap((field) =>
      dates[field] === undefined && texts[field] !== '' ? [`${field}:${texts[field]}`] : [],
    )
    const broken = memberImportFields.flatMap(({ id }) => {
      const text = columns.cell(row, id)
      const isTold = dateErrors.some((error) => error.startsWith(`${id}:`)) || id === 'email' || id === 'phone'
      return !isTold && formulaError.test(text) ? [`formula:${id}:${text}`] : []
    })
    const wrong = { ...written, born, emergencyPhone: columns.cell(row, 'emergencyPhone') }
    const disorder = memberDayErrors(dates, '').map(([field]) => `order:${field}:${texts[field]}`)
    const validationErrors = [
      ...disorder,
      ...(read.success ? [] : errorsOf(read.error.issues, wrong)),
      ...dateErrors,
      ...broken,
      ...own.errors,
    ]
    const item = read.success && validationErrors.length === 0 ? read.data : null
    const defaults = [
      ...(hasStatus || isGone ? [] : ['status']),
      ...(isSectionSaid(columns, answers, row, played) ? [] : ['section']),
    ]
    return { row, item, validationErrors, defaults, aside: memberAside(columns, row) }
  }
}
