import { unzipSync } from 'fflate'
import { isArchive, isBinaryDocument } from './decodeText'

/** What is packed small and unpacks to far more is no list. */
const UNPACKED_BYTES_MAX = 120 * 1024 * 1024

/** Folders, what systems write beside files, and archives within archives but workbooks. */
const isNone = (name: string) => name.endsWith('/') || /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/.test(name)

/** The tables in a zip archive by their names, in the order of these: texts and workbooks. Empty where there is none, or far too much. */
export function archivedTables(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const none = new Map<string, Uint8Array>()
  try {
    let size = 0
    unzipSync(bytes, { filter: ({ originalSize }) => ((size += originalSize), false) })
    if (size > UNPACKED_BYTES_MAX) return none
    const files = Object.entries(unzipSync(bytes, { filter: ({ name }) => !isNone(name) }))
    const isTable = (name: string, content: Uint8Array) =>
      isArchive(content) ? /\.xlsx$/i.test(name) : /\.(csv|tsv|txt)$/i.test(name) && !isBinaryDocument(content)
    return new Map(
      files.filter(([name, content]) => isTable(name, content)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
  } catch {
    return none
  }
}
