import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { languages, type Language } from './language'

function subscribe(onChange: () => void): () => void {
  i18next.on('languageChanged', onChange)
  return () => i18next.off('languageChanged', onChange)
}

const readShown = (): Language => languages.find((language) => language === i18next.language) ?? 'en'

/**
 * The language of the texts, for what needs to know it and has no text of its own. `useTranslation` copies the whole of i18next for
 * each of its calls: in the cells of a table that is a tenth of the time that they take to draw.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, readShown)
}
