import { useTranslation } from 'react-i18next'

/** A sentence for one and for more, with `{{count}}` in it. Portuguese says none as it says one. */
export interface Counted {
  one: string
  other: string
}

/** The sentence for so many, the number as the language writes it. */
export function countedText(language: string, { one, other }: Counted, count: number): string {
  const sentence = new Intl.PluralRules(language).select(count) === 'one' ? one : other
  return sentence.replace('{{count}}', new Intl.NumberFormat(language).format(count))
}

export function useCounted() {
  const { i18n } = useTranslation('samples')
  return (sentence: Counted, count: number) => countedText(i18n.language, sentence, count)
}
