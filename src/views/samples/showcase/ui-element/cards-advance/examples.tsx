import { CalendarDays, Check, Clock, Mail, MapPin, Phone, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { CountProgress } from '@/@core/components/feedback/CountProgress'
import { Avatar } from '@/@core/components/page/Avatar'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { useMoney } from '@/shared/money/useMoney'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

const REHEARSAL = new Date('2026-03-12T19:30:00Z')

export function Rehearsal() {
  const words = useWords(texts).rehearsal
  const { i18n } = useTranslation()
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  const titleId = useId()
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(REHEARSAL)
  return (
    <Card tag="article" aria-labelledby={titleId} className="advance-card">
      <div className="advance-head">
        <p className="advance-day">
          <span>{part({ month: 'short' }).replace('.', '')}</span>
          <strong className="tabular">{part({ day: 'numeric' })}</strong>
        </p>
        <div>
          <h3 id={titleId}>{words.title}</h3>
          <StatusLabel shape="bars" tone="ensaio" label={words.category} />
        </div>
      </div>
      <ul className="advance-facts">
        <li>
          <Clock size={16} strokeWidth={1.75} aria-hidden />
          {part({ weekday: 'long', hour: 'numeric', minute: '2-digit' })}
        </li>
        <li>
          <MapPin size={16} strokeWidth={1.75} aria-hidden />
          {words.place}
        </li>
      </ul>
      <fieldset className="cluster">
        <legend>{words.ask}</legend>
        <Button isPressed={answer === 'yes'} onClick={() => setAnswer('yes')}>
          {answer === 'yes' && <Check size={16} strokeWidth={1.75} aria-hidden />}
          {words.yes}
        </Button>
        <Button isPressed={answer === 'no'} onClick={() => setAnswer('no')}>
          {answer === 'no' && <X size={16} strokeWidth={1.75} aria-hidden />}
          {words.no}
        </Button>
      </fieldset>
    </Card>
  )
}

export function Person() {
  const words = useWords(texts).person
  const { i18n } = useTranslation()
  const titleId = useId()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <Card tag="article" aria-labelledby={titleId} className="advance-card">
      <div className="advance-head">
        <Avatar name="Ana Beatriz Lima" isLarge />
        <div>
          <h3 id={titleId}>Ana Beatriz Lima</h3>
          <StatusLabel shape="dot" tone="positive" label={words.status} />
        </div>
      </div>
      <DefinitionList
        items={[
          { term: words.instrument, value: words.horn },
          { term: words.since, value: '2019' },
          { term: words.attendance, value: percent.format(0.92) },
        ]}
      />
      <div className="cluster advance-foot">
        <a className="btn btn-secondary" href="mailto:ana.lima@example.org">
          <Mail size={16} strokeWidth={1.75} aria-hidden />
          {words.write}
        </a>
        <a className="btn btn-secondary" href="tel:+5511912345678">
          <Phone size={16} strokeWidth={1.75} aria-hidden />
          {words.call}
        </a>
      </div>
    </Card>
  )
}

export function Dues({ paid }: { paid: number }) {
  const words = useWords(texts).dues
  const counted = useCounted()
  const money = useMoney()
  const titleId = useId()
  const members = 60
  const late = members - paid
  return (
    <Card tag="section" aria-labelledby={titleId} className="advance-card">
      <h3 id={titleId}>{words.title}</h3>
      <p className="advance-figure tabular">{money.format(late * 4500)}</p>
      <p className="muted">{late === 0 ? words.none : words.open}</p>
      <CountProgress
        labelledBy={titleId}
        done={paid}
        of={members}
        text={words.paid.replace('{{paid}}', String(paid)).replace('{{members}}', String(members))}
      />
      <div className="cluster advance-foot">
        <Button disabled={late === 0} onClick={() => showToast.success(counted(words.reminded, late))}>
          {words.remind}
        </Button>
      </div>
    </Card>
  )
}

const SECONDS = 60

export function Programme() {
  const words = useWords(texts).programme
  const { i18n } = useTranslation()
  const titleId = useId()
  const duration = (seconds: number) => `${Math.floor(seconds / SECONDS)}:${String(seconds % SECONDS).padStart(2, '0')}`
  const total = words.pieces.reduce((sum, { seconds }) => sum + seconds, 0)
  const minutes = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return (
    <Card tag="section" className="advance-card">
      <h3 id={titleId}>{words.title}</h3>
      <p className="muted">
        <CalendarDays size={16} strokeWidth={1.75} aria-hidden /> {minutes.format(Math.round(total / SECONDS))}
      </p>
      <Table aria-labelledby={titleId} className="advance-pieces">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.piece}</th>
            <th scope="col">{words.length}</th>
          </tr>
        </thead>
        <tbody>
          {words.pieces.map(({ composer, piece, seconds }) => (
            <tr key={piece}>
              <th scope="row">
                {piece}
                <span className="muted">{composer}</span>
              </th>
              <td className="tabular">{duration(seconds)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

export function Happened() {
  const words = useWords(texts).happened
  const titleId = useId()
  return (
    <Card tag="section" aria-labelledby={titleId} className="advance-card">
      <h3 id={titleId}>{words.title}</h3>
      <ol className="advance-log">
        {words.rows.map(({ who, what, when }) => (
          <li key={what}>
            <Avatar name={who} />
            <span>
              <strong>{who}</strong> {what}
              <span className="muted">{when}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/page/Avatar.tsx',
    'src/@core/components/page/DefinitionList.tsx',
    'src/@core/components/page/StatusLabel.tsx',
    'src/@core/components/feedback/CountProgress.tsx',
    'src/shared/money/useMoney.ts',
  ],
  examples: [
    example('rehearsal', Rehearsal),
    example('person', Person),
    example('dues', Dues, { paid: range(42, { min: 0, max: 60 }) }),
    example('programme', Programme),
    example('happened', Happened),
  ],
})
