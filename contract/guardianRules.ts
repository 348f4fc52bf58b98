/** Between the tokens of a personal link that opens several pages, as a guardian's; in no token, and unescaped in an address. */
export const FAMILY_SEPARATOR = '~'

/** From this age on a member answers for themselves. */
export const ADULT_AGE = 18

/** Whether somebody is a minor on a day; without a birth date nobody is. Born on 29 February: of age on 1 March in other years. */
export function isMinor(birthDate: string | null | undefined, day: string): boolean {
  if (birthDate === null || birthDate === undefined) return false
  return day < `${String(Number(birthDate.slice(0, 4)) + ADULT_AGE).padStart(4, '0')}${birthDate.slice(4)}`
}
