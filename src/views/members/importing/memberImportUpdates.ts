import type { TFunction } from 'i18next'
import { hasOwnFamilyName, type MemberWrite } from '@contract/members'
import type { OwnField, OwnValue, OwnValues } from '@contract/members/ownFields'
import type { ImportLine, RecordUpdate } from '@/@core/import/parsing/importLine'
import type { Format } from '@/i18n/format'

const fields = [
  'name',
  'familyName',
  'calledName',
  'section',
  'instrument',
  'part',
  'secondInstrument',
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
  /** The group's, and how a value reads. */
  ownFields?: readonly OwnField[]
  ownText?: (field: OwnField, value: OwnValue | undefined) => string
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
  const text = String(member[field] ?? '')
  const isDay = field === 'birthDate' || field === 'joinedOn' || field === 'leftOn'
  return isDay && text !== '' ? format.date(text) : text
}

/** Numbers are compared without grouping, addresses without case. */
function keyOf(member: MemberWrite, field: Field): string {
  if (field === 'phone') return (member.phone ?? '').replace(/[^\d+a-z]/gi, '').replace(/^00/, '+')
  if (field === 'email') return (member.email ?? '').toLowerCase()
  return JSON.stringify(member[field] ?? '')
}

/** Of consents the answer alone: a file that gives no day is of no other one. */
function isSameOwn(value: OwnValue, stored: OwnValue | undefined): boolean {
  if (typeof value === 'object') return typeof stored === 'object' && value.isGiven === stored.isGiven
  return value === stored
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
  const { ownFields = [], ownText = () => '' } = words
  const own = ownFields.filter(({ id }) => {
    const value = item.ownValues?.[id]
    return value !== undefined && !isSameOwn(value, stored.ownValues?.[id])
  })
  if (differing.length + own.length === 0) return null
  const ownValues = Object.fromEntries(own.map(({ id }) => [id, item.ownValues?.[id]])) as OwnValues
  const said = Object.fromEntries(differing.map((field) => [field, item[field]]))
  const updated = { ...stored, ...said }
  if (!hasOwnFamilyName(updated)) delete updated.familyName
  return {
    item: { ...updated, ...(own.length > 0 && { ownValues: { ...stored.ownValues, ...ownValues } }) },
    changes: [
      ...differing.map((field) => ({
        field: words.t(`members:fields.${field}`),
        before: textOf(stored, field, words),
        after: textOf(item, field, words),
      })),
      ...own.map((field) => ({
        field: field.name,
        before: ownText(field, stored.ownValues?.[field.id]),
        after: ownText(field, item.ownValues?.[field.id]),
      })),
    ],
  }
}
