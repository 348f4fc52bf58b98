import { v7 as newId } from 'uuid'
import { PaymentSettingsAnswer, type PaymentSettings } from '@contract/treasury/paying/paymentSettings'
import {
  StatementLetter,
  StatementMailAnswer,
  type NewStatementMail,
  type StatementMail,
} from '@contract/treasury/paying/statements'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

export const fetchPaymentSettings = createAppThunk<PaymentSettings>(
  'paying/settings',
  async (_, { signal }) =>
    (await apiRequest(PaymentSettingsAnswer, { url: '/finances/payment-settings', signal })).settings,
)

export const savePaymentSettings = createAppThunk<PaymentSettings, PaymentSettings>(
  'paying/saveSettings',
  async (settings) => {
    const config = { method: 'post', url: '/finances/payment-settings', data: { settings } }
    return (await apiRequest(PaymentSettingsAnswer, config)).settings
  },
)

/** Whose statement, and whether it goes to whoever pays for them. */
type Addressed = Omit<NewStatementMail, 'id'>

/** What a member is asked for, in their language, and the ways to pay it. */
export const fetchStatementLetter = createAppThunk<StatementLetter, Addressed>('paying/letter', (params, { signal }) =>
  apiRequest(StatementLetter, { url: '/finances/find-statement', params, signal }),
)

export const sendStatement = createAppThunk<StatementMail, Addressed>('paying/sendStatement', async (addressed) => {
  const mail = { id: newId(), ...addressed }
  return (await apiRequest(StatementMailAnswer, { method: 'post', url: '/finances/send-statement', data: { mail } }))
    .mail
})
