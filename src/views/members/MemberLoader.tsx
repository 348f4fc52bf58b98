import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Member } from '@contract/members'
import { Id } from '@contract/wire'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureText } from '@/auth/failureText'
import { findMember } from '@/redux/members'
import { useLoad } from '@/redux/useLoad'
import { useMemberListPath } from './useMemberListPath'

interface MemberLoaderProps {
  children: (member: Member) => ReactNode
}

/** Reads the member that the address names and shows the screen below with it. */
export function MemberLoader({ children }: MemberLoaderProps) {
  const { id = '' } = useParams()
  // What is no id was never a member; the server would call it a fault of ours.
  return Id.safeParse(id).success ? <LoadedMember key={id} id={id} show={children} /> : <MemberGone />
}

interface LoadedMemberProps {
  id: string
  show: MemberLoaderProps['children']
}

function LoadedMember({ id, show }: LoadedMemberProps) {
  const { t } = useTranslation('members')
  const { answer: member, failure, isLoading, reload } = useLoad(findMember, id)
  if (member) return show(member)
  if (failure?.code === 'not_found') return <MemberGone />
  return (
    <>
      <PageHeader title={t('title')} />
      {failure ? (
        <LoadError message={failureText(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <DetailSkeleton />
      )}
    </>
  )
}

function MemberGone() {
  const { t } = useTranslation('members')
  const listPath = useMemberListPath()
  return (
    <>
      <PageHeader title={t('title')} documentTitle={t('detail.goneTitle')} />
      <EmptyState
        icon={UserX}
        title={t('detail.goneTitle')}
        hint={t('detail.goneText')}
        action={<Button to={listPath}>{t('detail.toList')}</Button>}
      />
    </>
  )
}
