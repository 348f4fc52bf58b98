import { v7 as newId } from 'uuid'
import { MemberWrite } from '@contract/members'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { ImportLine } from '@/@core/import/parsing/importLine'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { foldWords } from '@/@core/components/foldText'
import { readDate, readRoughDate, type DateOrder } from '@/@core/import/parsing/readDate'
import {
  memberAmbiguities,
  memberAside,
  sectionOf,
  statusOf,
  type MemberAnswers,
  type MemberColumns,
} from './memberImportAnswers'

interface Written {
  email?: string
  phone?: string
  /** The date of birth. */
  born?: string
}

type Issues = NonNullable<ReturnType<typeof MemberWrite.safeParse>['error']>['issues']

/** `email:carla@`: the field, with the text that is wrong in it; `long:name:120` where it is too long. */
function errorsOf(issues: Issues, { email = '', phone = '', born = '' }: Written): string[] {
  return issues.map(({ path: [field], message }) => {
    const [word, limit = ''] = message.split(':')
    if (word === 'too_long') return `long:${String(field)}:${limit}`
    if (field === 'email') return `email:${email}`
    if (field === 'phone') return `phone:${phone}`
    if (field === 'birthDate') return `future:${born}`
    return field === 'name' || field === 'section' ? field : 'other'
  })
}

/** Nobody is born in the years to come: of a year with two digits it is the one a century ago. */
function readBirthDate(text: string, order: DateOrder): string | undefined {
  const date = readDate(text, order)
  const isToCome = date !== undefined && date > new Date().toISOString()
  if (!isToCome || /\d{4}/.test(text)) return date
  const [year = '', ...rest] = date.split('-')
  return [Number(year) - 100, ...rest].join('-')
}

/** Reads the rows of a file as new members; whatever is open in it has been answered. */
export function memberLineReader(
  columns: MemberColumns,
  answers: MemberAnswers,
): (row: FileRow) => ImportLine<MemberWrite> {
  const { dateOrders } = memberAmbiguities(columns)
  const order = dateOrders.find((open) => open === answers.dateOrder) ?? dateOrders[0] ?? 'DMY'

  return (row) => {
    const cell = (field: Parameters<typeof columns.cell>[1]) => columns.cell(row, field)
    // A dash or a question mark says that nobody knows.
    const day = (field: 'joinedOn' | 'birthDate') => (foldWords(cell(field)) === '' ? '' : cell(field))
    const [joined, born] = [day('joinedOn'), day('birthDate')]
    const [joinedOn, birthDate] = [readDate(joined, order) ?? readRoughDate(joined), readBirthDate(born, order)]
    const given = (field: 'instrument' | 'position' | 'email' | 'phone' | 'notes') => cell(field) || undefined
    const written = {
      id: newId(),
      name: cell('name'),
      section: sectionOf(columns, answers, row),
      status: statusOf(columns, answers, row),
      instrument: given('instrument'),
      position: given('position'),
      email: given('email'),
      phone: given('phone'),
      joinedOn,
      birthDate,
      notes: given('notes'),
    }
    const read = MemberWrite.safeParse(withoutEmpty(written))
    const dateErrors = [
      ...(joinedOn === undefined && joined !== '' ? [`joinedOn:${joined}`] : []),
      ...(birthDate === undefined && born !== '' ? [`birthDate:${born}`] : []),
    ]
    const validationErrors = [...(read.success ? [] : errorsOf(read.error.issues, { ...written, born })), ...dateErrors]
    const item = read.success && validationErrors.length === 0 ? read.data : null
    return { row, item, validationErrors, aside: memberAside(columns, row) }
  }
}
