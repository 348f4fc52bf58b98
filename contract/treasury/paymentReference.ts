/** Crockford's base 32 (https://www.crockford.com/base32.html): without I, L, O and U, which are taken for others. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** So many of 5 bits each are the last 60 bits of an id, which are chance in those of any version that we make or read (RFC 9562). */
const LENGTH = 12
const ID_DIGITS = 15

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
  const hex = memberId.replaceAll('-', '').slice(-ID_DIGITS)
  let value = BigInt(`0x${hex}`)
  let body = ''
  for (let at = 0; at < LENGTH; at += 1) {
    body = (DIGITS[Number(value & 31n)] ?? '0') + body
    value >>= 5n
  }
  return `RF${checkDigitsOf(body)}${body}`
}

/** In groups of four, as references are printed (ISO 11649, 5). */
export function spacedReference(reference: string): string {
  return reference.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** Its blocks may be parted, as people type and banks print them; a letter or digit before it makes it part of something else. */
const REFERENCE = /(?<![0-9A-Z])R ?F(?: ?[0-9OIL]){2}(?: ?[0-9A-Z]){12}(?![0-9A-Z])/g

/**
 * All references of such a form that a bank's text holds, each once; what does not check is none, others may be nobody's. O is
 * read as 0, and I and L as 1, as Crockford has it.
 */
export function paymentReferencesIn(text: string): string[] {
  const found = [
    ...text
      .toUpperCase()
      .replaceAll(/[-./\s]+/g, ' ')
      .matchAll(REFERENCE),
  ].flatMap(([match]) => {
    const body = match.replaceAll(' ', '').slice(2).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
    const reference = `RF${body}`
    return remainder97(`${reference.slice(4)}${reference.slice(0, 4)}`) === 1 ? [reference] : []
  })
  return [...new Set(found)]
}
