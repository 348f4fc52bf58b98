import { useTranslation } from 'react-i18next'
import { Input } from '@/@core/components/fields/Input'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import type { RuleException } from './useSeriesChange'

interface RuleExceptionListProps {
  ruleExceptions: readonly RuleException[]
  onRemovedChange: (id: string, isRemoved: boolean) => void
}

/** Events on days that the rule does not name: each is removed or stays. */
export function RuleExceptionList({ ruleExceptions, onRemovedChange }: RuleExceptionListProps) {
  const { t } = useTranslation('eventForm')
  const { full } = useEventWhen()
  return (
    <fieldset className="rule-exceptions">
      <legend>{t('series.exceptionsTitle')}</legend>
      <p className="form-text">{t('series.exceptionsHint')}</p>
      {ruleExceptions.map(({ event, isCustomized, isRemoved }) => (
        <label key={event.id} className="rule-exception">
          <Input
            type="checkbox"
            checked={isRemoved}
            aria-label={t(isCustomized ? 'series.removeCustomized' : 'series.remove', {
              title: event.title,
              when: full(event),
            })}
            onChange={() => onRemovedChange(event.id, !isRemoved)}
          />
          <span className="tabular">{full(event)}</span>
          <span className="rule-exception-title">{event.title}</span>
          {isCustomized && <span className="rule-exception-note">{t('series.customized')}</span>}
        </label>
      ))}
    </fieldset>
  )
}
