import { FileUp, Plus, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { ExportButton } from './ExportButton'
import { toSelection, writeMemberQuery, type MemberQuery } from '@/views/members/query/memberQuery'

interface MemberListActionsProps {
  query: MemberQuery
  mayAdd: boolean
  /** Whether there is anyone to export and print. */
  hasMatch: boolean
}

export function MemberListActions({ query, mayAdd, hasMatch }: MemberListActionsProps) {
  const { t } = useTranslation('members')
  const search = writeMemberQuery({ ...query, page: 1, perPage: 10 }).toString()
  return (
    <>
      {hasMatch && <ExportButton selection={toSelection(query)} />}
      {hasMatch && (
        <Button color="secondary" to={search === '' ? paths.printMembers : `${paths.printMembers}?${search}`}>
          <Printer size={16} aria-hidden />
          <span className="member-action-text">{t('print')}</span>
        </Button>
      )}
      {mayAdd && (
        <Button to={paths.importMembers}>
          <FileUp size={16} aria-hidden />
          <span className="member-action-text">{t('import')}</span>
        </Button>
      )}
      {mayAdd && (
        <Button color="primary" to={paths.newMember}>
          <Plus size={16} aria-hidden />
          {t('add')}
        </Button>
      )}
    </>
  )
}
