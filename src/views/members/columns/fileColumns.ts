import type { TFunction } from 'i18next'
import type { Member } from '@contract/members'
import type { Contact } from '@contract/members/contacts'
import { givenNameOf } from '@contract/nameParts'
import type { OwnField, OwnValue } from '@contract/members/ownFields'
import type { OwnSection } from '@contract/sections'
import type { CsvCell } from '@/@core/files/csvText'
import { emailsText, phonesText } from '@/shared/records/otherWays'
import { guardiansByMember, type GuardiansOf } from './guardiansByMember'
import { sectionLabelOf } from './listedSections'
import { hasPlace } from './shownFields'

export interface FileColumn {
  /** Of the field; of the day of a consent with `.on` behind it. */
  id: string
  label: string
  value: (member: Member) => CsvCell
  /** Its values are days. */
  isDay?: boolean
  /** Set if the field may be hidden from the reader. */
  hideable?: Parameters<typeof hasPlace>[1]
}

const addressParts = ['street', 'postcode', 'town', 'region', 'country'] as const

/** Who is called in an emergency: the one who is named, else their guardians with a phone. */
function calledOf(member: Member, guardiansOf: GuardiansOf): { name: string; phone: string }[] {
  if (member.emergencyContact) return [member.emergencyContact]
  return guardiansOf(member).flatMap(({ name, phone }) => (phone === undefined ? [] : [{ name, phone }]))
}

/** Of the guardians, each of several phones and addresses with the name of whose it is. */
function guardianColumns(t: TFunction<['members', 'ownFields']>, guardiansOf: GuardiansOf): FileColumn[] {
  const way = (field: 'email' | 'phone') => (member: Member) => {
    const guardians = guardiansOf(member)
    const ways = guardians.flatMap(({ name, [field]: one }) => {
      if (one === undefined) return []
      return guardians.length > 1 ? `${name}: ${one}` : one
    })
    return ways.join(', ') || undefined
  }
  return [
    {
      id: 'guardians',
      label: t('fields.guardians'),
      value: (member) =>
        guardiansOf(member)
          .map(({ name }) => name)
          .join(', ') || undefined,
    },
    { id: 'guardianPhones', label: t('fields.guardianPhones'), value: way('phone') },
    { id: 'guardianEmails', label: t('fields.guardianEmails'), value: way('email') },
  ]
}

/** A column each for name, phone and e-mail of the first, second … guardian, as an import reads them again. */
export function guardianImportColumns(
  members: readonly Member[],
  t: TFunction<['members', 'ownFields']>,
  guardians: readonly Contact[],
): FileColumn[] {
  const guardiansOf = guardiansByMember(guardians)
  const most = members.reduce((count, member) => Math.max(count, guardiansOf(member).length), 0)
  return Array.from({ length: most }, (_, at) => at).flatMap((at) =>
    (['name', 'phone', 'email'] as const).map((field) => {
      const kind = ({ name: 'guardianName', phone: 'guardianPhone', email: 'guardianEmail' } as const)[field]
      return {
        id: `${kind}.${at}`,
        label: `${t(`fields.${kind}`)} ${at + 1}`,
        value: (member: Member) => guardiansOf(member)[at]?.[field],
      }
    }),
  )
}

