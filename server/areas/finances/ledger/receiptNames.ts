import type { ReceiptType } from '@contract/finances/receipts'

/** How the names of each type end; the first is what others get. */
const endings: Record<ReceiptType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif', 'hif'],
}

/** A letter first: in `Nota 12.50` and `Recibo 3.2026` it is no ending. */
const ENDING = /\.([a-z][a-z0-9]{1,4})$/i

/**
 * What nobody sees: blanks without width, marks that turn the direction of reading and make `fdp.exe` of `exe.pdf` (Unicode TR 36,
 * 2.5), fillers. Unicode's own list of them, and the marks of annotations.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** What no folder can hold. */
const UNFIT = /[\p{Cc}\p{Co}\s<>:"|?*]+/gu

/** What a file may be called in any folder: its last part, in characters that can be seen. */
function plainName(name: string): string {
  const last = name.replace(/^.*[/\\]/s, '')
  const plain = last.replace(INVISIBLE, '').replace(UNFIT, ' ').trim()
  return plain === '' ? '-' : plain
}

/**
 * What the file is called, with the ending of what it is: a system opens it by that, whatever is in it. Also asked of names that are
 * stored, as they were not always made like this; a name that is made so comes back.
 */
export function receiptName(asked: string, type: ReceiptType): string {
  const name = plainName(asked)
  const [usual] = endings[type]
  const ending = ENDING.exec(name)?.[1]
  if (ending === undefined) return `${name}.${usual}`
  return endings[type].includes(ending.toLowerCase()) ? name : `${name.slice(0, -ending.length)}${usual}`
}
