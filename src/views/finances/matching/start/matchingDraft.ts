import type { Finance } from '@contract/finances'
import { SHAPE_MAX, type FileOrigin } from '@contract/imports'
import type { BankFileFacts, BankLine, BankStatement } from '@contract/finances/bankLines'
import type { MatchDecision } from '@contract/finances/matching'
import { DRAFT_KEY_PREFIX } from '@/configs/drafts'
import { safeSetItem } from '@/configs/safeSetItem'

/** Fields from a spreadsheet for a line that becomes a new entry. */
export type EntrySaid = Pick<Finance, 'category' | 'subcategoryId' | 'notes'>

/** A file under review. */
export interface MatchingFile {
  fileName: string
  statement: Omit<BankStatement, 'lines' | 'aside' | 'notes'>
  accountId: string
  lines: BankLine[]
  /** For a spreadsheet: fingerprint of its columns. */
  shape?: string
  /** Number of lines read but left out: balances, zero amounts, and pending ones. */
  leftOut?: number
  /** For a spreadsheet, by line. */
  said?: EntrySaid[]
  /** Statements of the same file that are still to be matched. */
  others: BankStatement[]
}

/** Source and period of the file, used by the server to compare lines with earlier files. */
export function originOf({
  statement: { format, from, to },
  shape,
}: Pick<MatchingFile, 'statement' | 'shape'>): FileOrigin {
  const source = format === 'spreadsheet' ? shape : format
  return { ...(source && { source: source.slice(0, SHAPE_MAX) }), ...(from && { from }), ...(to && { to }) }
}

/** Stored for auditors. */
export function factsOf({ statement: { format, from, to } }: Pick<MatchingFile, 'statement'>): BankFileFacts {
  return { format, ...(from && { from }), ...(to && { to }) }
}

/** Progress of the review. */
export interface MatchingProgress {
  /** By line; null while undecided. */
  decisions: (MatchDecision | null)[]
  current: number
  /** Entries found by hand, outside of the offers. */
  found: Finance[]
  /** By line: member and event of its new entry. */
  links?: Record<number, { memberId?: string; eventId?: string }>
}

/** The file is written once and the progress at each step, since a file may have twenty thousand lines. */
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

/** A file too large for the device's storage: kept in memory until the page is left. */
let unkept: { userId: string; file: MatchingFile } | null = null

/** The file under review by this user on this device; null if there is none, or its stored form is not recognised. */
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

/** Starts a review of the file, replacing the previous one. */
export function storeMatchingFile(userId: string, file: MatchingFile): void {
  localStorage.removeItem(progressKey(userId))
  localStorage.removeItem(fileKey(userId))
  const isKept = safeSetItem(localStorage, fileKey(userId), JSON.stringify(file))
  unkept = isKept ? null : { userId, file }
}

export function storeMatchingProgress(userId: string, progress: MatchingProgress): void {
  safeSetItem(localStorage, progressKey(userId), JSON.stringify(progress))
}

/** The last imported review, in memory, to restore it if the import is undone elsewhere. */
let imported: { userId: string; importId: string; file: MatchingFile; progress: MatchingProgress } | null = null

export function storeImported(userId: string, importId: string, file: MatchingFile, progress: MatchingProgress): void {
  imported = { userId, importId, file, progress }
}

/** Restores the review of an undone import, unless another file is under review. Returns whether it did. */
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
