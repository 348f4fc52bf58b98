/** What to say of an input that only its browser knows is not empty, by its type. */
const faults: Record<string, string> = { date: 'bad_date', month: 'bad_date', number: 'not_whole' }

/** The inputs that hold something their browser cannot read: 31 February, or half a time. To a form they are empty. */
export function unreadInputs(form: HTMLFormElement | null): { name: string; fault: string }[] {
  return Array.from(form?.querySelectorAll('input') ?? [])
    .filter(({ name, validity }) => name !== '' && validity.badInput)
    .map(({ name, type }) => ({ name, fault: faults[type] ?? 'required' }))
}
