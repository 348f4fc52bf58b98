import { useEffect, useState } from 'react'
import type { MyEvent } from '@contract/replies/replies'
import type { Failure } from '@/api/failure'
import { AbsenceSection } from './AbsenceSection'
import { EventCards } from './EventCards'
import { failureWords } from './failureWords'
import { FeedSection } from './FeedSection'
import { forgetKept } from './kept'
import './my.scss'
import { usePersonal } from './personal'
import { PollCards } from './PollCards'
import { SeasonSection } from './SeasonSection'
import { UndoBar, type Undo } from './UndoBar'
import { useMyPage } from './useMyPage'
import { usePollReplies } from './usePollReplies'
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
  const { t, owner } = usePersonal()
  const { page, failure, read, change } = useMyPage()
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const onRefused = (refused: Failure) => {
    setRefusal(refused)
    void read()
  }
  const replies = useReplies({
    onTaken: (event: MyEvent) =>
      change((shown) => ({ ...shown, events: shown.events.map((one) => (one.id === event.id ? event : one)) })),
    onRefused,
  })
  const pollReplies = usePollReplies({
    onTaken: (poll) =>
      change((shown) => ({ ...shown, polls: shown.polls?.map((one) => (one.id === poll.id ? poll : one)) })),
    onRefused,
  })
  const gone = [failure, refusal].find((known) => known?.code === 'link_invalid')
  const isWithdrawn = gone !== undefined && owner !== null
  useEffect(() => {
    if (isWithdrawn) forgetKept()
  }, [isWithdrawn])
  if (page === null || gone) return <NoPage failure={gone ?? failure} onRetry={() => void read()} />
  const { absences, events, group, person, polls = [] } = page
  // A question for a date comes after what is next: that is what most people come for.
  const nextCount = polls.length > 0 ? 1 : events.length
  return (
    <div className="my-page">
      <p className="my-who">
        <strong>{t('greeting', { name: person.name })}</strong>
        <span className="muted">{[group.name, person.instrument].filter(Boolean).join(' · ')}</span>
      </p>
      {failure !== null && (
        <output className="my-offline">{isLine(failure) ? t('offline') : failureWords(t, failure.code)}</output>
      )}
      <EventCards
        title={t('eventsTitle')}
        events={events.slice(0, nextCount)}
        timeZone={group.timeZone}
        replies={replies}
      />
      {polls.length > 0 && <PollCards polls={polls} timeZone={group.timeZone} replies={pollReplies} />}
      {events.length > nextCount && (
        <EventCards
          title={t('laterTitle')}
          events={events.slice(nextCount)}
          timeZone={group.timeZone}
          replies={replies}
        />
      )}
      {absences && <AbsenceSection page={page} absences={absences} onChanged={() => void read()} onUndo={setUndo} />}
      <SeasonSection page={page} />
      {person.kind === 'member' && <FeedSection />}
      <UndoBar undo={undo} onClose={() => setUndo(null)} />
    </div>
  )
}
