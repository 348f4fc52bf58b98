import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member, MemberStatus } from '@contract/members'
import { CalendarDate } from '@contract/primitives'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { useAppAbility } from '@/auth/Can'
import { useToday } from '@/shared/dates/useToday'
import { LeavingNote } from '@/views/members/leaving/LeavingNote'
import { LeavingPanel, type LeavingChoice } from '@/views/members/fees/LeavingPanel'
import { HandoverPanel } from '@/views/members/fees/HandoverPanel'
import { isPayerNamed, usePayerHandover, type HandoverChoice } from '@/views/members/fees/usePayerHandover'
import { useLeavingSettlement } from '@/views/members/fees/useLeavingSettlement'
import { Loaded } from '@/shared/records/Loaded'
import { fetchOwnFields } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'
import { paths } from '@/configs/paths'
import { ComeBackPanel, cameBackOf, type ComeBack } from './ComeBackPanel'
import { MemberForm } from './MemberForm'
import type { SaveOutcome } from '@/shared/records/useRecordForm'
import { useUndo } from '@/shared/records/useUndo'

export function EditMemberPage({ member }: { member: Member }) {
  const { t } = useTranslation(['members', 'shell'])
  const { offerUndo } = useUndo()
  const navigate = useNavigateIfMounted()
  const [round, setRound] = useState(0)
  const memberPath = paths.member(member.id)

  const ownFields = useQuery(fetchOwnFields, undefined)
  const today = useToday()
  const justThem = useMemo(() => [member], [member])
  const keepsBooks = useAppAbility().can('manage', 'Finance')
  const [leaving, setLeaving] = useState<LeavingChoice | null>(null)
  const settle = useLeavingSettlement()
  const [handover, setHandover] = useState<HandoverChoice>({ kind: 'stays' })
  const [misses, setMisses] = useState(0)
  const [comeBack, setComeBack] = useState<ComeBack>({ kind: 'returned', day: today })
  const handOver = usePayerHandover()
  // What was settled when they left is not asked again at later changes.
  const leaves = (status: MemberStatus) => status === 'former' && member.status !== 'former'

  const returns = (status: MemberStatus) => status !== 'former' && member.status === 'former'
  const cameBack = cameBackOf(comeBack, member.leftOn)

  function chooseHandover(choice: HandoverChoice): void {
    setHandover(choice)
    setMisses(0)
  }

  /** A next payer must be named: otherwise saving would silently change nothing. */
  function canSave({ status }: { status: MemberStatus }): boolean {
    const isMissing = keepsBooks && leaves(status) && !isPayerNamed(handover)
    setMisses(isMissing ? misses + 1 : 0)
    return !isMissing && !(returns(status) && cameBack === undefined)
  }

  function placeExtras({ status, leftOn }: { status: MemberStatus; leftOn: string }) {
    if (returns(status)) return <ComeBackPanel member={member} comeBack={comeBack} onChange={setComeBack} />
    const isLeaving = leaves(status)
    const isNewDay = leftOn !== '' && leftOn !== member.leftOn
    if (!isLeaving && !isNewDay) return null
    const on = CalendarDate.safeParse(leftOn).success ? leftOn : today
    return (
      <>
        <LeavingNote members={justThem} hasDebtsBeside={keepsBooks} />
        {keepsBooks && <LeavingPanel memberId={member.id} on={on} onChoice={setLeaving} />}
        {keepsBooks && isLeaving && (
          <HandoverPanel member={member} choice={handover} misses={misses} onChange={chooseHandover} />
        )}
      </>
    )
  }

  async function handOverNow(name: string): Promise<void> {
    const done = await handOver({ id: member.id, name, isGone: false }, handover)
    if (done) showToast.success(done.text, offerUndo(done.undo))
  }

  function afterSave({ name, status }: Member, { isMerged }: SaveOutcome): void {
    if (leaving) void settle(name, leaving)
    if (keepsBooks && leaves(status)) void handOverNow(name)
    showToast.success(isMerged ? t('merged') : t('saved', { name }))
    void navigate(memberPath, { replace: true })
  }

  return (
    <>
      <PageHeader
        title={t('form.editTitle', { name: member.name })}
        back={<BackLink to={memberPath} label={member.name} />}
      />
      <Loaded {...ownFields} isKept>
        {(fields) => (
          <MemberForm
            key={round}
            member={member}
            ownFields={fields}
            isAgain={round > 0}
            canSave={canSave}
            onSaved={afterSave}
            onDiscarded={() => setRound(round + 1)}
            cancelPath={memberPath}
            cameBack={cameBack}
            placeExtras={placeExtras}
          />
        )}
      </Loaded>
    </>
  )
}
