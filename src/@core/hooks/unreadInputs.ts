import { isShortYear } from '@/@core/components/fields/shortYear'

/** What to say of an input that only its browser knows is not empty, by its type. */
const errorWords: Record<string, string> = { date: 'bad_date', month: 'bad_date', number: 'not_whole' }

/** The inputs that hold what their browser cannot read, 31 February or half a time: to a form they are empty. And years of two digits. */
export function unreadInputs(form: HTMLFormElement | null): { name: string; validationError: string }[] {
  return Array.from(form?.querySelectorAll('input') ?? []).flatMap(({ name, type, value, validity }) => {
    if (name === '') return []
    if (validity.badInput) return [{ name, validationError: errorWords[type] ?? 'required' }]
    return errorWords[type] === 'bad_date' && isShortYear(value) ? [{ name, validationError: 'short_year' }] : []
  })
}
