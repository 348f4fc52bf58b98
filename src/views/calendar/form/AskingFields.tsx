import { useController, useWatch } from 'react-hook-form'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import type { Lineups } from '@/redux/calendar/lineups'
import { useFormat } from '@/shared/dates/useFormat'
import { AskedPeople } from './AskedPeople'
import type { EventFormValues } from './eventFormValues'
import { LineupField } from './LineupField'
import type { AskingForm } from './useAskingForm'

interface AskingFieldsProps {
  form: SchemaForm<EventFormValues>
  asking: AskingForm
}

/** Whom the event asks, until when, and what it tells them. */
export function AskingFields({ form, asking: { isOpen, open, lineups } }: AskingFieldsProps) {
  const { t } = useTranslation('asking')
  const bind = useBoundFields(form)
  const { count } = useFormat()

  function usualDeadline(known: Lineups | null): string {
    if (known === null) return t('form.replyDaysHint')
    const { replyDays = 0 } = known
    return replyDays === 0 ? t('form.usualStart') : t('form.usualDays', { count: replyDays, shown: count(replyDays) })
  }

  const [callTime, startTime, isAllDay] = useWatch({
    control: form.control,
    name: ['callTime', 'startTime', 'allDay'],
  })
  // As the contract reads it (contract/asking.ts).
  const isDayBefore = !isAllDay && callTime !== '' && callTime > startTime

  const asks = useController({ control: form.control, name: 'asks' }).field
  return (
    <FieldSection title={t('form.title')}>
      <AskedPeople
        label={t('form.who')}
        asks={asks.value}
        onChange={asks.onChange}
        validationErrorOf={(list) => form.validationErrorOf(`asks.${list}`)}
        instruments={lineups?.instruments}
      />
      {isOpen ? (
        <>
          <div className="field-pair">
            <TextField
              {...bind('replyDays')}
              label={t('form.replyDays')}
              hint={usualDeadline(lineups)}
              inputMode="numeric"
              autoComplete="off"
            />
            <DateField
              type="time"
              {...bind('callTime')}
              label={t('form.callTime')}
              hint={isDayBefore && t('form.dayBefore')}
            />
          </div>
          <div className="field-pair">
            <TextField {...bind('meetingPoint')} label={t('form.meetingPoint')} autoComplete="off" />
            <TextField {...bind('dress')} label={t('form.dress')} autoComplete="off" />
          </div>
          <LineupField form={form} lineups={lineups} />
        </>
      ) : (
        <Button size="sm" className="asking-more" onClick={open}>
          <ChevronDown size={15} aria-hidden />
          {t('form.more')}
        </Button>
      )}
    </FieldSection>
  )
}
