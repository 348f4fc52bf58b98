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
import { OverlapWarning } from '@/views/calendar/overlap/OverlapWarning'
import { firstDayOf } from '@/views/calendar/time/eventDays'
import { firstOfMonth } from '@contract/days'
import { SeasonMonth, type MonthOfEvents } from './SeasonMonth'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useUndo } from '@/shared/records/useUndo'

/** The events that would be added, each of which can be left out; they are added all or none. */
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
  const months = useMemo(() => byMonth(preview.events, zone), [preview, zone])
  const kept = useMemo(() => keptSeries(preview.events.filter(({ id }) => !excluded.has(id))), [preview, excluded])
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
      {months.map((month) => (
        <SeasonMonth key={month.month} month={month} excluded={excluded} onExclude={exclude} />
      ))}
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
  for (const event of events) {
    const month = firstOfMonth(firstDayOf(event, zone))
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months].map(([month, itsEvents]) => ({ month, events: itsEvents }))
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
