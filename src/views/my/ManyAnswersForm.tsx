import { useState } from 'react'
import type { MyEvent, OwnReply } from '@contract/calendar/replies'
import { answers, type Answer } from '@contract/calendar/replyRules'
import { answerSetsOf } from './answerSets'
import { answerBefore, saidOf } from './answerUndo'
import { usePersonal } from './personal'
import type { Undo } from './UndoBar'

export interface ManyAnswersFormProps {
  /** As the person has answered them, in order. */
  events: MyEvent[]
  give: (reply: OwnReply) => void
  onUndo: (undo: Undo) => void
  /** Of what takes the focus when nothing is left to be undone. */
  summaryId: string
}

/** Which events, and the answer to all of them. */
export function ManyAnswersForm({ events, give, onUndo, summaryId }: ManyAnswersFormProps) {
  const { t } = usePersonal()
  const [at, setAt] = useState(0)
  const [isForAll, setForAll] = useState(false)
  const sets = answerSetsOf(events)
  const chosen = sets[at] ?? sets[0]
  if (chosen === undefined) return null
  const isSilent = ({ answer, isAssumed }: MyEvent) => answer === 'silent' || isAssumed === true
  const answered = chosen.events.filter((event) => !isSilent(event)).length
  const concerned = isForAll ? chosen.events : chosen.events.filter(isSilent)
  const count = concerned.length
  const yours = count === 0 ? t('many.none') : t('many.yours', { count })

  function answer(choice: Answer): void {
    const changed = concerned.filter((event) => saidOf(event) !== choice)
    if (changed.length === 0) return
    for (const { id: eventId } of changed) give({ eventId, answer: choice })
    onUndo({
      text: t('many.done', { answer: t(choice), count: changed.length }),
      restore: () => {
        for (const before of changed) give(answerBefore(before))
      },
      onLeft: () => document.getElementById(summaryId)?.focus(),
    })
  }

  return (
    <>
      <select
        className="form-control"
        aria-label={t('many.which')}
        value={sets.indexOf(chosen)}
        onChange={({ target }) => setAt(Number(target.value))}
      >
        {sets.map(({ kind, title, events: { length } }, index) => (
          <option key={`${kind} ${title}`} value={index}>
            {t(`many.${kind}`, { title, count: length })}
          </option>
        ))}
      </select>
      {answered > 0 && (
        <label>
          <input type="checkbox" checked={isForAll} onChange={({ target }) => setForAll(target.checked)} />
          {t('many.answered', { count: answered })}
        </label>
      )}
      <fieldset className="my-answers" aria-label={yours}>
        {answers.map((choice) => (
          <button
            key={choice}
            type="button"
            className={`btn btn-secondary my-${choice}`}
            aria-disabled={count === 0}
            onClick={() => answer(choice)}
          >
            {t(choice)}
          </button>
        ))}
      </fieldset>
      <p className="my-note">{yours}</p>
    </>
  )
}
