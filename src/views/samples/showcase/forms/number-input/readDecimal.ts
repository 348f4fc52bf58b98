/** What was typed as a number in the signs of the language; undefined where it is none. */
export function readDecimal(text: string, language: string): number | undefined {
  const parts = new Intl.NumberFormat(language).formatToParts(1234.5)
  const signOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  const plain = text.trim().replaceAll(signOf('group'), '').replace(signOf('decimal'), '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}
