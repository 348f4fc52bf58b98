/** Typing 22/11/26 into a browser's date field gives the year 26, which is hardly noticed. Takes `YYYY-MM-DD` or `YYYY-MM`. */
export function isShortYear(day: string): boolean {
  return day.startsWith('0')
}

/** The word for an input whose text its browser cannot read, by the input's type. */
const errorWords: Record<string, string> = { date: 'bad_date', month: 'bad_date', number: 'not_whole' }

/**
 * The inputs that look filled but whose value is empty, because the browser cannot read what was typed (31 February, half a time);
 * and dates whose year was typed with two digits.
 */
export function unreadableInputs(form: HTMLFormElement | null): { name: string; validationError: string }[] {
  return Array.from(form?.querySelectorAll('input') ?? []).flatMap(({ name, type, value, validity, dataset }) => {
    if (name === '') return []
    // DateInput's own word for what it could not read.
    if (dataset['unread'] !== undefined) return [{ name, validationError: dataset['unread'] }]
    if (validity.badInput) return [{ name, validationError: errorWords[type] ?? 'required' }]
    return errorWords[type] === 'bad_date' && isShortYear(value) ? [{ name, validationError: 'short_year' }] : []
  })
}
