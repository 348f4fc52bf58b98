import { CalendarCheck, Check, Mail, Music, Receipt } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { flag, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

const marks = [
  { icon: CalendarCheck, tone: 'publico' },
  { icon: Mail, tone: 'ensaio' },
  { icon: Receipt, tone: 'positive' },
  { icon: Music, tone: 'neutral' },
] as const

const days = ['2026-03-14', '2026-02-27', '2026-02-20', '2026-01-31']

/** A day as the person writes it. */
function useDay() {
  const { i18n } = useTranslation('samples')
  const format = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (day: string) => format.format(new Date(day))
}

export function History({ isTwoSided }: { isTwoSided: boolean }) {
  const words = useWords(texts)
  const formatDay = useDay()
  return (
    <div className="timeline-room">
      <ol className={`timeline-list${isTwoSided ? ' is-two-sided' : ''}`}>
        {marks.map(({ icon: Icon, tone }, index) => (
          <li key={tone} className={`tone-${tone}`}>
            <span className="timeline-mark">
              <Icon size={16} strokeWidth={1.75} aria-hidden />
            </span>
            <div className="timeline-body">
              <h3>
                {words.history[index]?.[0]}
                <time dateTime={days[index]}>{formatDay(days[index] ?? '')}</time>
              </h3>
              <p>{words.history[index]?.[1]}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

export function Dense() {
  const words = useWords(texts)
  return (
    <ol className="timeline-list is-dense">
      {words.changes.map(([what, when], index) => (
        <li key={what} className={index === 0 ? 'tone-positive' : undefined}>
          <StatusIcon shape={index === 0 ? 'dot' : 'ring'} />
          <div>
            <h3>
              {what}
              <time>{when}</time>
            </h3>
          </div>
        </li>
      ))}
    </ol>
  )
}

export function Steps({ at }: { at: number }) {
  const words = useWords(texts)
  return (
    <ol className="timeline-list is-steps">
      {words.steps.map(([title, text], index) => (
        <li
          key={title}
          className={index < at ? 'tone-positive' : index > at ? 'is-ahead' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="timeline-mark tabular" aria-hidden>
            {index < at ? <Check size={16} strokeWidth={2} /> : index + 1}
          </span>
          <div>
            <h3>
              {title}
              {index < at && <span className="visually-hidden">{words.done}</span>}
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

export function WithMore() {
  const words = useWords(texts)
  const [done, setDone] = useState<'sent' | 'left'>()
  return (
    <ol className="timeline-list">
      <li className="tone-caution">
        <span className="timeline-mark">
          <Mail size={16} strokeWidth={1.75} aria-hidden />
        </span>
        <div>
          <h3>{words.refused}</h3>
          <p>{words.refusedText}</p>
          <div className="cluster timeline-more">
            <Button size="sm" onClick={() => setDone('sent')}>
              {words.sendAgain}
            </Button>
            <Button size="sm" color="ghost" onClick={() => setDone('left')}>
              {words.letItBe}
            </Button>
            <output className="muted">{done && words[done]}</output>
          </div>
        </div>
      </li>
      <li>
        <span className="timeline-mark">
          <Receipt size={16} strokeWidth={1.75} aria-hidden />
        </span>
        <div>
          <h3>{words.long}</h3>
          <p>{words.longText}</p>
        </div>
      </li>
    </ol>
  )
}

export function Empty() {
  const words = useWords(texts)
  return <EmptyState icon={CalendarCheck} title={words.none} hint={words.noneHint} />
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/page/StatusIcon.tsx', 'src/@core/components/feedback/EmptyState.tsx'],
  examples: [
    example('history', History, { isTwoSided: flag(false) }),
    example('dense', Dense),
    example('steps', Steps, { at: range(1, { min: 0, max: 4 }) }),
    example('withMore', WithMore),
    example('empty', Empty),
  ],
})
