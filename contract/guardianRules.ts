/** Between the tokens of a personal link that opens several pages, as a guardian's; in no token, and unescaped in an address. */
export const FAMILY_SEPARATOR = '~'

/** From this age on a member answers for themselves. */
export const ADULT_AGE = 18

/** How old a minor is on a day, in years; of nobody else. */
export function minorAge(birthDate: string | null | undefined, day: string): number | undefined {
  if (birthDate === null || birthDate === undefined || !isMinor(birthDate, day)) return undefined
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Whether somebody is a minor on a day; without a birth date nobody is. Born on 29 February: of age on 1 March in other years. */
export function isMinor(birthDate: string | null | undefined, day: string): boolean {
  if (birthDate === null || birthDate === undefined) return false
  return day < `${String(Number(birthDate.slice(0, 4)) + ADULT_AGE).padStart(4, '0')}${birthDate.slice(4)}`
}
