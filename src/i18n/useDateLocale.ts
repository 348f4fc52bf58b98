import { useSyncExternalStore } from 'react'
import { dateLocaleOf } from '@contract/dateLocale'
import { readChosenRegion, readRegion, REGION_KEY, writeChosenRegion } from './dateLocale'
import { firstWeekdayOf } from './firstWeekday'
import { useLanguage } from './useLanguage'

const listeners = new Set<() => void>()

const tell = () => listeners.forEach((listener) => listener())

/** What another tab chooses counts here too; a null key is localStorage.clear(). */
function follow({ key }: StorageEvent): void {
  if (key === REGION_KEY || key === null) tell()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', follow)
  }
}

/** Counts at once, in all tabs, and is kept for the next visit. Null: as in this browser. */
export function chooseRegion(region: string | null): void {
  writeChosenRegion(region)
  tell()
}

/** Null: none, so the browser's own counts. */
export function useChosenRegion(): string | null {
  return useSyncExternalStore(subscribe, readChosenRegion)
}

/** The region after whose habits the person reads dates and times (ISO 3166-1, such as `GB`). */
export function useRegion(): string {
  const language = useLanguage()
  return useSyncExternalStore(subscribe, () => readRegion(language))
}

/** The locale for all that `Intl.DateTimeFormat` writes. Numbers follow the language. */
export function useDateLocale(): string {
  const language = useLanguage()
  return dateLocaleOf(language, useRegion())
}

/** Of the person's weeks; 0 is Sunday. */
export function useFirstDayOfWeek(): number {
  return firstWeekdayOf(useRegion())
}
