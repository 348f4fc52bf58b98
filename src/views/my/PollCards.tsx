import { useState } from 'react'
import { MyPollAnswer, type MyPoll } from '@contract/replies/polls'
import type { Answer } from '@contract/replies/replyRules'
import { failureOf, type Failure } from '@/api/failure'
import { createEventWhen } from '@/i18n/eventWhen'
import { createFormat } from '@/i18n/format'
import { failureWords } from './failureWords'
import { usePersonal } from './personal'

interface PollCardsProps {
  polls: MyPoll[]
  timeZone: string
  /** As the server has it now. */
  onTaken: (poll: MyPoll) => void
  /** It was closed meanwhile, or the link opens nothing any more. */
  onRefused: (failure: Failure) => void
}

const choices = ['yes', 'maybe', 'no'] as const

/** Which evening? Each date of each open poll, answered in one press. */
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

function PollCard({ poll, timeZone, onTaken, onRefused }: { poll: MyPoll } & Omit<PollCardsProps, 'polls'>) {
  const { t, locale, request } = usePersonal()
  const when = createEventWhen(locale, timeZone)
  /** What was pressed and is not yet taken, by date. */
  const [sent, setSent] = useState<Record<string, Answer>>({})
  const [failure, setFailure] = useState<Failure | null>(null)

  async function give(dateId: string, answer: Answer): Promise<void> {
    setFailure(null)
    setSent((shown) => ({ ...shown, [dateId]: answer }))
    try {
      const data = { answer: { pollId: poll.id, answers: [{ dateId, answer }] } }
      const taken = await request(MyPollAnswer, { url: '/polls/answer-poll', method: 'POST', data })
      onTaken(taken.poll)
    } catch (thrown) {
      const refused = failureOf(thrown)
      setFailure(refused)
      onRefused(refused)
    }
    setSent((shown) => Object.fromEntries(Object.entries(shown).filter(([id]) => id !== dateId)))
  }

  return (
    <article className="card my-event" aria-labelledby={`poll-${poll.id}`}>
      <h3 id={`poll-${poll.id}`}>{poll.title}</h3>
      {poll.location !== undefined && <p>{poll.location}</p>}
      {poll.description !== undefined && <p className="my-notes">{poll.description}</p>}
      {poll.dates.map(({ id, answer, isAway, isSetByOther, ...times }) => {
        const shown = sent[id] ?? answer
        const day = when.full(times)
        return (
          <div key={id} className="my-poll-date">
            <p className="my-when tabular">{day}</p>
            <fieldset className="my-answers" aria-label={t('yourAnswer', { title: day })}>
              {choices.map((choice) => (
                <button
                  key={choice}
                  type="button"
                  className={`btn btn-secondary my-${choice}`}
                  aria-pressed={shown === choice}
                  onClick={() => void give(id, choice)}
                >
                  {choice === 'maybe' ? t('polls.maybe') : t(choice)}
                </button>
              ))}
            </fieldset>
            {isAway && sent[id] === undefined && <p className="my-note">{t('away')}</p>}
            {isSetByOther && sent[id] === undefined && <p className="my-note">{t('setByOther')}</p>}
          </div>
        )
      })}
      <output className="my-sending">{Object.keys(sent).length > 0 && t('sending')}</output>
      {failure !== null && (
        <p className="my-refused" role="alert">
          {t('notTaken', { reason: failureWords(t, failure.code) })}
        </p>
      )}
      {poll.closesOn !== undefined && (
        <p className="my-note">{t('until', { day: createFormat(locale, timeZone).date(poll.closesOn) })}</p>
      )}
    </article>
  )
}
