import { GROUP_REGION_KEY } from '@/configs/groupRegion'
import { safeSetItem } from '@/configs/safeSetItem'

/** Order of day and month, clock and first weekday are habits of a place and not of a language: the place that was chosen. */
export const REGION_KEY = 'batuta.region'

const baseOf = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? ''

/** By tag. Intl takes its time, and every date on a screen asks. */
const regions = new Map<string, string | undefined>()

/** The region that a language tag names, else its language's usual one; undefined where it is no tag (`C`, `en-US@posix`). */
export function regionOf(tag: string): string | undefined {
  if (!regions.has(tag)) regions.set(tag, findRegion(tag))
  return regions.get(tag)
}

function findRegion(tag: string): string | undefined {
  try {
    const locale = new Intl.Locale(tag)
    // Most browsers name it. What is usual for a language stands in a large table, which is read when it is first asked.
    return locale.region ?? locale.maximize().region
  } catch {
    // Browsers take it from the system's settings, which may say anything.
    return undefined
  }
}

/** What the person chose in this browser; null: nothing, or what no region is called. */
export const readChosenRegion = (): string | null => readStoredRegion(REGION_KEY)

function readStoredRegion(key: string): string | null {
  const stored = localStorage.getItem(key)
  return stored !== null && /^[A-Z]{2}$/.test(stored) ? stored : null
}

export function writeChosenRegion(region: string | null): void {
  if (region === null) localStorage.removeItem(REGION_KEY)
  else safeSetItem(localStorage, REGION_KEY, region)
}

/**
 * Where nothing was chosen: the browser's own, if it speaks the language, else where most who speak it live. English is also what those
 * read whose language has no texts here: they are where their browser is.
 */
export function usualRegion(language: string): string {
  const own = navigator.languages.find((tag) => baseOf(tag) === baseOf(language))
  const asked = own ?? (language === 'en' ? navigator.languages[0] : undefined)
  return regionOf(asked ?? language) ?? regionOf(language) ?? 'US'
}

/** That of the group whose data this browser showed last; null: it has none, or nothing was shown yet. */
export const readGroupRegion = () => readStoredRegion(GROUP_REGION_KEY)

/** What the person chose, else what the group did, else the usual one. */
export function readRegion(language: string): string {
  return readChosenRegion() ?? readGroupRegion() ?? usualRegion(language)
}
