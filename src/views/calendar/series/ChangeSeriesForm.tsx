import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { CalendarEvent, EventAnswer } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useFormat } from '@/shared/dates/useFormat'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { paths } from '@/configs/paths'
import { undoOf } from '@/views/calendar/changes/eventUndo'
import { RepeatFields } from '@/views/calendar/form/RepeatFields'
import { useHolidays, yearsOf } from '@/views/calendar/holidays/useHolidays'
import { SeriesDifference } from './SeriesDifference'
import { SeriesSummary } from './SeriesSummary'
import { useEventUndo } from '@/views/calendar/changes/useEventUndo'
import { useSeriesChange } from './useSeriesChange'
import '@/views/calendar/form/eventForm.scss'
import './seriesChange.scss'

interface ChangeSeriesFormProps {
  event: CalendarEvent
  series: readonly CalendarEvent[]
  /** Mount the form again: its draft was discarded. */
  onDiscarded: () => void
}

export function ChangeSeriesForm({ event, series, onDiscarded }: ChangeSeriesFormProps) {
  const { t, i18n } = useTranslation(['eventForm', 'events', 'calendar', 'shell'])
  const navigate = useNavigateIfMounted()
  const { count: formatCount } = useFormat()
  const offerEventUndo = useEventUndo()
  const eventPath = paths.event(event.id)

  function afterChange({ events = [], previous = [] }: EventAnswer): void {
    const [added, removed] = [events.length, previous.length]
    const parts = [
      ...(added > 0 ? [t('series.wereAdded', { count: added, shown: formatCount(added) })] : []),
      ...(removed > 0 ? [t('series.wereRemoved', { count: removed, shown: formatCount(removed) })] : []),
    ]
    const what = new Intl.ListFormat(i18n.language).format(parts)
    const undo = offerEventUndo(undoOf(previous, events), t('calendar:changeUndone'))
    if (parts.length > 0) showToast.success(t('series.changed', { what }), undo)
    else showToast.success(t('series.none'))
    void navigate(eventPath, { replace: true })
  }

  const { form, draft, alert, rule, preview, ruleExceptions, setRemoved, submit } = useSeriesChange({
    event,
    series,
    onChanged: afterChange,
  })

  const { isSubmitting } = form.formState
  const [first, until] = useWatch({ control: form.control, name: ['startDate', 'repeat.until'] })
  const holidaysOn = useHolidays(...yearsOf([first, until]))

  function discard(): void {
    draft.clear()
    onDiscarded()
  }

  return (
    <Form className="event-form series-form" onSubmit={(submitted) => void submit(submitted)} noValidate>
      {draft.isRestored && <DraftNote onDiscard={discard} />}
      <FieldSection title={t('repeatTitle')}>
        <RepeatFields form={form} isSeries isTooLong={preview.isTooLong} holidaysOn={holidaysOn} />
      </FieldSection>
      <SeriesDifference
        event={event}
        rule={rule}
        preview={preview}
        ruleExceptions={ruleExceptions}
        onRemovedChange={setRemoved}
      />
      <FormActions>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <SeriesSummary preview={preview} ruleExceptions={ruleExceptions} />
        <Button type="submit" color="primary" isBusy={isSubmitting}>
          {t('series.save')}
        </Button>
        <Button to={eventPath} disabled={isSubmitting} onClick={draft.clear}>
          {t('shell:cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
