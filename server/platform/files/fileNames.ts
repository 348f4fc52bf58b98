import type { PieceFileType } from '@contract/calendar/pieceFiles'
import type { ReceiptType } from '@contract/finances/receipts'

/** File extensions of each type; the first replaces a wrong or missing one. */
const endings: Record<ReceiptType | PieceFileType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif', 'hif'],
  'audio/mpeg': ['mp3'],
  'audio/midi': ['mid', 'midi'],
  // Not `.xml`, which a system may open in a browser.
  'application/vnd.recordare.musicxml+xml': ['musicxml'],
  'application/vnd.recordare.musicxml': ['mxl'],
}

/** Must begin with a letter: `Nota 12.50` and `Recibo 3.2026` have no extension. */
const ENDING = /\.([a-z][a-z0-9]{1,4}|musicxml)$/i

/**
 * Invisible characters: zero-width spaces, fillers, and bidi marks that show `exe.pdf` as `fdp.exe` (Unicode TR 36, 2.5), by Unicode's own
 * property, and annotation marks.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** Characters that some file systems do not allow. */
const UNFIT = /[\p{Cc}\p{Co}\s<>:"|?*]+/gu

/** The last path segment, in visible characters that any file system allows; `-` if nothing is left. */
function plainName(name: string): string {
  const last = name.replace(/^.*[/\\]/s, '')
  const plain = last.replace(INVISIBLE, '').replace(UNFIT, ' ').trim()
  return plain === '' ? '-' : plain
}

/**
 * A safe file name with the extension of the actual type, as systems open files by extension. Idempotent, as it also runs on stored names,
 * some of which are older than this rule.
 */
export function fileNameOf(asked: string, type: keyof typeof endings): string {
  const name = plainName(asked)
  const [usual] = endings[type]
  const ending = ENDING.exec(name)?.[1]
  if (ending === undefined) return `${name}.${usual}`
  return endings[type].includes(ending.toLowerCase()) ? name : `${name.slice(0, -ending.length)}${usual}`
}
