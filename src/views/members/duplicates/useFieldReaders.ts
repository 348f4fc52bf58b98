import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import { useFormat } from '@/shared/dates/useFormat'
import { useOwnValueText } from '@/shared/ownFields/ownValueText'
import { instrumentText } from '@/shared/records/instrumentText'
import { useAddressLines } from '@/views/members/columns/useAddressLines'
import { useGroupSections } from '@/views/members/columns/useSectionLabel'
import type { FieldReader } from './mergeRows'

/** What can be chosen of two records, in the order of the form. */
export function useFieldReaders(ownFields: readonly OwnField[]): FieldReader[] {
  const { t } = useTranslation(['duplicates', 'members'])
  const { date } = useFormat()
  const ownText = useOwnValueText()
  const addressLines = useAddressLines()
  const { nameOf } = useGroupSections()
  const instrumentOf = ({ section, instrument, part, seat }: Member) =>
    [
      nameOf({ section, instrument }),
      instrumentText({ instrument, part, secondInstrument: undefined }),
      seat && `${t('members:fields.seat')} ${seat}`,
    ]
      .filter(Boolean)
      .join(' · ')
  const membershipOf = ({ status, joinedOn, leftOn }: Member) =>
    [
      t(`members:statuses.${status}`),
      joinedOn && t('merge.since', { date: date(joinedOn) }),
      leftOn && t('merge.until', { date: date(leftOn) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return [
    {
      field: 'name',
      label: t('members:fields.name'),
      read: ({ name, familyName }) =>
        familyName === undefined ? name : `${name}\n${t('members:fields.familyName')}: ${familyName}`,
    },
    { field: 'calledName', label: t('members:fields.calledName'), read: ({ calledName = '' }) => calledName },
    { field: 'instrument', label: t('members:fields.instrument'), read: instrumentOf },
    {
      field: 'secondInstrument',
      label: t('members:fields.secondInstrument'),
      read: ({ secondInstrument = '' }) => secondInstrument,
    },
    { field: 'position', label: t('members:fields.position'), read: ({ position = '' }) => position },
    { field: 'membership', label: t('merge.membership'), read: membershipOf },
    { field: 'email', label: t('members:fields.email'), read: ({ email = '' }) => email },
    { field: 'phone', label: t('members:fields.phone'), read: ({ phone = '' }) => phone },
    {
      field: 'address',
      label: t('members:fields.address'),
      read: ({ address }) => addressLines(address).join('\n'),
    },
    {
      field: 'birthDate',
      label: t('members:fields.birthDate'),
      read: ({ birthDate }) => (birthDate === undefined ? '' : date(birthDate)),
    },
    ...ownFields.map((field) => ({
      field: field.id,
      label: field.name,
      read: ({ ownValues }: Member) => ownText(field, ownValues?.[field.id]),
    })),
    { field: 'notes', label: t('members:fields.notes'), read: ({ notes = '' }) => notes },
  ]
}
