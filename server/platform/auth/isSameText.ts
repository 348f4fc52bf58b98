import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares secrets in a time that tells nothing about where they differ, nor about their lengths. */
export function isSameText(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}
