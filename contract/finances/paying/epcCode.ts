import { decimalOf } from './pixCode'
import { isQrIban, readIban } from './iban'
import { oneLine } from './paymentText'

// "Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SEPA Credit Transfer", EPC069-12, version 2.1.

/** As long as the name of who is paid may be. */
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
  /** A creditor reference of ISO 11649; wins over `text`, as a code may have one of both. */
  reference?: string | undefined
  text?: string | undefined
}

/**
 * The lines of the code, as UTF-8 (character set 1), for a QR code of error level M. Undefined where the IBAN is none, the name is
 * missing, or the amount is not one that the rules know; and for a QR-IBAN, which is none for a credit transfer (SIX, "Swiss
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
    // Purpose: none that a bank would need.
    '',
    reference,
    reference === '' ? oneLine(text, TEXT_MAX) : '',
  ]
  // Elements at the end that are empty are left out, and so is the line's end after the last one.
  const code = lines.join('\n').replace(/\n+$/, '')
  return new TextEncoder().encode(code).length <= BYTES_MAX ? code : undefined
}
