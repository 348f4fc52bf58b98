import { useTranslation } from 'react-i18next'
import { FilterCombo } from '@/@core/components/table/FilterCombo'
import type { FinanceQuery } from '@/views/finances/query/financeQuery'
import { useEventChoices } from '@/views/finances/ledger/useEventChoices'
import { useNames } from '@/views/finances/ledger/useNames'
import type { QueryChange } from '@/views/finances/query/useFinanceQuery'

interface EventFilterProps {
  query: FinanceQuery
  onChoose: QueryChange
}

export function EventFilter({ query, onChoose }: EventFilterProps) {
  const { t } = useTranslation('finances')
  const choices = useEventChoices()
  // The filtered page contains the name.
  const { eventText } = useNames()
  return (
    <FilterCombo
      {...choices}
      label={t('fields.event')}
      value={query.eventId ?? ''}
      chosenLabel={query.eventId && eventText(query.eventId)}
      onChange={(value) => onChoose({ eventId: value === '' ? undefined : value })}
      listLabel={t('event.choices')}
      placeholder={t('all.event')}
      emptyText={t('event.none')}
    />
  )
}
