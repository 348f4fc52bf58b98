import { useEffect, useState } from 'react'
import type { MyPoll } from '@contract/calendar/polls'
import type { MyEvent, OwnReply } from '@contract/calendar/replies'
import type { Failure } from '@/api/failure'
import { createEventWhen } from '@/i18n/eventWhen'
import { withEvent, withPoll } from './changedPage'
import { comesLater } from './comesLater'
import { EventCards } from './EventCards'
import { failureWords } from './failureWords'
import { deleteKept } from './kept'
import { ManyAnswers } from './ManyAnswers'
import './my.scss'
import { usePersonal } from './personal'
import { UndoBar, type Undo } from './UndoBar'
import { useMyPage } from './useMyPage'
import { useOpenedEvent } from './useOpenedEvent'
import { usePollReplies, type PendingPollReply } from './usePollReplies'
import { useReplies, withPending } from './useReplies'

const isLine = ({ code }: Failure) => code === 'network' || code === 'timeout'

function NoPage({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const { t, owner } = usePersonal()
  if (failure === null) return <p className="my-empty">{t('loading')}</p>
  const isGone = failure.code === 'link_invalid'
  // Without a link (`owner` is null), `not_found` means an account without a member.
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

/** For who cannot see what became of an answer. */
function useSaid() {
  const { t, locale } = usePersonal()
  const [said, setSaid] = useState('')
  function say(state: 'taken' | 'kept', ...words: (string | undefined)[]): void {
    setSaid(`${t(state)}: ${words.filter(Boolean).join(', ')}`)
  }
  function sayPoll(state: 'taken' | 'kept', poll: MyPoll, timeZone: string, { given }: PendingPollReply): void {
    const date = poll.dates.find(({ id }) => id === given?.dateId)
    if (given === undefined || date === undefined) return say(state, t('polls.comment'), poll.title)
    const answer = given.answer === 'maybe' ? t('polls.maybe') : t(given.answer)
    return say(state, answer, createEventWhen(locale, timeZone).dayInFull(date), poll.title)
  }
  return { said, say, sayPoll }
}

/** Nothing of it is in the first screen, and nothing stands below it that would move when it comes. */
const Later = comesLater(() => import('./LaterSections'), 'LaterSections', <div className="my-later" />)

/** All of a personal page below its heading. */
export function MyPageView() {
  const { t, owner } = usePersonal()
  const { said, say, sayPoll } = useSaid()
  const { page, isFresh, failure, read, change } = useMyPage()
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const onRefused = (refused: Failure) => {
    setRefusal(refused)
    void read()
  }
  const replies = useReplies({
    onTaken: (event: MyEvent) => {
      change((shown) => withEvent(shown, event))
      const { answer, waiting, guests } = event
      const said = waiting === undefined ? answer !== 'silent' && t(answer) : t('waiting', { place: waiting })
      say('taken', said || '', guests === undefined ? '' : `+${guests}`, event.reason, event.title)
    },
    onKept: ({ eventId, answer, reason }: OwnReply) =>
      say('kept', answer === 'silent' ? '' : t(answer), reason, page?.events.find(({ id }) => id === eventId)?.title),
    onRefused,
  })
  const pollReplies = usePollReplies({
    onTaken: (poll, reply) => {
      change((shown) => withPoll(shown, poll))
      if (page) sayPoll('taken', poll, page.group.timeZone, reply)
    },
    onKept: (reply) => {
      const poll = page?.polls?.find(({ id }) => id === reply.pollId)
      if (page && poll) sayPoll('kept', poll, page.group.timeZone, reply)
    },
    onRefused,
  })
  const { openedId, isMissing } = useOpenedEvent(page, {
    isFresh,
    hasFailed: failure !== null,
    give: replies.give,
    onUndo: setUndo,
  })
  const gone = [failure, refusal].find((known) => known?.code === 'link_invalid')
  const withdrawn = gone === undefined ? null : owner
  useEffect(() => {
    if (withdrawn !== null) deleteKept(withdrawn)
  }, [withdrawn])
  if (page === null || gone) return <NoPage failure={gone ?? failure} onRetry={() => void read()} />
  const { events, group, person, polls = [] } = page
  // A question for a date comes after what is next: that is what most people come for.
  const nextCount = polls.length > 0 ? 1 : events.length
  const name = person.calledName ?? person.name
  const cards = { group, replies, name, onUndo: setUndo, openedId }
  return (
    <>
      <div className="my-page">
        <p className="my-who">
          <strong>{t('greeting', { name })}</strong>
          <span className="muted">{[group.name, person.instrument].filter(Boolean).join(' · ')}</span>
        </p>
        {failure !== null && (
          <output className="my-offline">{isLine(failure) ? t('offline') : failureWords(t, failure.code)}</output>
        )}
        <ManyAnswers
          events={events.map((event) =>
            withPending(
              event,
              replies.pending.find(({ eventId }) => eventId === event.id),
            ),
          )}
          give={replies.give}
          onUndo={setUndo}
        />
        {isMissing && <output className="my-offline">{t('eventGone')}</output>}
        <EventCards {...cards} title={t('eventsTitle')} events={events.slice(0, nextCount)} />
        <Later
          page={page}
          onChanged={() => void read()}
          onOwnFields={(ownFields) => change((shown) => ({ ...shown, ownFields }))}
          onUndo={setUndo}
          onSaved={(...words) => say('taken', ...words)}
          pollReplies={pollReplies}
        >
          {events.length > nextCount && (
            <EventCards {...cards} title={t('laterTitle')} events={events.slice(nextCount)} />
          )}
        </Later>
        <UndoBar undo={undo} onClose={() => setUndo(null)} />
      </div>
      <output className="my-said">{said}</output>
    </>
  )
}
