import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Day } from '@contract/calendar'
import { DateField } from '@/@core/components/fields/DateField'

/** A date is typed in parts, and is another one after each of them. */
const WAIT_MS = 400

interface GoToDateProps {
  /** Where the calendar is. */
  date: string
  onGo: (day: string) => void
}

/** Goes to the day that was chosen, or typed to its end. */
export function GoToDate({ date, onGo }: GoToDateProps) {
  const { t } = useTranslation('calendar')
  /** Null: what stands there is where the calendar is. */
  const [typed, setTyped] = useState<string | null>(null)
  const [before, setBefore] = useState(date)
  if (before !== date) {
    setBefore(date)
    setTyped(null)
  }
  const wanted = typed !== date && Day.safeParse(typed).success ? typed : null

  useEffect(() => {
    if (wanted === null) return undefined
    const timer = setTimeout(() => onGo(wanted), WAIT_MS)
    return () => clearTimeout(timer)
  }, [wanted, onGo])

  return (
    <DateField
      className="calendar-goto"
      label={t('goTo')}
      required
      value={typed ?? date}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (wanted === null) setTyped(null)
        else onGo(wanted)
      }}
    />
  )
}
