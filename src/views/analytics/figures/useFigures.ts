import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { once, type Format } from '@/i18n/format'
import type { Money } from '@/i18n/money'
import { useLanguage } from '@/i18n/useLanguage'

/** How the figures of events are written in the person's language; null, where there is nothing to tell, is null again. */
export interface Figures {
  count: (value: number) => string
  /** 0 to 1 as whole per cent. */
  rate: (value: number | null) => string | null
  /** With one decimal. */
  ratio: (value: number | null) => string | null
  money: Money
}

/** By how the person reads counts and money. Each makes formats of Intl, which is slow, and each figure of a screen asks. */
const known = new WeakMap<Format, WeakMap<Money, Figures>>()

export function useFigures(): Figures {
  const language = useLanguage()
  const format = useFormat()
  const money = useMoney()
  const ofFormat = known.get(format) ?? new WeakMap<Money, Figures>()
  known.set(format, ofFormat)
  const figures = ofFormat.get(money) ?? createFigures(language, format, money)
  ofFormat.set(money, figures)
  return figures
}

function createFigures(language: string, { count }: Format, money: Money): Figures {
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const decimal = once(() => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }))
  return {
    count,
    rate: (value) => (value === null ? null : percent.format(value)),
    ratio: (value) => (value === null ? null : decimal().format(value)),
    money,
  }
}
