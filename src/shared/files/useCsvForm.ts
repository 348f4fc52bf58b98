import { useCallback, useSyncExternalStore } from 'react'
import { safeSetItem } from '@/configs/safeSetItem'
import { useRegion } from '@/i18n/useDateLocale'

/** What stands between cells, and with it the decimal sign. */
export const csvForms = ['semicolon', 'comma'] as const
type CsvForm = (typeof csvForms)[number]

const CSV_FORM_KEY = 'batuta.csvForm'
/** One whose numbers are written so. */
const locales: Record<CsvForm, string> = { semicolon: 'de', comma: 'en' }

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const readChosen = (): CsvForm | undefined => csvForms.find((form) => form === localStorage.getItem(CSV_FORM_KEY))

/** Spreadsheets follow the system, and that follows the place more than the language of one program on it. */
export function csvFormOf(region: string): CsvForm {
  // Without the script, which hides what Intl knows of the region.
  const { language } = new Intl.Locale(`und-${region}`).maximize()
  return new Intl.NumberFormat(`${language}-${region}`).format(0.5).includes(',') ? 'semicolon' : 'comma'
}

/** How the person's spreadsheets expect a CSV file: as was chosen in this browser, else by the region. `locale` is for `csvText`. */
export function useCsvForm() {
  const region = useRegion()
  const chosen = useSyncExternalStore(subscribe, readChosen)
  const form = chosen ?? csvFormOf(region)
  const choose = useCallback((next: CsvForm) => {
    safeSetItem(localStorage, CSV_FORM_KEY, next)
    listeners.forEach((listener) => listener())
  }, [])
  return { form, locale: locales[form], choose }
}
