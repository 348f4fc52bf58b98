import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { Badge } from '@/@core/components/page/Badge'
import { paths } from '@/configs/paths'
import { MotifFigure, type MotifName } from '@/views/samples/art/Motif'
import { oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function Plain() {
  const words = useWords(texts)
  const [said, setSaid] = useState('')
  return (
    <Card className="cards-basic">
      <h3>{words.plain.title}</h3>
      <p>{words.plain.text}</p>
      <div className="cluster">
        <Button onClick={() => setSaid(words.plain.done)}>{words.plain.action}</Button>
        <Button color="ghost" onClick={() => setSaid(words.plain.put)}>
          {words.plain.other}
        </Button>
        <output className="muted">{said}</output>
      </div>
    </Card>
  )
}

export function WithPicture({ picture }: { picture: MotifName }) {
  const words = useWords(texts)
  return (
    <Card tag="article" className="cards-basic">
      <div className="cards-picture">
        <MotifFigure name={picture} />
      </div>
      <h3>{words.picture.title}</h3>
      <p>{words.picture.text}</p>
    </Card>
  )
}

export function WithList() {
  const words = useWords(texts)
  const titleId = useId()
  return (
    <Card tag="section" aria-labelledby={titleId} className="cards-basic">
      <h3 id={titleId}>{words.list.title}</h3>
      <ul className="cards-rows">
        {words.list.rows.map(([name, state]) => (
          <li key={name}>
            {name}
            <Badge tone={state === words.list.missing ? 'caution' : 'positive'}>{state}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function SideBySide() {
  const words = useWords(texts)
  const [chosen, setChosen] = useState<number>()
  return (
    <div className="cards-grid">
      {words.rooms.map(([title, text], at) => (
        <Card key={title} tag="article" className="cards-basic">
          <h3>{title}</h3>
          <p>{text}</p>
          <Button label={`${words.choose} ${title}`} isPressed={chosen === at} onClick={() => setChosen(at)}>
            {chosen === at && <Check size={16} strokeWidth={1.75} aria-hidden />}
            {words.choose}
          </Button>
        </Card>
      ))}
    </div>
  )
}

export function AsLink() {
  const words = useWords(texts)
  return (
    <div className="cards-grid">
      <Card tag="article" className="cards-basic cards-link">
        <h3>
          <Link to={paths.members}>{words.link.members}</Link>
        </h3>
        <p>{words.link.membersText}</p>
      </Card>
      <Card tag="article" className="cards-basic cards-link">
        <h3>
          <Link to={paths.calendar}>{words.link.calendar}</Link>
        </h3>
        <p>{words.link.calendarText}</p>
      </Card>
    </div>
  )
}

export function States({ state }: { state: 'busy' | 'failed' | 'empty' | 'long' }) {
  const words = useWords(texts).states
  const [isRetrying, setIsRetrying] = useState(false)
  return (
    <Card tag="section" className="cards-basic" aria-busy={state === 'busy'}>
      <h3>{state === 'long' ? words.longTitle : words.title}</h3>
      {state === 'busy' && <DetailSkeleton />}
      {state === 'failed' && <LoadError isRetrying={isRetrying} onRetry={() => setIsRetrying(true)} />}
      {state === 'empty' && <EmptyState title={words.none} hint={words.noneHint} />}
      {state === 'long' && <p>{words.longText}</p>}
    </Card>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/styles/_base.scss',
    'src/@core/components/page/Badge.tsx',
    'src/@core/components/feedback/DetailSkeleton.tsx',
    'src/@core/components/feedback/LoadError.tsx',
    'src/@core/components/feedback/EmptyState.tsx',
  ],
  examples: [
    example('plain', Plain),
    example('withPicture', WithPicture, { picture: oneOf('strings', 'musicStand', 'metronome', 'tuningFork', 'keys') }),
    example('withList', WithList),
    example('sideBySide', SideBySide),
    example('asLink', AsLink),
    example('states', States, { state: oneOf('busy', 'failed', 'empty', 'long') }),
  ],
})
