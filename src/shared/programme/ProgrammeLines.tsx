import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Piece } from '@contract/calendar'
import { numberLines } from '@contract/calendar/programmeLines'
import { Badge } from '@/@core/components/page/Badge'
import { useDuration } from './useDuration'
import './programmeLines.scss'

interface ProgrammeLinesProps {
  /** Of one day, where the event has days. */
  lines: readonly Piece[]
  /** What stands for the title. Absent: the title. */
  renderTitle?: (line: Piece) => ReactNode
  /** What is said below a line. */
  renderNote?: (line: Piece) => ReactNode
}

/** A programme as it is read wherever staff see it: numbered pieces, intermissions between them, encores named as such. */
export function ProgrammeLines({ lines, renderTitle, renderNote }: ProgrammeLinesProps) {
  const { t } = useTranslation('events')
  const duration = useDuration()
  if (lines.length === 0) return null
  return (
    <ol className="programme-lines">
      {numberLines(lines).map(({ line, number }, index) => {
        const { title, composer, minutes, kind } = line
        return (
          // The same piece may be played twice: only its index is unique.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} value={number} className={kind && `is-${kind}`}>
            <div className="programme-line">
              <span className="piece-title">
                {renderTitle ? renderTitle(line) : title}
                {composer !== undefined && <span className="muted"> · {composer}</span>}{' '}
                {kind === 'encore' && <Badge tone="neutral">{t('programme.encore')}</Badge>}
                {renderNote?.(line)}
              </span>
              {minutes !== undefined && <span className="tabular muted">{duration(line)}</span>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
