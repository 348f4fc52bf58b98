import { COMMENT_MAX, type MyPoll } from '@contract/calendar/polls'
import { answers } from '@contract/calendar/replyRules'
import { createEventWhen } from '@/i18n/eventWhen'
import { createFormat } from '@/i18n/format'
import { failureWords } from './failureWords'
import { NoteField } from './NoteField'
import { usePersonal } from './personal'
import type { usePollReplies } from './usePollReplies'

interface PollCardsProps {
  polls: MyPoll[]
  timeZone: string
  replies: ReturnType<typeof usePollReplies>
}

/** Which evening? Each date of each open poll, answered in one press; the buttons lie as those of events, which stand beside them. */
export function PollCards({ polls, ...rest }: PollCardsProps) {
  const { t } = usePersonal()
  return (
    <section aria-labelledby="my-polls">
      <h2 id="my-polls">{t('polls.title')}</h2>
      {polls.map((poll) => (
        <PollCard key={poll.id} poll={poll} {...rest} />
      ))}
    </section>
  )
}

function PollCard({ poll, timeZone, replies }: { poll: MyPoll } & Omit<PollCardsProps, 'polls'>) {
  const { t, locale } = usePersonal()
  const { pending, isWaiting, refused, give } = replies
  const when = createEventWhen(locale, timeZone)
  const { id: pollId, comment } = poll
  const waiting = pending.filter((reply) => reply.pollId === pollId)
  const commented = waiting.find(({ given }) => given === undefined)
  const shownComment = commented ? commented.comment : comment
  const failure = refused[pollId]

  return (
    <article className="card my-event" aria-labelledby={`poll-${pollId}`}>
      <h3 id={`poll-${pollId}`}>{poll.title}</h3>
      {poll.location !== undefined && <p>{poll.location}</p>}
      {poll.description !== undefined && <p className="my-notes">{poll.description}</p>}
      {poll.dates.map(({ id: dateId, answer, isAway, isSetByOther, ...times }) => {
        const said = waiting.find(({ given }) => given?.dateId === dateId)
        const shown = said?.given?.answer ?? answer
        const day = when.full(times)
        return (
          <div key={dateId} className="my-poll-date">
            <p className="my-when tabular">{day}</p>
            <fieldset className="my-answers" aria-label={t('yourAnswer', { title: day })}>
              {answers.map((choice) => (
                <button
                  key={choice}
                  type="button"
                  className={`btn btn-secondary my-${choice}`}
                  aria-pressed={shown === choice}
                  onClick={() => give({ pollId, given: { dateId, answer: choice } })}
                >
                  {choice === 'maybe' ? t('polls.maybe') : t(choice)}
                </button>
              ))}
            </fieldset>
            {isAway && !said && <p className="my-note">{t('away')}</p>}
            {isSetByOther && !said && <p className="my-note">{t('setByOther')}</p>}
          </div>
        )
      })}
      <NoteField
        note={shownComment === '' ? undefined : shownComment}
        max={COMMENT_MAX}
        words={{
          label: t('polls.comment'),
          add: t('polls.addComment'),
          change: t('polls.changeComment'),
          save: t('polls.saveComment'),
        }}
        onSave={(words) => give({ pollId, comment: words })}
      />
      <output className="my-sending">{waiting.length > 0 && t(isWaiting ? 'kept' : 'sending')}</output>
      {failure !== undefined && (
        <p className="my-refused" role="alert">
          {t('notTaken', { reason: failureWords(t, failure) })}
        </p>
      )}
      {poll.closesOn !== undefined && (
        <p className="my-note">{t('until', { day: createFormat(locale, timeZone).date(poll.closesOn) })}</p>
      )}
    </article>
  )
}
