/*
 * The two international numbers of music that carry a check digit.
 */

/**
 * International Standard Musical Work Code, ISO 15707: `T`, nine digits, and the check digit, which makes 1 + Σ place × digit + check a
 * multiple of ten.
 */
export function isIswc(iswc: string): boolean {
  const digits = /^T-(\d{3})\.(\d{3})\.(\d{3})-(\d)$/.exec(iswc)?.slice(1).join('')
  if (digits === undefined) return false
  const sum = Array.from(digits.slice(0, 9)).reduce((total, digit, at) => total + (at + 1) * Number(digit), 1)
  return (sum + Number(digits[9])) % 10 === 0
}

/** As it is printed, `T-034.524.680-1`, however it was typed; what is none stays as it is. */
export function writeIswc(typed: string): string {
  const parts = /^T(\d{3})(\d{3})(\d{3})(\d)$/.exec(typed.toUpperCase().replaceAll(/[\s.–-]/g, ''))
  return parts ? `T-${parts[1]}.${parts[2]}.${parts[3]}-${parts[4]}` : typed
}

/**
 * International Standard Music Number, ISO 10957: 979-0, then eight digits of publisher and title, and the check digit of an EAN-13.
 * Numbers of ten signs, from before 2008, have an `M` in place of 979-0; their check digit is the same.
 */
export function isIsmn(ismn: string): boolean {
  const digits = ismn.replaceAll('-', '')
  if (!/^9790\d{9}$/.test(digits)) return false
  return Array.from(digits).reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

/** How many digits a publisher's number has, by its first one (ISMN Users' Manual, 2008). */
const PUBLISHER_DIGITS = [3, 4, 4, 4, 5, 5, 5, 6, 6, 7]

/** As it is printed, `979-0-2306-7118-7`, however it was typed; what is none stays as it is. */
export function writeIsmn(typed: string): string {
  const bare = typed
    .toUpperCase()
    .replaceAll(/[\s–-]/g, '')
    .replace(/^ISMN:?/, '')
  const digits = /^(?:M|9790)(\d{9})$/.exec(bare)?.[1]
  if (digits === undefined) return typed
  const ofPublisher = PUBLISHER_DIGITS[Number(digits[0])] ?? 4
  return `979-0-${digits.slice(0, ofPublisher)}-${digits.slice(ofPublisher, 8)}-${digits.slice(8)}`
}
