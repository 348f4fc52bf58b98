import { numberOfQrReference, QR_REFERENCE, qrReferenceOfNumber } from './qrReference'

/** Crockford's base 32 (https://www.crockford.com/base32.html): without I, L, O and U, which are taken for others. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** So many of 5 bits each are the last 60 bits of an id, which are chance in those of any version that we make or read (RFC 9562). */
const LENGTH = 12
const ID_DIGITS = 15
const BITS = 60n

/** Remainder by 97 of text with A for 10 to Z for 35 (ISO/IEC 7064, MOD 97-10), in steps that stay exact. */
export function remainder97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** The check digits of ISO 11649, for what stands after them: `RF`, `00` is put behind, and 98 less the remainder makes it 1. */
function checkDigitsOf(body: string): string {
  return String(98 - remainder97(`${body}RF00`)).padStart(2, '0')
}

/**
 * By what a payment is known to come from a member: a creditor reference of ISO 11649, 16 characters such as `RF18539007547034AB`,
 * always the same for the same id. It is a Pix txid too (1 to 25 letters and digits), so that one form goes to all banks.
 */
export function paymentReferenceOf(memberId: string): string {
  return referenceOfNumber(BigInt(`0x${memberId.replaceAll('-', '').slice(-ID_DIGITS)}`))
}

/** Of 60 bits. */
function referenceOfNumber(number: bigint): string {
  let value = number
  let body = ''
  for (let at = 0; at < LENGTH; at += 1) {
    body = (DIGITS[Number(value & 31n)] ?? '0') + body
    value >>= 5n
  }
  return `RF${checkDigitsOf(body)}${body}`
}

/**
 * The same in the form that accounts of Switzerland may want (paying/iban.ts, `isQrIban`): 27 digits. `reference`: of
 * `paymentReferenceOf`; `prefix`: the digits that the bank wants in front.
 */
export function qrReferenceOf(reference: string, prefix?: string): string {
  let number = 0n
  for (const digit of reference.slice(4)) number = (number << 5n) + BigInt(Math.max(0, DIGITS.indexOf(digit)))
  return qrReferenceOfNumber(number, prefix)
}

/** As references are printed: in groups of four (ISO 11649, 5), QR references in groups of five after the first two digits. */
export function spacedReference(reference: string): string {
  if (QR_REFERENCE.test(reference))
    return `${reference.slice(0, 2)} ${reference.slice(2).replaceAll(/(.{5})(?=.)/g, '$1 ')}`
  return reference.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** Its blocks may be parted, as people type and banks print them; a letter or digit before it makes it part of something else. */
const REFERENCE = /(?<![0-9A-Z])R ?F(?: ?[0-9OIL]){2}(?: ?[0-9A-Z]){12}(?![0-9A-Z])/g
/** 27 digits, their blocks parted or not. */
const QR_IN_TEXT = /(?<![0-9A-Z])\d(?: ?\d){26}(?![0-9A-Z])/g

/**
 * All references of such a form that a bank's text holds, each once; what does not check is none, others may be nobody's. O is
 * read as 0, and I and L as 1, as Crockford has it. A QR reference is given as the reference that it was made of.
 */
export function paymentReferencesIn(text: string): string[] {
  const words = text.toUpperCase().replaceAll(/[-./\s]+/g, ' ')
  const found = [...words.matchAll(REFERENCE)].flatMap(([match]) => {
    const body = match.replaceAll(' ', '').slice(2).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
    const reference = `RF${body}`
    return remainder97(`${reference.slice(4)}${reference.slice(0, 4)}`) === 1 ? [reference] : []
  })
  const foundQr = [...words.matchAll(QR_IN_TEXT)].flatMap(([match]) => {
    const number = numberOfQrReference(match.replaceAll(' ', ''))
    return number === undefined || number >> BITS > 0n ? [] : [referenceOfNumber(number)]
  })
  return [...new Set([...found, ...foundQr])]
}
