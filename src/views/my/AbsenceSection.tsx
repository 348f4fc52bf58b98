import { useRef, useState, type ComponentType } from 'react'
import { type Absence, addAbsenceCall, removeAbsenceCall } from '@contract/calendar/absences'
import type { MyPage } from '@contract/calendar/replies'
import { failureOf } from '@/api/failure'
import { createEventWhen } from '@/i18n/eventWhen'
import { createFormat } from '@/i18n/format'
import type { AbsenceFormProps } from './AbsenceForm'
import { failureWords } from './failureWords'
import { usePersonal } from './personal'
import type { Undo } from './UndoBar'
import { useNextFocus } from './useNextFocus'

interface AbsenceSectionProps {
  page: MyPage
  absences: Absence[]
  /** Something changed: other answers may hold now. */
  onChanged: () => void
  /** Null: there is nothing to restore any more. */
  onUndo: (undo: Undo | null) => void
  /** An absence was stored or restored; `days` as shown. */
  onSaved: (days: string) => void
}

export function AbsenceSection({ page, absences, onChanged, onUndo, onSaved }: AbsenceSectionProps) {
  const { t, locale, request } = usePersonal()
  /** The form's code, loaded when it is opened, and the day on which it was opened. */
  const [form, setForm] = useState<{ Form: ComponentType<AbsenceFormProps>; today: string } | null>(null)
  /** Until the page is read again. */
  const [removedId, setRemovedId] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { want, take } = useNextFocus()
  const [failure, setFailure] = useState('')
  const { timeZone } = page.group
  const format = createFormat(locale, timeZone)
  const when = createEventWhen(locale, timeZone)

  const daysOf = ({ firstDay, lastDay }: Absence) => {
    const end = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10)
    return when.full({ start: firstDay, end, allDay: true })
  }
  const countedIn = ({ firstDay, lastDay }: Absence) =>
    page.events.filter(({ isAsked, allDay, start }) => {
      const day = allDay ? start : format.isoDay(new Date(start))
      return isAsked && firstDay <= day && day <= lastDay
    }).length
  const aboutOf = (absence: Absence) => {
    const count = countedIn(absence)
    return [count > 0 && t('absences.answers', { count }), absence.reason].filter(Boolean).join(' · ')
  }

  async function attempt(task: () => Promise<unknown>, onDone: () => void): Promise<void> {
    setFailure('')
    try {
      await task()
      onDone()
      onChanged()
    } catch (thrown) {
      setFailure(failureWords(t, failureOf(thrown).code))
    }
  }
  const openForm = () =>
    attempt(
      async () => {
        const { AbsenceForm } = await import('./AbsenceForm')
        setForm({ Form: AbsenceForm, today: format.isoDay(new Date()) })
      },
      () => undefined,
    )
  const closeForm = () => {
    want()
    setForm(null)
  }
  const remove = (absence: Absence) =>
    attempt(
      () => request(removeAbsenceCall, { params: { id: absence.id } }),
      () => {
        setRemovedId(absence.id)
        // The button that was pressed is gone.
        focusHeading()
        onUndo({
          text: t('absences.removed', { days: daysOf(absence) }),
          restore: () => void restore(absence),
          onLeft: focusHeading,
        })
      },
    )
  const restore = (restored: Absence) => {
    const { memberId: _own, ...absence } = restored
    return attempt(
      () => request(addAbsenceCall, { data: { absence } }),
      () => {
        setRemovedId(null)
        onSaved(daysOf(restored))
      },
    )
  }
  const focusHeading = () => heading.current?.focus({ preventScroll: true })

  const shown = absences.filter(({ id }) => id !== removedId)
  return (
    <section className="card my-card" aria-labelledby="my-absences">
      <h2 id="my-absences" ref={heading} tabIndex={-1}>
        {t('absences.title')}
      </h2>
      <p className="muted">{t('absences.text')}</p>
      {shown.length === 0 && form === null && <p className="my-empty">{t('absences.none')}</p>}
      <ul className="my-absences">
        {shown.map((absence) => (
          <li key={absence.id}>
            <div>
              <strong>{daysOf(absence)}</strong>
              <small>{aboutOf(absence)}</small>
            </div>
            <button
              type="button"
              className="btn btn-secondary"
              aria-label={t('absences.removeOf', { days: daysOf(absence) })}
              onClick={() => void remove(absence)}
            >
              {t('absences.remove')}
            </button>
          </li>
        ))}
      </ul>
      {failure !== '' && (
        <p className="my-refused" role="alert">
          {failure}
        </p>
      )}
      {form !== null ? (
        <form.Form
          today={form.today}
          onSaved={(absence) => {
            closeForm()
            onSaved(daysOf(absence))
            onUndo(null)
            onChanged()
          }}
          onCancel={closeForm}
        />
      ) : (
        <button ref={take} type="button" className="btn btn-secondary" onClick={() => void openForm()}>
          {t('absences.add')}
        </button>
      )}
    </section>
  )
}