/** The fields of every member, in the order in which files have them. */
function columnsOf(
  t: TFunction<['members', 'ownFields']>,
  sections: readonly OwnSection[] = [],
  guardiansOf: GuardiansOf = () => [],
): FileColumn[] {
  return [
    { id: 'name', label: t('fields.name'), value: ({ name }) => name },
    { id: 'section', label: t('fields.section'), value: (member) => sectionLabelOf(sections, member, t) },
    { id: 'instrument', label: t('fields.instrument'), value: ({ instrument }) => instrument },
    { id: 'part', label: t('fields.part'), value: ({ part }) => part?.toString() },
    { id: 'secondInstrument', label: t('fields.secondInstrument'), value: ({ secondInstrument }) => secondInstrument },
    { id: 'position', label: t('fields.position'), value: ({ position }) => position },
    { id: 'status', label: t('fields.status'), value: ({ status }) => t(`statuses.${status}`) },
    { id: 'email', label: t('fields.email'), value: ({ email }) => email, hideable: 'email' },
    { id: 'phone', label: t('fields.phone'), value: ({ phone }) => phone, hideable: 'phone' },
    {
      id: 'birthDate',
      label: t('fields.birthDate'),
      isDay: true,
      value: ({ birthDate }) => birthDate,
      hideable: 'birthDate',
    },
    { id: 'joinedOn', label: t('fields.joinedOn'), isDay: true, value: ({ joinedOn }) => joinedOn },
    {
      id: 'emergencyName',
      label: t('fields.emergencyName'),
      value: (member) =>
        calledOf(member, guardiansOf)
          .map(({ name }) => name)
          .join(', ') || undefined,
      hideable: 'emergencyContact',
    },
    {
      id: 'emergencyPhone',
      label: t('fields.emergencyPhone'),
      value: (member) =>
        calledOf(member, guardiansOf)
          .map(({ phone }) => phone)
          .join(', ') || undefined,
      hideable: 'emergencyContact',
    },
    { id: 'notes', label: t('fields.notes'), value: ({ notes }) => notes, hideable: 'notes' },
    { id: 'leftOn', label: t('fields.leftOn'), isDay: true, value: ({ leftOn }) => leftOn },
    { id: 'givenName', label: t('fields.givenName'), value: givenNameOf },
    { id: 'familyName', label: t('fields.familyName'), value: ({ familyName }) => familyName },
    { id: 'calledName', label: t('fields.calledName'), value: ({ calledName }) => calledName },
    {
      id: 'otherPhones',
      label: t('fields.otherPhones'),
      value: ({ otherPhones }) => phonesText(otherPhones) || undefined,
      hideable: 'phone',
    },
    {
      id: 'otherEmails',
      label: t('fields.otherEmails'),
      value: ({ otherEmails }) => emailsText(otherEmails) || undefined,
      hideable: 'email',
    },
    ...addressParts.map((part): FileColumn => ({
      id: part,
      label: t(`fields.${part}`),
      value: ({ address }) => address?.[part],
      hideable: 'address',
    })),
    { id: 'seat', label: t('fields.seat'), value: ({ seat }) => seat?.toString() },
  ]
}

/** A choice by its option's name, yes and no in words; what a consent says, its day has a column of its own. */
function ownCell(
  t: TFunction<['members', 'ownFields']>,
  { options = [] }: OwnField,
  value: OwnValue | undefined,
): CsvCell {
  if (typeof value === 'number') return { number: String(value) }
  if (typeof value === 'boolean') return t(value ? 'ownFields:yes' : 'ownFields:no')
  if (typeof value === 'object') return t(value.isGiven ? 'ownFields:given' : 'ownFields:refused')
  return options.find(({ id }) => id === value)?.name ?? value
}

function ownColumnsOf(t: TFunction<['members', 'ownFields']>, fields: readonly OwnField[]): FileColumn[] {
  return fields.flatMap((field): FileColumn[] => {
    const { id, name, kind } = field
    const column: FileColumn = {
      id,
      label: name,
      isDay: kind === 'date',
      value: ({ ownValues }) => ownCell(t, field, ownValues?.[id]),
    }
    if (kind !== 'consent') return [column]
    const day: FileColumn = {
      id: `${id}.on`,
      isDay: true,
      label: t('ownFields:decidedOn', { name }),
      value: ({ ownValues }) => {
        const value = ownValues?.[id]
        return typeof value === 'object' ? value.on : undefined
      },
    }
    return [column, day]
  })
}

interface FileContent {
  seesAll: boolean
  ownFields: readonly OwnField[]
  /** Those of the group, which give their names. Absent: families alone, which an import reads in any group. */
  sections?: readonly OwnSection[] | undefined
  /** Of all members. Absent: the file is to be imported again, and says of each member their own alone. */
  guardians?: readonly Contact[] | undefined
}

/**
 * A column for every field of these members that the person may read (`seesAll`: they manage members); headers and choices in their
 * language, dates as YYYY-MM-DD.
 */
export function fileColumns(
  members: readonly Member[],
  t: TFunction<['members', 'ownFields']>,
  { seesAll, ownFields, sections, guardians }: FileContent,
): FileColumn[] {
  const guardiansOf = guardiansByMember(guardians ?? [])
  const hasGuardians = members.some((member) => guardiansOf(member).length > 0)
  const isShown = ({ hideable }: FileColumn) =>
    hideable === undefined || hasPlace(members, hideable, seesAll) || (hideable === 'emergencyContact' && hasGuardians)
  return [
    ...columnsOf(t, sections, guardiansOf).filter(isShown),
    ...(hasGuardians ? guardianColumns(t, guardiansOf) : []),
    ...ownColumnsOf(t, ownFields),
  ]
}
