import { Star } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { flag, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { Rating } from './Rating'
import { texts } from './texts'
import './page.scss'

export function Choose({ max, disabled }: { max: number; disabled: boolean }) {
  const words = useWords(texts)
  const box = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState(3)
  const textOf = (step: number) => words.step.replace('{{value}}', String(step)).replace('{{max}}', String(max))

  function takeBack(): void {
    setValue(0)
    // The button is disabled then, and would lose the focus.
    box.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={box}>
      <Rating
        label={words.question}
        max={max}
        value={Math.min(value, max)}
        disabled={disabled}
        textOf={textOf}
        onChange={setValue}
      />
      <div className="cluster">
        <output className="muted">{value === 0 ? words.none : textOf(Math.min(value, max))}</output>
        <Button color="ghost" size="sm" disabled={disabled || value === 0} onClick={takeBack}>
          {words.clear}
        </Button>
      </div>
    </div>
  )
}

export function WithWords() {
  const words = useWords(texts)
  const [value, setValue] = useState(0)
  const textOf = (step: number) =>
    words.stepInWords
      .replace('{{value}}', String(step))
      .replace('{{max}}', String(words.levels.length))
      .replace('{{word}}', words.levels[step - 1] ?? '')
  return (
    <>
      <Rating label={words.question} max={words.levels.length} value={value} textOf={textOf} onChange={setValue} />
      <ol className="ratings-words">
        {words.levels.map((word, place) => (
          <li key={word} className={place + 1 === value ? 'is-chosen' : undefined}>
            {word}
          </li>
        ))}
      </ol>
    </>
  )
}

export function ReadOnly({ value }: { value: number }) {
  const words = useWords(texts)
  const { i18n } = useTranslation('samples')
  const [max, count] = [5, 38]
  const shown = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 }).format(value)
  return (
    <p className="ratings-average">
      <span className="ratings-scale" aria-hidden>
        <StarRow count={max} />
        <span className="ratings-part" style={{ inlineSize: `${(100 * value) / max}%` }}>
          <StarRow count={max} />
        </span>
      </span>
      {words.average.replace('{{value}}', shown).replace('{{max}}', String(max)).replace('{{count}}', String(count))}
    </p>
  )
}

function StarRow({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <Star key={place} size={18} strokeWidth={1.75} />
  ))
}

export function Refused() {
  const words = useWords(texts)
  const [value, setValue] = useState(0)
  const [isAsked, setIsAsked] = useState(false)
  const isMissing = isAsked && value === 0
  return (
    <>
      <Rating
        label={words.question}
        max={5}
        value={value}
        error={isMissing ? words.need : undefined}
        textOf={(step) => words.step.replace('{{value}}', String(step)).replace('{{max}}', '5')}
        onChange={setValue}
      />
      <div className="cluster">
        <Button onClick={() => setIsAsked(true)}>{words.send}</Button>
        <output className="muted">{isAsked && value > 0 ? words.thanks : ''}</output>
      </div>
    </>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/views/samples/showcase/extensions/ratings/Rating.tsx'],
  examples: [
    example('choose', Choose, { max: range(5, { min: 3, max: 10 }), disabled: flag(false) }),
    example('withWords', WithWords),
    example('readOnly', ReadOnly, { value: range(3.7, { min: 0, max: 5, step: 0.1 }) }),
    example('refused', Refused),
  ],
})
