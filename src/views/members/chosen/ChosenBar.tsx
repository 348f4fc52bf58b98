import { Download, ListChecks, Mail, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AllMembersConfig } from '@contract/members'
import { RECIPIENTS_MAX } from '@contract/messages'
import { MEMBER_GROUP_PEOPLE_MAX } from '@contract/members/memberGroups'
import { Button } from '@/@core/components/Button'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { FootBar } from '@/@core/components/page/FootBar'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { useWritesMessages } from '@/auth/useWritesMessages'
import { withTexts } from '@/i18n/i18n'
import { useAppDispatch } from '@/redux/hooks'
import { allMembers, refetchMembers } from '@/redux/members'
import { useRunQuery } from '@/redux/query'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { ContactsPanel } from './ContactsPanel'
import type { ChosenMembers } from './useChosenMembers'
import '@/@core/styles/chosenBar.scss'

const ChangeDialog = lazyPart(
  loader(() => withTexts(['chosenMembers'], import('./ChangeDialog'))),
  (file) => file.ChangeDialog,
)

const ExportDialog = lazyPart(
  loader(() => withTexts(['chosenMembers'], import('./ExportDialog'))),
  (file) => file.ExportDialog,
)

const MemberGroupDialog = lazyPart(
  loader(() => withTexts(['memberGroups', 'invitees'], import('@/views/members/groups/MemberGroupDialog'))),
  (file) => file.MemberGroupDialog,
)

const MembersMessageDialog = lazyPart(
  loader(() => withTexts(['messages'], import('./MembersMessageDialog'))),
  (file) => file.MembersMessageDialog,
)

interface ChosenBarProps {
  chosen: ChosenMembers
  /** What the filters of the list find, and how many. */
  selection: AllMembersConfig
  total: number
}

/** What can be done with the ticked members. */
export function ChosenBar({ chosen, selection, total }: ChosenBarProps) {
  const { t } = useTranslation('members')
  const { count } = useFormat()
  const run = useRunQuery()
  const dispatch = useAppDispatch()
  const ability = useAppAbility()
  const canChange = ability.can('manage', 'Member')
  const canWrite = useWritesMessages()
  const [isChanging, setChanging] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const [isGrouped, setGrouped] = useState(false)
  const [isWritten, setWritten] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { members } = chosen
  const shown = { count: members.length, shown: count(members.length) }

  /** Also those on other pages. */
  async function chooseFound(): Promise<void> {
    setBusy(true)
    try {
      chosen.choose(await run(allMembers.readAll(selection)))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
  }

  return (
    <>
      <FootBar className="chosen-bar">
        <output className="tabular">{t('chosen.count', shown)}</output>
        {members.length < total && (
          <Button color="link" isBusy={isBusy} onClick={() => void chooseFound()}>
            {t('chosen.all', { shown: count(total) })}
          </Button>
        )}
        <Button color="link" onClick={chosen.clear}>
          {t('chosen.none')}
        </Button>
        {canWrite && members.length <= RECIPIENTS_MAX && (
          <Button onClick={() => setWritten(true)}>
            <Mail size={16} aria-hidden />
            {t('chosen.write')}
          </Button>
        )}
        <ContactsPanel members={members} />
        <Button onClick={() => setTaken(true)}>
          <Download size={16} aria-hidden />
          {t('chosen.take')}
        </Button>
        {canChange && members.length <= MEMBER_GROUP_PEOPLE_MAX && (
          <Button onClick={() => setGrouped(true)}>
            <Users size={16} aria-hidden />
            {t('chosen.group')}
          </Button>
        )}
        {canChange && (
          <Button onClick={() => setChanging(true)}>
            <ListChecks size={16} aria-hidden />
            {t('chosen.change')}
          </Button>
        )}
      </FootBar>
      {isGrouped && (
        <MemberGroupDialog
          memberIds={members.map(({ id }) => id)}
          onSaved={() => {
            chosen.clear()
            void dispatch(refetchMembers())
          }}
          onClose={() => setGrouped(false)}
        />
      )}
      {isWritten && <MembersMessageDialog memberIds={members.map(({ id }) => id)} onClose={() => setWritten(false)} />}
      {isTaken && <ExportDialog members={members} onClose={() => setTaken(false)} />}
      {isChanging && (
        <ChangeDialog
          members={members}
          onLeaveOut={chosen.leaveOut}
          onChanged={() => {
            setChanging(false)
            chosen.clear()
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}
