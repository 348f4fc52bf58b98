import { useState } from 'react'
import type { MyEvent } from '@contract/replies/replies'
import type { Failure } from '@/api/failure'
import { AbsenceSection } from './AbsenceSection'
import { EventCards } from './EventCards'
import { failureWords } from './failureWords'
import { FeedSection } from './FeedSection'
import './my.scss'
import { usePersonal } from './personal'
import { PollCards } from './PollCards'
import { SeasonSection } from './SeasonSection'
import { useMyPage } from './useMyPage'
import { useReplies } from './useReplies'

const isLine = ({ code }: Failure) => code === 'network' || code === 'timeout'

function NoPage({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const { t, owner } = usePersonal()
  if (failure === null) return <p className="my-empty">{t('loading')}</p>
  const isGone = failure.code === 'link_invalid'
  // By a link, a person without a page is one whose link opens nothing.
  const hasNoMember = failure.code === 'not_found' && owner === null
  const [title, text] = isGone
    ? [t('goneTitle'), t('goneText')]
    : hasNoMember
      ? [t('noMemberTitle'), t('noMemberText')]
      : [t('failedTitle'), failureWords(t, failure.code)]
  return (
    <div className="my-notice" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {!isGone && !hasNoMember && (
        <button type="button" className="btn btn-secondary" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  )
}

/** All of a personal page below its heading. */
export function MyPageView() {
  const { t } = usePersonal()
  const { page, failure, read, change } = useMyPage()
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const replies = useReplies({
    onTaken: (event: MyEvent) =>
      change((shown) => ({ ...shown, events: shown.events.map((one) => (one.id === event.id ? event : one)) })),
    onRefused: (refused) => {
      setRefusal(refused)
      void read()
    },
  })
  const gone = [failure, refusal].find((known) => known?.code === 'link_invalid')
  if (page === null || gone) return <NoPage failure={gone ?? failure} onRetry={() => void read()} />
  const { absences, events, group, person, polls = [] } = page
  return (
    <div className="my-page">
      <p className="my-who">
        <strong>{t('greeting', { name: person.name })}</strong>
        <span className="muted">{[group.name, person.instrument].filter(Boolean).join(' · ')}</span>
      </p>
      {failure !== null && (
        <output className="my-offline">{isLine(failure) ? t('offline') : failureWords(t, failure.code)}</output>
      )}
      {polls.length > 0 && (
        <PollCards
          polls={polls}
          timeZone={group.timeZone}
          onTaken={(poll) =>
            change((shown) => ({ ...shown, polls: shown.polls?.map((one) => (one.id === poll.id ? poll : one)) }))
          }
          onRefused={(refused) => {
            if (refused.code === 'link_invalid') setRefusal(refused)
            if (!isLine(refused)) void read()
          }}
        />
      )}
      <EventCards events={events} timeZone={group.timeZone} replies={replies} />
      {absences && <AbsenceSection page={page} absences={absences} onChanged={() => void read()} />}
      <SeasonSection page={page} />
      {person.kind === 'member' && <FeedSection />}
    </div>
  )
}
