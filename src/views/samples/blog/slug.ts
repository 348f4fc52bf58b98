export const SLUG_MAX = 80

/** Lower-case words of Latin letters and digits with hyphens between them, as a post's address has them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Letters that no accent can be taken off. */
const spelt: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', þ: 'th', ð: 'd', ı: 'i' }

/** The slug of a title, cut between two words where it is long; empty where the title has no Latin letter or digit. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłþðı]/g, (letter) => spelt[letter] ?? '')
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  if (slug.length <= SLUG_MAX) return slug
  const cut = slug.slice(0, SLUG_MAX + 1)
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : SLUG_MAX)
}
