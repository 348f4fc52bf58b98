import { useTranslation } from 'react-i18next'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import type { EventTimes } from '@/views/calendar/time/eventDays'
import { useOverlaps } from './useOverlaps'
import { useOverlapText } from './useOverlapText'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import './overlap.scss'

interface OverlapWarningProps {
  /** Sorted by start. The same array until the times change: it is an effect's dependency. */
  times: readonly EventTimes[]
  /** Left out of the comparison: the event itself. */
  ownId?: string
  /** The times are of copies and not of one series. */
  areCopies?: boolean
}

/** Names the events at the same time or on the same day. A warning only: saving stays possible. */
export function OverlapWarning({ times, ownId = '', areCopies = false }: OverlapWarningProps) {
  const { t } = useTranslation('eventForm')
  const text = useOverlapText()
  const overlaps = useOverlaps(times, ownId, useGroupZone())
  if (!overlaps) return null

  const { overlapping, sameDay } = overlaps
  const several = areCopies ? 'copies' : 'series'
  const subject = areCopies || times.length > 1 ? several : 'event'
  return (
    <div className="overlap-note">
      {overlapping.length > 0 && <FormAlert tone="caution">{text.overlapping(overlaps, subject)}</FormAlert>}
      {sameDay.length > 0 && (
        <p className="form-text">
          {t(subject === 'event' ? 'sameDay' : 'sameDays')} {text.named(sameDay, subject)}
        </p>
      )}
    </div>
  )
}
