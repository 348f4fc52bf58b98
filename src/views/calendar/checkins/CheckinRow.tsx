import { Check, CloudUpload } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLongPress } from '@/@core/hooks/useLongPress'
import { instrumentText } from '@/shared/records/instrumentText'
import { memberLabel, nameBesideInstrument } from '@/shared/records/memberLabel'
import { useClock } from '@/views/calendar/time/useClock'
import type { CheckinPerson, DoorMark } from './checkinPeople'
import { ArrivalMenu } from './ArrivalMenu'

interface CheckinRowProps {
  person: CheckinPerson
  /** Whether it can be tapped. */
  isOpen: boolean
  /** Waits for a line. */
  isUnsent: boolean
  onPress: () => void
  onMark: (mark: DoorMark) => void
}

/** One person: a tap says that they are here, or not; held, or by the button beside it, how they came. */
export function CheckinRow({ person, isOpen, isUnsent, onPress, onMark }: CheckinRowProps) {
  const { arrival, answer, isInvited } = person
  const { t } = useTranslation('checkin')
  const clock = useClock()
  const row = useRef<HTMLDivElement>(null)
  const longPress = useLongPress(() => row.current?.querySelector<HTMLElement>('.drop [aria-expanded]')?.click())
  const played = instrumentText(person)
  const isLate = arrival?.isLate === true
  const said = isInvited ? (answer === 'silent' ? undefined : t(`said.${answer}`)) : t('notInvited')
  const state = arrival ? t(isLate ? 'hereLate' : 'hereSince', { time: clock(arrival.at) }) : said
  const marks: DoorMark[] = arrival ? [isLate ? 'onTime' : 'late'] : ['onTime', 'late']
  if (!arrival && isInvited && answer !== 'no') marks.push('excused')
  return (
    <div ref={row} className="checkin-line">
      <button
        type="button"
        className={isLate ? 'checkin-row is-here is-late' : arrival ? 'checkin-row is-here' : 'checkin-row'}
        aria-pressed={arrival !== undefined}
        disabled={!isOpen}
        onClick={onPress}
        {...(isOpen && longPress)}
      >
        <span className="checkin-mark" aria-hidden>
          {arrival && <Check size={18} />}
        </span>
        <span className="checkin-name">
          <span>{nameBesideInstrument(person)}</span>
          {played !== undefined && <small>{played}</small>}
        </span>
        {state !== undefined && <span className="checkin-state tabular">{state}</span>}
        {isUnsent && (
          <span className="checkin-unsent">
            <CloudUpload size={16} aria-hidden />
            <span className="visually-hidden">{t('unsentOne')}</span>
          </span>
        )}
      </button>
      {isOpen && <ArrivalMenu id={person.id} name={memberLabel(person)} marks={marks} onMark={onMark} />}
    </div>
  )
}
