import type { TFunction } from 'i18next'
import { memo, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { memberSortColumns, type Member, type MemberCounts } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import { ListTable } from '@/@core/components/table/ListTable'
import type { RowSelection } from '@/@core/components/table/RowSelection'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { paths } from '@/configs/paths'
import { useOwnValueText } from '@/shared/ownFields/ownValueText'
import { memberColumns, ownColumns } from './memberColumns'
import type { MemberQuery } from '@/views/members/query/memberQuery'
import { MemberRowMenu } from './MemberRowMenu'
import type { MoreColumn } from './useOwnColumns'
import { hasPlace } from '@/views/members/columns/shownFields'
import { useGuardians } from '@/views/members/columns/useGuardians'
import { useAddressLines } from '@/views/members/columns/useAddressLines'

interface MemberTableProps {
  /** Undefined before the first answer. */
  members: readonly Member[] | undefined
  /** The group's own sections; undefined where it has none, or until they are loaded. */
  bySection: MemberCounts['byOwnSection']
  /** The own fields with a column. */
  ownFields: readonly OwnField[]
  /** The fields with a column that not every list has. */
  more: readonly MoreColumn[]
  total: number
  isLoading: boolean
  query: MemberQuery
  onQuery: (changes: Partial<MemberQuery>) => void
  selection: RowSelection
  /** Absent for those who may only read. */
  onRemove?: (member: Member) => Promise<void>
  /** Shown instead of the table if there are no rows. */
  empty: ReactNode
}

const rowPath = ({ id }: Member) => paths.member(id)

export const MemberTable = memo(function MemberTable({
  members,
  bySection,
  ownFields,
  more,
  onRemove,
  ...list
}: MemberTableProps) {
  const { t } = useTranslation('members')
  const format = useFormat()
  const ownText = useOwnValueText()
  const seesAll = useAppAbility().can('manage', 'Member')
  const addressLines = useAddressLines()
  const { guardiansOf, hasAny } = useGuardians(more.includes('guardians'))
  const today = useToday()
  const [hasEmail, hasPhone, hasAddress] = (['email', 'phone', 'address'] as const).map(
    (field) => members === undefined || hasPlace(members, field, seesAll),
  )
  const hasGuardians = seesAll || hasAny
  const columns = useMemo(() => {
    const readable = new Map<string, boolean | undefined>([
      ['email', hasEmail],
      ['phone', hasPhone],
      ['address', hasAddress],
      ['guardians', hasGuardians],
    ])
    const isCrowded = more.length + ownFields.length > 1
    const texts = { isMailKept: !hasPhone, isCrowded, bySection, more, addressLines, guardiansOf, today }
    return [
      ...memberColumns(t, format, texts).filter(({ id }) => readable.get(id) ?? true),
      ...ownColumns(ownFields, ownText),
    ]
  }, [
    t,
    format,
    hasEmail,
    hasPhone,
    hasAddress,
    hasGuardians,
    ownFields,
    ownText,
    bySection,
    more,
    addressLines,
    guardiansOf,
    today,
  ])
  const rowTicks = useMemo(
    () => ({ allLabel: t('chosen.page'), labelOf: ({ name }: Member) => t('chosen.choose', { name }) }),
    [t],
  )
  const rowMenu = useMemo(() => onRemove && menu(t, onRemove), [t, onRemove])
  return (
    <ListTable
      {...list}
      label={t('tableLabel')}
      rows={members}
      columns={columns}
      rowMenu={rowMenu}
      rowTicks={rowTicks}
      sortColumns={memberSortColumns}
      rowPath={rowPath}
    />
  )
})

function menu(t: TFunction<'members'>, onRemove: (member: Member) => Promise<void>) {
  return {
    label: t('more'),
    show: (member: Member) => (
      <MemberRowMenu member={member} label={t('actionsFor', { name: member.name })} onRemove={onRemove} />
    ),
  }
}
