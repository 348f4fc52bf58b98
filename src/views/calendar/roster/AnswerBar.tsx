import { shownAnswers, type RosterPart } from './rosterParts'

/** The shares of the answers as a picture; the numbers stand beside it. */
export function AnswerBar({ part: { counts, people, needed = 0 } }: { part: RosterPart }) {
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
