import type { TFunction } from 'i18next'
import type { MemberWrite } from '@contract/members'
import type { Column } from '@/@core/components/table/column'
import type { PreviewLine } from '@/@core/import/importLine'
import { RawCells } from '@/@core/import/RawCells'
import type { Format } from '@/i18n/format'

interface ColumnSource {
  t: TFunction<['imports', 'members']>
  format: Format
}

/** What the preview shows of a member. A line that cannot be read shows what the file says. */
export function memberImportColumns({ t, format }: ColumnSource): Column<PreviewLine<MemberWrite>>[] {
  return [
    {
      id: 'name',
      label: t('members:fields.name'),
      grow: 1.8,
      minWidth: '8rem',
      cell: ({ item, row }) => (item ? item.name : <RawCells row={row} />),
    },
    {
      id: 'section',
      label: t('members:fields.section'),
      grow: 1,
      minWidth: '6rem',
      stacked: 'end',
      cell: ({ item }) => item && t(`members:sections.${item.section}`),
    },
    {
      id: 'instrument',
      label: t('members:fields.instrument'),
      grow: 1.2,
      minWidth: '6rem',
      cell: ({ item }) => item?.instrument,
    },
    {
      id: 'email',
      label: t('members:fields.email'),
      grow: 1.6,
      minWidth: '8rem',
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ item }) => item?.email,
    },
    {
      id: 'phone',
      label: t('members:fields.phone'),
      grow: 1.4,
      minWidth: '10.5rem',
      hideBelow: 'wide',
      stacked: 'hidden',
      cell: ({ item }) => item?.phone && <span className="tabular">{item.phone}</span>,
    },
    {
      id: 'joinedOn',
      label: t('members:fields.joined'),
      width: '9rem',
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ item }) => item?.joinedOn && <span className="tabular">{format.briefDate(item.joinedOn)}</span>,
    },
  ]
}
