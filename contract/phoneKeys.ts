/** Of these many digits at the end a number has no prefix of a country any more, in any country that has members' phones. */
const OWN_DIGITS = 9

/**
 * What a number has in common however it is written: `+41 79 640 56 28`, `0041796405628` and `Mobil 079 640 56 28` are one. An extension
 * (`ramal 12`) is left out. Empty without digits.
 */
export function phoneKey(phone: string): string {
  const [number = ''] = /\d[^a-z]*/i.exec(phone) ?? []
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.slice(-OWN_DIGITS)
}
