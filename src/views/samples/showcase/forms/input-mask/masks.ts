import type { FactoryOpts } from 'imask'

/** Ten digits of a house, eleven of a mobile: the first shape that has room for them. */
export const phoneMask: FactoryOpts = { mask: [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }] }

export const documentMask: FactoryOpts = { mask: [{ mask: '000.000.000-00' }, { mask: '00.000.000/0000-00' }] }

const inCapitals = (text: string) => text.toUpperCase()

export const ibanMask: FactoryOpts = {
  mask: 'aa00 **** **** **** **** **** **** **** **',
  prepareChar: inCapitals,
}

export const plateMask: FactoryOpts = { mask: 'aaa-0*00', prepareChar: inCapitals }

/** In the signs of the language. */
export function numberMask(language: string): FactoryOpts {
  const parts = new Intl.NumberFormat(language).formatToParts(1234.5)
  const signOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return { mask: Number, scale: 2, min: 0, max: 99_999, thousandsSeparator: signOf('group'), radix: signOf('decimal') }
}
