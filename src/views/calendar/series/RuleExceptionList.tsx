import { useTranslation } from 'react-i18next'
import { Input } from '@/@core/components/fields/Input'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import type { RuleException } from './useSeriesChange'

interface RuleExceptionListProps {
  ruleException: readonly RuleException[]
  onToGo: (id: string, isToGo: boolean) => void
}

/** Events on days that the rule does not name: each goes or stays. */
export function RuleExceptionList({ ruleException, onToGo }: RuleExceptionListProps) {
  const { t } = useTranslation('eventForm')
  const { full } = useEventWhen()
  return (
    <fieldset className="off-rule">
      <legend>{t('series.offTitle')}</legend>
      <p className="form-text">{t('series.offHint')}</p>
      {ruleException.map(({ event, isByHand, isToGo }) => (
        <label key={event.id} className="off-rule-line">
          <Input
            type="checkbox"
            checked={isToGo}
            aria-label={t(isByHand ? 'series.removeByHand' : 'series.remove', {
              title: event.title,
              when: full(event),
            })}
            onChange={() => onToGo(event.id, !isToGo)}
          />
          <span className="tabular">{full(event)}</span>
          <span className="off-rule-title">{event.title}</span>
          {isByHand && <span className="off-rule-note">{t('series.byHand')}</span>}
        </label>
      ))}
    </fieldset>
  )
}
