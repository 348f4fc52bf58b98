import { minorUnitsOf } from '@contract/minorUnits'
import { createFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import type { Language } from '@/i18n/language'
import { oneOf, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { InBothLanguages } from './InBothLanguages'
import { countedSentence, pluralForm } from './sentences'
import { texts } from './texts'
import './page.scss'

const names = ['Émile', 'Zoé', 'Ávila', 'Eduardo']

export function SideBySide({ number }: { number: number }) {
  const words = useWords(texts)
  const inOrder = (language: Language) => names.toSorted(new Intl.Collator(language).compare)
  return (
    <InBothLanguages
      rows={[
        { name: words.number, tell: (language) => new Intl.NumberFormat(language).format(number) },
        {
          name: words.percent,
          tell: (language) =>
            new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 }).format(number / 10_000),
        },
        { name: words.relative, tell: (language) => new Intl.RelativeTimeFormat(language).format(-3, 'day') },
        { name: words.list, tell: (language) => new Intl.ListFormat(language).format(['Ana', 'Bento', 'Clara']) },
        { name: words.sorted, tell: (language) => inOrder(language).join(' · ') },
      ]}
    />
  )
}

export function Plurals({ count }: { count: '1' | '0' | '2' | '60' | '1000000' }) {
  const number = Number(count)
  const tell = (sentence: 'answered' | 'copies') => (language: Language) => (
    <>
      {countedSentence(language, sentence, number)} <code lang="en">{pluralForm(language, number)}</code>
    </>
  )
  return (
    <InBothLanguages
      rows={[
        { name: 'answered', tell: tell('answered') },
        { name: 'copies', tell: tell('copies') },
      ]}
    />
  )
}

export function Money({ currency, minorUnits }: { currency: 'BRL' | 'EUR' | 'USD' | 'JPY'; minorUnits: number }) {
  const words = useWords(texts)
  const moneyOf = (language: Language) => createMoney(language, currency, minorUnitsOf(currency))
  return (
    <InBothLanguages
      rows={[
        { name: words.plain, tell: (language) => moneyOf(language).format(minorUnits) },
        { name: words.signed, tell: (language) => moneyOf(language).format(-minorUnits) },
      ]}
    />
  )
}

const INSTANT = '2026-03-12T22:30:00Z'

export function Dates({ day }: { day: '2026-03-12' | '2026-12-31' | '2028-02-29' }) {
  const words = useWords(texts)
  const inZone = (zone: string) => (language: Language) => createFormat(language, zone).dateTime(INSTANT)
  const formatOf = (language: Language) => createFormat(language, 'America/Sao_Paulo')
  return (
    <InBothLanguages
      rows={[
        { name: words.day, tell: (language) => formatOf(language).date(day) },
        { name: words.brief, tell: (language) => formatOf(language).briefDate(day) },
        { name: words.month, tell: (language) => formatOf(language).monthInFull(day) },
        { name: words.instant, tell: inZone('America/Sao_Paulo') },
        { name: words.elsewhere, tell: inZone('Europe/Lisbon') },
      ]}
    />
  )
}

export const page = showcasePage(texts, {
  parts: ['src/i18n/format.ts', 'src/i18n/money.ts'],
  examples: [
    example('sideBySide', SideBySide, { number: range(1234, { min: 0, max: 100_000, step: 1 }) }),
    example('plurals', Plurals, { count: oneOf('1', '0', '2', '60', '1000000') }),
    example('money', Money, {
      currency: oneOf('BRL', 'EUR', 'USD', 'JPY'),
      minorUnits: range(123_456, { min: 0, max: 999_999 }),
    }),
    example('dates', Dates, { day: oneOf('2026-03-12', '2026-12-31', '2028-02-29') }),
  ],
})
