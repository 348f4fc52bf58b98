import { Button } from '@/@core/components/Button'
import { Badge } from '@/@core/components/page/Badge'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { flag, oneOf, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function Tones() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <Badge>{words.draft}</Badge>
      <Badge tone="positive" shape="check">
        {words.paid}
      </Badge>
      <Badge tone="caution" shape="half">
        {words.partly}
      </Badge>
      <Badge tone="danger" shape="triangle">
        {words.overdue}
      </Badge>
    </div>
  )
}

export function Categories() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <Badge tone="publico" shape="dot">
        {words.concert}
      </Badge>
      <Badge tone="particular" shape="diamond">
        {words.private}
      </Badge>
      <Badge tone="ensaio" shape="bars">
        {words.rehearsal}
      </Badge>
      <Badge tone="outros" shape="ring">
        {words.other}
      </Badge>
    </div>
  )
}

interface AnyBadgeProps {
  tone: 'neutral' | 'positive' | 'caution' | 'danger' | 'publico' | 'particular' | 'ensaio' | 'outros'
  shape: 'dot' | 'ring' | 'half' | 'diamond' | 'bars' | 'triangle' | 'dash' | 'check'
  hasShape: boolean
  text: string
}

export function AnyBadge({ tone, shape, hasShape, text }: AnyBadgeProps) {
  const words = useWords(texts)
  return (
    <Badge tone={tone} {...(hasShape && { shape })}>
      {text === '' ? words.draft : text}
    </Badge>
  )
}

export function InPlace() {
  const words = useWords(texts)
  return (
    <div className="badges-headings">
      <h3>
        {words.spring} <Badge tone="caution">{words.new}</Badge>
      </h3>
      <p>
        {words.sentence} <Badge>{words.draft}</Badge>
      </p>
      <div>
        <Button to="/calendar">
          {words.replies} <Badge>12</Badge>
        </Button>
        <Button color="ghost" to="/members">
          {words.warnings}
          <Badge tone="danger">3</Badge>
        </Button>
      </div>
    </div>
  )
}

export function InRows() {
  const words = useWords(texts)
  return (
    <ul className="badges-rows">
      <li>
        {words.rows[0]}
        <Badge tone="positive" shape="check">
          {words.paid}
        </Badge>
      </li>
      <li>
        {words.rows[1]}
        <StatusLabel tone="caution" shape="half" label={words.partly} />
      </li>
      <li>
        {words.rows[2]}
        <Badge tone="danger" shape="triangle">
          {words.overdue}
        </Badge>
      </li>
    </ul>
  )
}

export function LongText() {
  const words = useWords(texts)
  return (
    <div className="badges-long">
      <Badge tone="caution">{words.long}</Badge>
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/page/Badge.tsx',
    'src/@core/components/page/StatusLabel.tsx',
    'src/@core/components/page/StatusIcon.tsx',
  ],
  examples: [
    example('tones', Tones),
    example('categories', Categories),
    example('anyBadge', AnyBadge, {
      tone: oneOf('neutral', 'positive', 'caution', 'danger', 'publico', 'particular', 'ensaio', 'outros'),
      shape: oneOf('dot', 'ring', 'half', 'diamond', 'bars', 'triangle', 'dash', 'check'),
      hasShape: flag(true),
      text: anyWords(''),
    }),
    example('inPlace', InPlace),
    example('inRows', InRows),
    example('longText', LongText),
  ],
})
