import { decodeCodePage, decodeWindows1252, isCodePage } from './encodings/codePages'

/** By their names of the WHATWG, and of IANA where it has none. */
export const encodings = ['utf-8', 'windows-1252', 'macintosh', 'ibm850', 'ibm437', 'utf-16le', 'utf-16be'] as const
export type Encoding = (typeof encodings)[number]
type UsualEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

const marks: readonly [UsualEncoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** By the byte order mark; else UTF-8 if every byte fits it, and the code page of Windows (and so of many banks) if not. */
export function guessEncoding(bytes: Uint8Array): UsualEncoding {
  const marked = marks.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))
  if (marked) return marked[0]
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** A byte order mark is not part of the text. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'windows-1252') return decodeWindows1252(bytes)
  return isCodePage(encoding) ? decodeCodePage(bytes, encoding) : new TextDecoder(encoding).decode(bytes)
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, place) => bytes[place] === byte)

/** A zip archive: xlsx, ods, and much else. */
export const isArchive = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])

/** What Excel wrote until 2003, and still writes around a workbook with a password. */
export const isOldWorkbook = (bytes: Uint8Array) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

const LOOKED_AT_BYTES = 4096

/** No text, but the PDF or the picture that a person is likely to have at hand. */
export function isBinaryDocument(bytes: Uint8Array): boolean {
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return true
  return !guessEncoding(bytes).startsWith('utf-16') && bytes.subarray(0, LOOKED_AT_BYTES).includes(0)
}
