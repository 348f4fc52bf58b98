import { minorUnitsOf } from '@contract/minorUnits'
import { readPixKey } from './pixKeys'

// A static Pix code: "Manual de Padrões para Iniciação do Pix" of the Central Bank of Brazil, 1.6, on top of EMVCo's "Merchant-
// Presented Mode" 1.1. Each element is its number, its length in two digits, and its text.

/** Maximum lengths of the payee's name and town. */
export const PIX_NAME_MAX = 25
export const PIX_CITY_MAX = 15
/** Maximum length of the account element, key and description included. */
const ACCOUNT_MAX = 99

/** CRC-16/CCITT-FALSE over the bytes: polynomial 0x1021, from 0xFFFF on (ISO/IEC 13239), as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** ASCII only: accents are removed and other characters omitted, since banking apps reject or garble them. At most `max` characters. */
export function foldForPix(text: string, max: number): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7E]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim()
}

const element = (id: string, text: string) => `${id}${String(text.length).padStart(2, '0')}${text}`

/** Minor units as a decimal with a point: 1234 of BRL is `12.34`. */
export function decimalOf(amount: number, currency: string): string {
  const digits = minorUnitsOf(currency)
  const padded = String(amount).padStart(digits + 1, '0')
  return digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}

export interface PixPayment {
  /** Any form that `readPixKey` reads. */
  key: string
  name: string
  city: string
  /** Centavos; absent: chosen by the payer. */
  amount?: number | undefined
  /** 1 to 25 letters and digits; absent: `***`, as the manual requires. */
  txid?: string | undefined
  /** Shown to the payer; cut to the space left beside the key. */
  description?: string | undefined
}

/** The text of the code, for copying and as a QR code. Undefined if key, name or town is invalid or empty. */
export function pixCodeOf({
  key: typed,
  name,
  city,
  amount,
  txid = '***',
  description = '',
}: PixPayment): string | undefined {
  const known = readPixKey(typed)
  const receiver = foldForPix(name, PIX_NAME_MAX)
  const town = foldForPix(city, PIX_CITY_MAX)
  if (known === null || receiver === '' || town === '') return undefined
  const account = element('00', 'br.gov.bcb.pix') + element('01', known.key)
  const words = foldForPix(description, Math.max(0, ACCOUNT_MAX - account.length - 4))
  const code = [
    element('00', '01'),
    element('26', account + (words === '' ? '' : element('02', words))),
    element('52', '0000'),
    element('53', '986'),
    amount === undefined ? '' : element('54', decimalOf(amount, 'BRL')),
    element('58', 'BR'),
    element('59', receiver),
    element('60', town),
    element('62', element('05', txid)),
    '6304',
  ].join('')
  return code + crc16(code)
}
