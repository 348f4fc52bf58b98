import { spacedIban } from '@contract/finances/paying/iban'
import { spacedReference } from '@contract/finances/paymentReference'

export interface SwissBillFacts {
  iban: string
  name: string
  /** Street with number, and postal code with town. */
  address: string[]
  amount: string
  currency: string
  reference: string
  message: string
}

/**
 * What is printed beside a code, read out of it, so that both always say the same. `code`: of `swissBillCodeOf`. Amounts have blanks
 * between thousands and a point; an address abroad has its country in front ("Swiss Implementation Guidelines for the QR-bill", 2.3, 3.5).
 */
export function swissBillFacts(code: string): SwissBillFacts {
  const lines = code.split('\n')
  // Numbered from 1 as in the guidelines' table of the data.
  const at = (line: number) => lines[line - 1] ?? ''
  const street = [at(7), at(8)].filter((part) => part !== '').join(' ')
  const town = `${at(11) === 'CH' ? '' : `${at(11)}-`}${at(9)} ${at(10)}`
  return {
    iban: spacedIban(at(4)),
    name: at(6),
    address: [street, town].filter((line) => line !== ''),
    amount: at(19).replaceAll(/\B(?=(?:\d{3})+\.)/g, ' '),
    currency: at(20),
    reference: spacedReference(at(29)),
    message: at(30),
  }
}
