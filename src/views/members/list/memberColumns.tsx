import type { TFunction } from 'i18next'
import {
  memberSortColumns,
  memberStatuses,
  type Member,
  type MemberCounts,
  type PostalAddress,
} from '@contract/members'
import { minorAge } from '@contract/guardianRules'
import type { OwnField, OwnValue } from '@contract/members/ownFields'
import { Avatar } from '@/@core/components/page/Avatar'
import { EmailAddress } from '@/@core/components/page/EmailAddress'
import { PhoneLink } from '@/@core/components/page/PhoneLink'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'
import { instrumentText } from '@/shared/records/instrumentText'
import { sectionLabelOf } from '@/views/members/columns/listedSections'
import type { GuardiansOf } from '@/views/members/columns/guardiansByMember'
import type { MoreColumn } from './useOwnColumns'
import { memberStatusLooks } from '@/views/members/member/MemberStatusLabel'

/** Narrow enough that the shares below decide, at any width of the table; wider where a word would break, as of a name beside its picture. */
const MIN_WIDTH = '5rem'
const minWidths: Record<string, string> = {
  name: '9rem',
  section: '6.5rem',
  instrument: '6rem',
  seat: '4rem',
  phone: '6rem',
}

/**
 * The columns that everyone sees, of which a narrower table keeps one way to reach people: the phone, or the address (`isMailKept`). The
 * first is the row's link. `grow` is a column's share of the width.
 */
export function memberColumns(
  t: TFunction<'members'>,
  { month }: Format,
  {
    isMailKept,
    isCrowded,
    bySection,
    more,
    addressLines,
    guardiansOf,
    today,
  }: {
    isMailKept: boolean
    /** More columns are asked for than a narrower table has room for: it does without section and status. */
    isCrowded: boolean
    bySection: MemberCounts['byOwnSection']
    more: readonly MoreColumn[]
    addressLines: (address: PostalAddress | undefined) => string[]
    guardiansOf: GuardiansOf
    /** The day that somebody is a minor on. */
    today: string
  },
): Column<Member>[] {
  // Translated once for all rows.
  const sectionTexts = new Map<string, string>()
  const sectionText = (member: Member) => {
    const key = `${member.section}/${member.instrument}`
    const text = sectionTexts.get(key) ?? sectionLabelOf(bySection, member, t)
    sectionTexts.set(key, text)
    return text
  }
  const statusTexts = new Map(memberStatuses.map((status) => [status, t(`statuses.${status}`)]))
  const names = (['familyName', 'calledName'] as const).filter((id) => more.includes(id))
  /** Only where it is asked for. */
  const asked = (column: Column<Member> & { id: MoreColumn }) => (more.includes(column.id) ? [column] : [])
  const columns: Column<Member>[] = [
    {
      id: 'name',
      label: t('fields.name'),
      grow: 2.2,
      hasPicture: true,
      cell: ({ name, birthDate }) => {
        const age = minorAge(birthDate, today)
        return (
          <>
            <Avatar name={name} />
            <span>
              {name}
              {age !== undefined && <small className="muted"> · {t('minorOf', { count: age })}</small>}
            </span>
          </>
        )
      },
    },
    ...names.map((id) => ({
      id,
      label: t(`fields.${id}`),
      grow: 1,
      stacked: 'detail' as const,
      cell: (member: Member) => member[id],
    })),
    {
      id: 'section',
      label: t('fields.section'),
      grow: 1,
      ...(isCrowded && { hideBelow: 'medium' as const }),
      cell: (member) => (
        <>
          {sectionText(member)}
          {member.instrument !== undefined && <span className="stacked-only"> · {instrumentText(member)}</span>}
        </>
      ),
    },
    {
      id: 'instrument',
      label: t('fields.instrument'),
      grow: 1.2,
      stacked: 'hidden',
      cell: instrumentText,
    },
    ...asked({
      id: 'seat',
      label: t('fields.seat'),
      grow: 0.6,
      stacked: 'detail',
      cell: ({ seat }) =>
        seat !== undefined && (
          <>
            <span className="stacked-only">{t('fields.seat')} </span>
            {seat}
          </>
        ),
    }),
    {
      id: 'status',
      label: t('fields.status'),
      grow: 1.32,
      ...(isCrowded && { hideBelow: 'medium' as const }),
      stacked: 'beside',
      cell: ({ status }) => <StatusLabel {...memberStatusLooks[status]} label={statusTexts.get(status) ?? ''} />,
    },
    {
      id: 'email',
      label: t('fields.email'),
      grow: 2.15,
      ...(!isMailKept && { hideBelow: 'medium' as const }),
      stacked: 'hidden',
      cell: ({ email }) => email && <EmailAddress address={email} />,
    },
    {
      id: 'phone',
      label: t('fields.phone'),
      grow: 1.55,
      stacked: 'hidden',
      cell: ({ phone }) => <PhoneLink phone={phone} />,
    },
    ...asked({
      id: 'address',
      label: t('fields.address'),
      grow: 2,
      stacked: 'detail',
      cell: ({ address }) => addressLines(address).join(', '),
    }),
    ...asked({
      id: 'guardians',
      label: t('fields.guardians'),
      grow: 2,
      stacked: 'detail',
      cell: (member) =>
        guardiansOf(member).map(({ id, name, phone }) => (
          <div key={id}>
            {name} <PhoneLink phone={phone} />
          </div>
        )),
    }),
    {
      id: 'joinedOn',
      label: t('fields.joined'),
      grow: 1.08,
      hideBelow: 'wide',
      stacked: 'hidden',
      cell: ({ joinedOn }) => joinedOn && month(joinedOn),
    },
  ]
  return columns.map((column) => ({
    ...column,
    isSortable: memberSortColumns.some((known) => known === column.id),
    wraps: column.id !== 'email',
    minWidth: minWidths[column.id] ?? MIN_WIDTH,
  }))
}

/** A column for each of these own fields. */
export function ownColumns(
  fields: readonly OwnField[],
  textOf: (field: OwnField, value: OwnValue | undefined) => string,
): Column<Member>[] {
  return fields.map((field) => ({
    id: field.id,
    label: field.name,
    grow: 1,
    wraps: true,
    minWidth: MIN_WIDTH,
    stacked: 'detail',
    cell: ({ ownValues }) => textOf(field, ownValues?.[field.id]),
  }))
}
