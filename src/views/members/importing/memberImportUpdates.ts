import type { TFunction } from 'i18next'
import type { ImportedGuardian, MemberImportLine } from '@contract/memberImports'
import { OTHER_WAYS_MAX, hasOwnFamilyName, type MemberWrite } from '@contract/members'
import { matchGuardians } from '@contract/members/guardianMatching'
import type { OwnField, OwnValue, OwnValues } from '@contract/members/ownFields'
import type { ImportLine, RecordUpdate } from '@/@core/import/parsing/importLine'
import type { Format } from '@/i18n/format'
import { emailsText, phonesText } from '@/shared/records/otherWays'

const fields = [
  'name',
  'familyName',
  'calledName',
  'section',
  'instrument',
  'part',
  'seat',
  'secondInstrument',
  'position',
  'status',
  'email',
  'phone',
  'otherPhones',
  'otherEmails',
  'address',
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
  if (field === 'otherPhones') return phonesText(member.otherPhones).replaceAll('\n', ', ')
  if (field === 'otherEmails') return emailsText(member.otherEmails).replaceAll('\n', ', ')
  if (field === 'address') return Object.values(member.address ?? {}).join(', ')
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

const isSameCall = (called: MemberWrite['emergencyContact'], guardian: { name: string; phone?: string | undefined }) =>
  called?.name === guardian.name && called.phone === guardian.phone

/** `Mother: Rosa Lima, 12 90000-0001, rosa@example.org`. */
export const guardianText = ({ name, relation, email, phone }: ImportedGuardian): string =>
  [relation === undefined ? name : `${relation}: ${name}`, phone, email].filter(Boolean).join(', ')

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** The phones and addresses on record, with those of the file that are new. */
function waysWith(told: MemberWrite, stored: MemberWrite): Pick<MemberWrite, 'otherPhones' | 'otherEmails'> {
  const [phones, emails] = [stored.otherPhones ?? [], stored.otherEmails ?? []]
  const known = new Set([...phones.map(({ phone }) => digitsOf(phone)), digitsOf(stored.phone ?? '')])
  const knownMails = new Set([...emails.map(({ email }) => email), stored.email])
  const otherPhones = [...phones, ...(told.otherPhones ?? []).filter(({ phone }) => !known.has(digitsOf(phone)))]
  const otherEmails = [...emails, ...(told.otherEmails ?? []).filter(({ email }) => !knownMails.has(email))]
  return {
    otherPhones: otherPhones.length > phones.length ? otherPhones.slice(0, OTHER_WAYS_MAX) : undefined,
    otherEmails: otherEmails.length > emails.length ? otherEmails.slice(0, OTHER_WAYS_MAX) : undefined,
  }
}

/** Those whom nobody knows yet, or who have something that is not on record. */
function newGuardians(told: readonly ImportedGuardian[], stored: readonly ImportedGuardian[]): ImportedGuardian[] {
  const known = matchGuardians(told, stored)
  return told.filter((guardian, at) => {
    const before = known[at]
    return (
      !before || (['relation', 'email', 'phone'] as const).some((way) => guardian[way] && before[way] === undefined)
    )
  })
}

/**
 * The fields in which a line differs from the existing member. Fields that are missing from the file, or filled by default, do not
 * change; null if nothing differs.
 */
export function memberUpdate(
  { item: told, defaults = [] }: ImportLine<MemberImportLine>,
  stored: MemberImportLine,
  words: Words,
): RecordUpdate<MemberImportLine> | null {
  if (told === null) return null
  const item = { ...told, ...waysWith(told, stored) }
  // Who is called first was taken from the guardians, where the file names nobody: somebody else on record stays.
  const isCalled =
    item.guardians?.some(({ name, phone }) => isSameCall(item.emergencyContact, { name, phone })) === true
  const kept = isCalled && stored.emergencyContact !== undefined ? [...defaults, 'emergencyContact'] : defaults
  const differing = fields.filter(
    (field) => item[field] !== undefined && !kept.includes(field) && keyOf(item, field) !== keyOf(stored, field),
  )
  const guardians = newGuardians(item.guardians ?? [], stored.guardians ?? [])
  const { ownFields = [], ownText = () => '' } = words
  const own = ownFields.filter(({ id }) => {
    const value = item.ownValues?.[id]
    return value !== undefined && !isSameOwn(value, stored.ownValues?.[id])
  })
  if (differing.length + own.length + guardians.length === 0) return null
  const ownValues = Object.fromEntries(own.map(({ id }) => [id, item.ownValues?.[id]])) as OwnValues
  const said = Object.fromEntries(differing.map((field) => [field, item[field]]))
  const { guardians: before = [], ...rest } = stored
  const updated = { ...rest, ...said }
  if (!hasOwnFamilyName(updated)) delete updated.familyName
  return {
    item: {
      ...updated,
      ...(guardians.length > 0 && { guardians }),
      ...(own.length > 0 && { ownValues: { ...stored.ownValues, ...ownValues } }),
    },
    changes: [
      ...differing.map((field) => ({
        field: words.t(`members:fields.${field}`),
        before: textOf(stored, field, words),
        after: textOf(item, field, words),
      })),
      ...(guardians.length > 0
        ? [
            {
              field: words.t('members:fields.guardians'),
              before: before.map(guardianText).join(' · '),
              after: guardians.map(guardianText).join(' · '),
            },
          ]
        : []),
      ...own.map((field) => ({
        field: field.name,
        before: ownText(field, stored.ownValues?.[field.id]),
        after: ownText(field, item.ownValues?.[field.id]),
      })),
    ],
  }
}
