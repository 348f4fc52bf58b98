const YEARS = /^[1-9]\d?(,[1-9]\d?){0,11}$/

export const withoutBlanks = (typed: string): string => typed.replaceAll(/\s/g, '').replace(/,+$/, '')

/** Whether it lists years of service as the server takes them, blanks aside. */
export const isYearList = (text: string): boolean => YEARS.test(text)

/** The years of a list as it is typed, each once, ascending. */
export const yearsIn = (typed: string): number[] =>
  [...new Set(withoutBlanks(typed).split(',').map(Number))].toSorted((one, other) => one - other)
