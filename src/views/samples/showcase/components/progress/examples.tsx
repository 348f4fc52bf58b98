import { useId, useState } from 'react'
import { Progress } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { CountProgress } from '@/@core/components/feedback/CountProgress'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { flag, oneOf, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

interface AnyBarProps {
  value: number
  tone: 'neutral' | 'positive' | 'caution' | 'danger' | 'ensaio'
  size: 'md' | 'sm' | 'lg'
  striped: boolean
}

export function AnyBar({ value, tone, size, striped }: AnyBarProps) {
  const words = useWords(texts)
  const id = useId()
  return (
    <div className="progress-page">
      <div className={`progress-line is-${size} tone-${tone}`}>
        <span id={id}>{words.answered}</span>
        <span className="tabular">{value}%</span>
        <Progress value={value} striped={striped} barAriaLabelledBy={id} barAriaValueText={`${value}%`} />
      </div>
    </div>
  )
}

export function Counted() {
  const words = useWords(texts)
  const id = useId()
  const [done, setDone] = useState(24)
  return (
    <div className="progress-page">
      <div className="cluster">
        <span id={id}>{done < 60 ? words.sending : words.sent}</span>
        <CountProgress
          labelledBy={id}
          done={done}
          of={60}
          text={words.count.replace('{{done}}', String(done)).replace('{{of}}', '60')}
        />
      </div>
      <div className="cluster">
        <Button size="sm" onClick={() => setDone(Math.min(60, done + 12))}>
          {words.goOn}
        </Button>
        <Button color="ghost" size="sm" onClick={() => setDone(0)}>
          {words.again}
        </Button>
      </div>
    </div>
  )
}

export function Shares() {
  const words = useWords(texts)
  const id = useId()
  return (
    <div className="progress-page">
      <strong id={id}>{words.answers}</strong>
      <Progress multi>
        <Progress bar value={60} className="tone-positive" barAriaLabelledBy={id} barAriaValueText={words.yes} />
        <Progress bar value={15} className="tone-caution" barAriaLabelledBy={id} barAriaValueText={words.perhaps} />
        <Progress bar value={10} className="tone-danger" barAriaLabelledBy={id} barAriaValueText={words.no} />
      </Progress>
      <ul className="progress-legend">
        <li>
          <StatusLabel shape="check" tone="positive" label={words.yes} />
        </li>
        <li>
          <StatusLabel shape="half" tone="caution" label={words.perhaps} />
        </li>
        <li>
          <StatusLabel shape="dash" tone="danger" label={words.no} />
        </li>
        <li>
          <StatusLabel shape="ring" label={words.open} />
        </li>
      </ul>
    </div>
  )
}

export function Unknown() {
  const words = useWords(texts)
  const id = useId()
  const [isReading, setIsReading] = useState(true)
  return (
    <div className="progress-unknown">
      <label htmlFor={id}>{isReading ? words.reading : words.cancelled}</label>
      <progress id={id} {...(!isReading && { value: 0 })} />
      <Button size="sm" onClick={() => setIsReading(!isReading)}>
        {isReading ? words.cancel : words.readAgain}
      </Button>
    </div>
  )
}

export function Ends() {
  const words = useWords(texts)
  const id = useId()
  const ends = [
    { text: words.notBegun, value: 0, tone: 'neutral' },
    { text: words.stopped, value: 40, tone: 'danger' },
    { text: words.done, value: 100, tone: 'positive' },
  ]
  return (
    <div className="progress-page">
      {ends.map(({ text, value, tone }) => (
        <div key={text} className={`progress-line tone-${tone}`}>
          <span id={`${id}-${value}`}>{text}</span>
          <span className="tabular">{value}%</span>
          <Progress value={value} barAriaLabelledBy={`${id}-${value}`} barAriaValueText={`${value}%`} />
        </div>
      ))}
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/feedback/CountProgress.tsx', 'src/@core/import/wizard/WorkProgress.tsx'],
  examples: [
    example('anyBar', AnyBar, {
      value: range(64, { min: 0, max: 100 }),
      tone: oneOf('neutral', 'positive', 'caution', 'danger', 'ensaio'),
      size: oneOf('md', 'sm', 'lg'),
      striped: flag(false),
    }),
    example('counted', Counted),
    example('shares', Shares),
    example('unknown', Unknown),
    example('ends', Ends),
  ],
})
