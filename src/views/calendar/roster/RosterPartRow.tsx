import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useFormat } from '@/shared/dates/useFormat'
import { answerStyles } from './answerStyles'
import { shownAnswers, type RosterPart } from './rosterParts'
import { PersonRow } from './PersonRow'
import type { RosterActions } from './useRoster'

interface RosterPartRowProps {
  part: RosterPart
  actions: RosterActions
}

/** One instrument: its figures, and its names one press away. Names that are not shown are not drawn: groups can be large. */
export function RosterPartRow({ part, actions }: RosterPartRowProps) {
  const { t } = useTranslation('roster')
  const { count } = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { counts, needed, people, instrument } = part
  const isShort = needed !== undefined && counts.yes < needed
  return (
    <li className="roster-part">
      <button
        type="button"
        className="roster-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight className="roster-arrow" size={16} aria-hidden />
        <span className="roster-name">{instrument ?? t('noInstrument')}</span>
        <AnswerBar part={part} />
        <span className={`roster-needed tabular${isShort ? ' is-short' : ''}`}>
          {needed !== undefined && t('ofNeeded', { yes: count(counts.yes), needed: count(needed) })}
        </span>
        <span className="roster-counts tabular">
          {shownAnswers.map((answer) => (
            <span key={answer} className={`tone-${answerStyles[answer].tone}${counts[answer] === 0 ? ' is-none' : ''}`}>
              <StatusIcon shape={answerStyles[answer].shape} />
              {count(counts[answer])}
              <span className="visually-hidden"> {t(`answers.${answer}`)}, </span>
            </span>
          ))}
        </span>
      </button>
      <ul id={id} className="roster-people" hidden={!isOpen}>
        {isOpen && people.map((person) => <PersonRow key={person.id} person={person} actions={actions} />)}
        {isOpen && people.length === 0 && <li className="muted">{t('nobodyPlays')}</li>}
      </ul>
    </li>
  )
}

/** The shares of the answers as a bar; the numbers are beside it. */
function AnswerBar({ part: { counts, people, needed = 0 } }: { part: RosterPart }) {
  const whole = Math.max(1, needed, people.length)
  const sections = shownAnswers.map((answer, at) => {
    const before = shownAnswers.slice(0, at).reduce((sum, one) => sum + counts[one], 0)
    return { answer, x: (100 * before) / whole, width: (100 * counts[answer]) / whole }
  })
  return (
    <svg className="answer-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
      <rect className="is-ground" width="100" height="8" />
      {sections.map(({ answer, x, width }) => (
        <rect key={answer} className={`is-${answer}`} x={x} width={width} height="8" />
      ))}
      {needed > 0 && <rect className="is-needed" x={Math.min(99, (100 * needed) / whole - 1)} width="1" height="8" />}
    </svg>
  )
}
