import { v7 as newId } from 'uuid'
import { MemberWrite } from '@contract/members'
import type { FileRow } from '@/@core/import/fileTable'
import type { ImportLine } from '@/@core/import/importLine'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { readDate } from '@/@core/import/readDate'
import { memberReadings, sectionOf, type MemberAnswers, type MemberColumns } from './memberImportAnswers'

interface Written {
  email?: string
  phone?: string
}

type Issues = NonNullable<ReturnType<typeof MemberWrite.safeParse>['error']>['issues']

/** `email:carla@`: the field, with the text that is wrong in it; `long:name:120` where it is too long. */
function faultsOf(issues: Issues, { email = '', phone = '' }: Written): string[] {
  return issues.map(({ path: [field], message }) => {
    const [word, limit = ''] = message.split(':')
    if (word === 'too_long') return `long:${String(field)}:${limit}`
    if (field === 'email') return `email:${email}`
    if (field === 'phone') return `phone:${phone}`
    return field === 'name' || field === 'section' ? field : 'other'
  })
}

/** Reads the rows of a file as new, active members; whatever is open in it has been answered. */
export function memberLineReader(
  columns: MemberColumns,
  answers: MemberAnswers,
): (row: FileRow) => ImportLine<MemberWrite> {
  const { dateOrders } = memberReadings(columns)
  const order = dateOrders.find((open) => open === answers.dateOrder) ?? dateOrders[0] ?? 'DMY'

  return (row) => {
    const cell = (field: Parameters<typeof columns.cell>[1]) => columns.cell(row, field)
    const joined = cell('joinedOn')
    const joinedOn = joined === '' ? undefined : readDate(joined, order)
    const given = (field: 'instrument' | 'position' | 'email' | 'phone') => cell(field) || undefined
    const written = {
      id: newId(),
      name: cell('name'),
      section: sectionOf(columns, answers, row),
      status: 'active',
      instrument: given('instrument'),
      position: given('position'),
      email: given('email'),
      phone: given('phone'),
      joinedOn,
    }
    const read = MemberWrite.safeParse(withoutEmpty(written))
    const dateFaults = joined !== '' && joinedOn === undefined ? [`date:${joined}`] : []
    const faults = [...(read.success ? [] : faultsOf(read.error.issues, written)), ...dateFaults]
    return { row, item: read.success && faults.length === 0 ? read.data : null, faults }
  }
}
