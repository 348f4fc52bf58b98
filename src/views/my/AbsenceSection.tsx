import { useState } from 'react'
import { IdAnswer } from '@contract/primitives'
import { AbsenceAnswer, type Absence } from '@contract/replies/absences'
import type { MyPage } from '@contract/replies/replies'
import { failureOf } from '@/api/failure'
import { createEventWhen } from '@/i18n/eventWhen'
import { createFormat } from '@/i18n/format'
import { AbsenceForm } from './AbsenceForm'
import { failureWords } from './failureWords'
import { usePersonal } from './personal'

interface AbsenceSectionProps {
  page: MyPage
  absences: Absence[]
  /** Something changed: other answers may hold now. */
  onChanged: () => void
}

export function AbsenceSection({ page, absences, onChanged }: AbsenceSectionProps) {
  const { t, locale, request } = usePersonal()
  /** Since which day the form is open. */
  const [today, setToday] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Absence | null>(null)
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

  async function attempt(task: () => Promise<unknown>, done: Absence | null): Promise<void> {
    setFailure('')
    try {
      await task()
      setRemoved(done)
      onChanged()
    } catch (thrown) {
      setFailure(failureWords(t, failureOf(thrown).code))
    }
  }
  const remove = (absence: Absence) =>
    attempt(
      () => request(IdAnswer, { url: '/absences/remove-absence', method: 'DELETE', params: { id: absence.id } }),
      absence,
    )
  const restore = ({ memberId: _own, ...absence }: Absence) =>
    attempt(() => request(AbsenceAnswer, { url: '/absences/add-absence', method: 'POST', data: { absence } }), null)

  const shown = absences.filter(({ id }) => id !== removed?.id)
  return (
    <section className="card my-card" aria-labelledby="my-absences">
      <h2 id="my-absences">{t('absences.title')}</h2>
      <p className="muted">{t('absences.text')}</p>
      {shown.length === 0 && today === null && <p className="my-empty">{t('absences.none')}</p>}
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
      {removed !== null && (
        <output className="my-undo">
          <span>{t('absences.removed')}</span>
          <button type="button" className="btn btn-link" onClick={() => void restore(removed)}>
            {t('undo')}
          </button>
        </output>
      )}
      {failure !== '' && (
        <p className="my-refused" role="alert">
          {failure}
        </p>
      )}
      {today !== null ? (
        <AbsenceForm
          today={today}
          onSaved={() => {
            setToday(null)
            setRemoved(null)
            onChanged()
          }}
          onCancel={() => setToday(null)}
        />
      ) : (
        <button type="button" className="btn btn-secondary" onClick={() => setToday(format.isoDay(new Date()))}>
          {t('absences.add')}
        </button>
      )}
    </section>
  )
}
