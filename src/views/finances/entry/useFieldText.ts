import { useTranslation } from 'react-i18next'
import type { Finance, FinanceWrite } from '@contract/finances'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import type { FinanceField } from './financeConflict'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useNames } from '@/views/finances/ledger/useNames'
import { usePurposes } from '@/views/finances/purposes/usePurposes'
import { useSubcategories } from '@/shared/finances/useSubcategories'

export interface FieldText {
  labelOf: (field: FinanceField) => string
  /** The display text of a field; empty if it has no value. */
  read: (finance: FinanceWrite, field: FinanceField) => string
}

/** `unnamed`: entries to display whose names were not in the response. */
export function useFieldText(unnamed?: readonly (FinanceWrite | Finance | undefined)[]): FieldText {
  const { t } = useTranslation('finances')
  const { date } = useFormat()
  const money = useMoney()
  const { memberText, eventText } = useNames(unnamed)
  const { nameOf } = useAccounts()
  const { nameOf: purposeNameOf } = usePurposes()
  const { nameOf: subcategoryNameOf } = useSubcategories()

  function read(finance: FinanceWrite, field: FinanceField): string {
    const { method, memberId, eventId } = finance
    if (field === 'amount') return money.format(finance.amount)
    if (field === 'kind') return t(`kinds.${finance.kind}`)
    if (field === 'category') return t(`categories.${finance.category}`)
    if (field === 'status') return t(`statuses.${finance.status}`)
    if (field === 'method') return method ? t(`methods.${method}`) : ''
    if (field === 'memberId') return memberId ? (memberText(memberId) ?? t('member.gone')) : ''
    if (field === 'subcategoryId') return subcategoryNameOf(finance.subcategoryId)
    if (field === 'purposeId') return purposeNameOf(finance.purposeId)
    if (field === 'accountId') return nameOf(finance.accountId)
    if (field === 'eventId') return eventId ? (eventText(eventId) ?? t('event.gone')) : ''
    const value = finance[field] ?? ''
    return (field === 'date' || field === 'dueDate') && value !== '' ? date(value) : value
  }

  function labelOf(field: FinanceField): string {
    if (field === 'memberId') return t('fields.member')
    if (field === 'eventId') return t('fields.event')
    if (field === 'accountId') return t('fields.account')
    if (field === 'subcategoryId') return t('fields.subcategory')
    if (field === 'purposeId') return t('fields.purpose')
    return t(`fields.${field}`)
  }
  return { labelOf, read }
}
