import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import type { Loader } from '@/@core/components/lazyComponent'
import { RecordLoader } from '@/shared/records/RecordLoader'
import { findMember } from '@/redux/members'
import { RestoreButton } from './RestoreButton'
import { useMemberListPath } from '@/views/members/query/useMemberListPath'

interface MemberLoaderProps {
  /** Fetches the code of the screen below. */
  loadScreen?: Loader<unknown>
  /** `reload` after what changed the member from here. */
  children: (member: Member, reload: () => void) => ReactNode
}

/** Reads the member that the address names and shows the screen below with it. */
export function MemberLoader({ loadScreen, children }: MemberLoaderProps) {
  const { t } = useTranslation('members')
  const listPath = useMemberListPath()
  const gone = {
    icon: UserX,
    title: t('detail.goneTitle'),
    hint: t('detail.goneText'),
    action: <Button to={listPath}>{t('detail.toList')}</Button>,
    Restore: RestoreButton,
  }
  return (
    <RecordLoader loadScreen={loadScreen} find={findMember} title={t('title')} gone={gone}>
      {children}
    </RecordLoader>
  )
}
