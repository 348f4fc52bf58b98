import { ChevronRight, Music, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ListGroup, ListGroupItem } from 'reactstrap'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import { Avatar } from '@/@core/components/page/Avatar'
import { Badge } from '@/@core/components/page/Badge'
import { flag, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import '@/@core/styles/choices.scss'
import './page.scss'

interface PlainProps {
  flush: boolean
  numbered: boolean
  horizontal: boolean
}

export function Plain({ flush, numbered, horizontal }: PlainProps) {
  const words = useWords(texts)
  return (
    <ListGroup tag={numbered ? 'ol' : 'ul'} flush={flush} numbered={numbered} horizontal={horizontal}>
      {words.pieces.map((piece) => (
        <ListGroupItem key={piece}>{piece}</ListGroupItem>
      ))}
    </ListGroup>
  )
}

export function Links() {
  const words = useWords(texts)
  return (
    <ListGroup>
      <li>
        <ListGroupItem tag={Link} action to="/members">
          <Users size={18} strokeWidth={1.75} aria-hidden />
          <span className="list-group-text">{words.members}</span>
          <Badge>60</Badge>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </ListGroupItem>
      </li>
      <li>
        <ListGroupItem tag={Link} action to="/calendar">
          <Music size={18} strokeWidth={1.75} aria-hidden />
          <span className="list-group-text">{words.events}</span>
          <Badge>14</Badge>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </ListGroupItem>
      </li>
    </ListGroup>
  )
}

export function ToChoose() {
  const words = useWords(texts)
  const [chosen, setChosen] = useState(0)
  return (
    <ListGroup>
      {words.accounts.map((account, index) => (
        <li key={account}>
          <ListGroupItem
            tag="button"
            type="button"
            action
            active={index === chosen}
            aria-pressed={index === chosen}
            disabled={index === 2}
            onClick={() => setChosen(index)}
          >
            {account}
          </ListGroupItem>
        </li>
      ))}
    </ListGroup>
  )
}

export function WithMore() {
  const words = useWords(texts)
  return (
    <ListGroup>
      {words.people.map(([name = '', role]) => (
        <ListGroupItem key={name}>
          <Avatar name={name} />
          <span className="list-group-text">
            <strong>{name}</strong>
            <small>{role}</small>
          </span>
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}

export function WithBoxes() {
  const words = useWords(texts)
  const [ticked, setTicked] = useState<readonly number[]>([0])
  return (
    <ListGroup>
      {words.pieces.map((piece, at) => (
        <ListGroupItem key={piece}>
          <Checkbox
            label={piece}
            isOn={ticked.includes(at)}
            onToggle={() => setTicked(ticked.includes(at) ? ticked.filter((one) => one !== at) : [...ticked, at])}
          />
          <span className="list-group-text">{piece}</span>
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}

export function AnyNumber({ count }: { count: number }) {
  const words = useWords(texts)
  if (count === 0) return <EmptyState icon={Music} title={words.none} hint={words.noneHint} />
  return (
    <ListGroup>
      {words.pieces.slice(0, count).map((piece) => (
        <ListGroupItem key={piece}>{piece}</ListGroupItem>
      ))}
    </ListGroup>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/fields/Checkbox.tsx', 'src/@core/components/feedback/EmptyState.tsx'],
  examples: [
    example('plain', Plain, { flush: flag(false), numbered: flag(false), horizontal: flag(false) }),
    example('links', Links),
    example('toChoose', ToChoose),
    example('withMore', WithMore),
    example('withBoxes', WithBoxes),
    example('anyNumber', AnyNumber, { count: range(0, { min: 0, max: 4 }) }),
  ],
})
