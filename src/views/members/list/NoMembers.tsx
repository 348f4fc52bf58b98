import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { paths } from '@/configs/paths'

interface NoMembersProps {
  isFiltered: boolean
  canAdd: boolean
  onClear: () => void
}

/** Shown instead of the table: no match, or no members yet. */
export function NoMembers({ isFiltered, canAdd, onClear }: NoMembersProps) {
  const { t } = useTranslation('members')
  if (isFiltered) return <NoMatch title={t('noMatchTitle')} onClear={onClear} />
  return (
    <EmptyState
      icon={Users}
      title={t('empty.title')}
      hint={canAdd ? t('empty.text') : t('empty.readOnly')}
      action={
        canAdd && (
          <>
            <Button color="primary" to={paths.newMember}>
              {t('add')}
            </Button>
            <Button to={paths.importMembers}>{t('empty.import')}</Button>
          </>
        )
      }
    />
  )
}
