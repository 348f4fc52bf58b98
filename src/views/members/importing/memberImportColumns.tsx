import type { TFunction } from 'i18next'
import type { NewMemberLine } from '@contract/memberImports'
import type { OwnField, OwnValue } from '@contract/members/ownFields'
import type { Column } from '@/@core/components/table/column'
import type { PreviewLine } from '@/@core/import/parsing/importLine'
import { RawCells } from '@/@core/import/wizard/RawCells'
import { instrumentText } from '@/shared/records/instrumentText'
import type { Format } from '@/i18n/format'
import { emailsText, phonesText } from '@/shared/records/otherWays'
import { withFeeClass } from './feeClassColumn'
import { guardianText } from './memberImportUpdates'

interface ColumnSource {
  t: TFunction<['imports', 'members']>
  /** The heading of own fields. */
  ownTitle: string
  format: Format
  sectionOf: (member: Pick<NewMemberLine, 'section' | 'instrument'>) => string
  ownFields: readonly OwnField[]
  ownText: (field: OwnField, value: OwnValue | undefined) => string
}

/** The preview's columns of a member. For an invalid line they show the file's text. */
export function memberImportColumns({
  t,
  ownTitle,
  format,
  sectionOf,
  ownFields,
  ownText,
}: ColumnSource): Column<PreviewLine<NewMemberLine>>[] {
  const columns: Column<PreviewLine<NewMemberLine>>[] = [
    {
      id: 'name',
      label: t('members:fields.name'),
      grow: 2,
      minWidth: '8rem',
      cell: ({ item, row }) => (item ? item.name : <RawCells row={row} />),
    },
    {
      id: 'section',
      label: t('members:fields.section'),
      grow: 1.4,
      minWidth: '7rem',
      cell: ({ item }) =>
        item && (
          <Lines
            texts={[
              sectionOf(item),
              instrumentText(item),
              item.seat === undefined ? undefined : `${t('members:fields.seat')} ${item.seat}`,
            ]}
          />
        ),
    },
    {
      id: 'status',
      label: t('members:fields.status'),
      grow: 1,
      minWidth: '6.5rem',
      hideBelow: 'medium',
      cell: ({ item }) => item && t(`members:statuses.${item.status}`),
    },
    {
      id: 'contact',
      label: t('members:detail.contact'),
      grow: 2.2,
      minWidth: '10rem',
      cell: ({ item }) =>
        item && (
          <Lines
            texts={[
              item.email,
              item.phone,
              phonesText(item.otherPhones),
              emailsText(item.otherEmails),
              addressText(item),
              ...guardianTexts(item),
            ]}
          />
        ),
    },
    {
      id: 'birthDate',
      label: t('imports:members.born'),
      width: '7rem',
      hideBelow: 'wide',
      stacked: 'hidden',
      cell: ({ item }) => item?.birthDate && <span className="tabular">{format.briefDate(item.birthDate)}</span>,
    },
    {
      id: 'joinedOn',
      label: t('members:fields.joined'),
      width: '7rem',
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ item }) => item?.joinedOn && <span className="tabular">{format.briefDate(item.joinedOn)}</span>,
    },
  ]
  const ownTexts = (line: NewMemberLine) => {
    const values = withFeeClass(line)
    return ownFields.flatMap((field) =>
      values[field.id] === undefined ? [] : `${field.name}: ${ownText(field, values[field.id])}`,
    )
  }
  if (ownFields.length > 0)
    columns.push({
      id: 'own',
      label: ownTitle,
      grow: 1.4,
      minWidth: '7rem',
      hideBelow: 'wide',
      cell: ({ item }) => item && <Lines texts={ownTexts(item)} />,
    })
  return columns.map((column) => ({ ...column, wraps: true }))
}

const addressText = ({ address }: NewMemberLine) => address && Object.values(address).join(', ')

const guardianTexts = ({ guardians = [] }: NewMemberLine) => guardians.map(guardianText)

function Lines({ texts }: { texts: readonly (string | undefined)[] }) {
  return [...new Set(texts)].map((text) => Boolean(text) && <div key={text}>{text}</div>)
}
