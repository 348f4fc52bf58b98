import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '@/@core/components/fields/TextField'
import { flag, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { readDecimal } from './readDecimal'
import { StepperField } from './StepperField'
import { texts } from './texts'
import './page.scss'

const filled = (sentence: string, min: number, max: number) =>
  sentence.replace('{{min}}', String(min)).replace('{{max}}', String(max))

export function Stepper() {
  const words = useWords(texts)
  const [text, setText] = useState('60')
  const [min, max] = [0, 240]
  const isWhole = /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
  return (
    <StepperField
      label={words.chairs}
      hint={filled(words.chairsHint, min, max)}
      error={isWhole ? undefined : filled(words.notWhole, min, max)}
      text={text}
      min={min}
      max={max}
      onChange={setText}
      required
    />
  )
}

export function AnyStepper({ min, max, disabled }: { min: number; max: number; disabled: boolean }) {
  const words = useWords(texts)
  const [text, setText] = useState('3')
  const isWithin = /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
  return (
    <StepperField
      label={words.copies}
      error={isWithin ? undefined : filled(words.notWhole, min, max)}
      text={text}
      min={min}
      max={max}
      disabled={disabled}
      onChange={setText}
      required
    />
  )
}

export function Typed() {
  const words = useWords(texts)
  const [text, setText] = useState('20')
  const isWhole = /^\d+$/.test(text) && Number(text) >= 5 && Number(text) <= 60
  return (
    <TextField
      label={words.minutes}
      className="number-input-short"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={isWhole ? undefined : filled(words.notWhole, 5, 60)}
      required
    />
  )
}

export function Decimals() {
  const words = useWords(texts)
  const { i18n } = useTranslation('samples')
  const format = useMemo(() => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }), [i18n.language])
  const [text, setText] = useState(() => format.format(1234.5))
  const number = readDecimal(text, i18n.language)
  const example = format.format(1234.5)
  return (
    <TextField
      label={words.distance}
      className="number-input-short"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (number !== undefined) setText(format.format(number))
      }}
      hint={words.distanceHint.replace('{{example}}', example)}
      error={number === undefined ? words.notNumber.replace('{{example}}', example) : undefined}
      required
    />
  )
}

export function States() {
  const words = useWords(texts)
  const [text, setText] = useState('400')
  return (
    <>
      <StepperField
        label={words.wrong}
        error={/^\d+$/.test(text) && Number(text) <= 240 ? undefined : words.tooMany}
        text={text}
        min={0}
        max={999}
        onChange={setText}
        required
      />
      <StepperField label={words.disabled} text="12" min={0} max={99} disabled onChange={() => undefined} required />
    </>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/fields/TextField.tsx',
    'src/@core/components/fields/Field.tsx',
    'src/shared/money/AmountField.tsx',
  ],
  examples: [
    example('stepper', Stepper),
    example('anyStepper', AnyStepper, {
      min: range(0, { min: 0, max: 5 }),
      max: range(12, { min: 6, max: 99 }),
      disabled: flag(false),
    }),
    example('typed', Typed),
    example('decimals', Decimals),
    example('states', States),
  ],
})
