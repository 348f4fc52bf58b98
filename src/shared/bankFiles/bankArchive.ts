import { unzipSync } from 'fflate'
import { BANK_FILE_BYTES_MAX, JUDGED_BYTES, judgeBankFile } from './judgeBankFile'

/** A small archive that unpacks to more than this cannot be a year of statements. */
const UNPACKED_BYTES_MAX = 120 * 1024 * 1024
/** A file for each day of some years. */
const FILES_MAX = 3_000

interface ArchivedFile {
  name: string
  bytes: Uint8Array
}

/** `others`: names of files in it that are not statements. */
interface BankArchive {
  statements: ArchivedFile[]
  others: string[]
}

/** Folders, and what systems write beside files. */
const isNone = (path: string) =>
  path.endsWith('/') || path.startsWith('__MACOSX/') || /(^|\/)(\.|Thumbs\.db$)/.test(path)

const isStatement = (bytes: Uint8Array) =>
  ['ofx', 'camt', 'mt940'].includes(judgeBankFile(bytes.subarray(0, JUDGED_BYTES)))

/**
 * The statements in a zip, in the order of their names; null for a workbook, or where none is in it. `too_large`: the zip exceeds
 * `BANK_FILE_BYTES_MAX`, its files `UNPACKED_BYTES_MAX` unpacked, or there are more than `FILES_MAX`.
 */
export function readArchive(bytes: Uint8Array): BankArchive | 'too_large' | null {
  try {
    const names: string[] = []
    let size = 0
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isNone(name)) {
          names.push(name)
          size += originalSize
        }
        return false
      },
    })
    if (names.some((name) => /^(xl\/workbook\.xml|content\.xml|\[Content_Types\]\.xml)$/.test(name))) return null
    if (bytes.length > BANK_FILE_BYTES_MAX || size > UNPACKED_BYTES_MAX || names.length > FILES_MAX) return 'too_large'
    const files = Object.entries(unzipSync(bytes, { filter: ({ name }) => !isNone(name) }))
      .map(([name, content]) => ({ name, bytes: content }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    const statements = files.filter((file) => isStatement(file.bytes))
    const others = files.filter((file) => !isStatement(file.bytes)).map(({ name }) => name)
    return statements.length > 0 ? { statements, others } : null
  } catch {
    // The reader of workbooks reports what is wrong with it.
    return null
  }
}
