import { safeSetItem } from '@/configs/safeSetItem'

export const languages = ['en', 'pt-BR'] as const
export type Language = (typeof languages)[number]

/** Each by its own name for itself. */
export const languageChoices: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'pt-BR', name: 'Português (Brasil)' },
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
    const base = tag.toLowerCase().split('-')[0]
    if (base === 'pt') return 'pt-BR'
    if (base === 'en') return 'en'
  }
  return 'en'
}

export function writeLanguage(language: Language): void {
  safeSetItem(localStorage, LANGUAGE_KEY, language)
}
