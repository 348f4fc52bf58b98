import type { Finance } from '@contract/finances'
import { SHAPE_MAX, type FileOrigin } from '@contract/imports'
import type { BankFileFacts, BankLine, BankStatement } from '@contract/finances/bankLines'
import type { MatchDecision } from '@contract/finances/matching'
import { DRAFT_KEY_PREFIX } from '@/configs/drafts'
import { safeSetItem } from '@/configs/safeSetItem'

/** What a table says of the entry that a line becomes, where it becomes a new one. */
export type EntrySaid = Pick<Finance, 'category' | 'subcategoryId' | 'notes'>

/** A file on the review. */
export interface MatchingFile {
  fileName: string
  statement: Omit<BankStatement, 'lines' | 'aside' | 'notes'>
  accountId: string
  lines: BankLine[]
  /** Of a table: how its columns are called. */
  shape?: string
  /** How many more lines were read and left out: balances, zero amounts, what is not booked yet. */
  leftOut?: number
  /** Of a table, by line. */
  said?: EntrySaid[]
  /** Further statements of the same file that are still to be matched. */
  others: BankStatement[]
}

/** What wrote the file, and the days that it says it is about: lines of other files are compared with that in mind. */
export function originOf({
  statement: { format, from, to },
  shape,
}: Pick<MatchingFile, 'statement' | 'shape'>): FileOrigin {
  const source = format === 'spreadsheet' ? shape : format
  return { ...(source && { source: source.slice(0, SHAPE_MAX) }), ...(from && { from }), ...(to && { to }) }
}

/** What is kept of the file for those who check the books. */
export function factsOf({ statement: { format, from, to } }: Pick<MatchingFile, 'statement'>): BankFileFacts {
  return { format, ...(from && { from }), ...(to && { to }) }
}

/** What was decided of it so far. */
export interface MatchingProgress {
  /** By line; null while it is open. */
  decisions: (MatchDecision | null)[]
  current: number
  /** Entries that were found by hand, which no offer names. */
  found: Finance[]
  /** By line, of whom and of which event its new entry will be. */
  links?: Record<number, { memberId?: string; eventId?: string }>
}

/** The file is written once, what is decided at each press: a file may have twenty thousand lines. */
const fileKey = (userId: string) => `${DRAFT_KEY_PREFIX}${userId}.matching.file`
const progressKey = (userId: string) => `${DRAFT_KEY_PREFIX}${userId}.matching.progress`

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A file that the device has no room for: it is there until the page is left. */
let unkept: { userId: string; file: MatchingFile } | null = null

/** The file that waits on this device for who is signed in; null without one, or where it is of another version of Batuta. */
export function readMatchingFile(userId: string): { file: MatchingFile; isKept: boolean } | null {
  if (unkept?.userId === userId) return { file: unkept.file, isKept: false }
  const file = read(fileKey(userId))
  const fits = isObject(file) && 'lines' in file && Array.isArray(file.lines) && 'accountId' in file
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this file alone; the server checks each line
  return fits ? { file: file as MatchingFile, isKept: true } : null
}

export function readMatchingProgress(userId: string): MatchingProgress | null {
  const progress = read(progressKey(userId))
  const fits = isObject(progress) && 'decisions' in progress && Array.isArray(progress.decisions)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return fits ? (progress as MatchingProgress) : null
}

/** Puts a file on the review, in place of the one that was there. */
export function storeMatchingFile(userId: string, file: MatchingFile): void {
  localStorage.removeItem(progressKey(userId))
  localStorage.removeItem(fileKey(userId))
  const isKept = safeSetItem(localStorage, fileKey(userId), JSON.stringify(file))
  unkept = isKept ? null : { userId, file }
}

export function storeMatchingProgress(userId: string, progress: MatchingProgress): void {
  safeSetItem(localStorage, progressKey(userId), JSON.stringify(progress))
}

/** The review that was imported last, while the page is there: its import can still be taken back from elsewhere. */
let imported: { userId: string; importId: string; file: MatchingFile; progress: MatchingProgress } | null = null

export function keepImported(userId: string, importId: string, file: MatchingFile, progress: MatchingProgress): void {
  imported = { userId, importId, file, progress }
}

/** Puts a review on the desk again whose import was taken back, unless another lies there. Answers whether it did. */
export function putImportedBack(userId: string, importId: string): boolean {
  if (imported?.userId !== userId || imported.importId !== importId || readMatchingFile(userId) !== null) return false
  storeMatchingFile(userId, imported.file)
  storeMatchingProgress(userId, imported.progress)
  imported = null
  return true
}

export function deleteMatchingDraft(userId: string): void {
  unkept = null
  localStorage.removeItem(fileKey(userId))
  localStorage.removeItem(progressKey(userId))
}
