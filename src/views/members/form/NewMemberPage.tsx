import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { useAppDispatch } from '@/redux/hooks'
import { setMemberFees } from '@/redux/finances/fees'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'
import { ClassField } from '@/views/members/fees/ClassField'
import { paths } from '@/configs/paths'
import { MemberForm } from './MemberForm'
import type { MemberStart } from './memberFormValues'
import type { SaveOutcome } from '@/shared/records/useRecordForm'
import { useMemberListPath } from '@/views/members/query/useMemberListPath'

export function NewMemberPage() {
  const { t } = useTranslation('members')
  const navigate = useNavigateIfMounted()
  const listPath = useMemberListPath()
  const [round, setRound] = useState(0)
  const [start, setStart] = useState<MemberStart>({})
  const beginAnew = () => setRound((count) => count + 1)

  const dispatch = useAppDispatch()
  const keepsBooks = useAppAbility().can('manage', 'Finance')
  const thisMonth = useToday().slice(0, 7)
  const [classId, setClassId] = useState('')

  const classField = () => keepsBooks && <ClassField value={classId} onChange={setClassId} />

  /** The member is there whatever comes of it, and has a page to try again on. */
  async function giveClass(memberId: string): Promise<void> {
    const fees = [{ classId, from: thisMonth }]
    const outcome = await dispatch(setMemberFees({ memberId, before: [], fees }))
    if (!setMemberFees.fulfilled.match(outcome)) toastFailure(failureOf(outcome.error))
  }

  async function afterSave({ id, name, section, joinedOn = '' }: Member, { isMore }: SaveOutcome): Promise<void> {
    if (classId !== '') await giveClass(id)
    showToast.success(t('added', { name }))
    if (!isMore) return void navigate(paths.member(id), { replace: true })
    setStart({ section, joinedOn })
    beginAnew()
  }

  return (
    <>
      <PageHeader title={t('form.newTitle')} back={<BackLink to={listPath} label={t('backToList')} />} />
      <MemberForm
        key={round}
        start={start}
        isAgain={round > 0}
        onSaved={(member, outcome) => void afterSave(member, outcome)}
        placeExtras={classField}
        onDiscarded={beginAnew}
        cancelPath={listPath}
      />
    </>
  )
}
