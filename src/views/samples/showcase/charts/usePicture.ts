import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showcaseLanguageOf } from '@/views/samples/showcase/frame/showcasePage'
import { useMoney } from '@/shared/money/useMoney'
import { pictureTexts, type PictureId } from './pictureTexts'

interface PictureSeries {
  label: string
  values: readonly number[]
}

/** What a picture shows, by whatever library it is drawn. */
export interface Picture {
  /** Of its points, in the order of the values. */
  names: readonly string[]
  series: readonly PictureSeries[]
  /** A value as it is read. */
  format: (value: number) => string
  /** The same, short, beside an axis. */
  tick: (value: number) => string
}

const CENTS = 100
const FIRST_MONTH = 2
const MONTHS = 6

type Words = (typeof pictureTexts)['en']['words']
type Unit = 'percent' | 'money' | 'count' | 'minutes'

/** The names are those of the months where a picture says none. */
const pictures: Record<PictureId, (words: Words) => { unit: Unit; names?: readonly string[]; rows: PictureSeries[] }> =
  {
    linePicture: (words) => ({
      unit: 'percent',
      rows: [
        { label: words.rehearsals, values: [71, 74, 69, 78, 81, 77] },
        { label: words.concerts, values: [92, 90, 94, 93, 96, 95] },
      ],
    }),
    areaPicture: (words) => ({
      unit: 'money',
      rows: [{ label: words.balance, values: [4200, 5100, 3900, 6400, 7200, 6800] }],
    }),
    barPicture: (words) => ({
      unit: 'money',
      rows: [
        { label: words.income, values: [2900, 3400, 2700, 5200, 3600, 3100] },
        { label: words.expense, values: [2100, 2500, 3900, 2700, 2800, 3500] },
      ],
    }),
    stackPicture: (words) => ({
      unit: 'count',
      rows: [
        { label: words.strings, values: [24, 26, 22, 28, 27, 25] },
        { label: words.winds, values: [14, 13, 15, 16, 15, 16] },
        { label: words.voices, values: [9, 11, 8, 12, 13, 12] },
      ],
    }),
    donutPicture: (words) => ({
      unit: 'percent',
      names: words.costs,
      rows: [{ label: words.share, values: [38, 27, 21, 14] }],
    }),
    radarPicture: (words) => ({
      unit: 'percent',
      names: words.questions,
      rows: [
        { label: words.thisSeason, values: [82, 77, 64, 58, 90] },
        { label: words.lastSeason, values: [70, 79, 42, 66, 84] },
      ],
    }),
    rangePicture: (words) => ({
      unit: 'minutes',
      rows: [
        { label: words.shortest, values: [95, 100, 90, 85, 110, 100] },
        { label: words.longest, values: [130, 150, 125, 140, 165, 150] },
      ],
    }),
    gaugePicture: (words) => ({
      unit: 'percent',
      names: [words.reached, words.open],
      rows: [{ label: words.share, values: [72, 28] }],
    }),
  }

/** Invented figures of a season, in the person's language. */
export function usePicture(id: PictureId): Picture {
  const { i18n } = useTranslation()
  const money = useMoney()
  const { language } = i18n
  return useMemo(() => {
    const { words } = pictureTexts[showcaseLanguageOf(language)]
    const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
    const number = new Intl.NumberFormat(language)
    const percent = new Intl.NumberFormat(language, { style: 'percent' })
    const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute' })
    const formats: Record<Unit, (value: number) => string> = {
      percent: (value) => percent.format(value / CENTS),
      money: (value) => money.format(Math.round(value) * CENTS),
      count: (value) => number.format(value),
      minutes: (value) => minutes.format(value),
    }
    const { unit, names, rows } = pictures[id](words)
    const months = Array.from({ length: MONTHS }, (_, index) =>
      month.format(Date.UTC(2026, FIRST_MONTH + index)).replace('.', ''),
    )
    const tick = unit === 'money' ? (value: number) => money.short(Math.round(value) * CENTS) : formats[unit]
    return { names: names ?? months, series: rows, format: formats[unit], tick }
  }, [id, language, money])
}
