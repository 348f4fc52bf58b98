import { v7 as newId } from 'uuid'
import {
  type PaymentSettings,
  type PaymentSettingsAnswer,
  findPaymentSettingsCall,
  changePaymentSettingsCall,
} from '@contract/finances/paying/paymentSettings'
import {
  type StatementLetter,
  type NewStatementMail,
  type StatementMail,
  findStatementCall,
  sendStatementCall,
} from '@contract/finances/paying/statements'
import { apiRequest } from '@/api/apiRequest'

/** With the usual words of the notice of a direct debit. */
export const fetchPaymentSettings = (): Promise<PaymentSettingsAnswer> => apiRequest(findPaymentSettingsCall)

export const savePaymentSettings = async (settings: PaymentSettings): Promise<PaymentSettings> =>
  (await apiRequest(changePaymentSettingsCall, { data: { settings } })).settings

/** The member of the statement, and whether it is sent to the person who pays for them. */
type Addressed = Omit<NewStatementMail, 'id'>

/** The letter of a member's statement, in their language, with the ways to pay. */
export const fetchStatementLetter = (params: Addressed): Promise<StatementLetter> =>
  apiRequest(findStatementCall, { params })

export const sendStatement = async (addressed: Addressed): Promise<StatementMail> => {
  const mail = { id: newId(), ...addressed }
  return (await apiRequest(sendStatementCall, { data: { mail } })).mail
}
