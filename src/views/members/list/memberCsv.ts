import type { TFunction } from 'i18next'
import type { Member } from '@contract/members'
import type { OwnField, OwnValue } from '@contract/members/ownFields'
import { csvText, type CsvCell } from '@/@core/files/csvText'
import { hasPlace } from './shownFields'

interface CsvColumn {
  label: string
  value: (member: Member) => CsvCell
  /** Set if the field may be hidden from the reader. */
  hideable?: Parameters<typeof hasPlace>[1]
}

function columnsOf(t: TFunction<['members', 'ownFields']>): CsvColumn[] {
  return [
    { label: t('fields.name'), value: ({ name }) => name },
    { label: t('fields.section'), value: ({ section }) => t(`sections.${section}`) },
    { label: t('fields.instrument'), value: ({ instrument }) => instrument },
    { label: t('fields.part'), value: ({ part }) => part?.toString() },
    { label: t('fields.secondInstrument'), value: ({ secondInstrument }) => secondInstrument },
    { label: t('fields.position'), value: ({ position }) => position },
    { label: t('fields.status'), value: ({ status }) => t(`statuses.${status}`) },
    { label: t('fields.email'), value: ({ email }) => email, hideable: 'email' },
    { label: t('fields.phone'), value: ({ phone }) => phone, hideable: 'phone' },
    { label: t('fields.birthDate'), value: ({ birthDate }) => birthDate, hideable: 'birthDate' },
    { label: t('fields.joinedOn'), value: ({ joinedOn }) => joinedOn },
    {
      label: t('fields.emergencyName'),
      value: (member) => member.emergencyContact?.name,
      hideable: 'emergencyContact',
    },
    {
      label: t('fields.emergencyPhone'),
      value: (member) => member.emergencyContact?.phone,
      hideable: 'emergencyContact',
    },
    { label: t('fields.notes'), value: ({ notes }) => notes, hideable: 'notes' },
    { label: t('fields.leftOn'), value: ({ leftOn }) => leftOn },
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

function ownColumnsOf(t: TFunction<['members', 'ownFields']>, fields: readonly OwnField[]): CsvColumn[] {
  return fields.flatMap((field): CsvColumn[] => {
    const { id, name, kind } = field
    const column: CsvColumn = { label: name, value: ({ ownValues }) => ownCell(t, field, ownValues?.[id]) }
    if (kind !== 'consent') return [column]
    const day: CsvColumn = {
      label: t('ownFields:decidedOn', { name }),
      value: ({ ownValues }) => {
        const value = ownValues?.[id]
        return typeof value === 'object' ? value.on : undefined
      },
    }
    return [column, day]
  })
}

/**
 * One row per member with every field that the person may read (`seesAll`: they manage members); headers and choices in their language,
 * dates as YYYY-MM-DD.
 */
export function memberCsv(
  members: readonly Member[],
  t: TFunction<['members', 'ownFields']>,
  language: string,
  seesAll = true,
  ownFields: readonly OwnField[] = [],
): string {
  const columns = [
    ...columnsOf(t).filter(({ hideable }) => hideable === undefined || hasPlace(members, hideable, seesAll)),
    ...ownColumnsOf(t, ownFields),
  ]
  const rows = members.map((member) => columns.map(({ value }) => value(member)))
  return csvText(
    columns.map(({ label }) => label),
    rows,
    language,
  )
}
