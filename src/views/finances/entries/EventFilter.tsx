import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterCombo } from '@/@core/components/table/FilterCombo'
import type { FinanceQuery } from '@/views/finances/query/financeQuery'
import { useEventNames } from '@/views/finances/ledger/useEventNames'
import type { QueryChange } from '@/views/finances/query/useFinanceQuery'

interface EventFilterProps {
  query: FinanceQuery
  onChoose: QueryChange
}

export function EventFilter({ query, onChoose }: EventFilterProps) {
  const { t } = useTranslation('finances')
  const [isReached, setReached] = useState(false)
  const { options } = useEventNames(isReached || query.eventId !== undefined)
  return (
    <FilterCombo
      label={t('fields.event')}
      value={query.eventId ?? ''}
      options={options}
      onFocus={() => setReached(true)}
      onChange={(value) => onChoose({ eventId: value === '' ? undefined : value })}
      listLabel={t('event.choices')}
      placeholder={t('all.event')}
      emptyText={t('event.none')}
    />
  )
}
