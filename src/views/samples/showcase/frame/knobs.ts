/** What one may turn at an example. It is a text in the address, and a prop of the example's component. */
export interface Knob<Value = unknown> {
  /** The prop's value; of null, or what is none of the possible texts, the one that the example begins with. */
  parse: (text: string | null) => Value
  /** The text of the value that the example begins with. */
  initial: string
  field:
    | { kind: 'select'; choices: readonly string[] }
    | { kind: 'checkbox' }
    | { kind: 'text' }
    | { kind: 'range'; min: number; max: number; step: number }
}

/** A choice; the first is the one that the example begins with. */
export function oneOf<const Choice extends string>(first: Choice, ...others: Choice[]): Knob<Choice> {
  const choices = [first, ...others]
  return {
    parse: (text) => choices.find((choice) => choice === text) ?? first,
    initial: first,
    field: { kind: 'select', choices },
  }
}

/** On or off. */
export function flag(isOn: boolean): Knob<boolean> {
  return {
    parse: (text) => (text === null ? isOn : text === 'true'),
    initial: String(isOn),
    field: { kind: 'checkbox' },
  }
}

/** Any text, the empty one too. */
export function words(initial: string): Knob<string> {
  return { parse: (text) => text ?? initial, initial, field: { kind: 'text' } }
}

/** A number from `min` to `max`. */
export function range(
  initial: number,
  { min, max, step = 1 }: { min: number; max: number; step?: number },
): Knob<number> {
  return {
    parse: (text) => {
      const number = text === null || text.trim() === '' ? Number.NaN : Number(text)
      return number >= min && number <= max ? number : initial
    },
    initial: String(initial),
    field: { kind: 'range', min, max, step },
  }
}
