import { DRAFT_KEY_PREFIX } from '@/configs/drafts'
import { safeSetItem } from '@/configs/safeSetItem'

/** What outlives the page; the file itself cannot. */
export interface ImportDraft {
  fileName: string
  /** The file's header: what was chosen fits no other. */
  header: string
  mapping: readonly string[]
  answers: unknown
}

export function readDraft(key: string): ImportDraft | null {
  const stored = sessionStorage.getItem(DRAFT_KEY_PREFIX + key)
  // Only what this file wrote stands under its key.
  return stored === null ? null : (JSON.parse(stored) as ImportDraft)
}

export function writeDraft(key: string, draft: ImportDraft): void {
  safeSetItem(sessionStorage, DRAFT_KEY_PREFIX + key, JSON.stringify(draft))
}

export function forgetDraft(key: string): void {
  sessionStorage.removeItem(DRAFT_KEY_PREFIX + key)
}
