/** Lines of iCalendar (RFC 5545, 3.1), each as its own text without the line break. */

const OCTETS_A_LINE = 75
/** After the space that says that a line goes on. */
const REST_OF_LINE = /.{1,74}/gs

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4
}

/** Long lines go on after a line break and a space, and never in the middle of a character. */
function folded(line: string): string {
  const length = Buffer.byteLength(line)
  if (length <= OCTETS_A_LINE) return line
  // Plain ASCII, as most are: cut by number, without a look at each character.
  if (length === line.length)
    return [line.slice(0, OCTETS_A_LINE), ...(line.slice(OCTETS_A_LINE).match(REST_OF_LINE) ?? [])].join('\r\n ')
  let text = ''
  let octets = 0
  for (const character of line) {
    const width = octetsOf(character)
    if (octets + width > OCTETS_A_LINE) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += width
  }
  return text
}

/** One kind of line break, and no control characters, of which iCalendar allows none but the tab. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '')
}

/** A value that people wrote: what would end it, or the line, is escaped (3.3.11). */
export function textLine(name: string, text: string): string {
  const escaped = plain(text)
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')
  return folded(`${name}:${escaped}`)
}

/** A value of our own making, or an address, which stands as it is (3.3.13). */
export function valueLine(name: string, value: string): string {
  return folded(`${name}:${plain(value).replaceAll('\n', '')}`)
}

/** `2026-03-03T22:30:00.000Z` as `20260303T223000Z`, and days likewise. */
export function compact(iso: string): string {
  return iso.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

export function component(name: string, lines: string[]): string[] {
  return [`BEGIN:${name}`, ...lines, `END:${name}`]
}
