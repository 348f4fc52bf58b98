import { decimalOf } from './pixCode'
import { isQrIban, readIban } from './iban'
import { oneLine } from './paymentText'

// "Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SEPA Credit Transfer", EPC069-12, version 2.1.

/** Maximum length of the payee's name. */
export const EPC_NAME_MAX = 70
const TEXT_MAX = 140
/** Cents: 0.01 to 999,999,999.99. */
const AMOUNT_MAX = 99_999_999_999
const BYTES_MAX = 331

export interface EpcPayment {
  iban: string
  /** Not needed within the European Economic Area. */
  bic?: string | undefined
  name: string
  /** Cents. */
  amount?: number | undefined
  /** Creditor reference (ISO 11649). A code has either a reference or a text; the reference takes precedence. */
  reference?: string | undefined
  text?: string | undefined
}

/**
 * The text of the QR code, in UTF-8 (character set 1); to be encoded with error level M. Undefined if the IBAN is invalid, the name is
 * empty, the amount is out of range or the code too long; also for a QR-IBAN, which cannot receive credit transfers (SIX, "Swiss
 * Implementation Guidelines for the QR-bill", 2.3).
 */
export function epcCodeOf({
  iban: typed,
  bic = '',
  name,
  amount,
  reference = '',
  text = '',
}: EpcPayment): string | undefined {
  const iban = readIban(typed)
  const receiver = oneLine(name, EPC_NAME_MAX)
  if (iban === null || isQrIban(iban) || receiver === '') return undefined
  if (amount !== undefined && (amount < 1 || amount > AMOUNT_MAX)) return undefined
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic.replaceAll(/\s/g, '').toUpperCase(),
    receiver,
    iban,
    amount === undefined ? '' : `EUR${decimalOf(amount, 'EUR')}`,
    // Purpose: not required by banks.
    '',
    reference,
    reference === '' ? oneLine(text, TEXT_MAX) : '',
  ]
  // Empty elements at the end are omitted, as is the last line break.
  const code = lines.join('\n').replace(/\n+$/, '')
  return new TextEncoder().encode(code).length <= BYTES_MAX ? code : undefined
}
