import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HomeEvent } from '@contract/home/overview'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { categoryStyles } from '@/configs/categoryStyles'

interface EventLineProps {
  event: HomeEvent
  to: string
  /** Below the date. */
  note?: ReactNode
  /** At the end of the line. */
  children?: ReactNode
}

/** Compact list item of an event: category icon, title and date. */
export function EventLine({ event, to, note, children }: EventLineProps) {
  const { t } = useTranslation('events')
  const when = useEventWhen()
  const { shape, tone } = categoryStyles[event.calendar]
  return (
    <li>
      <span className={`status tone-${tone}`}>
        <StatusIcon shape={shape} />
      </span>
      <span className="home-event">
        <Link to={to}>{event.title}</Link>
        <small>
          {[when.dayInFull(event), when.time(event), t(`categories.${event.calendar}`)].filter(Boolean).join(' · ')}
        </small>
        {note}
      </span>
      {children}
    </li>
  )
}
