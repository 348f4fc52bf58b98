import { useId, useState } from 'react'
import { Input } from '@/@core/components/fields/Input'
import { flag, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { Slider } from './Slider'
import { texts } from './texts'
import { TwoThumbSlider, type Span } from './TwoThumbSlider'
import './page.scss'

export function OneThumb({ step, disabled }: { step: number; disabled: boolean }) {
  const words = useWords(texts)
  const [beats, setBeats] = useState(96)
  return (
    <Slider
      label={words.tempo}
      value={beats}
      min={40}
      max={200}
      step={step}
      disabled={disabled}
      valueText={words.beats.replace('{{count}}', String(beats))}
      onChange={setBeats}
    />
  )
}

export function WithSteps() {
  const words = useWords(texts)
  const [level, setLevel] = useState(2)
  return (
    <div className="slider-steps">
      <Slider
        label={words.loudness}
        value={level}
        min={0}
        max={words.levels.length - 1}
        valueText={words.levels[level] ?? ''}
        onChange={setLevel}
      />
      <div className="slider-marks" aria-hidden>
        {words.levels.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  )
}

const minutes = [3, 4, 7, 9, 12, 18, 26, 41]

export function TwoThumbs({ gap, disabled }: { gap: number; disabled: boolean }) {
  const words = useWords(texts)
  const [span, setSpan] = useState<Span>([5, 30])
  const found = minutes.filter((length) => length >= span[0] && length <= span[1]).length
  return (
    <>
      <TwoThumbSlider
        label={words.span}
        fromLabel={words.from}
        toLabel={words.to}
        value={span}
        min={0}
        max={60}
        gap={gap}
        disabled={disabled}
        textOf={(value) => words.minutes.replace('{{count}}', String(value))}
        onChange={setSpan}
      />
      <p className="slider-found">{words.found.replace('{{count}}', String(found))}</p>
    </>
  )
}

export function WithField() {
  const words = useWords(texts)
  const id = useId()
  const [text, setText] = useState('50')
  const percent = Math.min(100, Math.max(0, Math.round(Number(text)) || 0))
  return (
    <div className="slider-with-field">
      <Slider
        label={words.share}
        value={percent}
        min={0}
        max={100}
        valueText={`${percent}%`}
        onChange={(value) => setText(String(value))}
      />
      <label className="visually-hidden" htmlFor={id}>
        {words.percent}
      </label>
      <Input
        id={id}
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(percent))}
      />
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/views/samples/showcase/extensions/slider/Slider.tsx',
    'src/views/samples/showcase/extensions/slider/TwoThumbSlider.tsx',
    'src/views/samples/showcase/extensions/slider/page.scss',
  ],
  examples: [
    example('oneThumb', OneThumb, { step: range(1, { min: 1, max: 20 }), disabled: flag(false) }),
    example('withSteps', WithSteps),
    example('twoThumbs', TwoThumbs, { gap: range(1, { min: 0, max: 10 }), disabled: flag(false) }),
    example('withField', WithField),
  ],
})
