import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Badge } from '@/@core/components/page/Badge'
import { paths } from '@/configs/paths'
import { MotifFigure, type MotifName } from '@/views/samples/art/Motif'
import { oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function Plain() {
  const words = useWords(texts)
  return (
    <Card className="cards-basic">
      <h3>{words.plain.title}</h3>
      <p>{words.plain.text}</p>
      <div className="cluster">
        <Button>{words.plain.action}</Button>
        <Button color="ghost">{words.plain.other}</Button>
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
  return (
    <div className="cards-grid">
      {words.rooms.map(([title, text]) => (
        <Card key={title} tag="article" className="cards-basic">
          <h3>{title}</h3>
          <p>{text}</p>
          <Button label={`${words.choose} ${title}`}>{words.choose}</Button>
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

export const page = showcasePage(texts, {
  parts: ['src/@core/styles/_base.scss', 'src/@core/components/page/Badge.tsx'],
  examples: [
    example('plain', Plain),
    example('withPicture', WithPicture, { picture: oneOf('strings', 'musicStand', 'metronome', 'tuningFork', 'keys') }),
    example('withList', WithList),
    example('sideBySide', SideBySide),
    example('asLink', AsLink),
  ],
})
