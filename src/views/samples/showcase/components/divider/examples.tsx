import { Music } from 'lucide-react'
import { Button } from '@/@core/components/Button'
import { flag, oneOf, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function Plain() {
  const words = useWords(texts)
  return (
    <div className="divider-page">
      <p>{words.before}</p>
      <hr />
      <p>{words.after}</p>
    </div>
  )
}

interface WithWordsProps {
  text: string
  place: 'center' | 'start' | 'end'
  line: 'quiet' | 'strong' | 'dashed'
  hasIcon: boolean
}

export function WithWords({ text, place, line, hasIcon }: WithWordsProps) {
  const words = useWords(texts)
  return (
    <div className="divider-page">
      <p>{words.before}</p>
      <div className={`divider is-${place} is-${line}`}>
        {hasIcon && <Music size={16} strokeWidth={1.75} aria-hidden />}
        {text === '' ? words.interval : text}
      </div>
      <p>{words.after}</p>
    </div>
  )
}

export function WithIcon() {
  const words = useWords(texts)
  return (
    <div className="divider-page">
      <p>{words.before}</p>
      <div className="divider" aria-hidden>
        <Music size={18} strokeWidth={1.75} />
      </div>
      <p>{words.after}</p>
    </div>
  )
}

export function Or() {
  const words = useWords(texts)
  return (
    <div className="divider-ways">
      <Button color="primary">{words.withPassword}</Button>
      <div className="divider">{words.or}</div>
      <Button>{words.withLink}</Button>
    </div>
  )
}

export function Upright() {
  const words = useWords(texts)
  return (
    <div className="divider-between">
      {words.facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/views/samples/showcase/components/divider/page.scss'],
  examples: [
    example('plain', Plain),
    example('withWords', WithWords, {
      text: anyWords(''),
      place: oneOf('center', 'start', 'end'),
      line: oneOf('quiet', 'strong', 'dashed'),
      hasIcon: flag(false),
    }),
    example('withIcon', WithIcon),
    example('or', Or),
    example('upright', Upright),
  ],
})
