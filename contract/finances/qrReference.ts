// The QR reference of Switzerland: 26 digits and a check digit, "modulo 10, recursive" (SIX, "Swiss Implementation Guidelines for the
// QR-bill", version 2.3, annex B).

export const QR_REFERENCE = /^\d{27}$/
/** Maximum number of digits of a 60-bit number, from which a member's reference is made (paymentReference.ts). */
const NUMBER_LENGTH = 19
/** The remaining digits, in front: some banks require a customer's references to begin with given digits. */
export const QR_PREFIX_MAX = 7

const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

function checkDigitOf(digits: string): string {
  let carry = 0
  for (const digit of digits) carry = CARRIES[(carry + Number(digit)) % 10] ?? 0
  return String((10 - carry) % 10)
}

/** `prefix`: digits required by the bank; `number`: at most 60 bits. */
export function qrReferenceOfNumber(number: bigint, prefix = ''): string {
  const digits =
    prefix.slice(0, QR_PREFIX_MAX).padEnd(QR_PREFIX_MAX, '0') + number.toString().padStart(NUMBER_LENGTH, '0')
  return digits + checkDigitOf(digits)
}

/** The number contained in a QR reference, without the bank's prefix; undefined if format or check digit is wrong. */
export function numberOfQrReference(digits: string): bigint | undefined {
  if (!QR_REFERENCE.test(digits) || checkDigitOf(digits.slice(0, -1)) !== digits.slice(-1)) return undefined
  return BigInt(digits.slice(QR_PREFIX_MAX, -1))
}
