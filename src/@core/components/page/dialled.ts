/**
 * `tel:` links need digits only; people write brackets, spaces and hyphens, and an extension after a word (RFC 3966). The zero of
 * `+41 (0)79` is dialled at home alone.
 */
export function dialled(phone: string): string {
  const abroad = phone.replace(/^(\s*(?:\+|00)[\d\s]+)\(0\)/, '$1')
  const [number = '', extension] = abroad.split(/[a-z]+\.?/i).map((part) => part.replace(/[^\d+*#]/g, ''))
  return extension ? `${number};ext=${extension}` : number
}
