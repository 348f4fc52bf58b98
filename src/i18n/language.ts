import { localeOfTag, locales, writtenLocales, type Locale, type WrittenLocale } from '@contract/locales'
import { safeSetItem } from '@/configs/safeSetItem'

export const languages = locales
export type Language = Locale

export type WrittenLanguage = WrittenLocale

/** The texts under each layer (layers.ts). */
const bases: Partial<Record<string, WrittenLanguage>> = { 'pt-PT': 'pt-BR', 'de-AT': 'de', 'de-CH': 'de' }

/** Whose texts a language shows, under its layer if it has one. */
export function writtenLanguageOf(language: string): WrittenLanguage {
  return bases[language] ?? writtenLocales.find((written) => written === language) ?? 'en'
}

/** Each by its own name for itself. */
export const languageChoices: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'pt-BR', name: 'Português (Brasil)' },
  { code: 'pt-PT', name: 'Português (Portugal)' },
  { code: 'de', name: 'Deutsch' },
  { code: 'de-AT', name: 'Deutsch (Österreich)' },
  { code: 'de-CH', name: 'Deutsch (Schweiz)' },
]

export const LANGUAGE_KEY = 'batuta.language'

function isLanguage(value: string | null): value is Language {
  return languages.some((language) => language === value)
}

/** What the person chose in this browser, else the first of the browser's languages that we speak, else English. */
export function readLanguage(): Language {
  const stored = localStorage.getItem(LANGUAGE_KEY)
  if (isLanguage(stored)) return stored
  for (const tag of navigator.languages) {
    const language = localeOfTag(tag)
    if (language) return language
  }
  return 'en'
}

export function writeLanguage(language: Language): void {
  safeSetItem(localStorage, LANGUAGE_KEY, language)
}
