import type { MyEvent, OwnReply } from '@contract/calendar/replies'
import { answers, type Answer } from '@contract/calendar/replyRules'
import { answerBefore, saidOf } from './answerUndo'
import { usePersonal } from './personal'
import type { Undo } from './UndoBar'

interface FamilyButtonsProps {
  event: MyEvent
  /** Of the person whose page it is. */
  name: string
  onReply: (reply: OwnReply) => void
  onUndo: (undo: Undo) => void
}

/** One press answers for all on this phone whom the event asks, as a parent does for several children. */
export function FamilyButtons({ event, name, onReply, onUndo }: FamilyButtonsProps) {
  const { t, language, relatives = [] } = usePersonal()
  const others = relatives.flatMap(({ events, ...one }) => {
    const theirs = events.find(({ id, isOpen }) => id === event.id && isOpen)
    return theirs ? { ...one, event: theirs } : []
  })
  if (others.length === 0) return null
  const all = [{ name, event, give: onReply }, ...others]
  const names = new Intl.ListFormat(language).format(all.map((one) => one.name))

  function answer(choice: Answer): void {
    const changed = all.filter((one) => saidOf(one.event) !== choice)
    for (const { give } of changed) give({ eventId: event.id, answer: choice })
    if (changed.length === 0) return
    onUndo({
      text: t('together.done', { answer: t(choice), names }),
      restore: () => {
        for (const { give, event: before } of changed) give(answerBefore(before))
      },
      onLeft: () => document.getElementById(`event-${event.id}`)?.focus(),
    })
  }

  return (
    <fieldset className="my-together" aria-label={t('together.answer', { names, title: event.title })}>
      <span aria-hidden>{names}</span>
      {answers.map((choice) => (
        <button
          key={choice}
          type="button"
          className="btn btn-ghost"
          aria-label={t('together.done', { answer: t(choice), names })}
          aria-pressed={all.every((one) => saidOf(one.event) === choice)}
          onClick={() => answer(choice)}
        >
          {t(choice)}
        </button>
      ))}
    </fieldset>
  )
}
