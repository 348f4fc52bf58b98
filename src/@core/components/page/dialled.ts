/**
 * Without the zero of `+41 (0)79`, which is dialled at home alone; in Italy it is of the number.
 */
export const withoutHomeZero = (phone: string): string =>
  phone.replace(/^([\s(]*(?:\+|00)[\s(]*(?!39|37[89])\d[\d\s)./-]*)\(0\)/, '$1')

/** `tel:` links need digits only; people write brackets, spaces and hyphens, and an extension after a word (RFC 3966). */
export function dialled(phone: string): string {
  const [number = '', extension] = withoutHomeZero(phone)
    .split(/[a-z]+\.?/i)
    .map((part) => part.replace(/[^\d+*#]/g, ''))
  return extension ? `${number};ext=${extension}` : number
}
