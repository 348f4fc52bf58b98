import type { TFunction } from 'i18next'
import type { MemberWrite } from '@contract/members'
import type { ImportLine, RecordUpdate } from '@/@core/import/parsing/importLine'
import type { Format } from '@/i18n/format'

const fields = [
  'name',
  'section',
  'instrument',
  'position',
  'status',
  'email',
  'phone',
  'birthDate',
  'joinedOn',
  'leftOn',
  'emergencyContact',
  'notes',
] as const
type Field = (typeof fields)[number]

interface Words {
  t: TFunction<['imports', 'members']>
  format: Pick<Format, 'date'>
}

function textOf(member: MemberWrite, field: Field, { t, format }: Words): string {
  if (field === 'section') return t(`members:sections.${member.section}`)
  if (field === 'status') return t(`members:statuses.${member.status}`)
  if (field === 'emergencyContact') {
    const { name, phone } = member.emergencyContact ?? {}
    return name === undefined ? '' : `${name}, ${phone}`
  }
  const text = member[field] ?? ''
  const isDay = field === 'birthDate' || field === 'joinedOn' || field === 'leftOn'
  return isDay && text !== '' ? format.date(text) : text
}

/** Numbers are compared without grouping, addresses without case. */
function keyOf(member: MemberWrite, field: Field): string {
  if (field === 'phone') return (member.phone ?? '').replace(/[^\d+a-z]/gi, '').replace(/^00/, '+')
  if (field === 'email') return (member.email ?? '').toLowerCase()
  return JSON.stringify(member[field] ?? '')
}

/**
 * The fields in which a line differs from the existing member. Fields that are missing from the file, or filled by default, do not
 * change; null if nothing differs.
 */
export function memberUpdate(
  { item, defaults = [] }: ImportLine<MemberWrite>,
  stored: MemberWrite,
  words: Words,
): RecordUpdate<MemberWrite> | null {
  if (item === null) return null
  const differing = fields.filter(
    (field) => item[field] !== undefined && !defaults.includes(field) && keyOf(item, field) !== keyOf(stored, field),
  )
  if (differing.length === 0) return null
  const said = Object.fromEntries(differing.map((field) => [field, item[field]]))
  return {
    item: { ...stored, ...said },
    changes: differing.map((field) => ({
      field: words.t(`members:fields.${field}`),
      before: textOf(stored, field, words),
      after: textOf(item, field, words),
    })),
  }
}
