import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { paths } from '@/configs/paths'
import { MemberForm } from './MemberForm'
import type { SaveOutcome } from '@/shared/records/useRecordForm'

export function EditMemberPage({ member }: { member: Member }) {
  const { t } = useTranslation('members')
  const navigate = useNavigateIfMounted()
  const [round, setRound] = useState(0)
  const memberPath = paths.member(member.id)

  function afterSave({ name }: Member, { isMerged }: SaveOutcome): void {
    showToast.success(isMerged ? t('merged') : t('saved', { name }))
    void navigate(memberPath, { replace: true })
  }

  return (
    <>
      <PageHeader
        title={t('form.editTitle', { name: member.name })}
        back={<BackLink to={memberPath} label={member.name} />}
      />
      <MemberForm
        key={round}
        member={member}
        isAgain={round > 0}
        onSaved={afterSave}
        onDiscarded={() => setRound(round + 1)}
        cancelPath={memberPath}
      />
    </>
  )
}
