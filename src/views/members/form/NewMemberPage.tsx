import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { Loaded } from '@/shared/records/Loaded'
import { fetchOwnFields } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'
import { paths } from '@/configs/paths'
import { MemberForm } from './MemberForm'
import type { MemberStart } from './memberFormValues'
import type { SaveOutcome } from '@/shared/records/useRecordForm'
import { useMemberListPath } from '@/views/members/query/useMemberListPath'

export function NewMemberPage() {
  const { t } = useTranslation('members')
  const navigate = useNavigateIfMounted()
  const listPath = useMemberListPath()
  const ownFields = useQuery(fetchOwnFields, undefined)
  const [round, setRound] = useState(0)
  const [start, setStart] = useState<MemberStart>({})
  const beginAnew = () => setRound((count) => count + 1)

  function afterSave({ id, name, section, joinedOn = '' }: Member, { isMore }: SaveOutcome): void {
    showToast.success(t('added', { name }))
    if (!isMore) return void navigate(paths.member(id), { replace: true })
    setStart({ section, joinedOn })
    beginAnew()
  }

  return (
    <>
      <PageHeader title={t('form.newTitle')} back={<BackLink to={listPath} label={t('backToList')} />} />
      <Loaded {...ownFields} isKept>
        {(fields) => (
          <MemberForm
            key={round}
            ownFields={fields}
            start={start}
            isAgain={round > 0}
            onSaved={afterSave}
            onDiscarded={beginAnew}
            cancelPath={listPath}
          />
        )}
      </Loaded>
    </>
  )
}
