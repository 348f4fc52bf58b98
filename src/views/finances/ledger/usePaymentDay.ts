import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentMethods } from '@contract/finances'
import { type Payment } from '@contract/finances/payments'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { dayError } from '@/shared/dates/dayError'
import { useFormat } from '@/shared/dates/useFormat'
import { useAccounts, type Accounts } from './useAccounts'
import { useToday } from '@/shared/dates/useToday'

export interface PaymentDay {
  date: string
  setDate: (date: string) => void
  /** Error text if the day is not valid. */
  dateError: string | undefined
  method: string
  setMethod: (method: string) => void
  accounts: Accounts
  /** Empty: each entry stays on its account. */
  accountId: string
  setAccountId: (id: string) => void
  /** Values for the request. */
  payment: Pick<Payment, 'date' | 'method' | 'accountId'>
}

/** Form state for a payment's day, method and account; the day defaults to today. */
export function usePaymentDay(isClosed: (date: string) => boolean): PaymentDay {
  const { t } = useTranslation(['finances', 'dues', 'shell'])
  const { monthInFull } = useFormat()
  const [date, setDate] = useState(useToday())
  const [method, setMethod] = useState('')
  const accounts = useAccounts()
  const [accountId, setAccountId] = useState('')
  const known = paymentMethods.find((each) => each === method)

  function dateErrorText(): string | undefined {
    const validationError = dayError(date)
    if (validationError !== undefined) return validationErrorText(t, validationError)
    return isClosed(date) ? t('dues:pay.dateClosed', { month: monthInFull(date) }) : undefined
  }

  return {
    date,
    setDate,
    dateError: dateErrorText(),
    method,
    setMethod,
    accounts,
    accountId,
    setAccountId,
    payment: { date, ...(known && { method: known }), ...(accountId !== '' && { accountId }) },
  }
}
