import { numberOfQrReference, QR_REFERENCE, qrReferenceOfNumber } from './qrReference'

/** Crockford's base 32 (https://www.crockford.com/base32.html): without I, L, O and U, which are easily misread. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 12 digits of 5 bits each: the last 60 bits of an id, which are random in all UUID versions used here (RFC 9562). */
const LENGTH = 12
const ID_DIGITS = 15
const BITS = 60n

/** Remainder modulo 97 of text with A as 10 to Z as 35 (ISO/IEC 7064, MOD 97-10), computed digit by digit to stay exact. */
export function remainder97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** Check digits of ISO 11649 for the text after them: 98 less the remainder of the text followed by `RF00`. */
function checkDigitsOf(body: string): string {
  return String(98 - remainder97(`${body}RF00`)).padStart(2, '0')
}

/**
 * Reference by which a member's payments are recognised: a creditor reference (ISO 11649) of 16 characters such as `RF18539007547034AB`,
 * always the same for an id. It is also a valid Pix txid (1 to 25 letters and digits).
 */
export function paymentReferenceOf(memberId: string): string {
  return referenceOfNumber(BigInt(`0x${memberId.replaceAll('-', '').slice(-ID_DIGITS)}`))
}

/** `number`: at most 60 bits. */
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
 * The QR reference (27 digits) for a reference of `paymentReferenceOf`; required by some Swiss accounts (paying/iban.ts, `isQrIban`).
 * `prefix`: digits required by the bank.
 */
export function qrReferenceOf(reference: string, prefix?: string): string {
  let number = 0n
  for (const digit of reference.slice(4)) number = (number << 5n) + BigInt(Math.max(0, DIGITS.indexOf(digit)))
  return qrReferenceOfNumber(number, prefix)
}

/** Printed form: groups of four (ISO 11649, 5), QR references in groups of five after the first two digits. */
export function spacedReference(reference: string): string {
  if (QR_REFERENCE.test(reference))
    return `${reference.slice(0, 2)} ${reference.slice(2).replaceAll(/(.{5})(?=.)/g, '$1 ')}`
  return reference.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** Blocks may be separated by spaces. A letter or digit before or after makes it part of something else. */
const REFERENCE = /(?<![0-9A-Z])R ?F(?: ?[0-9OIL]){2}(?: ?[0-9A-Z]){12}(?![0-9A-Z])/g
/** 27 digits, with or without spaces between blocks. */
const QR_IN_TEXT = /(?<![0-9A-Z])\d(?: ?\d){26}(?![0-9A-Z])/g

/**
 * All such references in a bank's text, without duplicates. Those with wrong check digits are omitted; others may not belong to any member.
 * O is read as 0, and I and L as 1 (Crockford). A QR reference is returned as the ISO 11649 reference it was made of.
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
