interface AvatarProps {
  name: string
  isLarge?: boolean
}

const TINTS = 6

function initialsOf(name: string): string {
  // "Maria da Conceição Álvares" is MÁ: the small words between do not count.
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
  const [first, last] = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? name.trim(), '']
  return `${firstLetter(first)}${firstLetter(last)}`.toLocaleUpperCase()
}

function firstLetter(word = ''): string {
  return /^./u.exec(word)?.[0] ?? ''
}

/** The same name has the same tint on every screen and every visit. */
function tintOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % TINTS
}

/** Initials in place of a photo. Decorative: the name stands beside it. */
export function Avatar({ name, isLarge = false }: AvatarProps) {
  return (
    <span className={`avatar avatar-${tintOf(name)}${isLarge ? ' is-large' : ''}`} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
