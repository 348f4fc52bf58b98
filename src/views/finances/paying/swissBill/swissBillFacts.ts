import { spacedIban } from '@contract/finances/paying/iban'
import { spacedReference } from '@contract/finances/paymentReference'

interface SwissBillFacts {
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
 * The text printed beside a code, parsed from it so that both agree. `code`: of `swissBillCodeOf`. Amounts have spaces between thousands
 * and a decimal point; foreign addresses begin with the country ("Swiss Implementation Guidelines for the QR-bill", 2.3, 3.5).
 */
export function swissBillFacts(code: string): SwissBillFacts {
  const lines = code.split('\n')
  // Lines are numbered from 1, as in the guidelines' data table.
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
