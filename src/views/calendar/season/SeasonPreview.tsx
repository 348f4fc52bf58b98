import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { EventWrite } from '@contract/calendar'
import { EVENTS_MAX } from '@contract/calendar/eventBatches'
import type { SeasonCopyPreview } from '@contract/calendar/seasonCopy'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { addEvents, removeEvents } from '@/redux/calendar'
import { useAppDispatch } from '@/redux/hooks'
import { copyEventBudgets } from '@/redux/finances/budgets'
import { SeriesHolidays } from '@/views/calendar/form/SeriesHolidays'
import { useHolidays, yearsOf } from '@/views/calendar/holidays/useHolidays'
import { OverlapWarning } from '@/views/calendar/overlap/OverlapWarning'
import { firstDayOf, shiftDays, type EventTimes } from '@/views/calendar/time/eventDays'
import { daysBetween, firstOfMonth } from '@contract/days'
import { SeasonMonth, type MonthOfEvents } from './SeasonMonth'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useUndo } from '@/shared/records/useUndo'

/** The events that would be added, each of which can be left out or given another day; they are added all or none. */
export function SeasonPreview({ preview }: { preview: SeasonCopyPreview }) {
  const { t } = useTranslation(['eventForm', 'events', 'shell'])
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const navigate = useNavigate()
  const zone = useGroupZone()
  const { count } = useFormat()
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [hasBudgets, setHasBudgets] = useState(true)
  const [alert, setAlert] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** The days that were chosen by hand, by event. */
  const [days, setDays] = useState<Readonly<Record<string, string>>>({})
  const [hasProgrammes, setHasProgrammes] = useState(false)
  const events = useMemo(
    () =>
      preview.events.map((event) => {
        const day = days[event.id]
        return day === undefined ? event : { ...event, ...moveToDay(event, day, zone) }
      }),
    [preview, days, zone],
  )
  const months = useMemo(() => byMonth(events, zone), [events, zone])
  const kept = useMemo(() => {
    const chosen = keptSeries(events.filter(({ id }) => !excluded.has(id)))
    return hasProgrammes ? chosen : chosen.map(withoutProgramme)
  }, [events, excluded, hasProgrammes])
  const holidaysOn = useHolidays(...yearsOf(events.map((event) => firstDayOf(event, zone))))
  const programmes = events.filter(({ id, extendedProps }) => !excluded.has(id) && extendedProps.programme).length
  const budgets = (preview.budgets ?? []).filter(({ to }) => !excluded.has(to))
  const shown = count(kept.length)

  function exclude(events: readonly EventWrite[], isExcluded: boolean): void {
    const next = new Set(excluded)
    for (const { id } of events) {
      if (isExcluded) next.add(id)
      else next.delete(id)
    }
    setExcluded(next)
  }

  /** The events exist by then; copying their budgets can be tried again. */
  async function copyBudgets(): Promise<void> {
    if (!hasBudgets || budgets.length === 0) return
    try {
      await copyEventBudgets(budgets)
    } catch (thrown) {
      const failure = failureOf(thrown)
      const action = { label: t('shell:retry'), onPress: () => void copyBudgets() }
      toastFailure(failure, { message: t('season.budgetsFailed'), action })
    }
  }

  async function add(): Promise<void> {
    setBusy(true)
    setAlert(null)
    try {
      const added = await dispatch(addEvents(kept)).unwrap()
      await copyBudgets()
      const run = () => dispatch(removeEvents(added.map(({ id }) => id))).unwrap()
      const undo = offerUndo({ run, done: t('season.undone') })
      showToast.success(t('season.added', { count: kept.length, shown }), undo)
      const [first] = kept
      await navigate(first ? `${paths.calendar}?date=${firstDayOf(first, zone)}` : paths.calendar)
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
      setBusy(false)
    }
  }

  if (preview.events.length === 0) return <p className="season-none muted">{t('season.none')}</p>
  const isTooMany = kept.length > EVENTS_MAX
  return (
    <section className="season-preview" aria-labelledby="season-found">
      <h2 id="season-found">{t('season.found', { count: kept.length, shown })}</h2>
      <p className="muted">{t('season.repeats')}</p>
      <OverlapWarning times={kept} areCopies />
      <SeriesHolidays
        days={[...new Set(kept.map((event) => firstDayOf(event, zone)))]}
        holidaysOn={holidaysOn}
        onLeaveOut={(holidays) =>
          exclude(
            events.filter((event) => holidays.includes(firstDayOf(event, zone))),
            true,
          )
        }
      />
      {months.map((month) => (
        <SeasonMonth
          key={month.month}
          month={month}
          excluded={excluded}
          onExclude={exclude}
          holidaysOn={holidaysOn}
          onDay={(id, day) => setDays((before) => ({ ...before, [id]: day }))}
        />
      ))}
      {programmes > 0 && (
        <CheckboxField
          label={t('season.programmes', { count: programmes, shown: count(programmes) })}
          checked={hasProgrammes}
          onChange={() => setHasProgrammes(!hasProgrammes)}
        />
      )}
      {budgets.length > 0 && (
        <CheckboxField
          label={t('season.budgets', { count: budgets.length, shown: count(budgets.length) })}
          checked={hasBudgets}
          onChange={() => setHasBudgets(!hasBudgets)}
        />
      )}
      <FormActions>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        {isTooMany && <FormAlert tone="caution">{t('season.tooMany', { most: count(EVENTS_MAX) })}</FormAlert>}
        <Button color="primary" isBusy={isBusy} disabled={kept.length === 0 || isTooMany} onClick={() => void add()}>
          {t('season.save', { count: kept.length, shown })}
        </Button>
      </FormActions>
    </section>
  )
}

function byMonth(events: readonly EventWrite[], zone: string): MonthOfEvents[] {
  const months = new Map<string, EventWrite[]>()
  const sorted = events.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  for (const event of sorted) {
    const month = firstOfMonth(firstDayOf(event, zone))
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months].map(([month, itsEvents]) => ({ month, events: itsEvents }))
}

function moveToDay(event: EventWrite, day: string, zone: string): EventTimes {
  return shiftDays(event, daysBetween(firstDayOf(event, zone), day), zone)
}

function withoutProgramme({ extendedProps: { programme: _programme, ...props }, ...event }: EventWrite): EventWrite {
  return { ...event, extendedProps: props }
}

/** Gives each series the id of the first of its events that was not removed from the list; a single one left has no series. */
function keptSeries(events: readonly EventWrite[]): EventWrite[] {
  return events.map((event) => {
    const { seriesId, ...others } = event.extendedProps
    if (seriesId === undefined) return event
    const [first, second] = events.filter(({ extendedProps }) => extendedProps.seriesId === seriesId)
    return { ...event, extendedProps: first && second ? { ...others, seriesId: first.id } : others }
  })
}
