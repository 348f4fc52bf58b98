import { CalendarDays, ShieldCheck, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Accordion } from 'reactstrap'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { TextField } from '@/@core/components/fields/TextField'
import { Badge } from '@/@core/components/page/Badge'
import { Questions } from '@/views/samples/kit/Questions'
import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { AccordionPart } from './AccordionPart'
import { texts } from './texts'
import './page.scss'

interface AnyAccordionProps {
  opensOne: boolean
  flush: boolean
  isLastDisabled: boolean
}

export function AnyAccordion({ opensOne, flush, isLastDisabled }: AnyAccordionProps) {
  const words = useWords(texts)
  const [open, setOpen] = useState(['0'])

  function toggle(id: string): void {
    const others = open.filter((one) => one !== id)
    if (open.includes(id)) setOpen(others)
    else setOpen(opensOne ? [id] : [...others, id])
  }

  return (
    <Accordion flush={flush} open={open} toggle={toggle}>
      {words.questions.map(([question, answer], index) => (
        <AccordionPart
          key={question}
          title={question}
          isOpen={open.includes(String(index))}
          isDisabled={isLastDisabled && index === words.questions.length - 1}
          onToggle={() => toggle(String(index))}
        >
          <p>{answer}</p>
        </AccordionPart>
      ))}
    </Accordion>
  )
}

export function WithIcons() {
  const words = useWords(texts)
  const [open, setOpen] = useState('')
  const toggle = (id: string) => setOpen(open === id ? '' : id)
  return (
    <Accordion open={open} toggle={toggle}>
      <AccordionPart
        isOpen={open === 'dues'}
        onToggle={() => toggle('dues')}
        title={
          <>
            <Wallet size={18} strokeWidth={1.75} aria-hidden />
            {words.dues}
            <Badge tone="danger">2</Badge>
          </>
        }
      >
        <p>{words.duesText}</p>
      </AccordionPart>
      <AccordionPart
        isOpen={open === 'events'}
        onToggle={() => toggle('events')}
        title={
          <>
            <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
            {words.events}
          </>
        }
      >
        <p>{words.eventsText}</p>
      </AccordionPart>
      <AccordionPart
        isOpen={open === 'privacy'}
        onToggle={() => toggle('privacy')}
        title={
          <>
            <ShieldCheck size={18} strokeWidth={1.75} aria-hidden />
            {words.long}
          </>
        }
      >
        <p>{words.privacyText}</p>
      </AccordionPart>
    </Accordion>
  )
}

export function WithFields() {
  const words = useWords(texts)
  const [open, setOpen] = useState('mail')
  const toggle = (id: string) => setOpen(open === id ? '' : id)
  return (
    <Accordion open={open} toggle={toggle}>
      <AccordionPart title={words.mail} isOpen={open === 'mail'} onToggle={() => toggle('mail')}>
        <TextField label={words.sender} defaultValue="Orquestra do Vale" autoComplete="off" />
      </AccordionPart>
      <AccordionPart title={words.reminders} isOpen={open === 'reminders'} onToggle={() => toggle('reminders')}>
        <CheckboxField label={words.remind} defaultChecked />
        <CheckboxField label={words.remindAgain} />
      </AccordionPart>
    </Accordion>
  )
}

export function Native() {
  const words = useWords(texts)
  return (
    <Questions
      items={words.questions.map(([question = '', answer], index) => ({
        id: question,
        question,
        answer,
        isOpen: index === 0,
      }))}
    />
  )
}

export const page = showcasePage(texts, {
  parts: ['src/views/samples/showcase/components/accordion/AccordionPart.tsx', 'src/views/samples/kit/Questions.tsx'],
  examples: [
    example('anyAccordion', AnyAccordion, {
      opensOne: flag(true),
      flush: flag(false),
      isLastDisabled: flag(false),
    }),
    example('withIcons', WithIcons),
    example('withFields', WithFields),
    example('native', Native),
  ],
})
