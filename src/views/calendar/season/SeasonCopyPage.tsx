import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { eventCalendars, eventPlannings, type EventCalendar, type EventPlanning } from '@contract/calendar'
import { SeasonCopy, type SeasonCopyPreview } from '@contract/calendar/seasonCopy'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { previewCopy } from '@/redux/calendar'
import { useFirstWeekday } from '@/views/calendar/form/useWeekdayNames'
import { CategoryCheckboxes } from '@/views/calendar/event/CategoryCheckboxes'
import { SeasonPreview } from './SeasonPreview'
import { daysBetween } from '@contract/days'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import './season.scss'

const dates = ['from', 'to', 'start'] as const
const HALF_A_YEAR = 183

/** Copies a past season: choose dates and categories, preview every event, add all at once. */
export function SeasonCopyPage() {
  const { t } = useTranslation(['eventForm', 'events', 'calendar', 'shell'])
  const calendarPath = useCalendarPath()
  const today = useToday()
  const firstWeekday = useFirstWeekday()
  const seasonMonth = useSeasonMonth()
  const [span, setSpan] = useState(() => suggestedSeason(today, seasonMonth))
  const [calendars, setCalendars] = useState<EventCalendar[]>([...eventCalendars])
  const [planning, setPlanning] = useState<EventPlanning | ''>('')
  const [validationErrors, setValidationErrors] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [preview, setPreview] = useState<SeasonCopyPreview | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** Discards the preview, which no longer fits. */
  function change(apply: () => void): void {
    apply()
    setPreview(null)
    setValidationErrors({})
    setAlert(null)
  }

  async function show(submitted: SubmitEvent): Promise<void> {
    submitted.preventDefault()
    const copy = SeasonCopy.safeParse({ ...span, calendars, firstWeekday, ...(planning !== '' && { planning }) })
    setAlert(null)
    if (!copy.success) {
      setValidationErrors(Object.fromEntries(copy.error.issues.map(({ path, message }) => [path.join('.'), message])))
      return
    }
    setBusy(true)
    try {
      setPreview(await previewCopy(copy.data))
    } catch (thrown) {
      const failure = failureOf(thrown)
      const known = Object.entries(failure.fields).map(([path, validationError]) => [
        path.replace('copy.', ''),
        validationError,
      ])
      setValidationErrors(Object.fromEntries(known))
      if (known.length === 0) setAlert(unsentText(failure))
    }
    setBusy(false)
  }

  return (
    <>
      <PageHeader
        title={t('season.title')}
        lead={t('season.lead')}
        back={<BackLink to={calendarPath} label={t('calendar:back')} />}
      />
      <Form className="season-form card" onSubmit={(event) => void show(event)} noValidate>
        <div className="season-dates">
          {dates.map((name) => (
            <DateField
              key={name}
              label={t(`season.${name}`)}
              value={span[name]}
              error={validationErrorText(t, validationErrors[name])}
              onChange={({ target }) => change(() => setSpan({ ...span, [name]: target.value }))}
              required
            />
          ))}
        </div>
        <fieldset className="season-picks">
          <legend>{t('season.calendars')}</legend>
          <div className="cluster">
            <CategoryCheckboxes calendars={calendars} onChange={(next) => change(() => setCalendars(next))} />
          </div>
        </fieldset>
        <SelectField
          label={t('season.planning')}
          hint={planning !== '' && t(`plannings.${planning}`)}
          value={planning}
          onChange={({ target }) => change(() => setPlanning(eventPlannings.find((one) => one === target.value) ?? ''))}
          options={[
            { value: '', label: t('events:statuses.scheduled') },
            ...eventPlannings.map((value) => ({ value, label: t(`events:plannings.${value}`) })),
          ]}
        />
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button type="submit" color={preview ? 'secondary' : 'primary'} isBusy={isBusy}>
          {t('season.preview')}
        </Button>
      </Form>
      {preview && <SeasonPreview preview={preview} />}
    </>
  )
}

/**
 * Suggests what is laid out next: in the first half of a season the one before, over again in this one; later this one, for the
 * next.
 */
function suggestedSeason(today: string, firstMonth: number): Pick<SeasonCopy, 'from' | 'to' | 'start'> {
  const by = daysBetween(seasonSpan(today, firstMonth).from, today) < HALF_A_YEAR ? -1 : 0
  return { ...seasonSpan(today, firstMonth, by), start: seasonSpan(today, firstMonth, by + 1).from }
}
