import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Poll } from '@contract/calendar/polls'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { PollForm } from './PollForm'
import { PollLoader } from './PollLoader'

export function NewPollPage() {
  const { t } = useTranslation('polls')
  const navigate = useNavigateIfMounted()
  const [round, setRound] = useState(0)
  return (
    <>
      <PageHeader title={t('newTitle')} back={<BackLink to={paths.polls} label={t('toPolls')} />} />
      <PollForm
        key={round}
        cancelPath={paths.polls}
        onDiscarded={() => setRound(round + 1)}
        onSaved={({ id, title }) => {
          showToast.success(t('added', { title }))
          void navigate(paths.poll(id), { replace: true })
        }}
      />
    </>
  )
}

export function EditPollPage() {
  return <PollLoader>{({ poll }) => <EditPoll poll={poll} />}</PollLoader>
}

function EditPoll({ poll }: { poll: Poll }) {
  const { t } = useTranslation('polls')
  const navigate = useNavigateIfMounted()
  const [round, setRound] = useState(0)
  const path = paths.poll(poll.id)
  return (
    <>
      <PageHeader title={t('editTitle', { title: poll.title })} back={<BackLink to={path} label={poll.title} />} />
      <PollForm
        key={round}
        poll={poll}
        cancelPath={path}
        onDiscarded={() => setRound(round + 1)}
        onSaved={({ title }) => {
          showToast.success(t('saved', { title }))
          void navigate(path, { replace: true })
        }}
      />
    </>
  )
}
