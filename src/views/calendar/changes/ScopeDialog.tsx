import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import {
  seriesScopes,
  type AnswerFate,
  type CalendarEvent,
  type EventWrite,
  type SeriesScope,
} from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { Input } from '@/@core/components/fields/Input'
import { useFormat } from '@/shared/dates/useFormat'
import { fetchSeries } from '@/redux/calendar'
import { useQuery } from '@/redux/useQuery'
import type { StatusChange } from './useEventStatusChange'
import { TimesHolidayNote } from '@/views/calendar/holidays/TimesHolidayNote'
import { ReplyPreviewNote } from '@/views/calendar/preview/ReplyPreviewNote'
import './scopeDialog.scss'

interface ScopeDialogProps {
  kind: 'move' | 'save' | 'remove' | StatusChange
  event: CalendarEvent
  /** What it becomes, where that can change who comes. */
  change?: EventWrite | undefined
  isBusy?: boolean
  /** What was said of the answers before; absent: nothing. */
  answers?: AnswerFate | undefined
  onChoose: (scope: SeriesScope, answers?: AnswerFate) => void
  onClose: () => void
}

/** Which events of a series a change is meant for. */
export function ScopeDialog({ kind, event, change, answers: said, isBusy, onChoose, onClose }: ScopeDialogProps) {
  const { t } = useTranslation(['calendar', 'shell'])
  const { count } = useFormat()
  const formId = useId()
  const [scope, setScope] = useState<SeriesScope>('this')
  const [answers, setAnswers] = useState(said)
  const { answer: series } = useQuery(fetchSeries, event.extendedProps.seriesId ?? event.id)
  const open = series?.filter(({ extendedProps }) => extendedProps.status !== 'finished')

  function amountOf(choice: SeriesScope): number | undefined {
    if (choice === 'this') return 1
    return open?.filter(({ start }) => choice === 'all' || start >= event.start).length
  }

  function submit(submitted: SubmitEvent): void {
    submitted.preventDefault()
    if (isBusy !== true) onChoose(scope, answers)
  }

  return (
    <Dialog
      isOpen
      title={t(`scope.${kind}Title`)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(kind === 'cancel' ? 'scope.keep' : 'shell:cancel')}</Button>
          <Button type="submit" form={formId} color={kind === 'remove' ? 'danger' : 'primary'} isBusy={isBusy}>
            {t(`scope.${kind}`, { count: amountOf(scope) ?? 2 })}
          </Button>
        </>
      }
    >
      {/* A form, so that Enter on a choice gives it. */}
      <Form id={formId} onSubmit={submit}>
        <fieldset className="scope-choices">
          <legend className="visually-hidden">{t(`scope.${kind}Title`)}</legend>
          {seriesScopes.map((choice) => {
            const amount = amountOf(choice)
            return (
              <label key={choice} className="scope-choice">
                <Input type="radio" name="series-scope" checked={scope === choice} onChange={() => setScope(choice)} />
                <span>{t(`scope.${choice}`)}</span>
                <span className="scope-count tabular">
                  {amount === undefined
                    ? t('scope.counting')
                    : t('scope.events', { count: amount, shown: count(amount) })}
                </span>
              </label>
            )
          })}
        </fieldset>
      </Form>
      {kind === 'move' && <TimesHolidayNote times={change} />}
      {change?.extendedProps.status === 'scheduled' && (
        <ReplyPreviewNote
          requested={JSON.stringify({ event: change, scope, answers })}
          answers={answers}
          onAnswers={kind === 'move' ? setAnswers : undefined}
        />
      )}
      {series && open && open.length < series.length && <p className="scope-note muted">{t('scope.finishedStay')}</p>}
    </Dialog>
  )
}
