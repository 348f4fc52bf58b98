import { FileUp, Mail, Plus, Printer } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchGuardians } from '@/redux/contacts'
import { allMembers } from '@/redux/members'
import { fetchOwnFields } from '@/redux/ownFields'
import { ExportButton } from '@/shared/records/ExportButton'
import { ColumnChooser } from './ColumnChooser'
import type { OwnColumns } from './useOwnColumns'
import { memberListUrl, toSelection, type MemberQuery } from '@/views/members/query/memberQuery'

interface MemberListActionsProps {
  query: MemberQuery
  columns: OwnColumns
  canAdd: boolean
  /** Whether there are members to export and print. */
  hasMatch: boolean
}

export const MemberListActions = memo(function MemberListActions({
  query,
  columns,
  canAdd,
  hasMatch,
}: MemberListActionsProps) {
  const { t } = useTranslation(['members', 'ownFields'])
  const ability = useAppAbility()
  const seesAll = ability.can('manage', 'Member')
  const search = memberListUrl.write({ ...query, page: undefined, perPage: undefined }).toString()
  return (
    <>
      {hasMatch && <ColumnChooser columns={columns} />}
      {hasMatch && (
        <ExportButton
          what="members"
          select={allMembers.readAll}
          selection={toSelection(query)}
          toCsv={async (members, locale) => {
            const [{ memberCsv }, ownFields, guardians] = await Promise.all([
              import('./memberCsv'),
              fetchOwnFields(),
              fetchGuardians(),
            ])
            return memberCsv(members, t, locale, seesAll, ownFields, guardians)
          }}
          title={t('file')}
          doneText={(count, shown) => t('exported', { count, shown })}
        />
      )}
      {hasMatch && (
        <Button color="secondary" to={search === '' ? paths.printMembers : `${paths.printMembers}?${search}`}>
          <Printer size={16} aria-hidden />
          <span className="page-action-text">{t('print')}</span>
        </Button>
      )}
      {/* Who manages events comes to them from an event. */}
      {hasMatch && seesAll && !ability.can('manage', 'Event') && (
        <Button to={paths.messages}>
          <Mail size={16} aria-hidden />
          <span className="page-action-text">{t('messages')}</span>
        </Button>
      )}
      {canAdd && (
        <Button to={paths.importMembers}>
          <FileUp size={16} aria-hidden />
          <span className="page-action-text">{t('import')}</span>
        </Button>
      )}
      {canAdd && (
        <Button color="primary" to={paths.newMember}>
          <Plus size={16} aria-hidden />
          {t('add')}
        </Button>
      )}
    </>
  )
})
