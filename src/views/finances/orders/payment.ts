import { readBic, readIban, spacedIban } from '@contract/finances/paying/iban'
import { TEXT_MAX } from '@contract/finances/sepa/painParts'
import type { Payable } from '@contract/finances/sepa/paymentOrders'
import { sepaPlaceOf } from '@contract/finances/sepa/sepaCountries'

/** What is typed of a payment. */
export interface Payment {
  isChosen: boolean
  name: string
  iban: string
  bic: string
  text: string
}

export const firstPayment = ({ payee, member, description }: Payable): Payment => ({
  isChosen: false,
  name: payee?.name ?? member ?? '',
  iban: payee === undefined ? '' : spacedIban(payee.iban),
  bic: payee?.bic ?? '',
  text: description.slice(0, TEXT_MAX),
})

/** Whether banks ask for their own number beside that of the account. */
export const needsBic = ({ iban }: Payment): boolean => sepaPlaceOf(readIban(iban) ?? '') === 'outside'

/** By field, what keeps it from being paid. */
export function faultsOf(payment: Payment): Partial<Record<'name' | 'iban' | 'bic' | 'text', string>> {
  const { name, iban, bic, text } = payment
  const read = readIban(iban)
  const faults: ReturnType<typeof faultsOf> = {}
  if (name.trim() === '') faults.name = 'required'
  if (text.trim() === '') faults.text = 'required'
  if (iban.trim() === '') faults.iban = 'required'
  else if (read === null) faults.iban = 'bad_iban'
  else if (sepaPlaceOf(read) === undefined) faults.iban = 'not_in_sepa'
  if (needsBic(payment) && bic.trim() === '') faults.bic = 'required'
  else if (bic.trim() !== '' && readBic(bic) === null) faults.bic = 'bad_bic'
  return faults
}
