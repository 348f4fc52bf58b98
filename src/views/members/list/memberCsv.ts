import type { TFunction } from 'i18next'
import type { Member } from '@contract/members'
import { csvText } from '@/@core/files/csvText'

/** One row a member with every field; headers and choices in the person's language, dates as YYYY-MM-DD. */
export function memberCsv(members: readonly Member[], t: TFunction<'members'>, language: string): string {
  const rows = members.map((member) => [
    member.name,
    t(`sections.${member.section}`),
    member.instrument,
    member.position,
    t(`statuses.${member.status}`),
    member.email,
    member.phone,
    member.birthDate,
    member.joinedOn,
    member.emergencyContact?.name,
    member.emergencyContact?.phone,
    member.notes,
    member.leftOn,
  ])
  const fields = [
    t('fields.name'),
    t('fields.section'),
    t('fields.instrument'),
    t('fields.position'),
    t('fields.status'),
    t('fields.email'),
    t('fields.phone'),
    t('fields.birthDate'),
    t('fields.joinedOn'),
    t('fields.emergencyName'),
    t('fields.emergencyPhone'),
    t('fields.notes'),
    t('fields.leftOn'),
  ]
  return csvText(fields, rows, language)
}
