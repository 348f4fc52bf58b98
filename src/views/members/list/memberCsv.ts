import type { TFunction } from 'i18next'
import type { Member } from '@contract/members'
import { csvText } from '@/@core/files/csvText'
import { hasPlace } from './shownFields'

interface CsvColumn {
  label: string
  value: (member: Member) => string | undefined
  /** Set if the field may be hidden from the reader. */
  hideable?: Parameters<typeof hasPlace>[1]
}

function columnsOf(t: TFunction<'members'>): CsvColumn[] {
  return [
    { label: t('fields.name'), value: ({ name }) => name },
    { label: t('fields.section'), value: ({ section }) => t(`sections.${section}`) },
    { label: t('fields.instrument'), value: ({ instrument }) => instrument },
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

/**
 * One row per member with every field that the person may read (`seesAll`: they manage members); headers and choices in their language,
 * dates as YYYY-MM-DD.
 */
export function memberCsv(
  members: readonly Member[],
  t: TFunction<'members'>,
  language: string,
  seesAll = true,
): string {
  const columns = columnsOf(t).filter(({ hideable }) => hideable === undefined || hasPlace(members, hideable, seesAll))
  const rows = members.map((member) => columns.map(({ value }) => value(member)))
  return csvText(
    columns.map(({ label }) => label),
    rows,
    language,
  )
}
