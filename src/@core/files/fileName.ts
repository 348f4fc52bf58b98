/** 255 bytes are the limit on most systems; beyond this nobody reads a name. */
const LENGTH_MAX = 80
/** What is left of the first part in any case. */
const FIRST_MIN = 8
const JOINT = ' – '

/**
 * `Banda do Vale – Members – 2026-11-21.csv`, without what some file system forbids in a name. Where it grows too long, only the
 * first part is shortened: the others say what is in the file, and of which day.
 */
export function fileName([first, ...rest]: readonly [string, ...string[]], extension: string): string {
  const tail = rest.map(allowed).filter((part) => part !== '')
  const room = LENGTH_MAX - tail.join(JOINT).length - JOINT.length
  const head = allowed(first)
    // A leading dot hides the file.
    .replace(/^\.+/, '')
    .slice(0, Math.max(FIRST_MIN, room))
    // Half a character would be garbage.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return `${[head, ...tail].filter((part) => part !== '').join(JOINT)}.${extension}`
}

function allowed(part: string): string {
  return part
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
