import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Collapse } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Questions } from '@/views/samples/kit/Questions'
import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function OneMore({ isOpenAtFirst, disabled }: { isOpenAtFirst: boolean; disabled: boolean }) {
  const words = useWords(texts)
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [began, setBegan] = useState(isOpenAtFirst)

  if (began !== isOpenAtFirst) {
    setBegan(isOpenAtFirst)
    setIsOpen(isOpenAtFirst)
  }

  return (
    <div className="collapse-page">
      <Button disabled={disabled} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        {words.details}
      </Button>
      <Collapse id={id} isOpen={isOpen} timeout={160}>
        <div className="collapse-panel">
          <p>{words.text}</p>
        </div>
      </Collapse>
    </div>
  )
}

export function ShowMore() {
  const words = useWords(texts)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="collapse-page">
      <ul className="collapse-rows">
        {words.rows.slice(0, 3).map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <Collapse id={id} isOpen={isOpen} timeout={160}>
        <ul className="collapse-rows">
          {words.rows.slice(3).map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      </Collapse>
      <Button color="ghost" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        {isOpen ? words.fewer : words.more}
      </Button>
    </div>
  )
}

export function Two() {
  const words = useWords(texts)
  const id = useId()
  const [open, setOpen] = useState<readonly number[]>([])
  const toggle = (at: number) => setOpen(open.includes(at) ? open.filter((one) => one !== at) : [...open, at])
  return (
    <div className="collapse-page">
      <div className="cluster">
        {words.parts.map(([name], at) => (
          <Button key={name} aria-expanded={open.includes(at)} aria-controls={`${id}-${at}`} onClick={() => toggle(at)}>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
            {name}
          </Button>
        ))}
      </div>
      {words.parts.map(([name, text], at) => (
        <Collapse key={name} id={`${id}-${at}`} isOpen={open.includes(at)} timeout={160}>
          <div className="collapse-panel">
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        </Collapse>
      ))}
    </div>
  )
}

export function Native() {
  const words = useWords(texts)
  return <Questions items={[{ id: 'money', question: words.question, answer: words.answer }]} />
}

export const page = showcasePage(texts, {
  parts: ['src/views/samples/kit/Questions.tsx'],
  examples: [
    example('oneMore', OneMore, { isOpenAtFirst: flag(true), disabled: flag(false) }),
    example('showMore', ShowMore),
    example('two', Two),
    example('native', Native),
  ],
})
