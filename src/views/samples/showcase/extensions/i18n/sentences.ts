import { createInstance } from 'i18next'
import type { Language } from '@/i18n/language'

/** As the words of an area: the ending of a key is the form of the plural, by the rules of CLDR. */
const resources = {
  en: {
    own: {
      answered_one: '{{shown}} member has answered.',
      answered_other: '{{shown}} members have answered.',
      copies_one: '{{shown}} copy',
      copies_other: '{{shown}} copies',
    },
  },
  'pt-BR': {
    own: {
      answered_one: '{{shown}} integrante respondeu.',
      answered_many: '{{shown}} de integrantes responderam.',
      answered_other: '{{shown}} integrantes responderam.',
      copies_one: '{{shown}} cópia',
      copies_many: '{{shown}} de cópias',
      copies_other: '{{shown}} cópias',
    },
  },
}

/** The product's library a second time: the first one speaks the person's language alone. */
const i18next = createInstance()
void i18next.init({ resources, fallbackLng: 'en', interpolation: { escapeValue: false }, initAsync: false })

type Sentence = 'answered' | 'copies'

/** The sentence for so many, with the number as the language writes it; millions in words. */
export function countedSentence(language: Language, sentence: Sentence, count: number): string {
  const shown =
    count >= 1_000_000
      ? new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: 'long' }).format(count)
      : new Intl.NumberFormat(language).format(count)
  // The default is for the types, which know the areas' words alone.
  return i18next.t(`own:${sentence}`, { lng: language, count, shown, defaultValue: '' })
}

/** The name of the form that a count takes: one, many, other. */
export const pluralForm = (language: Language, count: number) => new Intl.PluralRules(language).select(count)
