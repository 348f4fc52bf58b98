import { useTranslation } from 'react-i18next'
import type { AttendanceMark } from './finishValues'

/** What the letters stand for, in their order. */
export function AttendanceLegend({ marks }: { marks: readonly AttendanceMark[] }) {
  const { t } = useTranslation('events')
  return (
    <ul className="attendance-legend">
      {marks.map((mark) => (
        <li key={mark}>
          <span className={`mark-letter is-${mark}`} aria-hidden>
            {t(`letters.${mark}`)}
          </span>
          {t(`attendance.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
